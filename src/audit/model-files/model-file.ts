import type { GraphComparison } from "./compare-graph.ts";

/**
 * What an audit found of a file of a model's numbers. `audited`: its predictions come from it. `agrees`: a graph that was held against these
 * and predicts the same, or data of one. `differs`: it predicts otherwise. `unreadable`: it could not be held against them.
 * `not-read`: nothing that loads this checkpoint reads it.
 */
export type ModelFileOutcome = "audited" | "agrees" | "differs" | "unreadable" | "not-read";

/** A file of weights, a graph or data of one. Private: its name may be a person's. */
export interface ModelFile {
  /** Path within the checkpoint folder, `/` between parts. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly outcome: ModelFileOutcome;
  /** Of a graph that could be compared. */
  readonly comparison?: GraphComparison;
}

/** Outcomes of files that a release may hold. */
export function isHeld({ outcome }: Pick<ModelFile, "outcome">): boolean {
  return outcome === "audited" || outcome === "agrees";
}
