import { CHARACTER_CLASS, LINE_BREAK } from "../../../text/character-classes.ts";
import type { AgeWords } from "../engine/language-rules.ts";
import { anyOf, type Finder, type Found, textAfter, textBefore, WORD_END, WORD_START } from "./finder.ts";
import { numbersOf } from "./numbers-of.ts";
import type { PatternSet } from "./pattern-search.ts";

/** Nobody is older, in years; months and days of infants are fewer too. */
const OLDEST = 120;

/** "A los 2 años" is more often a time since something than an age. */
const FEWEST_YEARS = 7;

const AGE_FIELD = /(?:[:\s]|^)(?:edad|et[àa]|age|aged|leeftijd|lft)\s?[:.]?\s*$/iu;
/** The last letters of {@link AGE_FIELD}, by code unit. */
const IS_LAST_LETTER = Uint8Array.from({ length: 0x100 }, (_, unit) =>
  Number("daàetDAÀET".includes(String.fromCharCode(unit))),
);

/** Ages: "53 años" of a person (not of evolution), 78-jarige, 45enne, 45-year-old, "Edad: 61". */
export function createAgeFinder(words: AgeWords, patterns: PatternSet): Finder {
  const number = `(?:\\d{1,3}(?:[.,]\\d)?|${anyOf(words.numbers)})`;
  const quantity = `${number}\\s{0,2}${words.units}${WORD_END}`;
  const link = "\\s(?:y|e|and|en)\\s(?:medio|media|mezzo|(?:a\\s)?half)?";
  const plain = new RegExp(`(?<![\\p{L}\\p{N}.,/-])${quantity}(?:${link}(?:${quantity})?)?`, "giu");
  const bare = /(?<![\p{L}\p{N}.,/-])\d{1,3}(?![\p{L}\p{N}%]|[.,:/-]\d)/uy;
  const compounds = new RegExp(
    `${WORD_START}(?:${words.compounds.map((source) => source.replace("#", number)).join("|")})${WORD_END}`,
    "giu",
  );
  const findCompounds = patterns.search(compounds);
  const findPlain = patterns.search(plain);
  return (reading) => {
    const { text, tokens } = reading;
    const found: Found[] = [];
    const add = (start: number, surface: string, score: number) => {
      found.push({ start, end: start + surface.trimEnd().length, label: "AGE", score, rule: "age" });
    };
    const isPossible = (surface: string) => !/^\d/.test(surface) || Number.parseInt(surface, 10) <= OLDEST;
    for (const match of findCompounds(reading)) if (isPossible(match[0])) add(match.index, match[0], 0.95);
    for (const match of findPlain(reading)) {
      const surface = match[0].replace(/\s(?:y|e|and|en)\s$/iu, "");
      const after = textAfter(text, match.index + surface.length);
      if (!isPossible(surface) || words.notAfter.test(after)) continue;
      const before = textBefore(text, match.index);
      const isSupported = words.after.test(after) || words.before.test(before);
      if (isSupported || (words.beforeYears?.test(before) === true && isInYears(surface, after)))
        add(match.index, surface, 0.9);
    }
    // A number that ends a field begins a token: no digit or letter stands before it.
    for (const index of reading.get(numbersOf)) {
      const start = tokens.start[index] as number;
      if (!mayEndField(text, start)) continue;
      bare.lastIndex = start;
      const surface = bare.exec(text)?.[0];
      if (surface !== undefined && isPossible(surface) && AGE_FIELD.test(textBefore(text, start)))
        add(start, surface, 0.9);
    }
    return found;
  };
}

/** Is it an age in years, of a person old enough for that? */
function isInYears(surface: string, after: string): boolean {
  return (
    FEWEST_YEARS <= Number.parseInt(surface, 10) && /\d\s*a/iu.test(surface) && !/^\s*(?:de|del|di|dal)\s/iu.test(after)
  );
}

/** A quick look at the letter before a number: most numbers need no more. */
function mayEndField(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && isGap(text.charCodeAt(at))) at--;
  return at >= 0 && IS_LAST_LETTER[text.charCodeAt(at)] === 1;
}

/** White space, a colon or a stop. */
function isGap(unit: number): boolean {
  return (CHARACTER_CLASS[unit] as number) <= LINE_BREAK || unit === 0x3a || unit === 0x2e;
}
