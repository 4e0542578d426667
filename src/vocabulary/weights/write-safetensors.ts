import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { fill } from "../../base/files/read-ahead.ts";
import { sha256 } from "../../base/hash.ts";
import { syncPath } from "../../base/files/sync-path.ts";
import type { StoredTensor } from "../../model/weights.ts";
import { type Overwrite, overwrittenParts } from "./overwrite.ts";
import { INDEX_FILE, type PlannedFile, type SafetensorsLayout } from "./safetensors-layout.ts";

/** Bytes copied at once. */
const BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Writes a model's tensors from where they lie as safetensors into a folder, synced, with what is overwritten in them; returns the SHA-256
 * of each file written, by its name. A few megabytes are held at a time.
 * Throws `checkpoint-mismatch` if a file ends before a tensor does.
 *
 * @param overwrites of the files that the tensors lie in
 */
export async function writeSafetensors(
  { files, index }: SafetensorsLayout,
  target: string,
  overwrites: readonly Overwrite[],
): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const planned of files) sums.set(planned.file, await writeOne(planned, join(target, planned.file), overwrites));
  if (index !== undefined) {
    await writeFile(join(target, INDEX_FILE), index, { flag: "wx" });
    await syncPath(join(target, INDEX_FILE));
    sums.set(INDEX_FILE, sha256(index));
  }
  return sums;
}

async function writeOne({ header, tensors }: PlannedFile, path: string, overwrites: readonly Overwrite[]) {
  const hash = createHash("sha256").update(header);
  const sources = new Map<string, FileHandle>();
  const output = await open(path, "wx", 0o644);
  try {
    await output.writeFile(header);
    for (const tensor of tensors) {
      const source = sources.get(tensor.path) ?? (await open(tensor.path, "r"));
      sources.set(tensor.path, source);
      const own = overwrites.filter((overwrite) => overwrite.path === tensor.path);
      await copyTensor(tensor, source, output, own, hash);
    }
    await output.sync();
    return hash.digest("hex");
  } finally {
    await output.close();
    for (const source of sources.values()) await source.close();
  }
}

async function copyTensor(
  { path, byteOffset, byteLength }: StoredTensor,
  source: FileHandle,
  output: FileHandle,
  overwrites: readonly Overwrite[],
  hash: Hash,
): Promise<void> {
  const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, byteLength));
  const end = byteOffset + byteLength;
  for (let at = byteOffset; at < end; at += BLOCK_BYTES) {
    const part = block.subarray(0, Math.min(BLOCK_BYTES, end - at));
    if ((await fill(source, part, at)).length < part.length) throw shorter(path, at);
    for (const overwrite of overwrites)
      for (const written of overwrittenParts(overwrite, at, at + part.length)) part.set(written.bytes, written.at);
    hash.update(part);
    await output.writeFile(part);
  }
}

function shorter(path: string, byteOffset: number): UnnameError {
  return fileError(
    "checkpoint-mismatch",
    path,
    `expected more bytes at ${byteOffset}, found the end of the file: it has changed since it was opened. Start again when nothing writes to it.`,
    { byteOffset },
  );
}
