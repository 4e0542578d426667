import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Reading } from "../reading.ts";
import { createIdentifierFinder } from "../rules/identifiers/find-identifiers.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

/** A stretch that a pattern found (a date, a telephone number, …), in UTF-16 code units; `kind` is 0 to 14. */
export interface Hint {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
}

/** Kinds of identifier that patterns find, in the order of their numbers: part of every model that uses them. */
const KINDS = ["DATE", "TIME", "AGE", "PHONE", "EMAIL", "URL", "ID", "POSTCODE", "ADDRESS"];

/** What the patterns of a language find, as features for a CRF: a pattern says "like a date", the CRF whether it is one. */
export function createHintFinder(language: NoteLanguage | null): (reading: Reading) => Hint[] {
  if (language === null) return () => [];
  const find = createIdentifierFinder(LANGUAGES[language].forms);
  return (reading) =>
    reading.get(find).flatMap(({ start, end, label }) => {
      const kind = KINDS.indexOf(label);
      return kind < 0 ? [] : [{ start, end, kind }];
    });
}
