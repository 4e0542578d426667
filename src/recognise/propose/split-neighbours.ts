import { entityAt } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Reading } from "../reading.ts";
import { firstTokenBehind, type Note } from "../rules/engine/note.ts";
import { placeAt } from "../rules/engine/places.ts";
import { readNote } from "../rules/engine/read-note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";
import { type Cut, cutNames } from "./cut-names.ts";

/** Words of a person before the title of the next. */
const FEWEST_BEFORE_TITLE = 2;
const NO_CUTS: readonly Cut[] = [];

/**
 * The names, cut where two stand side by side without a mark between them: a town and its province or country ("Logroño La Rioja",
 * "Buenos Aires C.F. Argentina"), a person and the title of the next ("Elena Robles Nieto Doctor Fleming").
 */
export function splitNeighbours(language: NoteLanguage, reading: Reading, names: readonly Span[]): readonly Span[] {
  const { text } = reading;
  return cutNames(names, (span) => {
    if (!mayHoldTwo(text, span)) return NO_CUTS;
    const note = readNote(reading, LANGUAGES[language]);
    return entityAt(text, span) === "GPE" ? cutsOfPlaces(note, span) : cutsBeforeTitles(note, span);
  });
}

/** Most names are a word or two of which no second could begin. */
function mayHoldTwo(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).includes(" ");
}

/**
 * Behind a listed place, capitals of its state or district at most, the next begins ("Guadalajara JAL México"). None does behind the noun of a quarter
 * that is a town too ("Colonia Roma Norte").
 */
function cutsOfPlaces(note: Note, span: Span): Cut[] {
  const { tokens } = note;
  const cuts: Cut[] = [];
  let at = firstTokenBehind(tokens, span.start);
  if (isWithin(tokens, at, span) && ((tokens[at] as Token).word.is & IS.stop) !== 0) return cuts;
  for (;;) {
    const match = placeAt(note, at);
    if (match === undefined) return cuts;
    let next = at + match.length;
    while (isWithin(tokens, next, span) && !isListedPlace(note, next) && isCapitalsOrStop(tokens[next] as Token))
      next++;
    if (!isWithin(tokens, next, span) || !isListedPlace(note, next)) return cuts;
    cuts.push(cutBetween(tokens, next, next));
    at = next;
  }
}

function isListedPlace(note: Note, index: number): boolean {
  const { word, spaced } = note.tokens[index] as Token;
  if (!spaced || word.shape !== "capital") return false;
  const match = placeAt(note, index);
  return match !== undefined && match.strength !== "supported";
}

function isCapitalsOrStop({ word }: Token): boolean {
  return word.shape === "upper" || word.isInitial || word.surface === ".";
}

function cutsBeforeTitles({ tokens }: Note, span: Span): Cut[] {
  const cuts: Cut[] = [];
  let words = 0;
  for (let at = firstTokenBehind(tokens, span.start); isWithin(tokens, at, span); at++) {
    const { word, spaced } = tokens[at] as Token;
    const isTitle = spaced && (word.is & IS.title) !== 0;
    if (isTitle && words >= FEWEST_BEFORE_TITLE) {
      const next = tokens[at + 1]?.word.surface === "." ? at + 2 : at + 1;
      if (!isWithin(tokens, next, span)) return cuts;
      cuts.push(cutBetween(tokens, at, next));
      words = 0;
    } else if (word.shape !== "other" && (word.is & IS.particle) === 0) words++;
  }
  return cuts;
}

/** Behind the token before `end`, and before the token `next`. */
function cutBetween(tokens: readonly Token[], end: number, next: number): Cut {
  return { end: (tokens[end - 1] as Token).end, start: (tokens[next] as Token).start };
}

function isWithin(tokens: readonly Token[], index: number, { end }: Span): boolean {
  return index < tokens.length && (tokens[index] as Token).end <= end;
}
