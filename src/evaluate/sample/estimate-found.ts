import type { Interval } from "../../base/statistics.ts";
import { type Stratum, type StratumName, weightOf } from "./sample-sheet.ts";

/** Mentions found and marks in a sampled passage. */
export interface FoundInUnit {
  readonly stratum: StratumName;
  readonly found: number;
  readonly marks: number;
}

/** Standard normal quantile for a central interval of 95 %. */
const Z = 1.959963984540054;

/**
 * How many mentions the marks of a corpus cover: the marks, of which all are known, times what a mark is worth in the sample (ratio estimate
 * over strata, with its linearised variance; Cochran 1977, 6.11). Without marks in the sample: all marks, less or more of which nothing is known.
 */
export function estimateFound(
  strata: readonly Stratum[],
  units: readonly FoundInUnit[],
  marks: number,
): Interval & { readonly estimate: number } {
  const weights = new Map(strata.map((stratum) => [stratum.name, weightOf(stratum)]));
  const sum = (read: (unit: FoundInUnit) => number) =>
    units.reduce((total, unit) => total + (weights.get(unit.stratum) ?? 0) * read(unit), 0);
  const sampledMarks = sum((unit) => unit.marks);
  if (sampledMarks === 0) return { estimate: marks, low: 0, high: marks };
  const ratio = sum((unit) => unit.found) / sampledMarks;
  let variance = 0;
  for (const { name, passages, sampled } of strata) {
    if (sampled < 2 || sampled === passages) continue;
    const residuals = units.filter(({ stratum }) => stratum === name).map(({ found, marks: of }) => found - ratio * of);
    const mean = residuals.reduce((total, one) => total + one, 0) / sampled;
    const spread = residuals.reduce((total, one) => total + (one - mean) ** 2, 0) / (sampled - 1);
    variance += passages ** 2 * (1 / sampled - 1 / passages) * spread;
  }
  const half = (Z * Math.sqrt(variance) * marks) / sampledMarks;
  return { estimate: ratio * marks, low: Math.max(0, ratio * marks - half), high: ratio * marks + half };
}
