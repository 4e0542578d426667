import { sampleSizeForZeroHits } from "../base/statistics.ts";
import type { AuditRow, Verdict } from "./audit.ts";
import { formatCount, formatPercent } from "./format-row.ts";

/** A row before it is known which model and seed it belongs to. */
export type Measurement = Omit<AuditRow, "seed" | "modelSha256" | "tokenizerSha256">;

export interface ProportionEvidence {
  /** Independent units (contexts). */
  readonly n: number;
  readonly hits: number;
  readonly ciLow: number;
  readonly ciHigh: number;
  readonly threshold: number;
  /** Any hit at all is a failure, however the interval lies. */
  readonly zeroHits?: boolean;
}

/**
 * Verdict on a proportion that must stay at or under a threshold:
 * `fail` if a hit is not allowed and there is one, or the whole interval lies above the threshold; else `underpowered` if `n`
 * units could not have reached the threshold even without a hit; else `pass` if the upper end is at or under it; else `fail`.
 */
export function judgeProportion({ n, hits, ciLow, ciHigh, threshold, zeroHits = false }: ProportionEvidence): Verdict {
  if ((zeroHits && hits > 0) || ciLow > threshold) return "fail";
  if (n < sampleSizeForZeroHits(threshold)) return "underpowered";
  return ciHigh <= threshold ? "pass" : "fail";
}

/** Which n would do, for the note of an underpowered row. */
export function powerNote(n: number, threshold: number): string {
  const needed = sampleSizeForZeroHits(threshold);
  return `${formatCount(n)} contexts cannot show ${formatPercent(threshold)} or less whatever they hold; ${formatCount(needed)} without a hit would.`;
}

/**
 * Verdict of several rows: `fail` if any fails; else `invalid`; else `underpowered` if any is; else `pass`. `info` if no row is
 * held against a threshold.
 */
export function overallVerdict(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ["fail", "invalid", "underpowered", "pass"];
  return order.find((verdict) => verdicts.includes(verdict)) ?? "info";
}
