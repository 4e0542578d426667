import type { CandidateFacts, DocumentFacts } from "./facts.ts";

/** A number that says something of a candidate in its document; what cannot be told is 0. */
export type Feature = (candidate: CandidateFacts, document: DocumentFacts) => number;

/** Named features of one kind; the registry puts the group's name before theirs. */
export type FeatureGroup = Readonly<Record<string, Feature>>;

/** 1 for true. */
export function flag(isSo: boolean): number {
  return isSo ? 1 : 0;
}

/** A number no further from 0 than `most`. */
export function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
