import type { NoteLanguage } from "../../text/note-languages.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

const SHORTEST_WORD = 4;

/** A folded word that no list has, but an ordinary word of the language with a prefix before it or pronouns behind it. */
export function isDerived(language: NoteLanguage, key: string, isOrdinary: (key: string) => boolean): boolean {
  const prefix = LANGUAGES[language].prefixes.exec(key)?.[0].length ?? 0;
  if (prefix > 0 && key.length - prefix >= SHORTEST_WORD && isOrdinary(key.slice(prefix))) return true;
  const { enclitics } = LANGUAGES[language];
  const match = enclitics?.ending.exec(key);
  if (enclitics === undefined || !match || match.index < SHORTEST_WORD) return false;
  const stem = key.slice(0, match.index);
  // An infinitive alone: "-r"; "Marcella" is no "marce" and "lla".
  return stem.endsWith("r") && isOrdinary(stem + enclitics.verb);
}
