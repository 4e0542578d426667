import type { NoteLanguage } from "../../text/note-languages.ts";
import type { PlaceWords } from "../rules/engine/place-words.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

let all: PlaceWords | undefined;

/** The words of a language; those of all together where the language is not known. */
export function placeWordsOf(language: NoteLanguage | undefined): PlaceWords {
  if (language !== undefined) return LANGUAGES[language].placeWords;
  return (all ??= uniteWords());
}

function uniteWords(): PlaceWords {
  const unite = (pick: (words: PlaceWords) => ReadonlySet<string>) =>
    new Set(Object.values(LANGUAGES).flatMap(({ placeWords }) => [...pick(placeWords)]));
  return Object.freeze({
    determiners: unite((words) => words.determiners),
    prepositions: unite((words) => words.prepositions),
    cues: unite((words) => words.cues),
    roles: unite((words) => words.roles),
    conjunctions: unite((words) => words.conjunctions),
    nounsAfter: unite((words) => words.nounsAfter),
    things: unite((words) => words.things),
    signs: unite((words) => words.signs),
    abbreviations: unite((words) => words.abbreviations),
    hasInitials: false,
  });
}
