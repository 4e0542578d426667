/** A unit of a row, such as a context. Private: the ids may tell documents. */
export interface OutcomeUnit {
  /** Unit ids of one row differ. */
  readonly id: string;
  /** What it goes together with, such as its document: tests and intervals take these whole. */
  readonly cluster: string;
}

/**
 * What each unit of a row gave, so that the same unit can be asked of another model: the figure is Σ values / Σ weights, or the mean of
 * the values without weights. Units that were not asked are absent, which is not the same as 0. Private.
 */
export interface Outcomes {
  readonly units: readonly OutcomeUnit[];
  /** Those that were not asked too; default: all test contexts of the split for a row about contexts, and `units` for others. */
  readonly allUnits?: readonly OutcomeUnit[];
  /** In the order of the units: 1 and 0 for hit and none, or any finite number. */
  readonly values: readonly number[];
  /** Denominators, in the order of the units, or one for all. */
  readonly weights?: readonly number[] | number;
  /** The figure is the area under the ROC curve: values are scores, and these are the units that a higher one speaks for, in order. */
  readonly positives?: readonly boolean[];
  /** Digest of what the values were held against, such as reference models: others make other figures. */
  readonly against?: string;
}
