import type { NoteLanguage } from "../../../text/note-languages.ts";
import { hashKey } from "../../token-table.ts";
import { loadCaseTable } from "./case-table.ts";

/**
 * Capital minus small in nats below which a word of the dictionary is ordinary: written small more often than not. Dutch was
 * counted in less text, so it takes more than chance.
 */
const LISTED_ODDS: Readonly<Record<NoteLanguage, number>> = { es: 0, it: 0, en: 0, nl: 1 };
/** And of a name that the dictionary lacks: seven times as often, because lists of names hold many a word ("tto"). */
const NAME_ODDS = -2;

/** Capital minus small in nats of a folded word (see `CaseTable.odds`); undefined where nothing is known. */
export function caseOdds(language: NoteLanguage, key: string): number | undefined {
  return loadCaseTable(language).odds(hashKey(key));
}

/**
 * Whether a folded word is an ordinary one, which is a name only where something beside it says so: what it is written as
 * decides, and the dictionary where that is not known. Measured in docs/reference/rules.md: dictionaries have `garcia` and `juan`.
 */
export function createOrdinaryTest(
  language: NoteLanguage,
  isInDictionary: (key: string) => boolean,
  isName: (key: string) => boolean,
): (key: string) => boolean {
  const table = loadCaseTable(language);
  return (key) => {
    const odds = table.odds(hashKey(key));
    if (odds === undefined) return isInDictionary(key);
    const isListedWord = odds < LISTED_ODDS[language];
    const isOtherWord = odds < (isName(key) ? NAME_ODDS : 0);
    // Undoing a word's endings takes longest: only where it decides.
    return isListedWord === isOtherWord || !isInDictionary(key) ? isOtherWord : isListedWord;
  };
}
