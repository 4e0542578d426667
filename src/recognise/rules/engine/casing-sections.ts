import { firstIndexWhere } from "../../../base/first-index-where.ts";
import { type Casing, casingOf, type Note } from "./note.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { BEGINS } from "./word.ts";

/** Words that a stretch of lines must have to be written in a way of its own: headings in capitals have fewer. */
const FEWEST_WORDS = 10;
const SENTENCE_MARKS = /^[.!?:]$/;

/** Lines that are written alike; token indices, half-open. */
interface Section {
  readonly from: number;
  readonly to: number;
  readonly casing: Casing;
}

/**
 * A note as its parts that are written in mixed case, small letters or capitals: what stands behind a note in capitals must not change how its words are
 * read. Each part has all tokens, its own fields and its own openings.
 */
export function casingSections(note: Note): readonly Note[] {
  let sections = known.get(note);
  if (sections === undefined) {
    const found = findSections(note);
    sections = found.length < 2 ? [note] : found.map((section) => noteOfSection(note, section));
    known.set(note, sections);
    ends.set(
      note,
      found.map(({ to }) => to),
    );
  }
  return sections;
}

const known = new WeakMap<Note, readonly Note[]>();
const ends = new WeakMap<Note, readonly number[]>();

/** What was found in a note, by the part of {@link casingSections} that it begins in, in ascending order. */
export function bySection<T extends { readonly start: number }>(
  note: Note,
  found: readonly T[],
): readonly (readonly T[])[] {
  const sorted = found.toSorted((a, b) => a.start - b.start);
  if (casingSections(note).length === 1) return [sorted];
  let from = 0;
  return (ends.get(note) as readonly number[]).map((to) => {
    const start = from;
    from = note.tokens[to]?.start ?? note.text.length + 1;
    return within(sorted, (one) => one.start, start, from);
  });
}

/** How the part of a note is written that a token stands in. */
export function casingAt(note: Note, index: number): Casing {
  const sections = casingSections(note);
  if (sections.length === 1) return note.casing;
  const to = ends.get(note) as readonly number[];
  return (sections[firstIndexWhere(to.length, (section) => index < (to[section] as number))] ?? note).casing;
}

function findSections({ tokens, openings: { lines } }: Note): readonly Section[] {
  if (lines.length < 2) return [];
  const runs: Section[] = [];
  for (const [index, from] of lines.entries()) {
    const to = lines[index + 1] ?? tokens.length;
    const own = tokens.slice(from, to);
    const last = runs.at(-1);
    const casing = last !== undefined && countCased(own) < SHORTEST_LINE ? last.casing : casingOf(own);
    if (last?.casing === casing) runs[runs.length - 1] = { ...last, to };
    else runs.push({ from, to, casing });
  }
  if (runs.length < 2) return [];
  return joinAlike(runs.map((run) => (isOfItsOwn(run, tokens) ? run : { ...run, casing: "mixed" })));
}

/** Shorter lines are written as the line before. */
const SHORTEST_LINE = 4;

/** Words enough; and of small letters, no lines from the middle of a sentence. */
function isOfItsOwn({ from, to, casing }: Section, tokens: readonly Token[]): boolean {
  if (casing === "mixed") return true;
  if (countCased(tokens.slice(from, to)) < FEWEST_WORDS) return false;
  if (casing === "upper") return true;
  const [before, last, next] = [tokenAt(tokens, from - 1), tokens[to - 1], tokens[to]];
  const isClosed = (token: Token | undefined) => token === undefined || SENTENCE_MARKS.test(token.word.surface);
  return isClosed(before) && (isClosed(last) || next === undefined || (next.begins & BEGINS.lower) === 0);
}

function joinAlike(runs: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.casing === run.casing) joined[joined.length - 1] = { ...last, to: run.to };
    else joined.push(run);
  }
  return joined;
}

function countCased(tokens: readonly Token[]): number {
  let count = 0;
  for (const { begins } of tokens) if ((begins & (BEGINS.lower | BEGINS.upper | BEGINS.capital)) !== 0) count++;
  return count;
}

function noteOfSection(note: Note, { from, to, casing }: Section): Note {
  const { openings, tokens, text } = note;
  const inside = (indices: readonly number[]) => within(indices, (index) => index, from, to);
  const [start, end] = [(tokens[from] as Token).start, tokens[to]?.start ?? text.length];
  const { persons, places, routes, provinces, lines, hasSpeakers } = openings;
  return {
    ...note,
    casing,
    fields: within(note.fields, (field) => field.start, start, end),
    openings: {
      persons: inside(persons),
      places: inside(places),
      routes: inside(routes),
      provinces: inside(provinces),
      lines: inside(lines),
      hasSpeakers,
    },
  };
}

/** What begins from `from` on and before `end`, of values in ascending order: a note of many parts is gone through once, not once a part. */
function within<T>(values: readonly T[], startOf: (value: T) => number, from: number, end: number): readonly T[] {
  const first = firstIndexWhere(values.length, (index) => startOf(values[index] as T) >= from);
  return values.slice(
    first,
    firstIndexWhere(values.length, (index) => startOf(values[index] as T) >= end),
  );
}
