import type { Random } from "../../src/base/random.ts";
import { expandPattern } from "../grammar.ts";
import { createTextBuilder, partsToText, type Part, type PlacedMention } from "../text-builder.ts";
import { createWeighted } from "../weighted.ts";
import { disturb, recaseAll } from "./disturb.ts";
import { createSlotFiller } from "./fill-slots.ts";
import type { LanguagePack, NoteKindPack } from "./language-pack.ts";
import { layOut } from "./lay-out.ts";
import { drawStyle, type WriterStyle } from "./writer-style.ts";

/** A short note: its kind by name, its text, and where each mention stands. */
export interface ShortNote {
  readonly kind: string;
  readonly text: string;
  readonly mentions: readonly PlacedMention[];
}

const HEADER_SHARE = 0.25;
const SIGN_OFF_SHARE = 0.28;
/** Shares of a note's sentences: with a name; from another kind of note; full of what looks like a name. */
const NAMED_SHARE = 0.5;
const OTHER_KIND_SHARE = 0.15;
const LOOK_ALIKE_SHARE = 0.16;

const pickLength = createWeighted([
  [1, 12],
  [2, 20],
  [3, 22],
  [4, 18],
  [5, 12],
  [6, 8],
  [9, 5],
  [14, 3],
]);

const kindPickers = new WeakMap<LanguagePack, (random: Random) => NoteKindPack>();

function pickKind(pack: LanguagePack, random: Random): NoteKindPack {
  let pick = kindPickers.get(pack);
  if (pick === undefined) {
    pick = createWeighted(pack.kinds.map((kind) => [kind, kind.weight] as const));
    kindPickers.set(pack, pick);
  }
  return pick(random);
}

/** Writes a note of some kind, with names in it. */
export function composeShortNote(pack: LanguagePack, random: Random): ShortNote {
  const kind = pickKind(pack, random);
  const style = drawStyle(pack, random);
  const fill = createSlotFiller(pack, style.address, random);
  const write = (frame: string) => disturb(expandPattern(frame, fill, random), style, pack, random);
  const blocks: Part[][] = [];
  if (kind.headers.length > 0 && random.chance(HEADER_SHARE))
    blocks.push(writeHeader(random.pick(kind.headers), write, random));
  const frames = chooseFrames(pack, kind, random);
  blocks.push(layOut(frames.map(write), style, pack, random));
  if (kind.signOffs.length > 0 && random.chance(SIGN_OFF_SHARE)) blocks.push(write(random.pick(kind.signOffs)));
  return finish(kind.name, joinBlocks(blocks, random), style);
}

/** Writes a note without a name, of sentences with what looks like one. */
export function composeLookAlike(pack: LanguagePack, random: Random): ShortNote {
  const style = drawStyle(pack, random);
  const fill = createSlotFiller(pack, style.address, random);
  const used = new Set<string>();
  for (let left = pickLength(random); left > 0; left--)
    used.add(random.pick(random.chance(0.75) ? pack.lookAlikeDraws : plainOf(pack, random)));
  const sentences = [...used].map((frame) => disturb(expandPattern(frame, fill, random), style, pack, random));
  return finish("look-alikes", layOut(sentences, style, pack, random), style);
}

function plainOf(pack: LanguagePack, random: Random): readonly string[] {
  const { plain } = pickKind(pack, random);
  return plain.length > 0 ? plain : pack.lookAlikeDraws;
}

/** Frames of the body, none twice, one with a name at least. */
function chooseFrames(pack: LanguagePack, kind: NoteKindPack, random: Random): string[] {
  const chosen = new Set<string>([random.pick(kind.named)]);
  for (let left = pickLength(random) - 1; left > 0; left--) {
    const source = random.chance(OTHER_KIND_SHARE) ? pickKind(pack, random) : kind;
    if (random.chance(LOOK_ALIKE_SHARE)) chosen.add(random.pick(pack.lookAlikeDraws));
    else chosen.add(random.pick(random.chance(NAMED_SHARE) || source.plain.length === 0 ? source.named : source.plain));
  }
  return random.shuffle([...chosen]);
}

/** Fields of a header in order, most of them, one a line or on one line. */
function writeHeader(fields: readonly string[], write: (frame: string) => Part[], random: Random): Part[] {
  const kept = fields.filter(() => random.chance(0.75));
  const between = random.pick(["\n", "\n", "\n", "  ", " | ", ", ", " "]);
  return (kept.length === 0 ? fields.slice(0, 1) : kept).flatMap((field, index) => [
    ...(index === 0 ? [] : [between]),
    ...write(field),
  ]);
}

function joinBlocks(blocks: readonly (readonly Part[])[], random: Random): Part[] {
  return blocks.flatMap((block, index) => {
    if (index === 0) return block;
    const open = !/[.!?:]$/u.test(partsToText(blocks[index - 1] as readonly Part[]));
    return [random.pick(open ? ["\n", "\n", "\n\n", " // ", " - "] : ["\n", "\n", "\n\n", " ", " // "]), ...block];
  });
}

function finish(kind: string, parts: readonly Part[], { casing }: WriterStyle): ShortNote {
  const builder = createTextBuilder();
  builder.append(casing === "small" || casing === "capitals" ? recaseAll(parts, casing) : parts);
  return { kind, text: `${builder.text()}\n`, mentions: builder.mentions() };
}
