import type { AuditRow, RowId } from "../audit.ts";
import type { AuditName, Requirement, TestId } from "../audit-ids.ts";
import type { JudgedVerdict } from "./outcomes-file.ts";

/** Version of a comparison's layout. */
export const COMPARISON_SCHEMA_VERSION = 2;

/**
 * Of one figure. `worse`: significantly more. `not-worse`: not significantly more, though it could have been shown. `inconclusive`: it
 * could not have been shown, or what the figure rests on is less than before.
 */
export type ChangeVerdict = "worse" | "not-worse" | "inconclusive";

/** Why a figure that did not get worse is inconclusive. */
export type ChangeDoubt =
  /** So few units that no change of them would be significant. */
  | "too-few"
  /** Units that were asked before were not asked now. */
  | "units-lost"
  /** Units that are asked now were not asked before: what they gave before is not known. */
  | "units-new"
  /** What the figure rests on holds no more: it was valid before. */
  | "now-invalid";

/** Why a figure was not compared. */
export type NotCompared =
  /** Only the audit before has it. */
  | "missing-now"
  /** Only the audit after has it. */
  | "missing-before"
  /** The two were held against different models. */
  | "held-against-others"
  /** No unit was asked in both. */
  | "no-common-units";

/** One figure of two models on the same units. */
export interface ChangedRow extends RowId, Pick<AuditRow, "unit"> {
  /** Units asked in both. */
  readonly n: number;
  /** Groups of them that go together: what is drawn, and exchanged. */
  readonly clusters: number;
  /** Units whose figure rose, and fell. */
  readonly rose: number;
  readonly fell: number;
  /** The figure over these units. */
  readonly before: number;
  readonly after: number;
  /** after − before with its 95 % paired bootstrap interval over clusters; both ends equal the difference where there is one cluster. */
  readonly difference: number;
  readonly ciLow: number;
  readonly ciHigh: number;
  /** Relative increase that was let pass. */
  readonly tolerance?: number;
  /** Exact McNemar; the sign-flip test over clusters, counted or drawn; or, for areas under ROC curves, an exchange of ranks over clusters. */
  readonly test: "mcnemar" | "sign-flip" | "sign-flip-drawn" | "exchanged-ranks";
  /** One-sided: of an increase over the tolerance. */
  readonly p: number;
  /** Adjusted by Holm for all rows compared. */
  readonly pAdjusted: number;
  readonly verdict: ChangeVerdict;
  readonly doubts: readonly ChangeDoubt[];
  /** What the audits said of the figure. */
  readonly audited: { readonly before: AuditRow["verdict"]; readonly after: AuditRow["verdict"] };
}

/** A figure that is not within its limit now, or whose verdict is missing now. */
export interface LimitChange extends RowId {
  /** What the audits said of it; null where one lacks it. */
  readonly before: JudgedVerdict | null;
  readonly after: JudgedVerdict | null;
  /**
   * `worse`: it misses its limit now and did not before. `inconclusive`: it kept its limit before, and now it is not known. `not-worse`:
   * it did not keep its limit before either, as a model under work may.
   */
  readonly verdict: ChangeVerdict;
}

export interface ComparedModel {
  readonly name: string;
  readonly sha256: string;
}

/** Two models compared, row by row. Public: counts, digests and figures. */
export interface Comparison {
  readonly schemaVersion: typeof COMPARISON_SCHEMA_VERSION;
  readonly before: ComparedModel;
  readonly after: ComparedModel;
  readonly rows: readonly ChangedRow[];
  /** Figures that one of the audits lacks. */
  readonly notCompared: readonly (RowId & {
    readonly why: NotCompared;
    /** Without it the comparison is inconclusive: all but what models have only when they are rewritten. */
    readonly isRequired: boolean;
  })[];
  /** Figures that do not keep their limits now. */
  readonly limits: readonly LimitChange[];
  /** Audits that a verdict on a model needs and neither of the two made: the comparison says nothing of them. */
  readonly notMeasured: readonly AuditName[];
  /** Chance of any false alarm over all rows. */
  readonly level: number;
  readonly seed: number;
  /** Which tests the verdict is about. */
  readonly required: Requirement;
  /** Of what is required: `worse` if a row or a limit is; `inconclusive` if one is, or a needed row is missing, or none was compared; else `not-worse`. */
  readonly verdict: ChangeVerdict;
  /** The same of each test, whatever is required; null where neither audit has anything of it to compare. */
  readonly tests: Readonly<Record<TestId, ChangeVerdict | null>>;
}
