import type { RuleLanguage } from "../rules/languages/languages.ts";
import { hashSwapped } from "../token-table.ts";

/** What goes before words, folded: the dictionaries leave out most words so made ("Ricontrollo", "overbelast", "prechequeo"). */
const PREFIXES: Readonly<Record<RuleLanguage, RegExp>> = Object.freeze({
  nl: /^(?:her|on|ont|over|onder|pre|post|niet|mede|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini)-?/,
  es: /^(?:re|des|pre|post|pos|sub|anti|co|semi|hiper|hipo|inter|tele|multi|mini|sobre|auto|extra|ultra|micro|macro|normo|bradi|taqui|an|peri|para|intra|infra|supra|video)-?/,
  it: /^(?:ri|re|dis|pre|post|sub|anti|co|semi|iper|ipo|inter|tele|multi|mini|sovra|auto|extra|ultra|micro|macro|stra|normo|bradi|tachi|an|peri|para|intra|infra|supra|video)-?/,
  en: /^(?:re|un|dis|pre|post|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini|over|under|mis|non|out|auto|micro|macro|normo|brady|tachy|an|bi|peri|para|intra|infra|supra|video)-?/,
});

/** What goes behind verbs, and what of the verb it displaces: "averglielo" is "avere" and "glielo". */
const ENCLITICS: Readonly<Partial<Record<RuleLanguage, { ending: RegExp; verb: string }>>> = Object.freeze({
  it: { ending: /(?:[gmtsvc](?:li)?[ei]l[aeio]|[gmtsvc]ene|gli|l[aeio]|ne|[mtscv]i)$/, verb: "e" },
  es: { ending: /(?:(?:[mts]e|nos)?l[aeo]s?|[mts]e|nos)$/, verb: "" },
});
const SHORTEST_WORD = 4;

/** A folded word that no list has, but an ordinary word of the language with a prefix before it or pronouns behind it. */
export function isDerived(language: RuleLanguage, key: string, isOrdinary: (key: string) => boolean): boolean {
  const prefix = PREFIXES[language].exec(key)?.[0].length ?? 0;
  if (prefix > 0 && key.length - prefix >= SHORTEST_WORD && isOrdinary(key.slice(prefix))) return true;
  const enclitics = ENCLITICS[language];
  const match = enclitics?.ending.exec(key);
  if (enclitics === undefined || !match || match.index < SHORTEST_WORD) return false;
  const stem = key.slice(0, match.index);
  // An infinitive alone: "-r"; "Marcella" is no "marce" and "lla".
  return stem.endsWith("r") && isOrdinary(stem + enclitics.verb);
}

/** Shorter words are too near to each other. */
const SHORTEST_MISTYPED = 6;
/** Longer ones are no words: every two of a line of 80,000 letters would be swapped, and all be hashed each time. */
const LONGEST_MISTYPED = 50;

/** "Infromed", "Attneded": a folded word that no list has, of which two letters stand the other way round in one whose hash (`hashKey`) is of a usual word. */
export function isMistyped(key: string, isUsual: (hash: number) => boolean): boolean {
  if (key.length < SHORTEST_MISTYPED || key.length > LONGEST_MISTYPED) return false;
  for (let at = 1; at < key.length; at++) {
    if (key[at - 1] !== key[at] && isUsual(hashSwapped(key, at))) return true;
  }
  return false;
}

/** Endings of adjectives and participles, folded, that names which no list has seldom bear. */
const WORD_ENDING: Readonly<Record<RuleLanguage, RegExp>> = Object.freeze({
  nl: /(?!)/,
  es: /(?:[eo]rico|ctico|[aei]tico|[aei]tica|[eui]ico|smico|nico|gico|brile?s?|[cts]tivo|[cts]tiva|tivo|tiva|tenso|tensa|quico|able|ible|mente|cion|genico|oide|pneico|iforme)$/,
  it: /(?:[eo]rico|t[ti]ico|[aei]tico|[aei]tica|[eu]ico|smico|gico|bbrile|[cts]tivo|[cts]tiva|tivo|tiva|teso|tesa|abile|ibile|mente|zione|oide|noico|iforme)$/,
  en: /(?:xial|asal|[bclrt]ateral|[aeou]ric|[aei]tic|emic|gic|oeic|[lrmn]ous|able|ible|ating|ating|ised|ized|ated|ising|izing|tion|oid|ively|ally|scope|ness|ment)$/,
});
const SHORTEST_OF_ENDING = 6;

/** A folded word of six letters and more that ends as words of the language do, not names. */
export function endsLikeWord(language: RuleLanguage, key: string): boolean {
  return key.length >= SHORTEST_OF_ENDING && WORD_ENDING[language].test(key);
}
