import { createIdentifierFinder } from "../identifiers/find-identifiers.ts";
import type { ListLanguage } from "../lists/word-lists.ts";
import type { Hint } from "./context-features.ts";

/** Kinds of identifier that patterns find, in the order of their numbers: part of every model that uses them. */
const KINDS = ["DATE", "TIME", "AGE", "PHONE", "EMAIL", "URL", "ID", "POSTCODE", "ADDRESS"];

/** What the patterns of a language find, as features for a CRF: a pattern says "like a date", the CRF whether it is one. */
export function createHintFinder(language: ListLanguage | null): (text: string) => Hint[] {
  if (language === null) return () => [];
  const find = createIdentifierFinder(language);
  return (text) =>
    find(text).flatMap(({ start, end, label }) => {
      const kind = KINDS.indexOf(label);
      return kind < 0 ? [] : [{ start, end, kind }];
    });
}
