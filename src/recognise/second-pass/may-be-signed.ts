import { isCapitalAt } from "../../text/character-classes.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { Reading } from "../reading.ts";
import { SHAPE_INITIAL, SHAPE_MIXED, SHAPE_UPPER } from "../token-table.ts";
import type { NameTraces } from "./name-traces.ts";
import { LONGEST_SIGNATURE } from "./signatures.ts";
import { isLetter } from "./surroundings.ts";
import { LETTER } from "./word-sieve.ts";

/** "J.G." */
const SHORTEST_DOTTED = 4;
const STOP = 0x2e;
const SPACE = 0x20;

/**
 * False if surely none who left these traces signs a text with initials, but where `taken` (sorted and disjoint) has them: a quick look at its
 * capitals before `findSignatures`. True says nothing.
 */
export function mayBeSigned(
  { text, tokens }: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
): boolean {
  const { count, start, end, shape } = tokens;
  let initials = 0;
  for (const { initialBits } of traces) initials |= initialBits;
  if (initials === 0) return false;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const kind = shape[i] as number;
    if (kind !== SHAPE_UPPER && kind !== SHAPE_INITIAL && kind !== SHAPE_MIXED) continue;
    const [from, to] = [start[i] as number, end[i] as number];
    const first = LETTER[text.charCodeAt(from)] as number;
    if (first !== 0 && (initials & (1 << first)) === 0) continue;
    while (at < taken.length && (taken[at] as Stretch).end <= from) at++;
    const other = taken[at];
    const isTaken = other !== undefined && other.start <= from && other.end >= to;
    const reach = endOfInitials(text, from);
    if (reach - from >= SHORTEST_DOTTED && !(isTaken && other.end >= reach)) return true;
    if (!isTaken && mayBeInitials(text, from, to, traces)) return true;
  }
  return false;
}

/** Where letters with a full stop behind each, and one space between them at most, end. */
function endOfInitials(text: string, from: number): number {
  let end = from;
  for (let at = from; isLetter(text, at) && text.charCodeAt(at + 1) === STOP;) {
    end = at + 2;
    at = text.charCodeAt(end) === SPACE ? end + 1 : end;
  }
  return end;
}

/** Initials without stops: a given name's first and a surname's last, in capitals. */
function mayBeInitials(text: string, start: number, end: number, traces: readonly NameTraces[]): boolean {
  // What is no letter of the alphabet may stand beside initials in one run of letters, and be one.
  for (let i = start; i < end; i++) if (LETTER[text.charCodeAt(i)] === 0) return true;
  const isShort = end - start > 1 && end - start <= LONGEST_SIGNATURE;
  if (!isShort || !isCapitalAt(text, start) || !isCapitalAt(text, end - 1)) return false;
  const first = LETTER[text.charCodeAt(start)] as number;
  const last = LETTER[text.charCodeAt(end - 1)] as number;
  const begins = (letter: number) => (word: string) => LETTER[word.charCodeAt(0)] === letter;
  return traces.some(({ names }) =>
    names.some(
      ({ given, surname, either }) =>
        given.some(({ word }) => begins(first)(word)) &&
        (surname.some(({ word }) => begins(last)(word)) || either.some(begins(last))),
    ),
  );
}
