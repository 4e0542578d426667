import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf } from "../base/files.ts";
import type { Checkpoint } from "../model/checkpoint.ts";
import { type CheckpointDigests, digestCheckpoint } from "../model/digest-checkpoint.ts";
import { openCheckpointAndFiles } from "../model/open-checkpoint.ts";
import { foldDecisions, namesOf, readDecisions } from "../review/decisions.ts";
import { type CheckpointFiles, sortCheckpointFiles } from "./checkpoint-files.ts";
import { type Plan, planRewrite, type RepairMode } from "./plan.ts";
import { refusePrivateModels } from "./private-models.ts";
import { findMentions, findResidue, removedSpellings } from "./residue.ts";
import { type EarlierRounds, readEarlierRounds, type WeightsMode } from "./rewrite-report.ts";
import { entryKey, type PrivateRound, readChain, replacedEntries } from "./rounds/private-rounds.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";
import { findVocabulary } from "./weights/find-vocabulary.ts";
import { listWeightFiles } from "./weights/list-weight-files.ts";
import type { FileSum } from "./weights/stored-file.ts";

/** What is to be rewritten, and how. */
export interface PrepareOptions {
  readonly modelDirectory: string;
  readonly decisionsPath: string;
  /** Where the mapping of this and of earlier rounds is. */
  readonly privateDirectory: string;
  /** Default `mean`. */
  readonly weights?: WeightsMode;
  /** What to do for words that were built through a removed name. Default `merges`. */
  readonly repair?: RepairMode;
  /** Placeholders from a seed instead of the system's random source. */
  readonly seed?: number;
  /** Texts on which segmentation is compared before and after. */
  readonly sample?: readonly string[];
}

/** Everything that is known before anything is written. Private: the plan and the rounds hold names. */
export interface PreparedRewrite {
  readonly original: Checkpoint;
  readonly vocabulary: Vocabulary;
  readonly files: CheckpointFiles;
  readonly weights: WeightsMode;
  /** Weight files in which something will be overwritten. */
  readonly blankedFiles: readonly string[];
  readonly plan: Plan;
  /** Copied files in which removed names stand as keys or parts of words, and how many. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly earlier: EarlierRounds;
  /** Of a model that was rewritten before: its digests, and whether they are those that the last round left. */
  readonly since?: { readonly digests: CheckpointDigests; readonly followsPrevious: boolean };
  /** The earlier rounds whose mapping is at hand, oldest first. */
  readonly chain: readonly PrivateRound[];
}

/**
 * Opens a checkpoint and plans its rewrite; writes nothing.
 * Throws what opening the checkpoint and reading the decisions throw, `decisions-mismatch` if no name was decided or one that
 * cannot go, `input-format` if a private recogniser lies in the folder or a file that is copied holds a name,
 * `checkpoint-unsupported` for pickles and where it is not certain which tensors hold the vocabulary.
 *
 * @param sums of the weight files, if somebody takes them
 */
export async function prepareRewrite(
  options: PrepareOptions,
  sums?: Promise<ReadonlyMap<string, FileSum>>,
): Promise<PreparedRewrite> {
  const { modelDirectory, decisionsPath, repair, seed, sample, weights = "mean" } = options;
  const { checkpoint: original, tokenizerFiles } = await openCheckpointAndFiles(modelDirectory);
  await refusePrivateModels(modelDirectory);
  const files = await sortCheckpointFiles(modelDirectory);
  const vocabulary = await readVocabulary(modelDirectory, tokenizerFiles);
  const earlier = await readEarlierRounds(modelDirectory);
  const chain = await findChain(options, earlier);
  const replaced = await replacedEntries(chain);
  const lines = await readDecisions(decisionsPath, original.tokenizer, (line) => replaced.has(entryKey(line)));
  const decisions = foldDecisions(lines);
  const names = new Set(namesOf(decisions));
  refusePlaceholders(names, vocabulary, earlier);
  if (names.size === 0) throw nothingDecided(decisionsPath, replaced.size);
  const plan = planRewrite(vocabulary, {
    names,
    decided: new Set(decisions.keys()),
    tokenizer: original.tokenizer,
    ...(repair !== undefined && { repair }),
    ...(seed !== undefined && { seed }),
    ...(sample !== undefined && { sample }),
  });
  const { vocabulary: tokens, surface } = original.tokenizer;
  const spellings = removedSpellings(plan.replacements, tokens, surface);
  await refuseNamesIn(modelDirectory, files.copied, spellings);
  const mentions = await findMentions(modelDirectory, files.copied, spellings);
  const since = await compareWithLast(original, earlier, sums);
  const blankedFiles = weights === "keep" ? [] : await findBlankedFiles(original);
  const known = { original, vocabulary, files, weights, blankedFiles, plan, mentions, earlier, chain };
  return { ...known, ...(since && { since }) };
}

async function findBlankedFiles(original: Checkpoint): Promise<string[]> {
  const models = await findVocabulary(original.directory, await listWeightFiles(original.directory), original);
  const files = models.flatMap(({ matrices, biases, fileOf }) =>
    [...matrices, ...biases].map(({ numbers }) => fileOf(numbers.path)),
  );
  return [...new Set(files)].sort();
}

/** The mapping may lie where this round's goes, or where the round before put its own. */
async function findChain({ privateDirectory, modelDirectory }: PrepareOptions, { key }: EarlierRounds) {
  const here = await readChain(privateDirectory, key);
  return here.length > 0 ? here : readChain(privateDirectoryOf(modelDirectory), key);
}

async function compareWithLast(
  original: Checkpoint,
  { rounds }: EarlierRounds,
  sums?: Promise<ReadonlyMap<string, FileSum>>,
) {
  const last = rounds.at(-1);
  if (last === undefined) return undefined;
  const known = [...((await sums) ?? [])].map(([path, { sha256 }]) => [path, sha256] as const);
  const digests = await digestCheckpoint(original, new Map(known));
  const { modelSha256, tokenizerSha256 } = last.model.after;
  const followsPrevious = digests.modelSha256 === modelSha256 && digests.tokenizerSha256 === tokenizerSha256;
  return { digests, followsPrevious };
}

function refusePlaceholders(names: ReadonlySet<number>, { tokens }: Vocabulary, { rounds }: EarlierRounds): void {
  const placeholders = new Map(
    rounds.flatMap(({ round, placeholders: drawn }) => drawn.map((placeholder) => [placeholder, round] as const)),
  );
  for (const tokenId of names) {
    const round = placeholders.get(tokens[tokenId] as string);
    if (round === undefined) continue;
    throw new UnnameError(
      "decisions-mismatch",
      `token ${tokenId} was decided to be a name but is a placeholder that round ${round} of rewriting this model put there: the name is gone already. Decide "keep" for it.`,
      { details: { tokenId, round } },
    );
  }
}

function nothingDecided(path: string, replaced: number): UnnameError {
  const found = replaced === 0 ? "none" : "none that earlier rounds have not replaced";
  return new UnnameError(
    "decisions-mismatch",
    `${path}: expected at least one token decided to be a name, found ${found}. Review the predictions first.`,
    { details: { path } },
  );
}

/** Model card and configuration are copied as they are, so they must not name anybody who is being removed. */
async function refuseNamesIn(
  directory: string,
  files: readonly string[],
  spellings: ReadonlySet<string>,
): Promise<void> {
  for (const [file, count] of await findResidue(directory, files, spellings)) {
    const path = join(directory, file);
    throw new UnnameError(
      "input-format",
      `${path}: expected no removed name in a file that is copied, found ${count} of ${spellings.size} spellings as a word. Take them out of the file, move it away, or decide "keep" if they are ordinary words.`,
      { details: { path, found: count } },
    );
  }
}
