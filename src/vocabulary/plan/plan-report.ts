import { join } from "node:path";

import { writeFileAtomic } from "../../base/files.ts";
import type { Plan } from "./plan.ts";
import { prepareRewrite, type PreparedRewrite } from "./prepare-rewrite.ts";
import { type PrepareOptions, readDecided } from "./read-decided.ts";
import type { RemovalCost } from "./removal-costs.ts";
import type { Reachability, WeightsMode } from "../rewrite-report.ts";
import { KEEP_WARNING } from "../weights/blank-weight-files.ts";

/** What a rewrite will do, in numbers: no name and no id of an entry that spells one, so that it may be printed anywhere. */
export interface PlanReport {
  readonly schemaVersion: 1;
  /** 1 for a model that was never rewritten. */
  readonly round: number;
  /** From the second round on: whether the model is as the round before had left it; absent where only its private folder could say. */
  readonly followsPrevious?: boolean;
  readonly replaced: number;
  readonly reachability: Reachability;
  /** Words of the sample, and how many of them will be cut into other tokens. */
  readonly sample: Plan["sample"];
  /** What removals cost: how many entries have a cost at all, and the worst of them, without their ids. */
  readonly costs: { readonly entries: number; readonly worst: readonly Omit<RemovalCost, "tokenId">[] };
  readonly weights: {
    readonly mode: WeightsMode;
    readonly warning?: string;
    /** Files whose rows will be overwritten; with `keep`, none. */
    readonly files: readonly string[];
  };
  readonly copied: readonly string[];
  /** Of the copied files: in how many a removed name stands as a key or as a part of a longer word, and how many names; absent if in none. */
  readonly mentions?: Readonly<Record<string, number>>;
  readonly leftBehind: readonly string[];
  /** Rounds that it will be possible to take back, this one included. */
  readonly undoable: readonly number[];
}

/** Costs that a report lists; `plan.json` has all. */
const WORST = 10;

/** Name of the file with a plan's tokens, in a private folder. */
export const PLAN_FILE = "plan.json";

/**
 * Plans a rewrite and writes nothing, save, where `detailsDirectory` is given, {@link PLAN_FILE} there with the tokens behind
 * the numbers, for its owner alone. Throws what `readDecided` and `prepareRewrite` throw.
 */
export async function reportPlan(
  options: PrepareOptions & { readonly detailsDirectory?: string },
): Promise<PlanReport> {
  const prepared = await prepareRewrite(await readDecided(options), options);
  const { detailsDirectory } = options;
  if (detailsDirectory !== undefined) {
    await writeFileAtomic(join(detailsDirectory, PLAN_FILE), formatDetails(prepared), { private: true });
  }
  return describePlan(prepared);
}

/** The public side of what was prepared. */
export function describePlan(prepared: PreparedRewrite): PlanReport {
  const { plan, files, earlier, since, weights: mode } = prepared;
  const round = earlier.rounds.length + 1;
  return {
    schemaVersion: 1,
    round,
    ...(since?.followsPrevious !== undefined && { followsPrevious: since.followsPrevious }),
    replaced: plan.replacements.length,
    reachability: reachabilityOf(prepared),
    sample: plan.sample,
    costs: {
      entries: plan.costs.length,
      worst: plan.costs
        .slice(0, WORST)
        .map(({ builtThrough, unreachable, words }) => ({ builtThrough, unreachable, words })),
    },
    weights: { mode, ...(mode === "keep" && { warning: KEEP_WARNING }), files: prepared.blankedFiles },
    copied: files.copied,
    ...(prepared.mentions.size > 0 && { mentions: Object.fromEntries(prepared.mentions) }),
    leftBehind: files.leftBehind,
    undoable: undoableOf(prepared),
  };
}

/** Rounds that it will be possible to take back. */
export function undoableOf({ chain, earlier }: Pick<PreparedRewrite, "chain" | "earlier">): number[] {
  return [...chain.map(({ record }) => record.round.round), earlier.rounds.length + 1];
}

/** What happens to words that were built through a removed name. */
export function reachabilityOf({ plan }: Pick<PreparedRewrite, "plan">): Reachability {
  return {
    droppedMerges: plan.droppedMerges,
    repaired: plan.repaired.length,
    joining: plan.joining.length,
    collateral: plan.collateral.length,
    ignoreMerges: plan.ignoreMerges,
    undecidedVariants: plan.undecidedVariants.length,
    heldIn: plan.heldIn.length,
  };
}

/** {@link PLAN_FILE}: the ids and tokens behind the numbers. Holds names. */
export function formatDetails({ plan, vocabulary }: Pick<PreparedRewrite, "plan" | "vocabulary">): string {
  const entry = (tokenId: number) => ({ tokenId, token: vocabulary.tokens[tokenId] });
  const collateral = new Set(plan.collateral);
  const details = {
    removed: plan.replacements.map(({ tokenId }) => entry(tokenId)),
    repaired: plan.repaired,
    joining: plan.joining,
    collateral: vocabulary.tokens.flatMap((token, tokenId) => (collateral.has(token) ? [{ tokenId, token }] : [])),
    undecidedVariants: plan.undecidedVariants.map(entry),
    heldIn: plan.heldIn.map(entry),
    costs: plan.costs.map(({ tokenId, ...cost }) => ({ ...entry(tokenId), ...cost })),
  };
  return `${JSON.stringify(details, undefined, 2)}\n`;
}
