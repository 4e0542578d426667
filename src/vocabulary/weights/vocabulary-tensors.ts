import type { StoredNumbers } from "./dtypes.ts";

/** Scale and zero point of whole numbers, where each vocabulary entry has its own: number = (stored − zero point) · scale. */
export interface EntryQuantisation {
  /** One a vocabulary entry. */
  readonly scale: StoredNumbers;
  /** One a vocabulary entry; 0 where there is none. */
  readonly zeroPoint?: ZeroPoints;
}

/** `stored` is absent where they cannot be written in place, as a number may take more bytes than another. */
export interface ZeroPoints {
  readonly values: ArrayLike<number>;
  readonly stored?: StoredNumbers;
}

/** An embedding matrix: input, output, or both. */
export interface VocabularyMatrix {
  readonly numbers: StoredNumbers;
  /** 0 for `[vocabulary, width]`, 1 for `[width, vocabulary]`. */
  readonly vocabularyAxis: 0 | 1;
  readonly width: number;
  /**
   * For whole numbers: undefined where scale and zero point are the same for all entries of a row or column of the width, so
   * that the mean of the stored numbers stands for the mean of the numbers.
   */
  readonly quantisation?: EntryQuantisation;
}

/** What is added to the logits, one number a vocabulary entry. */
export interface VocabularyBias {
  readonly numbers: StoredNumbers;
  /** Of whole numbers: what each is multiplied by. */
  readonly scale?: number;
}

/** Everything in a model's files that has a row, column or number per vocabulary entry. */
export interface VocabularyTensors {
  readonly matrices: readonly VocabularyMatrix[];
  readonly biases: readonly VocabularyBias[];
}
