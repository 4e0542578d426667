import { constants } from "node:fs";
import { chmod, copyFile } from "node:fs/promises";
import { join } from "node:path";

import { syncPath } from "../../base/files/sync-path.ts";
import { openWeights } from "../../model/weights.ts";
import type { UndoFile } from "../rounds/undo-bundle.ts";
import type { Overwrite } from "./overwrite.ts";
import { layOutSafetensors } from "./safetensors-layout.ts";
import { changedSince, type FileSum, requireSum, stampAt, sumFile } from "./stored-file.ts";
import { writeSafetensors } from "./write-safetensors.ts";

/** Pickled weights, and the folder that gets them as safetensors. */
export interface PickledWeights {
  readonly source: string;
  readonly target: string;
  /** Files of `torch.save` in `source`, and their index. */
  readonly files: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly overwrites: readonly Overwrite[];
  /** Of the original files, where they are taken elsewhere: waited for last. */
  readonly sums?: Promise<ReadonlyMap<string, FileSum>> | undefined;
  /** A private folder for what it takes to undo. */
  readonly bundle?: string | undefined;
}

/** Name of a pickle in a bundle, by its place in the list. */
const partOf = (index: number) => `pickle-${String(index).padStart(4, "0")}`;

/**
 * Writes pickled weights as safetensors, with what is overwritten in them. To undo that takes the pickles themselves, whole: no other program writes
 * the same bytes. Returns how to undo each file. Throws what reading and writing throw, and `checkpoint-mismatch` if a pickle changes
 * meanwhile.
 */
export async function unpickleWeights(weights: PickledWeights): Promise<UndoFile[]> {
  const { source, target, files, config, overwrites, sums, bundle } = weights;
  const stamps = new Map<string, string>();
  for (const file of files) stamps.set(file, await stampAt(join(source, file)));
  const { tensors } = await openWeights(source);
  const written = await writeSafetensors(layOutSafetensors(tensors, config), target, overwrites);
  const undo: UndoFile[] = [...written].map(([path, after]) => ({ path, how: "added", after }));
  for (const [index, path] of files.entries()) {
    const original = join(source, path);
    const stamp = stamps.get(path) as string;
    if (bundle !== undefined) await keepWhole(original, join(bundle, partOf(index)));
    const before =
      sums === undefined ? await sumFile(original, stamp) : requireSum((await sums).get(path), stamp, original);
    if ((await stampAt(original)) !== stamp) throw changedSince(original);
    undo.push({ path, how: "stored", before, part: partOf(index) });
  }
  return undo;
}

async function keepWhole(path: string, kept: string): Promise<void> {
  await copyFile(path, kept, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await chmod(kept, 0o600);
  await syncPath(kept);
}
