import type { FieldName } from "../../field-names/find-field-names.ts";
import type { NameWords } from "./name-words.ts";
import { countParticles, type ParsedName } from "./parse-name.ts";
import type { Token } from "./tokens.ts";

/** A name or place with the rule that found it; token indices. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly score: number;
}

/** What the rules read of a note. */
export interface Note {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly fields: readonly FieldName[];
  /** Where the names of fields begin, in code units. */
  readonly fieldStarts: ReadonlySet<number>;
  readonly names: NameWords;
}

/** Tokens that a row of titles may take, stops included; a longer one is none, and would be read again from each of them. */
const MOST_TITLE_TOKENS = 24;

/** The index after titles, their stops and endings: "Prof. Dr. ", "Sig.ra ", "Dr: ". */
export function skipTitles(note: Note, index: number, afterColon: boolean): number {
  const { tokens, names } = note;
  let at = index;
  for (;;) {
    const token = tokens[at];
    if (token === undefined || at - index >= MOST_TITLE_TOKENS) return at;
    if (!names.titles.has(token.key) || (at > index && token.startsLine)) return at;
    // A lone "D" or "Sister" is a title only before more.
    let next = at + 1;
    const hasStop = tokens[next]?.surface === "." || tokens[next]?.surface === ":";
    if (hasStop && tokens[next]?.surface === ":" && !afterColon && token.surface.length < 2) return at;
    if (hasStop) next++;
    if (hasStop && tokens[next]?.spaced === false && names.titleEndings.has(tokens[next]?.key ?? "")) next++;
    if (tokens[next]?.surface === "." && tokens[next]?.spaced === false) next++;
    // "Dr/a.", "Sr./Sra."
    if (
      tokens[next]?.surface === "/" &&
      tokens[next + 1] !== undefined &&
      (tokens[next + 1] as Token).surface.length <= 3
    ) {
      next += 2;
      if (tokens[next]?.surface === ".") next++;
    }
    at = next;
  }
}

/** Does this token end a name: a stop word, or the name of the next field? */
export function isStop(note: Note, token: Token, index: number): boolean {
  if (note.fieldStarts.has(token.start)) return true;
  if (!note.names.stops.has(token.key)) return false;
  // A word of the list that is a name all the same ("Clínica", "Calle") ends it anyway: recall is the field's.
  return countParticles(note.tokens, index, note.names, false) === 0;
}

/** Written with a capital, or in capitals. */
export function isCapital(token: Token): boolean {
  return token.shape === "capital" || token.shape === "upper";
}

/** The finding of a parsed name. */
export function toFinding(name: ParsedName, rule: string, score: number): Finding {
  return { start: name.start, end: name.end, rule, score };
}

/** "l'ospedale", "dell'istituto": the word behind an article that an apostrophe ties to it. */
export function withoutArticle(key: string): string {
  const apostrophe = key.indexOf("'");
  return apostrophe > 0 && apostrophe < 6 ? key.slice(apostrophe + 1) : key;
}
