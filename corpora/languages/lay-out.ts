import type { Random } from "../../src/base/random.ts";
import { partsToText, type Part } from "../text-builder.ts";
import type { LanguagePack } from "./language-pack.ts";
import type { WriterStyle } from "./writer-style.ts";

/** Sentences of a note set down in lines and run together, each with its first letter and full stop as the writer types them. */
export function layOut(
  sentences: readonly (readonly Part[])[],
  style: WriterStyle,
  pack: LanguagePack,
  random: Random,
): Part[] {
  const prefixes = linePrefixes(sentences.length, style, pack, random);
  const parts: Part[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const prefix = prefixes[index];
    const text = partsToText(sentence);
    const small = random.chance(style.smallStart);
    if (index > 0) parts.push(separator(parts, style, prefix !== undefined, random));
    if (prefix !== undefined) parts.push(prefix);
    parts.push(...(small ? sentence : capitaliseStart(sentence, pack)));
    if (!/[.!?:]$/u.test(text) && !random.chance(style.openEnd)) parts.push(".");
  }
  return parts;
}

/** What begins each sentence's line; undefined where it follows the one before. */
function linePrefixes(
  count: number,
  { layout }: WriterStyle,
  pack: LanguagePack,
  random: Random,
): (string | undefined)[] {
  const bullet = random.pick(["- ", "- ", "* ", "• ", "-", "> ", "+ ", "→ "]);
  const letters = random.pick(pack.lineLetters).split(" ");
  const mark = random.pick([": ", ": ", "/ ", ") ", " - "]);
  const bed = random.pick(pack.beds);
  const firstBed = 1 + random.int(20);
  const clock = random.pick([":", ".", ""]);
  let minute = 420 + random.int(160) * 5;
  return Array.from({ length: count }, (_, index) => {
    switch (layout) {
      case "one-line":
        return undefined;
      case "lines":
        return "";
      case "paragraphs":
        return index > 0 && random.chance(0.35) ? "" : undefined;
      case "bullets":
        return bullet;
      case "letters":
        return index < letters.length ? `${letters[index]}${mark}` : undefined;
      case "times":
        minute += random.int(18) * 5;
        return `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}${clock}${String(minute % 60).padStart(2, "0")} `;
      case "beds":
        return `${bed} ${firstBed + index}${mark}`;
    }
  });
}

function separator(
  written: readonly Part[],
  { openEnd, missingSpace }: WriterStyle,
  onOwnLine: boolean,
  random: Random,
): string {
  if (onOwnLine) return "\n";
  const stopped = /[.!?:]$/u.test(partsToText(written.slice(-1)));
  if (stopped) return random.chance(missingSpace) ? "" : " ";
  return random.pick(openEnd > 0.3 ? [" ", ", ", ". ", " - ", "; ", "\n", "  "] : [". ", ", ", "; "]);
}

/** The parts with a capital first letter, unless they open with a name in small letters or a mistyped or glued one. */
function capitaliseStart(parts: readonly Part[], pack: LanguagePack): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  if (first === "") return capitaliseStart(rest, pack);
  if (typeof first === "string") return [upperFirst(first, pack), ...rest];
  if (first.form === "small letters") return [...parts];
  return [{ ...first, surface: upperFirst(first.surface, pack) }, ...rest];
}

function upperFirst(text: string, { writing }: LanguagePack): string {
  const digraph = writing.digraphs.find((letters) => text.startsWith(letters));
  if (digraph !== undefined) return digraph.toUpperCase() + text.slice(digraph.length);
  const mark = /^[¿¡"'(]/u.test(text) ? 1 : 0;
  return text.slice(0, mark) + text.slice(mark, mark + 1).toUpperCase() + text.slice(mark + 1);
}
