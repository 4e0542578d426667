import { firstIndexWhere } from "../../base/first-index-where.ts";
import { entityAt } from "../../text/entities.ts";
import { moveSpan, type Span } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import type { Note } from "../rules/engine/note.ts";
import { placeAt } from "../rules/engine/places.ts";
import { readNote } from "../rules/engine/read-note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";

/** What Dutch marks in the generated notes has taught the shipped models: it stays as it was. */
const UNCUT: ReadonlySet<RuleLanguage> = new Set<RuleLanguage>(["nl"]);
/** Words of a person before the title of the next. */
const FEWEST_BEFORE_TITLE = 2;

/** Where the first of two neighbours ends and the second begins; token indices. */
interface Cut {
  readonly end: number;
  readonly next: number;
}

/**
 * The names, cut where two stand side by side without a mark between them: a town and its province or country ("Logroño La Rioja",
 * "Buenos Aires C.F. Argentina"), a person and the title of the next ("Elena Robles Nieto Doctor Fleming").
 */
export function splitNeighbours(language: RuleLanguage, reading: Reading, names: Span[]): Span[] {
  if (UNCUT.has(language) || !names.some((span) => mayHoldTwo(reading.text, span))) return names;
  const note = readNote(reading, LANGUAGES[language]);
  return names.flatMap((span) => {
    if (!mayHoldTwo(reading.text, span)) return [span];
    const cuts = entityAt(reading.text, span) === "GPE" ? cutsOfPlaces(note, span) : cutsBeforeTitles(note, span);
    if (cuts.length === 0) return [span];
    const { tokens } = note;
    const starts = [span.start, ...cuts.map(({ next }) => (tokens[next] as Token).start)];
    const ends = [...cuts.map(({ end }) => (tokens[end - 1] as Token).end), span.end];
    return starts.map((start, index) => moveSpan(span, start, ends[index] as number));
  });
}

/** Most names are a word or two of which no second could begin. */
function mayHoldTwo(text: string, span: Span): boolean {
  const space = text.indexOf(" ", span.start);
  return space >= 0 && space < span.end;
}

/** Behind a listed place, capitals of its state or district at most, the next begins ("Guadalajara JAL México"). */
function cutsOfPlaces(note: Note, span: Span): Cut[] {
  const { tokens } = note;
  const cuts: Cut[] = [];
  let at = indexAt(tokens, span.start);
  for (;;) {
    const match = placeAt(note, at);
    if (match === undefined) return cuts;
    let next = at + match.length;
    while (isWithin(tokens, next, span) && !isListedPlace(note, next) && isCapitalsOrStop(tokens[next] as Token))
      next++;
    if (!isWithin(tokens, next, span) || !isListedPlace(note, next)) return cuts;
    cuts.push({ end: next, next });
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
  for (let at = indexAt(tokens, span.start); isWithin(tokens, at, span); at++) {
    const { word, spaced } = tokens[at] as Token;
    const isTitle = spaced && (word.is & IS.title) !== 0;
    if (isTitle && words >= FEWEST_BEFORE_TITLE) {
      const next = tokens[at + 1]?.word.surface === "." ? at + 2 : at + 1;
      if (!isWithin(tokens, next, span)) return cuts;
      cuts.push({ end: at, next });
      words = 0;
    } else if (word.shape !== "other" && (word.is & IS.particle) === 0) words++;
  }
  return cuts;
}

function indexAt(tokens: readonly Token[], start: number): number {
  return firstIndexWhere(tokens.length, (index) => (tokens[index] as Token).end > start);
}

function isWithin(tokens: readonly Token[], index: number, { end }: Span): boolean {
  return index < tokens.length && (tokens[index] as Token).end <= end;
}
