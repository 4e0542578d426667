import { sha256 } from "../../base/hash.ts";
import type { Context, Split } from "../../probe/contexts/context.ts";
import { foldSentence } from "../../probe/contexts/near-duplicates.ts";
import type { Decision } from "../../review/decisions/decision.ts";
import { foldDecisions } from "../../review/decisions/decisions-file.ts";
import type { GivenInputs } from "./left-out.ts";

/** That a test set was audited: a line of `looks.jsonl`. Private. */
export interface Look {
  /** No two looks have the same, so that a look in two ledgers is one. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** {@link digestTestSet}. */
  readonly contexts: string;
  /** {@link sampleTestSet}. */
  readonly sample: readonly string[];
  /** Test contexts. */
  readonly counts: Readonly<Record<Split, number>>;
  /** What the model comes from: the same for a model and all its rewrites. */
  readonly lineage: string;
  readonly modelSha256: string;
  readonly tokenizerSha256: string;
  /** {@link digestDecisions}; null for none. */
  readonly decisions: string | null;
  /** Decisions that stand. */
  readonly decisionsCount: number;
  /** What was drawn at random depends on it; absent in ledgers of earlier versions. */
  readonly seed?: number;
  /** What else says which contexts and names were drawn; likewise. */
  readonly drawn?: DrawnBy;
  /** What its attacks rest on; likewise. */
  readonly given?: GivenInputs;
  /** Of an audit that may be interrupted and begun again: the same for both. */
  readonly begun?: string;
  /** Of unname. */
  readonly version: string;
}

/** Settings of an audit that change what it draws. */
export interface DrawnBy {
  /** Predictions looked at. */
  readonly k: number;
  /** Contexts of each split searched in pieces at most; null for all. */
  readonly respell: number | null;
  /** Contexts of each split whose originals are ranked, at most. */
  readonly rank: number;
  /** What was measured. */
  readonly only: readonly string[];
}

/** Hashes kept of a test set: two sets that share one in twenty of their sentences share one of these with 99 %. */
const SAMPLE_SIZE = 128;
const SAMPLE_DIGITS = 16;

/** SHA-256 of the ids, splits and texts of the test contexts, whatever their order. */
export function digestTestSet(contexts: readonly Context[]): string {
  const lines = testsOf(contexts).map(({ id, split, text }) => JSON.stringify([id, split, text]));
  return sha256(lines.sort().join("\n"));
}

/**
 * The smallest of the hashes of a test set's sentences, folded as `foldSentence` does, in order: two sets that share sentences share
 * some of these, whatever their files and ids are called and whatever else they hold.
 */
export function sampleTestSet(contexts: readonly Context[]): string[] {
  const hashes = testsOf(contexts).map(({ text }) => sha256(foldSentence(text).join(" ")).slice(0, SAMPLE_DIGITS));
  return [...new Set(hashes)].sort().slice(0, SAMPLE_SIZE);
}

/** SHA-256 of the decisions that stand (see `foldDecisions`), by token id: who decided, when and why is left out. Null of none. */
export function digestDecisions(decisions: Iterable<Decision>): string | null {
  const standing = [...foldDecisions(decisions).values()].sort((a, b) => a.tokenId - b.tokenId);
  if (standing.length === 0) return null;
  return sha256(standing.map(({ tokenId, token, decision }) => JSON.stringify([tokenId, token, decision])).join("\n"));
}

/** What the ledger says of a test set by the time of a look. */
export interface LooksSummary {
  /** Audits of these contexts, this one included. */
  readonly looks: number;
  /** Different decisions they were made with, none at all counted as one. */
  readonly distinctDecisions: number;
  /** An earlier look at a model of the same lineage was made with other decisions, or none: they may be made by what it showed. */
  readonly changedAfterFirstLook: boolean;
  /** Different seeds they were made with: several allow a choice among the figures. */
  readonly distinctSeeds: number;
}

/**
 * Counts the looks at a test set: those with its digest, and those that share sentences with it, so that adding or leaving out a
 * file makes no contexts fresh.
 */
export function judgeLooks(earlier: readonly Look[], now: Look): LooksSummary {
  const sample = new Set(now.sample);
  const same = earlier.filter(
    ({ id, contexts, sample: other }) =>
      id !== now.id && (contexts === now.contexts || other.some((hash) => sample.has(hash))),
  );
  return {
    looks: same.length + 1,
    distinctDecisions: new Set([...same, now].map(({ decisions }) => decisions)).size,
    changedAfterFirstLook: same.some(
      ({ lineage, decisions }) => lineage === now.lineage && decisions !== now.decisions,
    ),
    distinctSeeds: new Set([...same, now].map(({ seed }) => seed)).size,
  };
}

function testsOf(contexts: readonly Context[]): Context[] {
  return contexts.filter(({ set }) => set === "test");
}
