import type { AddressWords } from "../engine/language-rules.ts";
import { type Finder, type Found, textAfter, textBefore } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

type Scheme = AddressWords["postcodes"][number];

interface PostcodeRule {
  readonly pattern: RegExp;
  readonly score: number;
  /** Whether what stands round a candidate makes it a postcode. */
  isSupported(surface: string, before: string, after: string): boolean;
}

const LABEL =
  /(?:^|[\s(,])(?:c\.?\s?p\.?|cap|c\.a\.p\.|c[oó]digo postal|postcode|post\s?code|postal code|zip(?: code)?|pc|d\.p\.)\s?[:.]?\s*$/iu;
/** Any country's code behind a label. */
const LABELLED =
  /(?<![\p{L}\p{N}.])(?:c\.?\s?p\.?|cap|c\.a\.p\.|c[oó]digo postal|postcode|post\s?code|postal code|zip(?: code)?|pc)\s?[:.]{0,2}\s{0,2}([A-Z]{0,2}-?\d{4,7}(?:\s?[A-Z]{2,3}(?!\p{L}))?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?![\p{L}\p{N}])/giu;
/** A country's letters before its code, as letters from abroad are addressed: "E-28006", "D-10115", "F-75001", "CH-8001". */
const PREFIXED =
  /(?<![\p{L}\p{N}.,/-])(?:A|AD|B|BE|CH|CZ|D|DE|DK|E|ES|F|FR|GR|HR|I|IT|L|LI|LT|LU|LV|MC|N|NL|P|PL|PT|RO|S|SE|SI|SK|SM|V)-(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{4,5}(?:\s?[A-Z]{2}(?!\p{L}))?)(?![\p{L}\p{N}%]|[.,/-]\d)/gu;
/** The end of an address: a house number, "s/n", a floor, a comma behind them. */
const AFTER_ADDRESS = /(?:\d[ºª°]?\s?\p{L}?|s\/n|[ºª°]|\bizda?|\bdcha?)\.?[\s,.;-]{1,4}$/iu;
/** A place: a capitalised word, with brackets or a dash before it. */
const BEFORE_PLACE = /^[\s,.(-]{1,4}(?:(?:el|la|los|las|l['’]|san)\s)?\p{Lu}[\p{L}\p{M}'’]{2,}/u;
/** Units that look like the letters of a Dutch postcode. */
const UNITS = /[\s]?(?:MG|ML|CC|MM|CM|KG|IE|EH|UI|HZ|KJ|MW|PM|AM|XR|CR|EN|OP|IN|SA|SD|SS)$/;

const RULES: Readonly<Record<Scheme, PostcodeRule>> = {
  nl: {
    pattern: /(?<![\p{L}\p{N}.,/-])[1-9]\d{3}[ \t\u00a0]{0,2}[A-Z]{2}(?![\p{L}\p{N}])/gu,
    score: 0.93,
    isSupported: (surface, before) => !UNITS.test(surface) || LABEL.test(before),
  },
  es: {
    pattern: /(?<![\p{L}\p{N}.,/])(?:E-)?(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\p{L}\p{N}%]|[.,/-]\d)/gu,
    score: 0.93,
    isSupported: (surface, before, after) =>
      LABEL.test(before) || surface.startsWith("E-") || BEFORE_PLACE.test(after) || AFTER_ADDRESS.test(before),
  },
  it: {
    pattern: /(?<![\p{L}\p{N}.,/-])(?:I-)?\d{5}(?![\p{L}\p{N}%]|[.,/-]\d)/gu,
    score: 0.9,
    isSupported: (surface, before, after) =>
      LABEL.test(before) ||
      surface.startsWith("I-") ||
      (BEFORE_PLACE.test(after) && /(?:^|[,;(-])\s*$|\d\p{L}?\s$/u.test(before)),
  },
  uk: {
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?:GIR\s?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y])(?:\s|(?=\d[ABD-HJLNP-UW-Z]{2}))\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/gu,
    score: 0.92,
    isSupported: (surface, before) => /\s/.test(surface) || LABEL.test(before),
  },
  us: {
    pattern: /(?<![\p{L}\p{N}.,/-])\d{5}(?:-\d{4})?(?![\p{L}\p{N}%]|[.,/-]\d)/gu,
    score: 0.9,
    isSupported: (_, before) =>
      LABEL.test(before) ||
      /(?:^|[\s,])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|[A-Z]\p{Ll}{3,12})[\s,]{1,2}$/u.test(
        before,
      ),
  },
};

/** Postcodes of the language's countries; bare digits only behind a label, an address or before a place. */
export function createPostcodeFinder(schemes: readonly Scheme[], patterns: PatternSet): Finder {
  const rules = schemes.map((scheme) => ({ ...RULES[scheme], findAll: patterns.search(RULES[scheme].pattern) }));
  const [findLabelled, findPrefixed] = [patterns.search(LABELLED), patterns.search(PREFIXED)];
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    for (const match of findLabelled(reading)) {
      const [whole, value = ""] = match;
      const end = match.index + whole.length;
      found.push({ start: end - value.length, end, label: "POSTCODE", score: 0.97, rule: "postcode-field" });
    }
    for (const { 0: whole, index } of findPrefixed(reading)) {
      found.push({ start: index, end: index + whole.length, label: "POSTCODE", score: 0.9, rule: "postcode" });
    }
    for (const { score, isSupported, findAll } of rules) {
      for (const match of findAll(reading)) {
        const end = match.index + match[0].length;
        if (!isSupported(match[0], textBefore(text, match.index), textAfter(text, end))) continue;
        found.push({ start: match.index, end, label: "POSTCODE", score, rule: "postcode" });
      }
    }
    return found;
  };
}
