import type { NumberWords } from "../engine/language-rules.ts";
import { IDENTITY_SCHEMES, isIban } from "./checksums.ts";
import { anyOf, type Finder, type Found, WORD_END, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

const IBAN = new RegExp(`${WORD_START}[A-Z]{2}\\d{2}(?:\\s?[A-Z0-9]{4}){2,7}(?:\\s?[A-Z0-9]{1,4})?${WORD_END}`, "gu");
/** Longest and shortest IBAN, without spaces. */
const IBAN_LENGTHS = { min: 15, max: 34 };
/** Letters before ("nhc-", "A"), groups of digits, letters behind. */
const VALUE =
  /^(?:[A-Z]{1,4}(?:[\s./-]?[A-Z]{1,4})?[\s./-]{0,2}|[a-z]{2,4}-|\p{L}{1,3}\d{0,2}-)?\d{1,15}(?:[ ./-]{1,2}\d{1,12}){0,6}(?:[./-]?[A-Z]{1,3}(?!\p{L})\d{0,6})?(?:[/-]\d{1,6}){0,2}/u;

/** Letters and digits mixed, in capitals: "DNGMCH57C54I274H". */
const CODE = /^(?=[A-Z]*\d[A-Z]*\d|[A-Z]+\d)(?=\d*[A-Z]\d*[A-Z])[A-Z\d]{6,20}(?![\p{L}\p{N}])/u;

/**
 * Numbers that identify: those whose check digits hold in a scheme of the language, IBANs, and any behind a field name
 * ("NHC: 2569870", "MRN 12-34-56").
 */
export function createNumberFinder(words: NumberWords, patterns: PatternSet): Finder {
  const findIbans = patterns.search(IBAN);
  const schemes = words.schemes.map((name) => ({
    name,
    scheme: IDENTITY_SCHEMES[name],
    findAll: patterns.search(
      new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,/-])(?:${IDENTITY_SCHEMES[name].pattern})(?![\\p{L}\\p{N}]|[./-]\\d)`, "gu"),
    ),
  }));
  const label = new RegExp(
    `${WORD_START}${anyOf(words.labels)}(?=[\\s:.#nNº°(]{1,8}(?:nhc[-/ ])?\\p{L}{0,6}[\\s./-]?\\d)[\\s:.#]{0,4}(?:(?:n[.º°o]{1,2}|nr\\.?)[\\s:.]{0,3})?(?:nhc[-/ ])?`,
    "giu",
  );
  const findLabels = patterns.search(label);
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    for (const { name, scheme, findAll } of schemes) {
      for (const match of findAll(reading)) {
        if (!scheme.isValid(match[0])) continue;
        found.push({
          start: match.index,
          end: match.index + match[0].length,
          label: "ID",
          score: scheme.score,
          rule: name,
        });
      }
    }
    for (const match of findIbans(reading)) {
      const length = longestIban(match[0]);
      if (length > 0)
        found.push({ start: match.index, end: match.index + length, label: "ID", score: 0.98, rule: "iban" });
    }
    for (const match of findLabels(reading)) {
      const start = match.index + match[0].length;
      const rest = text.slice(start, start + 48).split(/[\r\n]/, 1)[0] ?? "";
      const value = (CODE.exec(rest) ?? VALUE.exec(rest))?.[0].trimEnd();
      if (value === undefined || value.replace(/[^\p{L}\p{N}]/gu, "").length < 2) continue;
      found.push({ start, end: start + value.length, label: "ID", score: 0.96, rule: "number" });
    }
    return found;
  };
}

/** The length of the longest beginning of `surface` that is an IBAN, cut where a group ends; 0 if none is. */
function longestIban(surface: string): number {
  const compactLength = surface.replace(/\s/g, "").length;
  if (compactLength < IBAN_LENGTHS.min) return 0;
  for (let end = surface.length; end >= IBAN_LENGTHS.min; end = surface.lastIndexOf(" ", end - 1)) {
    if (end <= 0) return 0;
    const candidate = surface.slice(0, end);
    if (candidate.replace(/\s/g, "").length <= IBAN_LENGTHS.max && isIban(candidate)) return end;
  }
  return 0;
}
