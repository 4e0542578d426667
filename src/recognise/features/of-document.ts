import { entityAt } from "../../text/entities.ts";
import type { CandidateFacts, DocumentFacts } from "./facts.ts";
import { countBetween, type RunningCount, type RunningCounts, sumUp } from "./running-counts.ts";
import { clamp, type Feature, type FeatureGroup, flag } from "./feature.ts";
import { hasTitleBefore } from "./of-neighbours.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";

/** Nats from which the language's model is sure. */
const SURE_ODDS = 3;
const MOST_ODDS = 15;

/** Tokens before and behind a candidate of which it counts what stands there: what is farther off may be another text. */
const REACH = 50;
/** Tokens of its sentence on either side whose shares are looked at. */
const SENTENCE_REACH = 25;
/** Share of words in small letters below which a sentence is in capitals. */
const FEW_LOWER = 0.15;
/** No count says more than this many. */
const MOST = 8;

/**
 * What stands in the candidate's own sentence, as shares of its words. No share is of more: text before a note or behind it must not change what its
 * names look like.
 */
export const OF_SENTENCE: FeatureGroup = {
  lower: shareOfWords("lower"),
  upper: shareOfWords("upper"),
  capital: shareOfWords("capital"),
  ordinary: shareOfWords("ordinary"),
  unknown: shareOfWords("unknown"),
  terms: shareOfWords("terms"),
  inLower: (candidate, document) =>
    flag(
      inSentence(candidate, document, "capital") === 0 &&
        inSentence(candidate, document, "lower") > inSentence(candidate, document, "upper"),
    ),
  inUpper: (candidate, document) => {
    const [lower, upper, capital] = (["lower", "upper", "capital"] as const).map((kind) =>
      inSentence(candidate, document, kind),
    ) as [number, number, number];
    const words = Math.max(1, inSentence(candidate, document, "words"));
    return flag(lower <= FEW_LOWER * words && upper > 2 * (lower + capital));
  },
};

/** Kinds of tokens that tell what kind of text it is wherever they stand; of none of them a text of ordinary words has more than a few. */
const COUNTED = ["rareTerms", "upper", "capitalInside", "unknown", "talk", "forms", "fields", "numbers"] as const;

/**
 * How many there are before the candidate and behind it: counts up to a few, no shares. Ordinary words that are added to a note add nothing to them.
 */
export const OF_SURROUNDINGS: FeatureGroup = Object.fromEntries(
  (["before", "after"] as const).flatMap((side) => [
    ...COUNTED.map((kind): [string, Feature] => [
      `${kind}.${side}`,
      (candidate, document) => Math.min(MOST, onSide(candidate, document, document.running[kind], side)),
    ]),
    // The line that text is added by says nothing.
    [
      `lines.${side}`,
      (candidate, document) => Math.min(MOST, Math.max(0, onSide(candidate, document, document.running.lines, side) - 1)),
    ] as [string, Feature],
    ...(["candidates", "sure"] as const).map((kind): [string, Feature] => [
      `${kind}.${side}`,
      (candidate, document) => Math.min(MOST, onSide(candidate, document, namesIn(document)[kind], side)),
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
  wholeNames: (candidate, document) =>
    flag(
      othersSharing(candidate, document).some(
        (other) => other.odds > 0 && (other.words.length > 1 || hasTitleBefore(other, document)),
      ),
    ),
};

function shareOfWords(kind: keyof RunningCounts): Feature {
  return (candidate, document) =>
    inSentence(candidate, document, kind) / Math.max(1, inSentence(candidate, document, "words"));
}

/** How many of a kind stand in the candidate's sentence, itself among them. */
function inSentence(candidate: CandidateFacts, document: DocumentFacts, kind: keyof RunningCounts): number {
  const { from, to } = sentenceOf(candidate, document);
  return countBetween(document.running[kind], from, to);
}

const sentences = new WeakMap<CandidateFacts, { readonly from: number; readonly to: number }>();

/** The tokens of the candidate's sentence, half-open: on its lines, no farther off than {@link SENTENCE_REACH}. */
function sentenceOf(candidate: CandidateFacts, { note }: DocumentFacts): { readonly from: number; readonly to: number } {
  let sentence = sentences.get(candidate);
  if (sentence === undefined) {
    const { tokens } = note;
    let [from, to] = [candidate.first, candidate.last];
    const least = Math.max(0, from - SENTENCE_REACH);
    const most = Math.min(tokens.length, to + SENTENCE_REACH);
    while (from > least && !beginsSentence(tokens, from)) from--;
    while (to < most && !beginsSentence(tokens, to)) to++;
    sentences.set(candidate, (sentence = { from, to }));
  }
  return sentence;
}

const SENTENCE_END = /^[.!?]$/;

/** A line begins, or what is no number or abbreviation ends right before. */
function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.startsLine) return true;
  const [end, last] = [tokenAt(tokens, at - 1), tokenAt(tokens, at - 2)];
  if (end === undefined || last === undefined || !SENTENCE_END.test(end.word.surface)) return false;
  return token.spaced && (last.word.is & (IS.title | IS.titleEnding)) === 0 && !last.word.isInitial;
}

/** How many stand on one side of the candidate, no farther off than {@link REACH}. */
function onSide(
  { first, last }: CandidateFacts,
  { note }: DocumentFacts,
  counts: RunningCount,
  side: "before" | "after",
): number {
  return side === "before"
    ? countBetween(counts, Math.max(0, first - REACH), first)
    : countBetween(counts, last, Math.min(note.tokens.length, last + REACH));
}

function timesOf({ words }: CandidateFacts, { counts }: DocumentFacts): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ key }) => counts.get(key)?.all ?? 0));
}

/** Candidates that hold one of its telling words, itself aside. */
function othersSharing(candidate: CandidateFacts, { sharing }: DocumentFacts): CandidateFacts[] {
  const others = new Set<CandidateFacts>();
  for (const key of candidate.keys)
    for (const other of sharing.get(key) ?? []) if (other.start !== candidate.start) others.add(other);
  return [...others];
}

const namesOf = new WeakMap<DocumentFacts, Readonly<Record<"candidates" | "sure", RunningCount>>>();

/** The first tokens of the document's candidates, and of its names that lists and model agree on, or that have a title. */
function namesIn(document: DocumentFacts): Readonly<Record<"candidates" | "sure", RunningCount>> {
  let names = namesOf.get(document);
  if (names === undefined) {
    const { candidates, note } = document;
    const startsOf = (some: readonly CandidateFacts[]) => {
      const starts = new Set(some.map(({ first }) => first));
      return sumUp(note.tokens, (_, index) => starts.has(index));
    };
    const sure = candidates.filter((candidate) => isSure(candidate, document));
    namesOf.set(document, (names = { candidates: startsOf(candidates), sure: startsOf(sure) }));
  }
  return names;
}

function isSure(candidate: CandidateFacts, document: DocumentFacts): boolean {
  const {
    candidate: { spans },
    words,
    odds,
  } = candidate;
  if (!spans.some((span) => entityAt(document.note.text, span) === "PERSON")) return false;
  if (hasTitleBefore(candidate, document) && !words.every(({ isOrdinary }) => isOrdinary)) return true;
  if (odds <= SURE_ODDS || document.labels.before(candidate.start) !== undefined) return false;
  const isListed = words.some(({ isSureName, shape }) => isSureName && shape !== "lower");
  return isListed && (words.length > 1 || words.some(({ isGiven }) => isGiven));
}
