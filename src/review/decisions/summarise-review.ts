import { quantile } from "../../base/statistics.ts";
import { answersOfLines } from "./reviewer-answers.ts";
import type { Decision } from "./decision.ts";
import { foldDecisions } from "./decisions-file.ts";
import { ALL_VARIANTS, UNDO } from "./reasons.ts";
import type { ReviewRecord, StoppingRecord } from "./review-record.ts";
import { findDisagreements } from "./disagreements.ts";
import { agreementOfReviewers, type ReviewerAgreement } from "./reviewer-agreement.ts";
import type { StoppingEstimate } from "../stopping/stopping-estimate.ts";
import { createStoppingRule } from "../stopping/stopping-rule.ts";

/** How one person decided. Times are of the lines as they were written. */
export interface ReviewerSummary {
  readonly name: string;
  /** Lines written, those taken back by a later line included. */
  readonly decisions: number;
  /** ISO 8601, of the first and the last decision. */
  readonly first: string;
  readonly last: string;
  /**
   * Median of the seconds from one decision to the next, decisions in bulk included; longer pauses than five minutes are left out. Null
   * if there is no such pair.
   */
  readonly medianSeconds: number | null;
  /** Decisions less than a second after the one before. */
  readonly underOneSecond: number;
  /** Decisions made together with others: for all variants of a name at once, or with the very same time. */
  readonly inBulk: number;
}

/** Who decided, when and on how much. Counts and reviewers' names alone, no entry. */
export interface ReviewProvenance {
  readonly reviewers: readonly ReviewerSummary[];
  /** Candidates that there were to decide on; absent without a record of the review. */
  readonly candidates?: number;
  /** Entries that are decided to be a name or to be kept; of the candidates, where these are known. */
  readonly decided: number;
  /** Candidates without an answer; absent without a record. */
  readonly undecided?: number;
  readonly names: number;
  readonly kept: number;
  /** Entries that a reviewer was unsure of, which is no decision. */
  readonly unsure: number;
  /** Of every two reviewers; absent where there is one. */
  readonly agreement?: readonly ReviewerAgreement[];
  /** Entries that reviewers see differently; absent where there is one reviewer. The open ones stand as the more cautious has them. */
  readonly disagreements?: { readonly open: number; readonly settled: number };
  /** Names left, by the standing decisions of all; absent where the candidates have no probabilities. */
  readonly stopping?: StoppingEstimate;
}

/** A longer pause than this, in seconds, is a break. */
const LONGEST_PAUSE = 300;

/** Who decided what when, of the lines of a decisions file and, if there is one, the record of the review. */
export function summariseReview(
  decisions: readonly Decision[],
  record?: Pick<ReviewRecord, "candidates" | "stopping">,
): ReviewProvenance {
  const candidates = record === undefined ? undefined : new Set(record.candidates);
  const standing = [...foldDecisions(decisions).values()].filter(({ tokenId }) => candidates?.has(tokenId) ?? true);
  const count = (choice: Decision["decision"]) => standing.filter(({ decision }) => decision === choice).length;
  const [names, kept, unsure] = [count("name"), count("keep"), count("unsure")];
  const stopping = record?.stopping && estimateLeft(record.stopping, decisions);
  // No reviewer looked at these: they count as undecided.
  const keptInBulk = stopping?.bulk.kept ?? 0;
  const reviewers = summariseReviewers(decisions);
  const disagreements = reviewers.length > 1 ? findDisagreements(decisions) : [];
  const settled = disagreements.filter((disagreement) => disagreement.settled !== undefined).length;
  return {
    reviewers,
    ...(reviewers.length > 1 && {
      agreement: agreementOfReviewers(decisions),
      disagreements: { open: disagreements.length - settled, settled },
    }),
    ...(stopping && { stopping }),
    ...(candidates && { candidates: candidates.size, undecided: candidates.size - standing.length + keptInBulk }),
    decided: names + kept - keptInBulk,
    names,
    kept: kept - keptInBulk,
    unsure,
  };
}

function estimateLeft(stopping: StoppingRecord, decisions: readonly Decision[]): StoppingEstimate {
  const decided = new Map([...foldDecisions(decisions)].map(([tokenId, { decision }]) => [tokenId, decision]));
  return createStoppingRule(stopping, stopping)(decided, answersOfLines(decisions));
}

/** What a line of a file of decisions or judgements says of the work. */
type Line = Pick<Decision, "reviewer" | "at" | "reason" | "note">;

/** How each person decided or judged, in the order of their first lines; lines that take others back, and notes, are left out. */
export function summariseReviewers(lines: readonly Line[]): ReviewerSummary[] {
  const made = lines.filter(({ reason, note }) => reason !== UNDO && note === undefined);
  return [...new Set(made.map(({ reviewer }) => reviewer))].map((name) =>
    summarise(
      name,
      made.filter(({ reviewer }) => reviewer === name),
    ),
  );
}

function summarise(name: string, lines: readonly Line[]): ReviewerSummary {
  const times = lines.map(({ at }) => Date.parse(at)).sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, index) => (time - (times[index] as number)) / 1000);
  const counts = new Map<number, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  const inBulk = lines.filter(({ at, reason }) => reason === ALL_VARIANTS || (counts.get(Date.parse(at)) ?? 0) > 1);
  const pauses = gaps.filter((gap) => gap <= LONGEST_PAUSE);
  return {
    name,
    decisions: lines.length,
    first: new Date(times[0] as number).toISOString(),
    last: new Date(times.at(-1) as number).toISOString(),
    medianSeconds:
      pauses.length === 0
        ? null
        : quantile(
            pauses.sort((a, b) => a - b),
            0.5,
          ),
    underOneSecond: gaps.filter((gap) => gap < 1).length,
    inBulk: inBulk.length,
  };
}
