import { entityAt } from "../../text/entities.ts";
import type { CandidateFacts, DocumentFacts } from "./facts.ts";
import { clamp, type Feature, type FeatureGroup, flag } from "./feature.ts";
import { hasTitleBefore } from "./of-neighbours.ts";

/** Nats from which the language's model is sure. */
const SURE_ODDS = 3;
const MOST_ODDS = 15;

/** What kind of document it is, and how many names are in it. */
export const OF_DOCUMENT: FeatureGroup = {
  length: (_, { note }) => Math.log1p(note.tokens.length),
  lower: (_, { shares }) => shares.lower,
  upper: (_, { shares }) => shares.upper,
  capital: (_, { shares }) => shares.capital,
  ordinary: (_, { shares }) => shares.ordinary,
  unknown: (_, { shares }) => shares.unknown,
  terms: (_, { shares }) => shares.terms,
  termCount: (_, { shares }) => Math.min(8, shares.termCount),
  talk: (_, { labels }) => labels.talk,
  forms: (_, { labels }) => labels.forms,
  lines: (_, { labels, note }) => Math.min(0.5, labels.lines / Math.max(1, note.tokens.length)),
  fields: perHundred(({ note }) => note.fields.length, 20),
  inLower: (_, { note }) => flag(note.casing === "lower"),
  inUpper: (_, { note }) => flag(note.casing === "upper"),
  candidates: (_, { candidates }) => Math.min(10, candidates.length),
  candidateRate: perHundred(({ candidates }) => candidates.length, 30),
  sure: (candidate, document) => Math.min(5, sureBeside(candidate, document)),
  sureRate: (candidate, document) =>
    Math.min(15, (100 * sureBeside(candidate, document)) / Math.max(1, document.note.tokens.length)),
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

function perHundred(count: (document: DocumentFacts) => number, most: number): Feature {
  return (_, document) => Math.min(most, (100 * count(document)) / Math.max(1, document.note.tokens.length));
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

const sureOf = new WeakMap<DocumentFacts, ReadonlySet<number>>();

/** Names beside the candidate that lists and model agree on, or that have a title. */
function sureBeside({ start }: CandidateFacts, document: DocumentFacts): number {
  let sure = sureOf.get(document);
  if (sure === undefined) {
    const isOne = (other: CandidateFacts) => isSure(other, document);
    sureOf.set(document, (sure = new Set(document.candidates.filter(isOne).map((other) => other.start))));
  }
  return sure.size - flag(sure.has(start));
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
