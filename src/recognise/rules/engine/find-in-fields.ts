import { foldWord } from "../../../text/fold.ts";
import type { FieldName } from "../../field-names/field-name.ts";
import { acceptsInField } from "./accepts.ts";
import { readDottedInitials, isSignature } from "./initials.ts";
import { type Finding, firstTokenFrom, isCapitalHere, type Note } from "./note.ts";
import { parseName, type ParsedName, toFinding } from "./parse-name.ts";
import { skipTitles } from "./titles.ts";
import type { Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** Names in fields, by the index of the first token of the field's value, which may be a title. */
export function findInFields(note: Note): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  const { tokens } = note;
  for (const [index, field] of note.fields.entries()) {
    const isNamed = field.kind === "person";
    // "cell: anna 07…", "Mob:Jan"
    if (!isNamed && field.kind !== "phone") continue;
    const limit = note.fields[index + 1]?.start ?? note.text.length;
    const at = firstTokenFrom(tokens, field.end);
    const value = skipMarks(tokens, at);
    const finding = readValue(note, { value, limit, isLoose: !isNamed || isLooseField(note, field), from: at });
    if (finding !== undefined) found.set(value, finding);
  }
  return found;
}

interface Value {
  readonly value: number;
  readonly limit: number;
  readonly isLoose: boolean;
  readonly from: number;
}

function readValue(note: Note, { value, limit, isLoose, from }: Value): Finding | undefined {
  const { tokens } = note;
  // "Dr: Jansen": the colon of a title.
  const start = skipTitles(note, value, true);
  const first = tokens[start];
  if (first === undefined || first.start >= limit || isOnLaterLine(tokens, from, start)) return undefined;
  const name = parseName(note, start, acceptsInField(limit, isLoose && start === value));
  if (name !== undefined) return toFinding(withGivenName(note, name, limit), "field", isLoose ? 0.9 : 0.96);
  if (isLoose) return undefined;
  const dotted = readDottedInitials(tokens, start);
  if (dotted > start) return { start, end: dotted, rule: "initials", score: 0.8 };
  return isSignature(first) && note.casing === "mixed"
    ? { start, end: start + 1, rule: "initials", score: 0.7 }
    : undefined;
}

/** "Arts (naam):", "Aanw.:": the index behind the marks of a field's end. */
function skipMarks(tokens: readonly Token[], index: number): number {
  let at = index;
  while (at < index + 3 && FIELD_MARKS.has(tokens[at]?.word.surface ?? "")) at++;
  return at;
}

const FIELD_MARKS: ReadonlySet<string> = new Set([":", ".", ")"]);

function isLooseField(note: Note, field: FieldName): boolean {
  return note.lexicon.names.looseFields.has(foldWord(note.text.slice(field.start, field.end)));
}

/** A form leaves its value on the field's line. */
function isOnLaterLine(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i <= to; i++) if (tokens[i]?.startsLine === true && i > from) return true;
  return false;
}

/** "GARCÍA LÓPEZ, María": the given name behind the comma; "Jansen, Piet, Kees" are three people. */
function withGivenName(note: Note, name: ParsedName, limit: number): ParsedName {
  const { tokens } = note;
  const next = tokens[name.end + 1];
  if (tokens[name.end]?.word.surface !== "," || next === undefined || next.startsLine || next.start >= limit)
    return name;
  if (
    !next.word.isGiven ||
    name.dotted > 0 ||
    isCapitalHere(note, next) !== isCapitalHere(note, name.words[0] as Token)
  )
    return name;
  const behind = tokens[name.end + 2];
  const isLast = behind === undefined || behind.startsLine || behind.start >= limit || behind.word.shape === "other";
  if (!isCapitalHere(note, next) && !next.word.isSureName && !isLast) return name;
  const given = parseName(
    note,
    name.end + 1,
    (_, { word, start }, { isFirst }) =>
      start < limit && word.isName && (isFirst || word.isGiven) && (word.is & IS.stop) === 0,
  );
  if (given === undefined) return name;
  const after = tokens[given.end];
  const goesOn =
    after !== undefined && !after.startsLine && (after.word.surface === "," || (after.word.is & IS.particle) !== 0);
  if (name.words.length === 1 && (given.particles > 0 || goesOn)) return name;
  const isOther =
    name.words.length === 1 && after?.word.shape === "capital" && !after.startsLine && after.start < limit;
  if (isOther) return name;
  const { start, dotted, undotted, trailing, leadingParticles, particles, places } = name;
  const words = [...name.words, ...given.words];
  return { start, end: given.end, dotted, undotted, trailing, leadingParticles, particles, words, places };
}
