import { fileError, UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { openCheckpointAndFiles } from "../../model/open-checkpoint.ts";
import { foldDecisions, namesOf, readDecisions } from "../../review/decisions/decisions-file.ts";
import { type CheckpointFiles, sortCheckpointFiles } from "../checkpoint-files.ts";
import { entriesToRemove, type RepairMode } from "./plan.ts";
import { refusePrivateModels } from "../private-models.ts";
import { type EarlierRounds, readEarlierRounds, type WeightsMode } from "../rewrite-report.ts";
import { entryKey, type PrivateRound, readChain, replacedEntries } from "../rounds/private-rounds.ts";
import { readVocabulary, type Vocabulary } from "../vocabulary.ts";

/** What is to be rewritten, and how. */
export interface PrepareOptions {
  readonly modelDirectory: string;
  readonly decisionsPath: string;
  /** Where the mapping of this and of earlier rounds is. */
  readonly privateDirectory: string;
  /** Default `mean`. */
  readonly weights?: WeightsMode;
  /** What to do for words that were built through a removed name. Default `merges`; see `chooseRepair`. */
  readonly repair?: RepairMode;
  /** Placeholders from a seed instead of the system's random source. */
  readonly seed?: number;
  /** Texts on which segmentation is compared before and after. */
  readonly sample?: readonly string[];
}

/** Where a checkpoint is, and what was decided on it. */
type DecidedPaths = Pick<PrepareOptions, "modelDirectory" | "decisionsPath" | "privateDirectory">;

/** A checkpoint, opened, and which of its entries go: all that overwriting its weights takes. Private: the rounds hold names. */
export interface DecidedRewrite {
  readonly original: Checkpoint;
  readonly vocabulary: Vocabulary;
  readonly files: CheckpointFiles;
  readonly earlier: EarlierRounds;
  /** The earlier rounds whose mapping is at hand, oldest first. */
  readonly chain: readonly PrivateRound[];
  /** Ids that a person decided to be names. */
  readonly names: ReadonlySet<number>;
  /** Ids that a person decided anything about. */
  readonly decided: ReadonlySet<number>;
  /** {@link entriesToRemove}: more than the names where a vocabulary lists a piece twice. */
  readonly removed: ReadonlySet<number>;
}

/**
 * Opens a checkpoint and reads the decisions on it.
 * Throws what both throw, `decisions-mismatch` if no name was decided or one that cannot go, `input-format` if a private
 * recogniser lies in the folder, and `checkpoint-unsupported` for pickles.
 */
export async function readDecided(paths: DecidedPaths): Promise<DecidedRewrite> {
  const { modelDirectory, decisionsPath } = paths;
  const { checkpoint: original, tokenizerFiles } = await openCheckpointAndFiles(modelDirectory);
  await refusePrivateModels(modelDirectory);
  const files = await sortCheckpointFiles(modelDirectory);
  const vocabulary = await readVocabulary(modelDirectory, tokenizerFiles);
  const earlier = await readEarlierRounds(modelDirectory);
  const chain = await findChain(paths, earlier);
  const replaced = new Set((await replacedEntries(chain)).map(entryKey));
  const lines = await readDecisions(decisionsPath, original.tokenizer, (line) => replaced.has(entryKey(line)));
  const decisions = foldDecisions(lines);
  const names = new Set(namesOf(decisions));
  refusePlaceholders(names, vocabulary, earlier);
  if (names.size === 0) throw nothingDecided(decisionsPath, replaced.size);
  const decided = new Set(decisions.keys());
  const removed = new Set(entriesToRemove(vocabulary, { names, decided }));
  return { original, vocabulary, files, earlier, chain, names, decided, removed };
}

/** The mapping may lie where this round's goes, or where the round before put its own. */
async function findChain({ privateDirectory, modelDirectory }: DecidedPaths, { key }: EarlierRounds) {
  const here = await readChain(privateDirectory, key);
  return here.length > 0 ? here : readChain(privateDirectoryOf(modelDirectory), key);
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
  return fileError(
    "decisions-mismatch",
    path,
    `expected at least one token decided to be a name, found ${found}. Review the predictions first.`,
  );
}
