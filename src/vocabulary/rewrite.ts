import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting, toJsonLines, writeFileAtomic } from "../base/files.ts";
import { stageFolder } from "../base/staged-folder.ts";
import { type CheckpointDigests, digestCheckpoint } from "../model/digest-checkpoint.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { foldDecisions, namesOf, readDecisions } from "../review/decisions.ts";
import { planRewrite, type Plan, type RepairMode } from "./plan.ts";
import { refusePrivateModels } from "./private-models.ts";
import { readBpeVocabulary, VOCABULARY_FILES, writeTokenizerFiles } from "./tokenizer-files.ts";
import { findResidue, removedSpellings } from "./residue.ts";
import { requirePassed, verifyRewrite, type Verification } from "./verify.ts";
import { blankOnnx, blankSafetensors, type BlankedWeights } from "./weights.ts";

/** Files of a checkpoint that hold no vocabulary and are copied as they are. Anything else in the folder stays behind. */
const COPIED_FILES = new Set([
  "config.json",
  "generation_config.json",
  "tokenizer_config.json",
  "special_tokens_map.json",
  "README.md",
  "LICENSE",
  "training.json",
]);

/** Weights that can run code when they are loaded, and that we therefore neither read nor pass on. */
const PICKLE = /\.(?:bin|pt|pth|pkl|ckpt)$/u;

export interface RewriteOptions {
  readonly modelDirectory: string;
  readonly decisionsPath: string;
  readonly outputDirectory: string;
  /** Where `mapping.jsonl` goes. Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** `mean` overwrites the rows of removed tokens; `keep` renames alone, as the paper does. */
  readonly weights?: "mean" | "keep";
  /** What to do for words that were built through a removed name. Default `merges`. */
  readonly repair?: RepairMode;
  /** Placeholders from a seed instead of the system's random source. */
  readonly seed?: number;
  readonly force?: boolean;
  /** Texts on which segmentation is compared before and after. */
  readonly sample?: readonly string[];
}

/** `rewrite.json`: what was done, without a name. */
export interface RewriteReport {
  readonly schemaVersion: 1;
  /** SHA-256 of the original model's weights and tokenizer, and of the rewritten one's. */
  readonly model: { readonly before: CheckpointDigests; readonly after: CheckpointDigests };
  readonly replaced: number;
  readonly placeholders: readonly string[];
  readonly reachability: {
    readonly droppedMerges: number;
    readonly repaired: number;
    /** Ids of kept entries that merging can no longer produce. */
    readonly collateral: readonly number[];
    /** Where true, tokenizers that read `tokenizer.json` still produce those as whole words. */
    readonly ignoreMerges: boolean;
    /** Ids of entries that spell a removed name another way and that nobody decided on. */
    readonly undecidedVariants: readonly number[];
  };
  readonly weights: {
    readonly mode: "mean" | "keep";
    readonly warning?: string;
    readonly files: Readonly<Record<string, BlankedWeights>>;
  };
  readonly checks: Verification["checks"];
  readonly sample: Verification["sample"];
  /** Files of the original folder that were not copied. */
  readonly leftBehind: readonly string[];
}

const KEEP_WARNING =
  "The rows of removed tokens were kept: they still predict the slot where a name stood, and their neighbours tell what kind of name.";

/**
 * Step 2: writes a copy of a checkpoint in which every vocabulary entry decided to be a name is `unk` + a random number, in
 * every file and in the weights, and verifies it. The output appears whole, or not at all.
 * Throws what opening the checkpoint and reading the decisions throw, `output-exists`, `decisions-mismatch` if no name was
 * decided, `input-format` if a private recogniser lies in the folder, `checkpoint-unsupported` for pickles, `verification-failed`.
 */
export async function rewriteCheckpoint(options: RewriteOptions): Promise<RewriteReport> {
  const { modelDirectory, decisionsPath, outputDirectory, force = false, weights = "mean" } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  const mappingPath = join(privateDirectory, "mapping.jsonl");
  await refuseExisting(outputDirectory, force);
  await refuseExisting(mappingPath, force);
  const original = await openCheckpoint(modelDirectory);
  await refusePrivateModels(modelDirectory);
  const files = await checkpointFiles(modelDirectory);
  const decisions = foldDecisions(await readDecisions(decisionsPath, original.tokenizer));
  const names = new Set(namesOf(decisions));
  if (names.size === 0) {
    throw new UnnameError(
      "decisions-mismatch",
      `${decisionsPath}: expected at least one token decided to be a name, found none. Review the predictions first.`,
      { details: { path: decisionsPath } },
    );
  }
  const vocabulary = await readBpeVocabulary(modelDirectory);
  const plan = planRewrite(vocabulary, {
    names,
    decided: new Set(decisions.keys()),
    ...(options.repair !== undefined && { repair: options.repair }),
    ...(options.seed !== undefined && { seed: options.seed }),
  });

  await refuseNamesIn(modelDirectory, files.copied, removedSpellings(plan, vocabulary.tokens));

  const staged = await stageFolder(outputDirectory);
  const building = staged.directory;
  try {
    for (const file of files.copied) await copyFile(join(modelDirectory, file), join(building, file));
    await writeTokenizerFiles(modelDirectory, building, plan);
    const blanked: Record<string, BlankedWeights> = {};
    for (const file of files.weights) {
      const [source, target] = [join(modelDirectory, file), join(building, file)];
      if (weights === "keep") await copyFile(source, target);
      else blanked[file] = await blankWeights(source, target, original.vocabularySize, names);
    }
    const verification = await verifyRewrite(original, building, plan, options.sample);
    requirePassed(verification.checks);
    const report: RewriteReport = {
      schemaVersion: 1,
      model: { before: await digestCheckpoint(original), after: await digestCheckpoint(verification.rewritten) },
      replaced: plan.replacements.length,
      placeholders: plan.replacements.map(({ placeholder }) => placeholder),
      reachability: reachabilityOf(plan, original.tokenizer.vocabulary),
      weights: { mode: weights, ...(weights === "keep" && { warning: KEEP_WARNING }), files: blanked },
      checks: verification.checks,
      sample: verification.sample,
      leftBehind: files.leftBehind,
    };
    await staged.write("rewrite.json", `${JSON.stringify(report, undefined, 2)}\n`);
    await writeFileAtomic(mappingPath, toJsonLines(plan.replacements), { private: true });
    await staged.commit();
    return report;
  } catch (error) {
    await staged.discard();
    throw error;
  }
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

async function checkpointFiles(directory: string) {
  const names = (await readdir(directory, { withFileTypes: true })).map((entry) => entry.name).sort();
  const pickles = names.filter((name) => PICKLE.test(name));
  if (pickles.length > 0) {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${directory}: expected weights as safetensors, found pickles (${pickles.join(", ")}), whose names could not be removed. Convert them (save_pretrained with safe_serialization=True) and move them away.`,
      { details: { directory, files: pickles } },
    );
  }
  const weights = names.filter((name) => name.endsWith(".safetensors") || name.endsWith(".onnx"));
  const copied = names.filter((name) => COPIED_FILES.has(name));
  const taken = new Set([...weights, ...VOCABULARY_FILES, ...copied]);
  const leftBehind = names.filter((name) => !taken.has(name));
  return { weights, copied, leftBehind };
}

async function blankWeights(source: string, target: string, vocabularySize: number, removed: ReadonlySet<number>) {
  return source.endsWith(".onnx")
    ? blankOnnx(source, target, vocabularySize, removed)
    : blankSafetensors(source, target, vocabularySize, removed);
}

function reachabilityOf(plan: Plan, vocabulary: readonly string[]): RewriteReport["reachability"] {
  const tokenIds = new Map(vocabulary.map((token, tokenId) => [token, tokenId]));
  return {
    droppedMerges: plan.droppedMerges,
    repaired: plan.repaired.length,
    collateral: plan.collateral.map((token) => tokenIds.get(token) as number),
    ignoreMerges: plan.ignoreMerges,
    undecidedVariants: plan.undecidedVariants,
  };
}
