/** Whether the model was trained on the text a context comes from. */
export const SPLITS = ["seen", "unseen"] as const;
export type Split = (typeof SPLITS)[number];

/**
 * What contexts are for. `development`: people look at them to pick names. `test`: only audits do. `reserve`: nothing does, until
 * it becomes the next test set. No document gives contexts to two of them.
 */
export const CONTEXT_SETS = ["development", "test", "reserve"] as const;
export type ContextSet = (typeof CONTEXT_SETS)[number];

/** A sentence with exactly one mask, written `<mask>`, where a name stood. Private: a recogniser misses names. */
export interface Context {
  readonly id: string;
  readonly split: Split;
  readonly set: ContextSet;
  readonly text: string;
}

export { MASK } from "../../model/checkpoint.ts";

/** What stood at a context's mask. Private. */
export interface Original {
  /** The context's id. */
  readonly id: string;
  readonly original: string;
  /** The document it comes from. */
  readonly document: string;
  /** Whose document it is, where that is known: contexts of one patient are one cluster in the audits, of one document otherwise. */
  readonly patient?: string;
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

/** How many contexts each set has, in the order of {@link CONTEXT_SETS}. */
export function countSets(contexts: Iterable<Pick<Context, "set">>): Record<ContextSet, number> {
  const counts: Record<ContextSet, number> = { development: 0, test: 0, reserve: 0 };
  for (const { set } of contexts) counts[set]++;
  return counts;
}
