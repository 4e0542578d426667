/** Whether the model was trained on the text a context comes from. */
export type Split = "seen" | "unseen";

/** A sentence with exactly one mask, written `<mask>`, where a name stood. */
export interface Context {
  readonly id: string;
  readonly split: Split;
  /** `development`: people look at it to pick names. `test`: only audits do. The two are disjoint. */
  readonly set: "development" | "test";
  readonly text: string;
}

export { MASK } from "../model/checkpoint.ts";

/** What stood at a context's mask. Private. */
export interface Original {
  /** The context's id. */
  readonly id: string;
  readonly original: string;
  /** The document it comes from: contexts of one document are one cluster in the audits. */
  readonly document: string;
}

/** One of a context's top-k predictions; a line of `predictions.jsonl`. Private. */
export interface Prediction {
  /** The context's id. */
  readonly context: string;
  /** From 1. */
  readonly rank: number;
  readonly tokenId: number;
  /** As the vocabulary file writes it (`ĠJan`). */
  readonly token: string;
  /** As a person reads it (`Jan`): decoded, without white space around it. */
  readonly surface: string;
  readonly probability: number;
}
