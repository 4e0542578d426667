interface Keys {
  readonly missing_keys: readonly string[];
  readonly unexpected_keys: readonly string[];
  /** Kinds of trouble of which there is some. */
  readonly others: readonly string[];
}

/** What `test/python/compare_weights.py` finds different between two folders; names of tensors. */
export interface Comparison {
  readonly keysBefore: Keys;
  readonly keysAfter: Keys;
  readonly missingTensors: readonly string[];
  readonly otherTensors: readonly string[];
  readonly keptRows: readonly string[];
  readonly removedRowsAsBefore: readonly string[];
  readonly largestDifferenceOfKept: number;
  readonly massOfRemovedBefore: number;
  readonly massOfRemovedAfter: number;
}
