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

/** How many names are left among the entries nobody decided on. Counts alone, no entry. */
export interface StoppingEstimate {
  /** Vocabulary entries of two letters or more, and how many of them are decided, and decided to be names. */
  readonly entries: number;
  readonly decided: number;
  readonly names: number;
  /** Candidates that are not decided yet. */
  readonly undecidedCandidates: number;
  /** Names left among all undecided entries, by calibrated scores and by what was decided so far. */
  readonly expectedLeft: number;
  /** At most so many are left, one-sided, at `confidence`. A whole number. */
  readonly upperBound: number;
  readonly confidence: number;
  /** The largest share of names left that the user accepts, and the whole number that it allows: at least one. */
  readonly bound: number;
  readonly allowed: number;
  /** `upperBound` over all names, decided and left. */
  readonly shareLeft: number;
  /** `upperBound` is at most `allowed`, and there is a random sample of what no source brought up, if there is such, and it is decided. */
  readonly isSafe: boolean;
  readonly sample: TailSample;
}
