import { createRandom, type Random } from "../../base/random.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { type JudgeItem, mergeJudgeItems } from "../../review/judging/judge-file.ts";
import { type Decoy, judgedSurface } from "../../review/judging/judgements.ts";
import { foldSurface } from "../../text/fold.ts";
import { writtenParts } from "../names/name-parts.ts";
import type { EntryClass } from "./classify-entries.ts";

export interface JudgePlanInput {
  /** Every entry among the likeliest, see `classifyEntries`. */
  readonly classes: readonly EntryClass[];
  /** Ids of kept entries that are much likelier where names stand, see `keptWordLifts`. */
  readonly lifted?: ReadonlySet<number>;
  /** Words that are to be judged besides: originals that came back. */
  readonly further?: readonly JudgeItem[];
  /** Names that are known, as they are written, and their folded parts: decoys that are names come from here. */
  readonly known: { readonly surfaces: readonly string[]; readonly parts: ReadonlySet<string> };
  /** Whether a shipped list has this name, see `loadPersonNames`. */
  readonly isListed: (surface: string) => boolean;
  readonly seed: number;
}

/** Texts of an entry. */
const CONTEXTS = 3;
/** Entries to a decoy, and fewest decoys where there are so many. */
const ENTRIES_PER_DECOY = 4;
const FEWEST_DECOYS = 4;
const SHORTEST_DECOY = 3;

/**
 * What a person is to judge: unjudged entries that could be names, kept ones that are much likelier where names stand, and originals that came back, each
 * spelling once, with up to three texts it stood in; and one decoy to four of them, at least four where there are so many, half
 * of them names and half ordinary words. Decoys stand in texts of other entries. Shuffled by seed, so that the order gives nothing away. Empty if
 * nothing is to be judged.
 */
export function planJudgeFile(input: JudgePlanInput): JudgeItem[] {
  const { classes, lifted = new Set<number>(), further = [], seed } = input;
  const ofEntries = classes.flatMap((entry) => {
    const why = [...entry.couldBeName, ...(lifted.has(entry.tokenId) ? ["lift"] : [])];
    return why.length === 0 ? [] : [{ surface: entry.surface, why, contexts: entry.sighting.contexts }];
  });
  const entries = mergeJudgeItems([...ofEntries, ...further]).map((item) => ({
    ...item,
    contexts: item.contexts.slice(0, CONTEXTS),
  }));
  if (entries.length === 0) return [];
  const random = createRandom(seed, "judge");
  const taken = new Set(entries.map(({ surface }) => surface));
  const count = Math.max(FEWEST_DECOYS, Math.ceil(entries.length / ENTRIES_PER_DECOY));
  const texts = [
    ...new Set([...classes.map(({ sighting }) => sighting), ...further].flatMap(({ contexts }) => contexts)),
  ];
  const dressed = (decoy: Decoy, surfaces: Iterable<string>, most: number): JudgeItem[] =>
    firstNew(surfaces, taken, most).map((surface) => {
      // As many texts as some entry has: their number must not give a decoy away.
      const contexts = random.shuffle(texts).slice(0, random.pick(entries).contexts.length);
      return { surface, why: [], contexts, decoy };
    });
  const words = dressed("word", plainWords(input, texts, random), Math.floor(count / 2));
  const names = dressed("name", plainNames(input, texts, random), count - words.length);
  return random.shuffle([...entries, ...names, ...words]);
}

/** Parts of known names with a capital that some list has and that no text has as a word in small letters. */
function plainNames({ known, isListed }: JudgePlanInput, texts: readonly string[], random: Random): Iterable<string> {
  const ordinary = new Set(countWords(texts).keys());
  return lazily(random.shuffle(known.surfaces), function* (surface) {
    for (const part of writtenParts(surface, SHORTEST_DECOY))
      if (/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(part) && isListed(part) && !ordinary.has(part.toLowerCase())) yield part;
  });
}

/** Words in small letters that a person kept, then the words that the texts have most often, none of them a known or listed name. */
function plainWords(
  { classes, known, isListed }: JudgePlanInput,
  texts: readonly string[],
  random: Random,
): Iterable<string> {
  const isPlain = (word: string) =>
    new RegExp(`^[\\p{Ll}\\p{M}]{${SHORTEST_DECOY},}$`, "u").test(word) &&
    !known.parts.has(foldSurface(word)) &&
    !isListed(word);
  const kept = classes.flatMap((entry) => (entry.class === "keep" && entry.by === "decision" ? [entry.surface] : []));
  const frequent = [...countWords(texts)].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return lazily([...random.shuffle(kept), ...frequent], function* (word) {
    if (isPlain(word)) yield word;
  });
}

/** How often the texts have each word in small letters. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.replace(MASK, " ").matchAll(/[\p{L}\p{M}]+/gu))
      if (word === word.toLowerCase()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function* lazily<T>(items: readonly T[], expand: (item: T) => Iterable<string>): Generator<string> {
  for (const item of items) yield* expand(item);
}

/** The first surfaces that are not taken, which then are. */
function firstNew(surfaces: Iterable<string>, taken: Set<string>, most: number): string[] {
  const chosen: string[] = [];
  for (const written of surfaces) {
    if (chosen.length === most) break;
    const surface = judgedSurface(written);
    if (taken.has(surface)) continue;
    taken.add(surface);
    chosen.push(surface);
  }
  return chosen;
}
