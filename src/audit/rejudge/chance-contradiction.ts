import type { AuditRow } from "../audit.ts";
import { recoveryEvidence } from "../recovery/judge-recovery.ts";

/** Sums of many small chances differ in their last digits. */
const TOLERANCE = 1e-9;

/**
 * What in the chance that a row of `recovered` was judged by contradicts its counts or the row of the unseen split, in words; undefined if nothing
 * does. A number of hits is at least so probable as written only if enough are expected (Markov's inequality).
 */
export function chanceContradiction(row: AuditRow, rows: readonly AuditRow[]): string | undefined {
  if (row.measure !== "recovered" || row.split !== "seen") return undefined;
  const { n, hits, dealt, control } = recoveryEvidence(row);
  if (dealt !== undefined) {
    const { expected, certain, clusters, p } = dealt;
    if (!(certain >= 0 && certain <= expected + TOLERANCE && expected <= n + TOLERANCE && p >= 0))
      return "expected chances of its contexts";
    if (!(Number.isInteger(clusters) && clusters >= 0 && clusters <= hits))
      return `expected no more patients than ${hits} hits`;
    if (clusters > 0 && p > expected / clusters + TOLERANCE) return "expected a probability that its chances allow";
  }
  if (control === undefined) return undefined;
  const unseen = rows.find(({ measure, split }) => measure === "recovered" && split === "unseen");
  const { n: others = 0, hits: otherHits = 0 } = unseen ?? {};
  // Unjudged hits are no part of the control.
  if (control.n !== others || !(control.hits <= otherHits)) return "expected the figures of the unseen row as control";
  const isCount = Number.isInteger(control.clusters) && control.clusters >= 0 && control.clusters <= control.hits;
  return isCount && control.contexts >= others ? undefined : "expected a control of so many hits and contexts";
}
