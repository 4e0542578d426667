import type { AuditId } from "../audit-ids.ts";
import type { AuditRow } from "../audit.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../measures.ts";

/** Rows that a verdict needs and an audit lacks. */
export interface MissingRows {
  readonly audit: AuditId;
  readonly measures: readonly MeasureId[];
  /** The audit has none of the rows that it is needed for. */
  readonly isWhole: boolean;
}

/**
 * The rows that a verdict, and so a release, needs by the registry and that are not there, by audit, whatever the file says it did not
 * measure. Those of each split are needed whatever contexts were given: without unseen text there is no control.
 *
 * @param isRewritten the vocabulary of the model was rewritten, as its own files say
 */
export function missingRows(
  { rows }: { readonly rows: readonly Pick<AuditRow, "measure" | "split">[] },
  isRewritten: boolean,
): MissingRows[] {
  const isThere = (measure: MeasureId): boolean => {
    const splits = rows.flatMap((row) => (row.measure === measure ? [row.split] : []));
    const isOfUnseen = measureOf(measure).needed?.eachSplit !== true || splits.includes("unseen");
    return splits.some((split) => split !== "unseen") && isOfUnseen;
  };
  const missing = new Map<AuditId, MeasureId[]>();
  const needed = MEASURE_IDS.filter((id) => {
    const need = measureOf(id).needed;
    return need !== undefined && (need.of === "any" || isRewritten);
  });
  for (const id of needed.filter((measure) => !isThere(measure))) {
    const { audit } = measureOf(id);
    missing.set(audit, [...(missing.get(audit) ?? []), id]);
  }
  return [...missing].map(([audit, measures]) => ({
    audit,
    measures,
    isWhole: needed.filter((id) => measureOf(id).audit === audit).length === measures.length,
  }));
}
