import type { Reading } from "../../reading.ts";
import type { NumberWords } from "../engine/language-rules.ts";
import { anyOf, type Finder, type Found, WORD_END, WORD_START } from "./finder.ts";
import { PatternSet } from "./pattern-search.ts";

/** A number with five digits or more, letters and separators among them as {@link createNumberFinder} reads them; never a date or a decimal. */
const NUMBER = String.raw`(?:\p{Lu}{1,4}[./-]?)?\d(?:[ ./-]?\d){4,14}(?:[/-]?\p{Lu}{1,2})?`;
/** A date of digits alone; a telephone number is found by its own rule. */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
/** Between the words for a number and the number: the rest of the sentence, without another number, at most so many UTF-16 code units. */
const MOST_BETWEEN = 80;
const BETWEEN = String.raw`(?:[^\d\n\r.;!?]|\.(?=\S)){0,${MOST_BETWEEN}}?`;

/**
 * Numbers that a sentence names: "the record number of PERSON is 9932742", "9932742 is her hospital number", and the same number wherever else
 * it stands in the text. Beside {@link createNumberFinder}, which models read too, so that what they were trained on stays as it was.
 */
export function createSentenceNumberFinder(words: NumberWords): Finder {
  const patterns = new PatternSet();
  const label = anyOf(`${words.labels}|${words.inSentences}`);
  const behind = patterns.search(
    new RegExp(
      String.raw`${WORD_START}${label}${WORD_END}${BETWEEN}(?<![\p{L}\p{N}]|\d[.,/-])(?:${NUMBER})${WORD_END}`,
      "giu",
    ),
  );
  const before = patterns.search(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}]|\d[.,/-])(?:${NUMBER})\s(?:${words.isVerbs})\s(?:\p{L}+\s){0,3}${label}${WORD_END}`,
      "giu",
    ),
  );
  const last = new RegExp(`(?:${NUMBER})$`, "u");
  const first = new RegExp(`^(?:${NUMBER})`, "u");
  return (reading) => {
    const found: Found[] = [];
    for (const match of behind(reading)) {
      const value = last.exec(match[0])?.[0] ?? "";
      addNumber(found, match.index + match[0].length - value.length, value);
    }
    for (const match of before(reading)) addNumber(found, match.index, first.exec(match[0])?.[0] ?? "");
    return found.length === 0 ? found : withRepeats(reading, found);
  };
}

function addNumber(found: Found[], start: number, value: string): void {
  if (value === "" || DATE.test(value)) return;
  found.push({ start, end: start + value.length, label: "ID", score: 0.9, rule: "number-in-sentence" });
}

/** The numbers found, and where else the text has them. */
function withRepeats({ text }: Reading, found: readonly Found[]): Found[] {
  const all = new Map(found.map((one) => [one.start, one] as const));
  const surfaces = [...new Set(found.map(({ start, end }) => text.slice(start, end)))].map((surface) =>
    surface.replaceAll(".", "\\."),
  );
  for (const { index: start, 0: surface } of text.matchAll(
    new RegExp(`${WORD_START}${anyOf(surfaces)}${WORD_END}`, "gu"),
  )) {
    if (all.has(start)) continue;
    all.set(start, { start, end: start + surface.length, label: "ID", score: 0.9, rule: "number-again" });
  }
  return [...all.values()].sort((a, b) => a.start - b.start);
}
