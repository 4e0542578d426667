import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";

import { fileError } from "../../base/errors.ts";
import { sha256, sha256File } from "../../base/hash.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import type { InputDigest } from "../shards/shard-entry.ts";
import { filesOf, isByteAddressed, nameOf, type PlannedFile, type Shard } from "../shards/shard.ts";

/** What a shard reads. */
export interface DigestedInput {
  /** SHA-256 of its stretch's bytes; of a packed file's stretch the whole file's, as planned; of a batch, of its files' digests. */
  readonly input: string;
  /** Of a batch. */
  readonly inputs?: readonly InputDigest[];
}

/** Reads what a shard reads. Rejects with the system error. */
export async function digestInput(shard: Shard): Promise<DigestedInput> {
  if (shard.kind === "range") return { input: await digestRange(shard.file, shard.range) };
  const inputs: InputDigest[] = [];
  for (const file of shard.files) inputs.push({ path: nameOf(file), sha256: await sha256File(file.file) });
  return { input: sha256(inputs.map((one) => one.sha256).join("\n")), inputs };
}

async function digestRange(file: PlannedFile, { start, end }: { readonly start: number; readonly end: number }) {
  if (!isByteAddressed(file)) return file.sha256 ?? sha256File(file.file);
  const hash = createHash("sha256");
  for await (const block of readStretch(file.file, start, end)) hash.update(block);
  return hash.digest("hex");
}

/** What would be another one if a shard's files were written since they were planned. */
export function stampOf(shard: Shard): string {
  return sha256(JSON.stringify(filesOf(shard).map(({ size, changedMs }) => [size, changedMs]))).slice(0, 16);
}

/** Whether what was noted of a shard, if anything was, is of what stands in its files now. */
export async function isOfShard(
  noted: { readonly stamp: string; readonly input: string } | undefined,
  shard: Shard,
): Promise<boolean> {
  if (noted === undefined) return false;
  return noted.stamp === stampOf(shard) || noted.input === (await digestInput(shard).catch(() => undefined))?.input;
}

/** Throws `input-changed` if a file is no longer as it was planned. */
export async function checkUnchanged(files: readonly PlannedFile[]): Promise<void> {
  for (const { file, size, changedMs } of files) {
    const now = await stat(file);
    if (now.size === size && now.mtimeMs === changedMs) continue;
    throw fileError(
      "input-changed",
      file,
      "was changed after it was planned. Run the same command again when it is no longer being written.",
    );
  }
}
