import { join, relative } from "node:path";

import { settleAll } from "../../base/settle-all.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { blankBias } from "./blank-bias.ts";
import { blankMatrix, type BlankRow, blankRow } from "./blank-matrix.ts";
import { copyWeightFile, syncFile } from "./copy-file.ts";
import { findVocabulary, type FoundVocabulary } from "./find-vocabulary.ts";
import { biasInCopy, matrixInCopy } from "./in-copy.ts";
import { listWeightFiles } from "./list-weight-files.ts";
import type { VocabularyMatrix, VocabularyTensors } from "./vocabulary-tensors.ts";

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
  /** `mean` overwrites what the weights hold of removed tokens; `keep` copies alone. */
  readonly mode: "mean" | "keep";
}

export interface BlankedFiles {
  /** By file within the folder: those in which something was overwritten. Of exported models, the graph's file stands for its data. */
  readonly files: Readonly<Record<string, BlankedWeights>>;
  /** All files that were copied, sorted, `/` between parts. */
  readonly copied: readonly string[];
  /** What the weights still tell, for the report. */
  readonly warning?: string;
}

/** What is said of rows that are kept. */
export const KEEP_WARNING =
  "The rows of removed tokens were kept: they still predict the slot where a name stood, and their neighbours tell what kind of name.";
const NO_BIAS_WARNING =
  "The model adds no bias to its predictions, so removed tokens cannot be ruled out: each keeps at most the probability 1 / (number of kept entries).";

/**
 * Copies all weight files of the checkpoint folder `source` into the folder `target`: safetensors, whole or in shards, exported
 * models (`*.onnx`, `onnx/*.onnx`) and their external data. In `mean` mode what they hold of removed tokens is then
 * overwritten in the copies, wherever it is stored: rows of the input embedding and of the output matrix by the mean of the kept
 * ones, biases by `REMOVED_BIAS`. Every other byte is as it was. Files are synced; memory does not grow with them.
 * Throws what opening weights and exported models throws, `checkpoint-unsupported` where it is not certain which tensors hold the
 * vocabulary, and `input-format` for weights that are no finite numbers. `target` is then left half written.
 */
export async function blankWeightFiles(source: string, target: string, options: BlankOptions): Promise<BlankedFiles> {
  const { checkpoint, removed, mode } = options;
  const listed = await listWeightFiles(source);
  const models = mode === "keep" ? [] : await findVocabulary(source, listed, checkpoint);
  // Means are taken from the original, so that this and copying go on side by side.
  const [rows] = await settleAll([rowsOf(models, options), copyFiles(source, target, listed.all)]);
  const copyOf = (path: string) => join(target, relative(source, path));
  for (const { matrix, row } of rows)
    await blankMatrix(matrixInCopy(matrix, copyOf), row, checkpoint.vocabularySize, removed);
  for (const bias of models.flatMap(({ biases }) => biases)) await blankBias(biasInCopy(bias, copyOf), removed);
  for (const file of listed.all) await syncFile(join(target, file));
  const warning = mode === "keep" ? KEEP_WARNING : models.every(hasBias) ? undefined : NO_BIAS_WARNING;
  return { files: summarise(models), copied: listed.all, ...(warning !== undefined && { warning }) };
}

async function copyFiles(source: string, target: string, files: readonly string[]): Promise<void> {
  for (const file of files) await copyWeightFile(join(source, file), join(target, file));
}

async function rowsOf(models: readonly FoundVocabulary[], { checkpoint, removed }: BlankOptions) {
  const rows: { readonly matrix: VocabularyMatrix; readonly row: BlankRow }[] = [];
  for (const matrix of models.flatMap(({ matrices }) => matrices))
    rows.push({ matrix, row: await blankRow(matrix, checkpoint.vocabularySize, removed) });
  return rows;
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
    for (const { numbers } of matrices) add(fileOf(numbers.path), "matrices", numbers.name);
    for (const { numbers } of biases) add(fileOf(numbers.path), "biases", numbers.name);
  }
  return files;
}
