import type { ScoreFit } from "./fit-test.ts";
import type { Withheld } from "./withheld.ts";
import type { ErrorCount } from "./reviewer-errors.ts";

/** What a random sample of the entries that no source brought up has shown. */
export interface TailSample {
  /** Entries that no source brought up, the sample included. */
  readonly tail: number;
  readonly drawn: number;
  readonly decided: number;
  /** Decided to be names. */
  readonly names: number;
  /** Names in the undecided rest of the tail, at most, by the sample alone: one-sided 95 %, exact (hypergeometric). */
  readonly upperBound: number;
}

/** How well the reviewers decide, and what that means for what they kept. Counts alone. */
export interface KeptEstimate {
  /** Entries that are kept. */
  readonly entries: number;
  /** Names expected among them, and at most, at the confidence of the estimate. */
  readonly expectedNames: number;
  readonly upperBound: number;
  /** Of all reviewers: known names and names that came again, and how many of them were not called names. */
  readonly names: ErrorCount;
  /** Known ordinary words, and how many were called names. */
  readonly words: ErrorCount;
  /** Share of names that the reviewer with the highest rate keeps, at most: one-sided 95 %, exact. 1 where nothing was measured. */
  readonly upperMissRate: number;
  /** Entries that came a second time, and that were answered otherwise then. */
  readonly askedAgain: number;
  readonly answeredOtherwise: number;
  /** Entries that have to come again before it is safe to stop. */
  readonly toAskAgain: number;
}

/** What was decided without being looked at, by steps of which some entries were drawn at random and looked at. Counts alone. */
export interface BulkEstimate {
  /** Names taken so, which are removed; they are not among the evidence that weighs the scores. */
  readonly names: number;
  /** At most so many of them are ordinary words, by what was drawn: one-sided 95 % for each step, exact; all where nothing was drawn. */
  readonly words: number;
  /** Entries kept so, which count as undecided. */
  readonly kept: number;
}

/** How many names are left among the entries that are not decided or that were kept by mistake. Counts alone, no entry. */
export interface StoppingEstimate {
  /** Vocabulary entries of two letters or more, and how many of them are decided, and decided to be names. */
  readonly entries: number;
  readonly decided: number;
  readonly names: number;
  /** What was decided without being looked at. */
  readonly bulk: BulkEstimate;
  /** Candidates that are not decided yet. */
  readonly undecidedCandidates: number;
  /** Those of them that the counts of the notes call names, see `standingByCounts`: an audit counts them as names. */
  readonly undecidedNames: number;
  /** Names left among all undecided and kept entries, by calibrated scores and by what was decided so far. */
  readonly expectedLeft: number;
  /** At most so many are left, one-sided, at `confidence`; without the scores where these do not fit. A whole number. */
  readonly upperBound: number;
  readonly confidence: number;
  /** The largest share of names left that the user accepts, and the whole number that it allows: at least one. */
  readonly bound: number;
  readonly allowed: number;
  /** `upperBound` over all names, decided and left. */
  readonly shareLeft: number;
  /** Nothing is in `withheld`: `upperBound` is at most `allowed`, the scores fit, the sample is decided and all came again that has to. */
  readonly isSafe: boolean;
  /** Why it is not safe, in the order of `WITHHELD`. */
  readonly withheld: readonly Withheld[];
  readonly sample: TailSample;
  /** E-values of a test of the scores on the decisions; see `ScoreFit`. */
  readonly fit: ScoreFit;
  readonly kept: KeptEstimate;
}
