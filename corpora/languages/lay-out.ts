import type { Random } from "../../src/base/random.ts";
import { partsToText, type Part } from "../text-builder.ts";
import type { PackLanguage } from "./language-pack.ts";
import type { WriterStyle } from "./writer-style.ts";

/** Letters that head the lines of a note: SOAP and SBAR as each language has them. */
const LETTERS: Readonly<Record<PackLanguage, readonly string[]>> = {
  en: ["S O A P", "S B A R", "PC HPC O/E Plan", "S O Imp Plan", "B A R", "D A R"],
  nl: ["S O E P", "S B A R", "S O P", "A O C B"],
  es: ["S O A P", "S B A R", "MC EA EF Plan", "S O P"],
  it: ["S O A P", "S B A R", "A O T", "S O V P"],
};
const BEDS: Readonly<Record<PackLanguage, readonly string[]>> = {
  en: ["bed", "Bed", "B", "Rm", "room", "bay", "SR"],
  nl: ["bed", "k", "kamer", "K"],
  es: ["cama", "Hab.", "hab", "C", "box"],
  it: ["letto", "L", "st.", "stanza", "Lt"],
};

/** Sentences of a note set down in lines and run together, each with its first letter and full stop as the writer types them. */
export function layOut(
  sentences: readonly (readonly Part[])[],
  style: WriterStyle,
  language: PackLanguage,
  random: Random,
): Part[] {
  const prefixes = linePrefixes(sentences.length, style, language, random);
  const parts: Part[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const prefix = prefixes[index];
    const text = partsToText(sentence);
    const small = random.chance(style.smallStart);
    if (index > 0) parts.push(separator(parts, style, prefix !== undefined, random));
    if (prefix !== undefined) parts.push(prefix);
    parts.push(...(small ? sentence : capitaliseStart(sentence, language)));
    if (!/[.!?:]$/u.test(text) && !random.chance(style.openEnd)) parts.push(".");
  }
  return parts;
}

/** What begins each sentence's line; undefined where it follows the one before. */
function linePrefixes(
  count: number,
  { layout }: WriterStyle,
  language: PackLanguage,
  random: Random,
): (string | undefined)[] {
  const bullet = random.pick(["- ", "- ", "* ", "• ", "-", "> ", "+ ", "→ "]);
  const letters = random.pick(LETTERS[language]).split(" ");
  const mark = random.pick([": ", ": ", "/ ", ") ", " - "]);
  const bed = random.pick(BEDS[language]);
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
function capitaliseStart(parts: readonly Part[], language: PackLanguage): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  if (first === "") return capitaliseStart(rest, language);
  if (typeof first === "string") return [upperFirst(first, language), ...rest];
  if (first.form === "small letters") return [...parts];
  return [{ ...first, surface: upperFirst(first.surface, language) }, ...rest];
}

function upperFirst(text: string, language: PackLanguage): string {
  // Dutch takes the whole digraph: IJssel.
  if (language === "nl" && text.startsWith("ij")) return `IJ${text.slice(2)}`;
  const mark = /^[¿¡"'(]/u.test(text) ? 1 : 0;
  return text.slice(0, mark) + text.slice(mark, mark + 1).toUpperCase() + text.slice(mark + 1);
}
