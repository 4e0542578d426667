import type { Split } from "../probe/context.ts";

/** `invalid`: the comparison itself does not hold. `underpowered`: too few units to reach the threshold whatever happens. */
export type Verdict = "pass" | "fail" | "underpowered" | "invalid" | "info";

/** One measured figure with its uncertainty. Defined once; every audit returns these, every report reads these. */
export interface AuditRow {
  /** Which audit, for example `name-rate`. */
  readonly audit: string;
  /** Which figure of that audit, for example `contexts with a name@20`. */
  readonly measure: string;
  readonly split: Split | "both";
  /** What is counted in `n`: `context`, `prediction`, `token`. */
  readonly unit: string;
  readonly k?: number;
  readonly n: number;
  readonly hits?: number;
  readonly estimate: number;
  readonly ciLow: number;
  readonly ciHigh: number;
  /** For example `Clopper-Pearson one-sided 95 %`. */
  readonly ciMethod: string;
  /** What `ciHigh` (or, where the note says so, `estimate`) is held against. `null` on rows for information. */
  readonly threshold: number | null;
  readonly verdict: Verdict;
  /** The same figure of the model compared with. */
  readonly baseline?: number;
  /** The same figure where nothing can leak: names never seen in training. */
  readonly control?: number;
  readonly seed: number;
  readonly modelSha256: string;
  readonly tokenizerSha256: string;
  readonly note?: string;
}
