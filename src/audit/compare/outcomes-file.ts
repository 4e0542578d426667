import { sha256 } from "../../base/hash.ts";
import type { AuditRow, RowId, RowVerdict } from "../audit.ts";
import type { AuditName } from "../audit-ids.ts";
import type { AuditReport } from "../audit-report.ts";
import type { Unit } from "../measure.ts";

/** Version of the layout of files of outcomes; a reader refuses another. */
export const OUTCOMES_SCHEMA_VERSION = 2;

/**
 * What each unit of an audit gave, to be paired with another audit of the same contexts. It holds digests and numbers: no id, sentence,
 * token or name, and it is unknown which unit is which without the contexts themselves.
 */
export interface OutcomesFile {
  readonly schemaVersion: typeof OUTCOMES_SCHEMA_VERSION;
  readonly kind: "unname outcomes";
  readonly model: {
    readonly name: string;
    readonly sha256: string;
    readonly tokenizerSha256: string;
    /** Its vocabulary was rewritten: some figures are of such models alone. */
    readonly isRewritten: boolean;
  };
  /** What must be the same for figures to be comparable, beside the units. */
  readonly basis: OutcomesBasis;
  /** {@link digestRows} of the audit that it belongs to. */
  readonly rowsSha256: string;
  /** Significant digits that values were rounded to; absent if they were not. */
  readonly digits?: number;
  /** Audits that have figures, in the registry's order. */
  readonly audits: readonly AuditName[];
  /** What the audit said of every figure that has a limit, those that are not compared unit by unit too. */
  readonly judged: readonly JudgedRow[];
  readonly unitSets: readonly UnitSet[];
  readonly rows: readonly OutcomeRow[];
}

/** A figure that has a limit, and the audit's verdict on it. */
export interface JudgedRow extends RowId {
  readonly verdict: JudgedVerdict;
}

/** A verdict on a figure that has a limit. */
export type JudgedVerdict = Exclude<RowVerdict, "info">;

export interface OutcomesBasis {
  readonly k: number;
  /** Most contexts of a split that were searched in pieces; null for all. */
  readonly respell: number | null;
  /** Masks, samples and resampling depend on it. */
  readonly seed: number;
  /** Digest of the names that were known; keyed. */
  readonly names: string;
  /** Digest of the recognisers that were asked what could be a name; keyed; null if none was. */
  readonly recognisers: string | null;
  /** Known names were weighed by the counts of the notes; absent where they were not. */
  readonly counted?: true;
  /** See `identifyDigestKey`, of the key of the digests; absent in files of earlier versions, whose digests are not keyed. */
  readonly digestKey?: string;
}

/** Units of one or several rows: ordered by cluster, then by id. */
export interface UnitSet {
  readonly unit: Unit;
  readonly n: number;
  /** Over the units' ids and texts, in order, with their clusters; keyed. */
  readonly sha256: string;
  /** How many units each cluster has, in order; absent if each has one. */
  readonly clusterSizes?: readonly number[];
}

/** One row's outcomes with what the audit said of it. */
export interface OutcomeRow extends RowId, Pick<AuditRow, "n" | "estimate" | "verdict"> {
  readonly hits?: number;
  /** Index into `unitSets`. */
  readonly unitSet: number;
  /** One a unit, see {@link encodeValues}. */
  readonly values: EncodedValues;
  /** Denominators, one a unit or one for all; absent for 1. */
  readonly weights?: EncodedValues | number;
  /** Of an area under a ROC curve: 1 for a unit that a higher value speaks for, and 0. */
  readonly positives?: EncodedValues;
  /** See {@link Outcomes.against}. */
  readonly against?: string;
}

/** A digit a unit and `.` for one that was not asked, if all are whole and under 10; otherwise a list, `null` for not asked. */
export type EncodedValues = string | readonly (number | null)[];

/** Writes values in as few characters as they need; `undefined` is a unit that was not asked. */
export function encodeValues(values: readonly (number | undefined)[], digits?: number): EncodedValues {
  const isDigit = (value: number | undefined) =>
    value === undefined || (Number.isInteger(value) && value >= 0 && value < 10);
  if (values.every(isDigit)) return values.map((value) => value ?? ".").join("");
  const rounded = (value: number) =>
    digits === undefined || Number.isInteger(value) ? value : Number(value.toPrecision(digits));
  return values.map((value) => (value === undefined ? null : rounded(value)));
}

/** The values, one a unit; undefined for one that was not asked. */
export function decodeValues(encoded: EncodedValues): (number | undefined)[] {
  if (typeof encoded === "string") return [...encoded].map((digit) => (digit === "." ? undefined : Number(digit)));
  return encoded.map((value) => value ?? undefined);
}

/** The same with values of few digits, as a baseline that is committed has them: smaller, and all that a comparison needs. */
export function roundOutcomes(outcomes: OutcomesFile, digits: number): OutcomesFile {
  return {
    ...outcomes,
    digits,
    rows: outcomes.rows.map((row) => ({ ...row, values: encodeValues(decodeValues(row.values), digits) })),
  };
}

/** SHA-256 of an audit's rows: ties outcomes to the audit that they are of. */
export function digestRows({ rows }: Pick<AuditReport, "rows">): string {
  return sha256(JSON.stringify(rows));
}

/** One string a {@link RowId}. */
export function rowKey({ measure, split, k }: RowId): string {
  return `${measure}/${split}/${k ?? ""}`;
}
