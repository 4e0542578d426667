import { entityAt } from "../../text/entities.ts";
import type { CandidateFacts, DocumentFacts } from "./facts.ts";
import { countBetween, type CountedKind } from "./running-counts.ts";
import { clamp, type Feature, type FeatureGroup, flag } from "./feature.ts";
import { hasTitleBefore } from "./of-neighbours.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Note } from "../rules/engine/note.ts";

/** Nats from which the language's model is sure. */
const SURE_ODDS = 3;
const MOST_ODDS = 15;

/** Tokens before and behind a candidate of which it counts what stands there: what is farther off may be another text. */
const REACH = 50;
/** No count says more than this many. */
const MOST = 8;

/**
 * What stands in the candidate's own sentence, as shares of its words. No share is of more: text before a note or behind it must not change what its
 * names look like.
 */
export const OF_SENTENCE: FeatureGroup = {
  lower: shareOfWords("lower"),
  capital: shareOfWords("capital"),
  ordinary: shareOfWords("ordinary"),
  unknown: shareOfWords("unknown"),
  terms: shareOfWords("terms"),
  inLower: (candidate, document) =>
    flag(
      inSentence(candidate, document, "capital") === 0 &&
        inSentence(candidate, document, "lower") > inSentence(candidate, document, "upper"),
    ),
};

/** Kinds of tokens that tell what kind of text it is wherever they stand; of none of them a text of ordinary words has more than a few. */
const COUNTED = ["rareTerms", "upper", "capitalInside", "unknown", "talk", "forms", "fields", "numbers"] as const;
type Side = "before" | "after";

/**
 * How many there are before the candidate and behind it: counts up to a few, no shares. Ordinary words that are added to a note add nothing to them.
 */
export const OF_SURROUNDINGS: FeatureGroup = Object.fromEntries(
  (["before", "after"] as const).flatMap((side) => [
    ...COUNTED.map((kind): [string, Feature] => [
      `${kind}.${side}`,
      (candidate, document) => Math.min(MOST, onSide(candidate, document, kind, side)),
    ]),
    // The line that text is added by says nothing.
    [
      `lines.${side}`,
      (candidate, document) => Math.min(MOST, Math.max(0, onSide(candidate, document, "lines", side) - 1)),
    ] as [string, Feature],
    ...(["candidates", "sure"] as const).map((kind): [string, Feature] => [
      `${kind}.${side}`,
      (candidate, document) => Math.min(MOST, startsOnSide(candidate, document, startsIn(document)[kind], side)),
    ]),
  ]),
);

const MOST_REPEATS = 4;

/** What else in the document is written like the candidate. */
export const OF_REPEATS: FeatureGroup = {
  /** Times that a word of it is written small elsewhere. */
  small: ({ words }, { counts }) =>
    Math.min(
      MOST_REPEATS,
      Math.max(0, ...words.map(({ key, shape }) => (counts.get(key)?.small ?? 0) - flag(shape === "lower"))),
    ),
  /** Times that its rarest word stands in the document. */
  words: (candidate, document) => Math.min(MOST_REPEATS, timesOf(candidate, document)),
  candidates: ({ lowered }, { surfaces }) => Math.min(MOST_REPEATS, surfaces.get(lowered) ?? 1),
  /** Of the places where its rarest word stands, the share that is proposed like this. */
  share: (candidate, document) =>
    Math.min(1, (document.surfaces.get(candidate.lowered) ?? 1) / Math.max(1, timesOf(candidate, document))),
  sharing: (candidate, document) => Math.min(MOST_REPEATS, othersSharing(candidate, document).length),
  sharedOdds: (candidate, document) => {
    const others = othersSharing(candidate, document);
    return others.length === 0 ? 0 : clamp(Math.max(...others.map(({ odds }) => odds)), MOST_ODDS);
  },
};

function shareOfWords(kind: CountedKind): Feature {
  return (candidate, document) =>
    inSentence(candidate, document, kind) / Math.max(1, inSentence(candidate, document, "words"));
}

/** How many of a kind stand in the candidate's sentence, itself among them. */
function inSentence(candidate: CandidateFacts, { running }: DocumentFacts, kind: CountedKind): number {
  return countBetween(running, kind, candidate.sentenceFrom, candidate.sentenceTo);
}

/** How many of a kind stand on one side of the candidate, no farther off than {@link REACH}. */
function onSide(candidate: CandidateFacts, { note, running }: DocumentFacts, kind: CountedKind, side: Side): number {
  const [from, to] = reachOf(candidate, note, side);
  return countBetween(running, kind, from, to);
}

/** How many names begin on one side of the candidate, no farther off than {@link REACH}; `starts` are their first tokens, ascending. */
function startsOnSide(candidate: CandidateFacts, { note }: DocumentFacts, starts: readonly number[], side: Side) {
  const [from, to] = reachOf(candidate, note, side);
  const before = (index: number) => firstIndexWhere(starts.length, (at) => (starts[at] as number) >= index);
  return before(to) - before(from);
}

function reachOf({ first, last }: CandidateFacts, { tokens }: Note, side: Side): readonly [from: number, to: number] {
  return side === "before" ? [Math.max(0, first - REACH), first] : [last, Math.min(tokens.length, last + REACH)];
}

function timesOf({ words }: CandidateFacts, { counts }: DocumentFacts): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ key }) => counts.get(key)?.all ?? 0));
}

const NO_OTHERS: readonly CandidateFacts[] = [];

/** Candidates that hold one of its telling words, itself aside. */
function othersSharing(candidate: CandidateFacts, { sharing }: DocumentFacts): readonly CandidateFacts[] {
  let others: Set<CandidateFacts> | undefined;
  for (const key of candidate.keys)
    for (const other of sharing.get(key) ?? NO_OTHERS)
      if (other.start !== candidate.start) (others ??= new Set()).add(other);
  return others === undefined ? NO_OTHERS : [...others];
}

type Starts = Readonly<Record<"candidates" | "sure", readonly number[]>>;

const startsOf = new WeakMap<DocumentFacts, Starts>();

/** The first tokens of the document's candidates, and of its names that lists and model agree on, or that have a title: ascending. */
function startsIn(document: DocumentFacts): Starts {
  let starts = startsOf.get(document);
  if (starts === undefined) {
    const { candidates } = document;
    const sure = candidates.filter((candidate) => isSure(candidate, document));
    startsOf.set(document, (starts = { candidates: firstTokens(candidates), sure: firstTokens(sure) }));
  }
  return starts;
}

function firstTokens(candidates: readonly CandidateFacts[]): number[] {
  return [...new Set(candidates.map(({ first }) => first))];
}

function isSure(candidate: CandidateFacts, document: DocumentFacts): boolean {
  const {
    candidate: { spans },
    words,
    odds,
  } = candidate;
  if (!spans.some((span) => entityAt(document.note.text, span) === "PERSON")) return false;
  if (hasTitleBefore(candidate) && !words.every(({ isOrdinary }) => isOrdinary)) return true;
  if (odds <= SURE_ODDS || document.labels.before(candidate.start) !== undefined) return false;
  const isListed = words.some(({ isSureName, shape }) => isSureName && shape !== "lower");
  return isListed && (words.length > 1 || words.some(({ isGiven }) => isGiven));
}
