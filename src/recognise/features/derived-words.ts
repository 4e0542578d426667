import type { NoteLanguage } from "../../text/note-languages.ts";

/** What goes before words, folded: the dictionaries leave out most words so made ("Ricontrollo", "overbelast", "prechequeo"). */
const PREFIXES: Readonly<Record<NoteLanguage, RegExp>> = Object.freeze({
  nl: /^(?:her|on|ont|over|onder|pre|post|niet|mede|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini)-?/,
  es: /^(?:re|des|pre|post|pos|sub|anti|co|semi|hiper|hipo|inter|tele|multi|mini|sobre|auto|extra|ultra|micro|macro|normo|bradi|taqui|an|peri|para|intra|infra|supra|video)-?/,
  it: /^(?:ri|re|dis|pre|post|sub|anti|co|semi|iper|ipo|inter|tele|multi|mini|sovra|auto|extra|ultra|micro|macro|stra|normo|bradi|tachi|an|peri|para|intra|infra|supra|video)-?/,
  en: /^(?:re|un|dis|pre|post|sub|anti|co|semi|hyper|hypo|inter|tele|multi|mini|over|under|mis|non|out|auto|micro|macro|normo|brady|tachy|an|bi|peri|para|intra|infra|supra|video)-?/,
});

/** What goes behind verbs, and what of the verb it displaces: "averglielo" is "avere" and "glielo". */
const ENCLITICS: Readonly<Partial<Record<NoteLanguage, { ending: RegExp; verb: string }>>> = Object.freeze({
  it: { ending: /(?:[gmtsvc](?:li)?[ei]l[aeio]|[gmtsvc]ene|gli|l[aeio]|ne|[mtscv]i)$/, verb: "e" },
  es: { ending: /(?:(?:[mts]e|nos)?l[aeo]s?|[mts]e|nos)$/, verb: "" },
});
const SHORTEST_WORD = 4;

/** A folded word that no list has, but an ordinary word of the language with a prefix before it or pronouns behind it. */
export function isDerived(language: NoteLanguage, key: string, isOrdinary: (key: string) => boolean): boolean {
  const prefix = PREFIXES[language].exec(key)?.[0].length ?? 0;
  if (prefix > 0 && key.length - prefix >= SHORTEST_WORD && isOrdinary(key.slice(prefix))) return true;
  const enclitics = ENCLITICS[language];
  const match = enclitics?.ending.exec(key);
  if (enclitics === undefined || !match || match.index < SHORTEST_WORD) return false;
  const stem = key.slice(0, match.index);
  // An infinitive alone: "-r"; "Marcella" is no "marce" and "lla".
  return stem.endsWith("r") && isOrdinary(stem + enclitics.verb);
}
