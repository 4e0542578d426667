/** What a person said of a vocabulary entry: a line of `decisions.jsonl`, which is only ever appended to. Private. */
export interface Decision {
  readonly tokenId: number;
  /** As the vocabulary file writes it (`ĠJan`). */
  readonly token: string;
  readonly decision: "name" | "keep" | "unsure";
  readonly reviewer: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** What the reviewer noted of the entry; empty: the note was taken away. A line with a note repeats the decision that stood. */
  readonly note?: string;
  /** Of a line that settles what reviewers see differently, or takes that back: the answers it is about. */
  readonly settles?: readonly SettledAnswer[];
  /** Of a line that was written without looking at the entry, with others: what was looked at instead. */
  readonly bulk?: BulkStep;
}

/** A decision on many entries of which some were looked at, at random. Counts alone, from which a bound is worked out when they are read. */
export interface BulkStep {
  /** Entries that the step decided without a look. */
  readonly of: number;
  /** Entries that were drawn from, those and the drawn ones included. */
  readonly from: number;
  /** Entries that were drawn at random and decided one by one before, and how many of them were decided otherwise. */
  readonly drawn: number;
  readonly otherwise: number;
}

/** An answer that was settled: enough to find its line. */
export type SettledAnswer = Pick<Decision, "reviewer" | "decision" | "at">;
