/** Neighbours a query unless asked otherwise. */
export const DEFAULT_NEIGHBOURS = 20;

export interface NeighbourOptions {
  /** Each the ids of one or more tokens; of several the mean direction counts. */
  readonly queries: readonly (readonly number[])[];
  /** What the encoder reads, or what the prediction head compares with. Default: input. */
  readonly embeddings?: "input" | "output";
  /** Neighbours a query. Default: 20. */
  readonly topK?: number;
  /** Leaves the query's own tokens out. */
  readonly excludeQuery?: boolean;
  /** Leaves the special tokens out. */
  readonly excludeSpecial?: boolean;
}
