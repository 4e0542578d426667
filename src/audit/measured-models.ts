import type { SentenceLoss } from "../probe/score/masked-loss.ts";
import type { LeakResult } from "./audit-leaks.ts";
import { createLossMemory, type LossMemory } from "./membership/loss-memory.ts";

/** Measurements by `modelKey`, shared by audits that differ in the model alone. */
export interface MeasuredModels {
  readonly leaks: Map<string, LeakResult>;
  readonly losses: Map<string, readonly SentenceLoss[]>;
  readonly blockLosses: LossMemory;
}

/** Nothing measured yet. */
export function createMeasuredModels(): MeasuredModels {
  return { leaks: new Map(), losses: new Map(), blockLosses: createLossMemory() };
}
