import { entityAt } from "../../text/entities.ts";
import type { CandidateFacts, DocumentFacts } from "./facts.ts";
import { countBetween, type RunningCount, type RunningCounts, sumUp } from "./running-counts.ts";
import { clamp, type Feature, type FeatureGroup, flag } from "./feature.ts";
import { hasTitleBefore } from "./of-neighbours.ts";

/** Nats from which the language's model is sure. */
const SURE_ODDS = 3;
const MOST_ODDS = 15;

/** Tokens on either side of a candidate that are its surroundings: what stands farther off may be another text. */
const AROUND = 50;
/** Share of words in small letters below which surroundings are in capitals. */
const FEW_LOWER = 0.15;

/** What kind of text a candidate stands in, and how many names are in it: of what stands within {@link AROUND} tokens. */
export const OF_SURROUNDINGS: FeatureGroup = {
  length: (candidate, document) => Math.log1p(tokensAround(candidate, document)),
  lower: shareOfWords("lower"),
  upper: shareOfWords("upper"),
  capital: shareOfWords("capital"),
  ordinary: shareOfWords("ordinary"),
  unknown: shareOfWords("unknown"),
  terms: shareOfWords("terms"),
  termCount: (candidate, document) => Math.min(8, around(candidate, document, "terms")),
  talk: (candidate, document) => around(candidate, document, "talk") / linesAround(candidate, document),
  forms: (candidate, document) => around(candidate, document, "forms") / linesAround(candidate, document),
  lines: (candidate, document) => around(candidate, document, "lines") / tokensAround(candidate, document),
  fields: (candidate, document) => perHundred(around(candidate, document, "fields"), candidate, document),
  inLower: (candidate, document) =>
    flag(
      around(candidate, document, "capital") === 0 &&
        around(candidate, document, "lower") > around(candidate, document, "upper"),
    ),
  inUpper: (candidate, document) => {
    const [lower, upper, capital] = (["lower", "upper", "capital"] as const).map((kind) =>
      around(candidate, document, kind),
    ) as [number, number, number];
    const words = Math.max(1, around(candidate, document, "words"));
    return flag(lower <= FEW_LOWER * words && upper > 2 * (lower + capital));
  },
  candidates: (candidate, document) => Math.min(10, candidatesAround(candidate, document) - 1),
  candidateRate: (candidate, document) => perHundred(candidatesAround(candidate, document), candidate, document),
  sure: (candidate, document) => Math.min(5, sureBeside(candidate, document)),
  sureRate: (candidate, document) => perHundred(sureBeside(candidate, document), candidate, document),
};

/** What else in the document is written like the candidate. */
export const OF_REPEATS: FeatureGroup = {
  /** ln(1 + times that a word of it is written small elsewhere). */
  small: ({ words }, { counts }) =>
    Math.log1p(Math.max(0, ...words.map(({ key, shape }) => (counts.get(key)?.small ?? 0) - flag(shape === "lower")))),
  /** ln of the times that its rarest word stands in the document. */
  words: (candidate, document) => Math.log(Math.max(1, timesOf(candidate, document))),
  candidates: ({ lowered }, { surfaces }) => Math.log(surfaces.get(lowered) ?? 1),
  /** Of the places where its rarest word stands, the share that is proposed like this. */
  share: (candidate, document) =>
    Math.min(1, (document.surfaces.get(candidate.lowered) ?? 1) / Math.max(1, timesOf(candidate, document))),
  sharing: (candidate, document) => Math.log1p(othersSharing(candidate, document).length),
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
  return (candidate, document) => around(candidate, document, kind) / Math.max(1, around(candidate, document, "words"));
}

/** How many of a kind stand around the candidate, itself among them. */
function around(candidate: CandidateFacts, document: DocumentFacts, kind: keyof RunningCounts): number {
  return countAround(candidate, document, document.running[kind]);
}

function countAround({ first, last }: CandidateFacts, { note }: DocumentFacts, counts: RunningCount): number {
  return countBetween(counts, Math.max(0, first - AROUND), Math.min(note.tokens.length, last + AROUND));
}

function tokensAround({ first, last }: CandidateFacts, { note }: DocumentFacts): number {
  return Math.max(1, Math.min(note.tokens.length, last + AROUND) - Math.max(0, first - AROUND));
}

function linesAround(candidate: CandidateFacts, document: DocumentFacts): number {
  return Math.max(1, around(candidate, document, "lines"));
}

function perHundred(count: number, candidate: CandidateFacts, document: DocumentFacts): number {
  return (100 * count) / tokensAround(candidate, document);
}

function candidatesAround(candidate: CandidateFacts, document: DocumentFacts): number {
  return countAround(candidate, document, namesIn(document).candidates);
}

/** Sure names around the candidate, itself aside. */
function sureBeside(candidate: CandidateFacts, document: DocumentFacts): number {
  const { sure } = namesIn(document);
  return countAround(candidate, document, sure) - countBetween(sure, candidate.first, candidate.last);
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
