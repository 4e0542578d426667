import { createRequire } from "node:module";
import type { CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

import type { PhoneWords } from "../engine/language-rules.ts";
import { anyOf, type Finder, type Found, textBefore, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

/** Digits with the marks that people put between them, at most 24 code units. */
const CANDIDATE =
  /(?<![\p{L}\p{N}]|\d[.,/:-])(?:\+|\()?\d(?:[ ().-]{0,2}\d|\s?\/\s?\d(?=\d)){5,15}(?![\p{N}\p{L}]|[.,/:-]\d)/gu;
const EXTENSION = /^(?:[\s,.]{1,3}(?:ext|extensi[oó]n|x|toestel|tst|interno|int)[\s.:]{0,3}\d{1,6})/iu;
/** Fewest and most digits of a number that a label introduces (E.164: at most 15). */
const FEWEST_LABELLED = 6;
const MOST_DIGITS = 15;

let read: typeof parsePhoneNumberFromString | undefined;

/** Whether a number is one of its country code's, or of `country`. What knows them is read when it is first asked: it is 90 files, and most notes have no number that is in doubt. */
function isOfPlan(surface: string, country?: CountryCode): boolean {
  read ??= (
    createRequire(import.meta.url)("libphonenumber-js/min") as {
      readonly parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
    }
  ).parsePhoneNumberFromString;
  return read(surface, country)?.isValid() === true;
}

/** Telephone and fax numbers: any behind a label, elsewhere those valid in the language's countries or with a country code. */
export function createPhoneFinder(words: PhoneWords, patterns: PatternSet): Finder {
  const findCandidates = patterns.search(CANDIDATE);
  const labelled = new RegExp(
    `${WORD_START}${anyOf(words.labels)}\\.?(?:\\s?(?:y|e|/|and|en)\\s?fax)?\\s?[:.]{0,2}\\s{0,2}(?:n[.º°o]{0,2}:?\\s?)?(?:(?:[+(]?[\\d][\\d ().-]{5,17}\\d)\\s?[/,;y]\\s?)?(?:\\+\\s?)?$`,
    "iu",
  );
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    for (const match of findCandidates(reading)) {
      const surface = trimBrackets(match[0]);
      const start = match.index + match[0].indexOf(surface);
      const digits = surface.replace(/\D/g, "").length;
      if (digits > MOST_DIGITS) continue;
      const isLabelled = digits >= FEWEST_LABELLED && labelled.test(textBefore(text, start));
      if (!isLabelled && !isValid(surface, words)) continue;
      const end = start + surface.length;
      const extension = EXTENSION.exec(text.slice(end, end + 24))?.[0].length ?? 0;
      found.push({ start, end: end + extension, label: "PHONE", score: isLabelled ? 0.97 : 0.7, rule: "phone" });
    }
    return found;
  };
}

function isValid(surface: string, words: PhoneWords): boolean {
  if (isDateLike(surface)) return false;
  if (surface.startsWith("+")) return isOfPlan(surface);
  return words.countries.some((country) => {
    // A national number is written with its trunk prefix, or has none to write. Reading it takes long.
    return isWritten(surface, country) && isOfPlan(surface, country);
  });
}

/** Bare digits are a number of a phone only as nationals write it: 9 in Spain, a leading 0 or 3 elsewhere, groups in the US. */
function isWritten(surface: string, country: string): boolean {
  const digits = surface.replace(/\D/g, "");
  if (country === "ES") return digits.length === 9;
  if (country === "IT") return /^(?:0|3\d{8,9}$)/.test(digits);
  if (country === "US") return /^(?:1[ .-])?\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/.test(surface);
  return digits.startsWith("0");
}

function isDateLike(surface: string): boolean {
  return /^\d{1,4}[ ./-]{1,2}\d{1,2}[ ./-]{1,2}(?:\d{4}|\d{2})$/.test(surface);
}

/** "5982) 487-3837" keeps its bracket inside; one that only closes a remark does not belong to the number. */
function trimBrackets(surface: string): string {
  return surface.startsWith("(") && !surface.includes(")") ? surface.slice(1) : surface;
}
