import { constants } from "node:fs";
import { chmod, copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

import { settleAll } from "../../base/settle-all.ts";
import { syncPath } from "../../base/files/sync-path.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { createPatch } from "../rounds/patch-file.ts";
import type { UndoFile } from "../rounds/undo-bundle.ts";
import { blankBias } from "./blank-bias.ts";
import { blankCopy, type BlankedCopy } from "./blank-copy.ts";
import { blankMatrix, type JoiningRows } from "./blank-matrix.ts";
import { findVocabulary, type FoundVocabulary } from "./find-vocabulary.ts";
import { listWeightFiles } from "./list-weight-files.ts";
import type { Overwrite } from "./overwrite.ts";
import { stampAt } from "./stored-file.ts";
import type { FileSums } from "./sum-weight-files.ts";
import { unpickleWeights } from "./unpickle-weights.ts";
import type { VocabularyTensors } from "./vocabulary-tensors.ts";

/** What was overwritten for a weight file, by the names of its tensors. */
export interface BlankedWeights {
  /** Embedding matrices, tied or stored apart. */
  readonly matrices: readonly string[];
  readonly biases: readonly string[];
}

export interface BlankOptions {
  readonly checkpoint: Pick<Checkpoint, "config" | "modelType" | "vocabularySize">;
  /** Token ids. */
  readonly removed: ReadonlySet<number>;
  /** Those of them that carry a joining piece, with the entries whose mean they get. */
  readonly joining?: JoiningRows;
  /** `mean` overwrites what the weights hold of removed tokens; `keep` copies alone. */
  readonly mode: "mean" | "keep";
  /** Sums of the original files, where they are taken elsewhere: waited for last. */
  readonly sums?: Promise<FileSums>;
  /** {@link copyWeightFiles} into `target`, if it has been begun. */
  readonly copying?: Promise<FileStamps>;
  /** A folder for what it takes to undo. Private: its files hold rows of names. */
  readonly bundle?: string;
}

export interface BlankedFiles {
  /** By file within the folder: those in which something was overwritten. Of exported models, the graph's file stands for its data. */
  readonly files: Readonly<Record<string, BlankedWeights>>;
  /** All files that were copied, sorted, `/` between parts; pickles are not, they are written as safetensors. */
  readonly copied: readonly string[];
  /** Where there is a bundle, of each of them: how to undo it, and its sums before and after. */
  readonly undo: readonly UndoFile[];
  /** What the weights still tell, for the report. */
  readonly warning?: string;
}

/** What is said of rows that are kept. */
export const KEEP_WARNING =
  "The rows of removed tokens were kept: they still predict the slot where a name stood, and their neighbours show what kind of name.";
const NO_BIAS_WARNING =
  "The model adds no bias to its predictions, so removed tokens cannot be ruled out: each keeps at most the probability 1 / (number of kept entries).";

/**
 * Copies all weight files of the checkpoint folder `source` into the folder `target`: safetensors, whole or in shards, exported
 * models (`*.onnx`, `onnx/*.onnx`) and their external data. In `mean` mode what they hold of removed tokens is then
 * overwritten in the copies, wherever it is stored: rows of the input embedding and of the output matrix by the mean of the kept
 * ones, biases by `REMOVED_BIAS`; of those that carry a joining piece, by the mean of the entries that it serves. Every other byte is as it was. Pickled weights are written as safetensors instead of being copied. Files are synced; memory does not grow with them.
 * Throws what opening weights and exported models throws, `checkpoint-unsupported` where it is not certain which tensors hold the
 * vocabulary, `input-format` for weights that are no finite numbers, and `checkpoint-mismatch` for files that change meanwhile.
 * `target` is then left half written.
 */
export async function blankWeightFiles(source: string, target: string, options: BlankOptions): Promise<BlankedFiles> {
  const { checkpoint, mode, bundle, sums } = options;
  const listed = await listWeightFiles(source);
  const models = mode === "keep" ? [] : await findVocabulary(source, listed, checkpoint);
  // Means are taken from the original, so that this and copying go on side by side.
  const copying = options.copying ?? copyWeightFiles(source, target);
  const [overwrites, stamps] = await settleAll([overwritesOf(models, options), copying]);
  const undo: UndoFile[] = [];
  for (const [index, file] of listed.all.entries()) {
    const copy = {
      source: join(source, file),
      target: join(target, file),
      overwrites: overwrites.filter(({ path }) => relative(join(source, file), path) === ""),
      stamp: stamps.get(file) as string,
      sum: sums?.then((taken) => taken.get(file)),
    };
    if (bundle === undefined) await blankCopy(copy);
    else undo.push(await recordCopy(file, copy, bundle, `weights-${String(index).padStart(4, "0")}`));
  }
  if (listed.pickled.length > 0) {
    const { config } = checkpoint;
    undo.push(...(await unpickleWeights({ source, target, files: listed.pickled, config, overwrites, sums, bundle })));
  }
  const warning = mode === "keep" ? KEEP_WARNING : models.every(hasBias) ? undefined : NO_BIAS_WARNING;
  return { files: summarise(models), copied: listed.all, undo, ...(warning !== undefined && { warning }) };
}

/** See `stampOf`, of each weight file by its path within the folder. */
export type FileStamps = ReadonlyMap<string, string>;

/**
 * Copies all weight files of a folder into another, down to the disk, for {@link blankWeightFiles} to overwrite, and returns the stamps
 * that they had before. Copies share the originals' blocks until they are written to, where the file system can, and are writable
 * by their owner. Throws what listing and copying throw.
 */
export async function copyWeightFiles(source: string, target: string): Promise<FileStamps> {
  const stamps = new Map<string, string>();
  for (const file of (await listWeightFiles(source)).all) {
    const [original, copy] = [join(source, file), join(target, file)];
    stamps.set(file, await stampAt(original));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(original, copy, constants.COPYFILE_FICLONE);
    await chmod(copy, 0o644);
  }
  for (const file of stamps.keys()) await syncPath(join(target, file));
  return stamps;
}

/** Blanks a copy, and puts what it takes to undo that into a part of the bundle. */
async function recordCopy(path: string, copy: BlankedCopy, bundle: string, part: string): Promise<UndoFile> {
  const patch = await createPatch(join(bundle, part));
  const compared = await blankCopy({ ...copy, onDifference: patch.add }).finally(patch.close);
  const sums = { before: compared.sha256Before, after: compared.sha256After };
  if (!compared.isSame) return { path, how: "patch", ...sums, part };
  await rm(join(bundle, part));
  return { path, how: "same", ...sums };
}

async function overwritesOf(
  models: readonly FoundVocabulary[],
  { checkpoint, removed, joining }: BlankOptions,
): Promise<Overwrite[]> {
  const overwrites: Overwrite[] = [];
  for (const { matrices, biases } of models) {
    for (const matrix of matrices)
      overwrites.push(...(await blankMatrix(matrix, checkpoint.vocabularySize, removed, joining)));
    for (const bias of biases) overwrites.push(...(await blankBias(bias, removed, joining)));
  }
  return overwrites;
}

function hasBias({ biases }: VocabularyTensors): boolean {
  return biases.length > 0;
}

function summarise(models: readonly FoundVocabulary[]): Record<string, BlankedWeights> {
  const files: Record<string, BlankedWeights> = {};
  const add = (file: string, kind: keyof BlankedWeights, name: string) => {
    const before = files[file] ?? { matrices: [], biases: [] };
    files[file] = { ...before, [kind]: [...before[kind], name] };
  };
  for (const { matrices, biases, fileOf } of models) {
    for (const { numbers } of matrices) add(fileOf(numbers), "matrices", numbers.name);
    for (const { numbers } of biases) add(fileOf(numbers), "biases", numbers.name);
  }
  return files;
}
