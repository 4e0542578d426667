import { foldWord } from "../../text/fold.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { NameText } from "../known-names/extend.ts";
import { extendGroup, type Group, groupPieces, piecesJoin, spanOfGroup } from "../known-names/find-known-names.ts";
import { SURNAME } from "../known-names/name-index.ts";
import { PARTICLES } from "../known-names/particles.ts";
import { readPieces } from "../known-names/pieces.ts";
import { findGlued } from "./find-glued.ts";
import { createPlaceJudge, isInAddress } from "./judge-place.ts";
import { LONGEST_INITIALS, mayBeGivenName, mayBeRelative } from "./may-be-relative.ts";
import type { LikeWord, PeopleIndex } from "./people-index.ts";
import type { PeopleSettings } from "./people-options.ts";
import { findSignatures } from "./signatures.ts";
import { hasLineBreak, isUpper } from "./surroundings.ts";

const NONE: readonly number[] = [];
/** How sure a name found again is beside the name that it repeats. */
const CERTAINTY = 0.9;
/** Two particles of its own before a surname make it no ordinary word ("van der berg"). */
const ENOUGH_PARTICLES = 2;

/**
 * Everywhere that a text names the people of an index, but for names that lie inside one of `taken` (sorted and disjoint); in no
 * order, overlapping where two ways of finding meet.
 */
export function findPeople(
  text: string,
  people: PeopleIndex,
  taken: readonly Stretch[],
  settings: PeopleSettings,
): Span[] {
  const { names, scores } = people;
  const { source } = settings;
  const scored = ({ start, end }: Stretch, label: string): Span => {
    const score = (scores.get(label) ?? 1) * CERTAINTY;
    return { start, end, label, score, source };
  };
  const found = findWords(text, people, taken, settings).map((span) => scored(span, span.label));
  const best = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  const label = names.labels.length === 1 ? (names.labels[0] as string) : best[0];
  for (const stretch of findGlued(text, people, settings)) found.push(scored(stretch, label));
  for (const stretch of findSignatures(text, people.signatures, settings.words)) found.push(scored(stretch, label));
  return found;
}

function findWords(text: string, people: PeopleIndex, taken: readonly Stretch[], settings: PeopleSettings): Span[] {
  const { bounds, count } = readPieces(text);
  const likes: (LikeWord | undefined)[] = [];
  const ids: (readonly number[])[] = [];
  let hasAny = false;
  for (let i = 0; i < count; i++) {
    const start = bounds[2 * i] as number;
    const like = people.mayBegin(text.charCodeAt(start))
      ? people.search(foldWord(text.slice(start, bounds[2 * i + 1])))
      : undefined;
    likes.push(like);
    ids.push(like?.ids ?? NONE);
    hasAny ||= like !== undefined;
  }
  if (!hasAny) return [];
  const name: NameText = {
    text,
    bounds,
    count,
    wordAt: (i) => foldWord(text.slice(bounds[2 * i], bounds[2 * i + 1])),
    ids,
    mayBeGiven: (i) => {
      const [start, end] = [bounds[2 * i] as number, bounds[2 * i + 1] as number];
      return mayBeGivenName(text, start, end, foldWord(text.slice(start, end)), settings);
    },
    joins: (i) =>
      piecesJoin(text, bounds, i) && !hasLineBreak(text, bounds[2 * i + 1] as number, bounds[2 * i + 2] as number),
  };
  const judge = createPlaceJudge(text, (surface) => people.inCapitals.has(surface), settings);
  const spans: Span[] = [];
  let at = 0;
  for (const group of groupPieces(name, people.names, () => true)) {
    const whole = extendGroup(name, people.names, group);
    const [start, end] = [bounds[2 * whole.first] as number, bounds[2 * whole.last + 1] as number];
    while (at < taken.length && (taken[at] as Stretch).end <= start) at++;
    const other = taken[at];
    if (other !== undefined && other.start <= start && other.end >= end) continue;
    if (!isNamed(name, group, whole, likes, judge)) continue;
    const first = extendOverRelative(name, people, group, whole.first, settings);
    spans.push(spanOfGroup(name, people.names, group, { first, last: whole.last }, settings.source));
  }
  return spans;
}

/** "KM Satrija", "Willem Molenkamp": initials or a capitalised word that is no other before a known surname; a relative's, mostly. */
function extendOverRelative(
  name: NameText,
  { names }: PeopleIndex,
  group: Group,
  first: number,
  settings: PeopleSettings,
): number {
  const { text, bounds, ids } = name;
  const start = bounds[2 * first] as number;
  const isSurname = (ids[group.first] as readonly number[]).some((id) => (names.kindsOf(id) & SURNAME) !== 0);
  if (!isSurname || !isUpper(text, bounds[2 * group.first] as number) || !name.joins(first - 1)) return first;
  const [from, to] = [bounds[2 * first - 2] as number, bounds[2 * first - 1] as number];
  // "LET OP BAKKER"
  const isInCapitals = isUpper(text, (bounds[2 * group.first + 1] as number) - 1);
  const isInitials = to - from < LONGEST_INITIALS && isUpper(text, to - 1);
  if (isInitials && isInCapitals) return first;
  return mayBeRelative(text, from, to, start, settings) ? first - 1 : first;
}

/** Two words of a name, or one with initials, always name a person; one word does so by its place. */
function isNamed(
  name: NameText,
  group: Group,
  whole: Group,
  likes: readonly (LikeWord | undefined)[],
  judge: ReturnType<typeof createPlaceJudge>,
): boolean {
  const { text, bounds } = name;
  const stretch = { start: bounds[2 * group.first] as number, end: bounds[2 * group.last + 1] as number };
  let particles = 0;
  for (let piece = whole.first; piece <= whole.last; piece++) {
    if (piece >= group.first && piece <= group.last) continue;
    if (!PARTICLES.has(name.wordAt(piece))) return !isInAddress(text, stretch);
    particles++;
  }
  if (group.last > group.first || particles >= ENOUGH_PARTICLES) return !isInAddress(text, stretch);
  const like = likes[group.first];
  if (like === undefined) return false;
  const word = name.wordAt(group.first);
  const { start, end } = stretch;
  return judge({ start, end, word, surface: text.slice(start, end), likeness: like.likeness });
}
