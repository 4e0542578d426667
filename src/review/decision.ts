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
}

/** An answer that was settled: enough to find its line. */
export type SettledAnswer = Pick<Decision, "reviewer" | "decision" | "at">;
