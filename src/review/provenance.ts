/** What one reviewer did. */
export interface ReviewerSummary {
  readonly name: string;
  readonly decisions: number;
  /** ISO 8601. */
  readonly first: string;
  readonly last: string;
  /** Between consecutive decisions; null of a single one. */
  readonly medianSeconds: number | null;
  /** Decisions less than a second after the one before. */
  readonly underOneSecond: number;
  /** Decisions made for several entries at once. */
  readonly inBulk: number;
}

/** Who decided, when, and how many of how many. */
export interface ReviewSummary {
  readonly reviewers: readonly ReviewerSummary[];
  /** Entries that were there to decide; absent where that is not on record. */
  readonly candidates?: number;
  /** Entries with a standing decision; of the candidates, where those are on record. */
  readonly decided: number;
  readonly undecided?: number;
  readonly names: number;
  readonly kept: number;
  readonly unsure: number;
}
