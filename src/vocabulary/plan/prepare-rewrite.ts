import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { type CheckpointDigests, digestCheckpoint } from "../../model/digest-checkpoint.ts";
import { chooseRepair } from "./choose-repair.ts";
import { type Plan, planRewrite } from "./plan.ts";
import type { DecidedRewrite, PrepareOptions } from "./read-decided.ts";
import { findMentions, findResidue, removedSpellings } from "../verify/residue.ts";
import type { WeightsMode } from "../rewrite-report.ts";
import { replacedEntries } from "../rounds/private-rounds.ts";
import { findVocabulary } from "../weights/find-vocabulary.ts";
import { listWeightFiles } from "../weights/list-weight-files.ts";
import type { FileSums } from "../weights/sum-weight-files.ts";

/** Everything that is known before anything is written but weights. Private: the plan and the rounds hold names. */
export interface PreparedRewrite extends DecidedRewrite {
  readonly weights: WeightsMode;
  /** Weight files in which something will be overwritten. */
  readonly blankedFiles: readonly string[];
  readonly plan: Plan;
  /** Copied files in which removed names stand as keys or parts of words, and how many. */
  readonly mentions: ReadonlyMap<string, number>;
  /** Of a model that was rewritten before: its digests, and whether they are those that the last round left; absent if unknown. */
  readonly since?: { readonly digests: CheckpointDigests; readonly followsPrevious?: boolean };
}

/**
 * Plans a rewrite; writes nothing.
 * Throws what planning throws, `input-format` if a file that is copied holds a name, and `checkpoint-unsupported` where it is not
 * certain which tensors hold the vocabulary.
 *
 * @param sums of the weight files, if they are taken elsewhere
 */
export async function prepareRewrite(
  known: DecidedRewrite,
  options: Pick<PrepareOptions, "weights" | "repair" | "seed" | "sample">,
  sums?: Promise<FileSums>,
): Promise<PreparedRewrite> {
  const { original, vocabulary, files, names, decided } = known;
  const { directory } = original;
  const { seed, sample, weights = "mean" } = options;
  const plan = planRewrite(vocabulary, {
    names,
    decided,
    tokenizer: original.tokenizer,
    repair: chooseRepair(known, options),
    goneBefore: (await replacedEntries(known.chain)).map(({ token }) => token),
    ...withoutUndefined({ seed, sample }),
  });
  const { vocabulary: tokens, surface } = original.tokenizer;
  const spellings = removedSpellings(plan.replacements, tokens, surface);
  await refuseNamesIn(directory, files.copied, spellings);
  const mentions = await findMentions(directory, files.copied, spellings);
  const since = await compareWithLast(known, sums);
  const blankedFiles = weights === "keep" ? [] : await findBlankedFiles(original);
  return { ...known, weights, blankedFiles, plan, mentions, ...(since && { since }) };
}

async function findBlankedFiles(original: Checkpoint): Promise<string[]> {
  const models = await findVocabulary(original.directory, await listWeightFiles(original.directory), original);
  const files = models.flatMap(({ matrices, biases, fileOf }) =>
    [...matrices, ...biases].map(({ numbers }) => fileOf(numbers)),
  );
  return [...new Set(files)].sort();
}

/**
 * The tokenizer that the last round left is recorded in its private folder alone: without it, equal weights do not show that the model
 * is as that round left it.
 */
async function compareWithLast({ original, earlier, chain }: DecidedRewrite, sums?: Promise<FileSums>) {
  const last = earlier.rounds.at(-1);
  if (last === undefined) return undefined;
  const known = [...((await sums) ?? [])].map(([path, { sha256 }]) => [path, sha256] as const);
  const digests = await digestCheckpoint(original, new Map(known));
  const left = chain.at(-1)?.record.round.model.after.tokenizerSha256;
  const hasWeights = digests.modelSha256 === last.model.after.modelSha256;
  if (hasWeights && left === undefined) return { digests };
  return { digests, followsPrevious: hasWeights && digests.tokenizerSha256 === left };
}

/** Model card and configuration are copied as they are, so they must not hold a name that is being removed. */
async function refuseNamesIn(
  directory: string,
  files: readonly string[],
  spellings: ReadonlySet<string>,
): Promise<void> {
  for (const [file, count] of await findResidue(directory, files, spellings)) {
    const path = join(directory, file);
    throw fileError(
      "input-format",
      path,
      `expected no removed name in a file that is copied, found ${count} of ${spellings.size} spellings as a word. Take them out of the file, move it away, or decide "keep" if they are ordinary words.`,
      { found: count },
    );
  }
}
