import type { ClusterSize } from "../base/statistics/beta-binomial-bounds.ts";
import type { Split } from "../probe/contexts/context.ts";
import type { AuditId } from "./audit-ids.ts";
import type { IntervalMethod, Unit } from "./measure.ts";
import type { MeasureId } from "./measures.ts";
import type { Note } from "./remarks.ts";

/**
 * Of one row. `underpowered`: so few units, or so wide an interval, that neither side of the limit is shown. `invalid`: what the
 * figure rests on does not hold (names unknown, unjudged entries, sets that are not disjoint). `info`: no limit is set.
 */
export type RowVerdict = "pass" | "fail" | "underpowered" | "invalid" | "info";

/** Of a model: `fail` if a row fails, `pass` if everything that is judged was measured and passes, `inconclusive` otherwise. */
export type Verdict = "pass" | "fail" | "inconclusive";

/** Of one of the two tests: `not-made` if none of its own audits judged anything. */
export type TestVerdict = Verdict | "not-made";

/** What distinguishes a row from others of an audit. */
export type RowId = Pick<AuditRow, "measure" | "split" | "k">;

/** One measured figure with its uncertainty. Defined once; every audit returns these, every report reads these. */
export interface AuditRow {
  readonly audit: AuditId;
  readonly measure: MeasureId;
  readonly split: Split | "both";
  /** What is counted in `n`. */
  readonly unit: Unit;
  readonly k?: number;
  /** Units that could have been a hit. */
  readonly n: number;
  readonly hits?: number;
  readonly estimate: number;
  readonly ciLow: number;
  readonly ciHigh: number;
  readonly ciMethod: IntervalMethod;
  /** Patients, or documents, by the number of contexts that they give; of shares of contexts, whose interval no counts make narrower than these do. */
  readonly clusterSizes?: readonly ClusterSize[];
  /** What the interval is held against; `null` on rows for information. */
  readonly threshold: number | null;
  readonly verdict: RowVerdict;
  /** The same figure of the model compared with. */
  readonly baseline?: number;
  /** The same figure where nothing can leak: names never seen in training. */
  readonly control?: number;
  readonly seed: number;
  readonly modelSha256: string;
  /** Keyed, see `withKeyedDigests`. */
  readonly tokenizerSha256: string;
  /** What a reader must know of the figure, as ids and numbers: catalogues have the words. */
  readonly notes?: readonly Note[];
}
