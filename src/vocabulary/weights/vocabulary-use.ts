import type { TracedConstant } from "./trace-constant.ts";

/** A constant that holds the vocabulary, and the dimension of it, as stored, that does. */
export interface VocabularyUse {
  readonly kind: "matrix" | "bias";
  readonly constant: TracedConstant;
  readonly vocabularyAxis: 0 | 1;
}
