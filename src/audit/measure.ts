import type { AuditId } from "./audit-ids.ts";

/** What `n` counts. */
export type Unit =
  | "context"
  | "prediction"
  | "entry"
  | "word"
  | "place"
  | "part"
  | "look"
  | "mention"
  | "person"
  | "patient";

/** How a figure is written: hits of n, a proportion, a plain number, a rank, a factor. */
export type Format = "count" | "share" | "figure" | "rank" | "factor";

/** Where a limit comes from; catalogues have the words. */
export type LimitSource =
  | "published-times-two"
  | "one-in-fifty"
  | "one-in-thousand"
  | "nineteen-in-twenty"
  | "ten-times"
  | "one-percent"
  | "none-left"
  | "one-in-twenty"
  | "looked-once"
  | "by-chance"
  | "six-in-ten"
  | "three-in-hundred"
  | "one-point"
  | "two-points"
  | "one-in-ten-thousand"
  | "overwritten"
  | "one-in-hundred";

export interface Limit {
  readonly value: number;
  readonly side: "at-most" | "at-least";
  readonly source: LimitSource;
  /** Any hit at all is over the limit. */
  readonly zeroHits?: true;
}

/** How an interval was made; catalogues have the words. All are of 95 %, those with `each` in either bound by itself. */
export type IntervalMethod =
  | "exact-each"
  | "exact-each-documents"
  | "exact-two-sided"
  | "bootstrap-documents"
  | "bootstrap-documents-each"
  | "delong-documents"
  | "bootstrap-contexts"
  | "bootstrap-sentences"
  | "bootstrap-people"
  | "census"
  | "minimum"
  | "one-unit";

/** How much more of a figure is worse; less never is. A comparison that one of the audits lacks the figure for is inconclusive. */
export interface PairedComparison {
  /** Relative increase that is let pass; any without it. */
  readonly tolerance?: number;
  /** Only rewritten models have the figure: one that was not lacks it by nature. */
  readonly ofRewritten?: true;
}

/** Which models have no verdict, and no release, without a row of a measure. */
export interface Need {
  /** `rewritten`: only of a model whose vocabulary was rewritten. */
  readonly of: "any" | "rewritten";
  /** A row of each split; otherwise one that is not of the unseen split alone. */
  readonly eachSplit?: true;
}

export interface Measure {
  readonly audit: AuditId;
  readonly unit: Unit;
  readonly format: Format;
  /** What is measured, exactly, for those who want to compute it again. Catalogues have labels and plain words by the same id. */
  readonly definition: string;
  /** What is held against the figure's interval; absent on rows for information. */
  readonly limit?: Limit;
  /** Absent where a release can do without it. */
  readonly needed?: Need;
  /** How two models are compared by it, context by context; absent where they are not. */
  readonly comparison?: PairedComparison;
  /** The weights alone can give every unit the same value, so that an interval without width is no sign of a comparison with itself. */
  readonly mayBeConstant?: boolean;
  /** What a row's `k` counts: predictions looked at (the default), or how often something was written. */
  readonly kCounts?: "repetitions";
}

/** A limit that a figure's interval may not exceed. */
export function atMost(value: number, source: LimitSource): Limit {
  return { value, side: "at-most", source };
}

/** No verdict without a row. */
export const NEEDED: Need = { of: "any" };
/** No verdict without a row of each split. */
export const NEEDED_OF_EACH_SPLIT: Need = { of: "any", eachSplit: true };

/** Any increase is worse. */
export const ANY_INCREASE: PairedComparison = {};
