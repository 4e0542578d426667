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
 * A number as registers give them, by itself: no decimal, share or price. In one piece, or in groups with one separator; two groups with a point between
 * are a decimal, and groups with spaces may be a row of a table.
 */
const GROUPED = String.raw`\d{2,6}(?:-\d{2,6}){1,3}|\d{2,6}\/\d{2,6}|\d{2,6}(?:\.\d{2,6}){2,3}`;
const LONG = String.raw`(?<![\p{L}\p{N}]|\d[ .,:/-]|[-.,/]|[€$£<>=±] ?)(?:\p{Lu}{1,3}[-.]?)?(?:${GROUPED}|\d{6,15})(?![\p{L}\p{N}]|[-/]| ?[%‰°€$£]|[.,:]\d| \d)`;
/** Digits of those in groups: fewer are ranges and blood pressures, as are two groups of one length. */
const LEAST_GROUPED = 7;
/** What counts, measures and ranges are, unlike numbers of registers: round, or with points at the thousands. Or a date (`20240312`). */
const COUNTED = /(?:00$|^\d{1,3}(?:\.\d{3})+$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$)/;

/** A {@link NUMBER} has so many UTF-16 code units or more. */
const SHORTEST = 5;
/** Where one may begin. */
const BEGINNING = new RegExp(String.raw`${WORD_START}[\p{L}\p{N}]`, "gu");
const WORD_ENDS = new RegExp(WORD_END, "uy");

/**
 * Numbers that a sentence names: "the record number of PERSON is 9932742", "9932742 is her hospital number", and the same number wherever else
 * it stands in the text; and numbers of six digits or more (in groups seven) that are not round, whatever the sentence says. Beside {@link createNumberFinder}, which models read too, so that what they were trained on stays as it was.
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
  const long = patterns.search(new RegExp(LONG, "gu"), true);
  const last = new RegExp(`(?:${NUMBER})$`, "u");
  const first = new RegExp(`^(?:${NUMBER})`, "u");
  return (reading) => {
    const found: Found[] = [];
    for (const match of behind(reading)) {
      const value = last.exec(match[0])?.[0] ?? "";
      addNumber(found, match.index + match[0].length - value.length, value);
    }
    for (const match of before(reading)) addNumber(found, match.index, first.exec(match[0])?.[0] ?? "");
    const named = found.length === 0 ? found : withRepeats(reading, found);
    let next = 0;
    // Both are in the order of the text, and overlap nothing of their own.
    const isNamed = (from: number, to: number) => {
      while (next < named.length && (named[next] as Found).end <= from) next++;
      return next < named.length && (named[next] as Found).start < to;
    };
    const others = long(reading).filter(
      ({ 0: surface, index }) => isRegistered(surface) && !isNamed(index, index + surface.length),
    );
    return others.length === 0 ? named : [...named, ...others.map(longNumber)].sort((a, b) => a.start - b.start);
  };
}

function isRegistered(surface: string): boolean {
  if (COUNTED.test(surface) || DATE.test(surface)) return false;
  const groups = surface.match(/\d+/g) ?? [];
  if (groups.length < 2) return true;
  const [first = "", second = ""] = groups;
  const isRange = groups.length === 2 && first.length === second.length;
  return !isRange && groups.join("").length >= LEAST_GROUPED;
}

function longNumber({ index: start, 0: surface }: RegExpExecArray): Found {
  return { start, end: start + surface.length, label: "ID", score: 0.5, rule: "long-number" };
}

function addNumber(found: Found[], start: number, value: string): void {
  if (value === "" || DATE.test(value)) return;
  found.push({ start, end: start + value.length, label: "ID", score: 0.9, rule: "number-in-sentence" });
}

/**
 * The numbers found, and where else the text has them. No expression is made of the numbers: to compile one a note costs more than the search. The text is
 * gone through once, however many they are.
 */
function withRepeats({ text }: Reading, found: readonly Found[]): Found[] {
  const all = new Map(found.map((one) => [one.start, one] as const));
  const byBeginning = new Map<string, string[]>();
  for (const surface of new Set(found.map(({ start, end }) => text.slice(start, end)))) {
    const beginning = surface.slice(0, SHORTEST);
    const known = byBeginning.get(beginning);
    if (known === undefined) byBeginning.set(beginning, [surface]);
    else known.push(surface);
  }
  let next = 0;
  for (const { index: start } of text.matchAll(BEGINNING)) {
    if (start < next) continue;
    const surface = byBeginning
      .get(text.slice(start, start + SHORTEST))
      ?.find((one) => text.startsWith(one, start) && endsWord(text, start + one.length));
    if (surface === undefined) continue;
    next = start + surface.length;
    if (!all.has(start)) all.set(start, { start, end: next, label: "ID", score: 0.9, rule: "number-again" });
  }
  return [...all.values()].sort((a, b) => a.start - b.start);
}

function endsWord(text: string, end: number): boolean {
  WORD_ENDS.lastIndex = end;
  return WORD_ENDS.test(text);
}
