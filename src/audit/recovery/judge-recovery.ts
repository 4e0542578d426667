import { type ClusterSize, unitsForNoHit } from "../../base/statistics/beta-binomial-bounds.ts";
import { rateTest } from "../../base/statistics/rate-test.ts";
import type { AuditRow } from "../audit.ts";
import { limitOf } from "../measures.ts";
import { type Note, type NoteValues, note } from "../remarks.ts";
import type { Judged } from "../verdicts.ts";

/** Chance of a wrong `fail`. */
const ALPHA = 0.05;

/** What `recovered` is judged by. Originals of the unseen split cannot be remembered, nor those of other patients at a patient's masks. */
export interface RecoveryEvidence {
  /** Contexts of the seen split that could have been a hit. */
  readonly n: number;
  readonly hits: number;
  /** Upper bound of the share of hits, one-sided 95 %. */
  readonly ciHigh: number;
  /** Patients or documents by the number of their contexts. */
  readonly clusterSizes?: readonly ClusterSize[];
  /** Hits that chance explains, by other patients' originals; nothing where it was not found out. */
  readonly dealt?: NoteValues["originals-dealt"];
  /** The unseen split; nothing where there is none. */
  readonly control?: NoteValues["unseen-control"];
}

/** The same of a row: its remarks have what chance gives. */
export function recoveryEvidence({
  n,
  hits = 0,
  ciHigh,
  clusterSizes = [],
  notes = [],
}: Pick<AuditRow, "n" | "hits" | "ciHigh" | "clusterSizes" | "notes">): RecoveryEvidence {
  const valuesOf = (id: Note["id"]) => notes.find((one) => one.id === id)?.values as unknown;
  const dealt = valuesOf("originals-dealt") as NoteValues["originals-dealt"] | undefined;
  const control = valuesOf("unseen-control") as NoteValues["unseen-control"] | undefined;
  return { n, hits, ciHigh, clusterSizes, ...(dealt && { dealt }), ...(control && { control }) };
}

/**
 * The verdict on `recovered` in the seen split, by the excess of hits over chance: `pass` if its upper bound is within the limit, `fail` if it is
 * not and the excess is shown, else `underpowered`. Chance is known in two ways, and each must bear a verdict out: an excess is shown if both make so many
 * hits unlikely (one-sided 5 %), and what is subtracted is the smaller. What is missing explains no hit: contexts that the control lacks
 * count as contexts without one. So taking the control, patients or originals away never makes a `pass`.
 */
export function judgeRecovery(evidence: RecoveryEvidence): Judged {
  const limit = limitOf("recovered");
  const { n, clusterSizes = [] } = evidence;
  const needed = unitsForNoHit(limit, clusterSizes);
  if (n >= needed && boundExcess(evidence) <= limit) return { verdict: "pass", notes: [] };
  if (chanceOfHits(evidence) <= ALPHA) return { verdict: "fail", notes: [] };
  const why = n < needed ? note("too-few", { n, needed, limit }) : note("limit-inside", { limit });
  return { verdict: "underpowered", notes: [why] };
}

/**
 * The larger of the two probabilities of so many clusters (patients where known) with a hit, if there is no memory; 1 without a hit. Clusters are
 * counted, not contexts: one patient's hits can be one coincidence.
 */
export function chanceOfHits({ n, hits, dealt, control }: RecoveryEvidence): number {
  if (hits === 0) return 1;
  return Math.max(dealt?.p ?? 0, againstControl(n, dealt?.clusters ?? hits, control));
}

/** P(so many clusters with a hit, of all in both splits) if both splits have one rate. */
export function againstControl(
  n: number,
  clusters: number,
  control: Omit<NoteValues["unseen-control"], "p"> | undefined,
): number {
  return rateTest({ hits: clusters, n }, { hits: control?.clusters ?? 0, n: Math.max(n, control?.n ?? 0) });
}

/**
 * Upper bound of the share of originals that memory brought back. A context without memory is a hit with the chance c of its predictions, so the share of hits is
 * e + (1 − e)·c. Exact where c differs between contexts, too: the sum of unlike chances varies less than the binomial distribution with their
 * mean (Hoeffding 1956).
 */
export function boundExcess({ n, ciHigh, dealt, control }: RecoveryEvidence): number {
  if (dealt === undefined || control === undefined || n === 0) return ciHigh;
  const chance = Math.min(dealt.certain / n, control.hits / Math.max(n, control.contexts));
  return chance < 1 ? Math.max(0, (ciHigh - chance) / (1 - chance)) : ciHigh;
}
