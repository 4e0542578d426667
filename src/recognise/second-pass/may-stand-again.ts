import { CHARACTER_CLASS, MARK } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { Reading } from "../reading.ts";
import { SHAPE_DIGITS, SHAPE_MIXED, SHAPE_OTHER, type TokenTable } from "../token-table.ts";
import { findGlued } from "./find-glued.ts";
import { createPlaceJudge, type NamedPlace } from "./judge-place.ts";
import { LikeTokens } from "./like-tokens.ts";
import { mayBeSigned } from "./may-be-signed.ts";
import { isInside, NameGrowth } from "./name-growth.ts";
import { type NameTraces, signaturesOfTraces } from "./name-traces.ts";
import type { GluedForms } from "./people-index.ts";
import type { PeopleSettings } from "./people-options.ts";
import { findSignatures } from "./signatures.ts";

const LAST_ASCII = 0x7f;
/** A document of more names has one again, mostly; and each token may be compared with all. */
const MOST_NAMES = 64;
const NO_FORMS: readonly string[] = [];

/**
 * False if names of which these are the traces surely stand nowhere in a text but in what is taken (sorted and disjoint): a quick look that
 * spares most documents the making of an index. True says nothing.
 */
export function mayStandAgain(
  reading: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
  settings: PeopleSettings,
): boolean {
  return (
    traces.length > MOST_NAMES ||
    mayHaveWords(reading, traces, taken, settings) ||
    mayStandGlued(reading, traces, taken, settings) ||
    isSigned(reading, traces, taken, settings)
  );
}

function mayHaveWords(
  reading: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
  settings: PeopleSettings,
): boolean {
  const { text, tokens } = reading;
  const { count, start, end, shape } = tokens;
  const like = new LikeTokens(reading, traces, settings);
  const growth = new NameGrowth(like, taken, settings);
  let judge: ((place: NamedPlace) => boolean) | undefined;
  let at = 0;
  for (let i = 0; i < count; i++) {
    if ((shape[i] as number) >= SHAPE_DIGITS) continue;
    const [from, to] = [start[i] as number, end[i] as number];
    while (at < taken.length && (taken[at] as Stretch).end <= from) at++;
    const other = taken[at];
    if (other === undefined || other.start > from || other.end < to) {
      if (!like.isLike(i)) continue;
      if (growth.mayGrow(i, i, true)) return true;
      const surface = text.slice(from, to);
      judge ??= createPlaceJudge(text, () => true, settings);
      if (judge({ start: from, end: to, word: foldWord(surface), surface, likeness: "exact" })) return true;
      continue;
    }
    let last = i;
    for (let next = i + 1; next < count && (end[next] as number) <= other.end; next++)
      if ((shape[next] as number) < SHAPE_DIGITS) last = next;
    if (growth.mayGrow(i, last, false)) return true;
    i = last;
  }
  return false;
}

function mayStandGlued(
  { text, tokens }: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
  settings: PeopleSettings,
): boolean {
  const glued: GluedForms = { long: [], short: [] };
  for (const one of traces) one.addGluedForms(glued);
  const { long } = glued;
  // A short word is seen behind a small letter or a mark alone.
  const short = glued.short.length > 0 && hasMixedOrMark(tokens) ? glued.short : NO_FORMS;
  if (short.length === 0 && long.length === 0) return false;
  return findGlued(text, { long, short }, settings).some(isFreeOf(taken));
}

function hasMixedOrMark({ count, shape }: TokenTable): boolean {
  for (let i = 0; i < count; i++) if (isMixedOrMark(shape[i] as number)) return true;
  return false;
}

/** A word with a small letter before a capital, perhaps, or a mark without a letter. */
function isMixedOrMark(shape: number): boolean {
  return shape === SHAPE_MIXED || (shape > SHAPE_OTHER + LAST_ASCII && CHARACTER_CLASS[shape - SHAPE_OTHER] === MARK);
}

function isSigned(
  reading: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
  settings: PeopleSettings,
): boolean {
  if (!mayBeSigned(reading, traces, taken)) return false;
  return findSignatures(reading.text, signaturesOfTraces(traces), settings.words).some(isFreeOf(taken));
}

function isFreeOf(taken: readonly Stretch[]): (stretch: Stretch) => boolean {
  return ({ start, end }) => !isInside(taken, start, end);
}
