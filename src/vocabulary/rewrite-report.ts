import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError } from "../base/errors.ts";
import { readTextFile } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import type { LeftBehind } from "./verify/left-behind.ts";
import type { BlankedWeights } from "./weights/blank-weight-files.ts";
import type { Verification } from "./verify/verify.ts";

/** `mean` overwrites the rows of removed tokens; `keep` renames alone, as the paper does. */
export type WeightsMode = "mean" | "keep";

/** SHA-256 of the weights. Weights hold no spelling: no name can be found by guessing what it is of. */
export type WeightsDigest = Pick<CheckpointDigests, "modelSha256">;

/** One rewrite of a model, without a name. */
export interface RewriteRound {
  /** From 1. */
  readonly round: number;
  /**
   * Of the tokenizer none: that of before is found from the public one by guessing the removed entry, and a later round makes that of
   * after one of before.
   */
  readonly model: { readonly before: WeightsDigest; readonly after: WeightsDigest };
  readonly replaced: number;
  readonly placeholders: readonly string[];
  /** Pieces that ids of removed entries carry instead of a placeholder, to join words that were built through one. */
  readonly joining?: readonly string[];
  readonly weights: WeightsMode;
  /** From the second round on: whether the model was as the round before had left it; absent where only its private folder could say. */
  readonly followsPrevious?: boolean;
}

/** What happens to words that were built through a removed name, in counts: which entries they are would spell the name. */
export interface Reachability {
  readonly droppedMerges: number;
  readonly repaired: number;
  /** Freed ids that carry a piece to join words. */
  readonly joining?: number;
  /** Kept entries that merging can no longer produce. */
  readonly collateral: number;
  /** Where true, tokenizers that read `tokenizer.json` still produce those as whole words. */
  readonly ignoreMerges: boolean;
  /** Entries that spell a removed name another way and have no decision. */
  readonly undecidedVariants: number;
  /** Kept entries that hold a removed name as a word, each decided to be kept. */
  readonly heldIn: number;
}

/** `rewrite.json`: what was done, without a name. All but `rounds` and `undoable` is about the last round. */
export interface RewriteReport {
  readonly schemaVersion: 1;
  readonly model: RewriteRound["model"];
  readonly replaced: number;
  readonly placeholders: readonly string[];
  readonly joining?: readonly string[];
  readonly reachability: Reachability;
  readonly weights: {
    readonly mode: WeightsMode;
    readonly warning?: string;
    readonly files: Readonly<Record<string, BlankedWeights>>;
  };
  readonly checks: Verification["checks"];
  readonly sample: Verification["sample"];
  /** Files of the original folder that were not copied, counted by kind; reports of earlier versions have their names. */
  readonly leftBehind: LeftBehind;
  /** Every rewrite of this model, this one last. */
  readonly rounds: readonly RewriteRound[];
  /** Rounds that the private folder can take back: unless the mapping of an earlier one was not at hand, all. */
  readonly undoable: readonly number[];
}

/** Name of the report in a rewritten folder. */
export const REWRITE_FILE = "rewrite.json";

/** The rewrites that a folder's `rewrite.json` tells of. */
export interface EarlierRounds {
  readonly rounds: readonly RewriteRound[];
  /** SHA-256 of `rewrite.json`: by it private folders know this result. Absent where there is no such file. */
  readonly key?: string;
}

/**
 * What a checkpoint folder says of its rewrites: none where it has no `rewrite.json`. Of what earlier versions wrote, only what this
 * version writes is read. Throws `input-format` if it is damaged.
 */
export async function readEarlierRounds(directory: string): Promise<EarlierRounds> {
  const path = join(directory, REWRITE_FILE);
  if (!existsSync(path)) return { rounds: [] };
  const text = await readTextFile(path);
  const rounds = parseRounds(text);
  if (rounds !== undefined) return { rounds, key: sha256(text) };
  throw fileError(
    "input-format",
    path,
    'expected what "unname rewrite" writes, with its rounds. Copy the folder again, or, if this file is no part of it, move it away.',
  );
}

function parseRounds(text: string): RewriteRound[] | undefined {
  try {
    const report = JSON.parse(text) as Partial<RewriteReport>;
    const rounds: unknown = report.rounds ?? [onlyRound(report)];
    if (!Array.isArray(rounds) || rounds.length === 0 || !rounds.every(isRound)) return undefined;
    return rounds.map(withoutTokenizers);
  } catch {
    return undefined;
  }
}

/** Reports of before there were rounds are of one. */
function onlyRound({ model, replaced, placeholders, weights }: Partial<RewriteReport>): Partial<RewriteRound> {
  return {
    round: 1,
    ...(model && { model }),
    replaced,
    placeholders,
    weights: weights?.mode,
  } as Partial<RewriteRound>;
}

/** Earlier versions wrote digests of the tokenizers too. */
function withoutTokenizers({ model: { before, after }, ...round }: RewriteRound): RewriteRound {
  const { round: number, ...rest } = round;
  return {
    round: number,
    model: { before: { modelSha256: before.modelSha256 }, after: { modelSha256: after.modelSha256 } },
    ...rest,
  };
}

function isRound(value: unknown, index: number): value is RewriteRound {
  const { round, model, placeholders, replaced, weights } = (value ?? {}) as Partial<RewriteRound>;
  return (
    round === index + 1 &&
    Number.isSafeInteger(replaced) &&
    (weights === "mean" || weights === "keep") &&
    Array.isArray(placeholders) &&
    placeholders.every((placeholder) => typeof placeholder === "string") &&
    [model?.before, model?.after].every((digests) => typeof digests?.modelSha256 === "string")
  );
}
