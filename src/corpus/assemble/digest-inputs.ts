import { createHash } from "node:crypto";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { sha256File } from "../../base/hash.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import type { InputDigest, ShardEntry } from "../shards/shard-entry.ts";
import { isByteAddressed, nameOf } from "../shards/shard.ts";
import type { Unit } from "./unit.ts";

/**
 * The SHA-256 of a unit's input files, read once more: what was read of each stretch is what stands there now. Throws `input-changed`
 * otherwise.
 */
export async function digestInputs(unit: Unit, entries: readonly ShardEntry[]): Promise<readonly InputDigest[]> {
  if (unit.kind === "batch") return entries[0]?.inputs ?? [];
  const { file, shards } = unit;
  if (!isByteAddressed(file)) {
    const digest = await sha256File(file.file);
    if (digest !== file.sha256) throw changed(file.file);
    return [{ path: nameOf(file), sha256: digest }];
  }
  const whole = createHash("sha256");
  for (const [index, { range }] of shards.entries()) {
    const hash = createHash("sha256");
    for await (const block of readStretch(file.file, range.start, range.end)) {
      whole.update(block);
      hash.update(block);
    }
    if (hash.digest("hex") !== entries[index]?.input) throw changed(file.file);
  }
  return [{ path: nameOf(file), sha256: whole.digest("hex") }];
}

function changed(path: string): UnnameError {
  return fileError(
    "input-changed",
    path,
    "was changed after it was read. Run the same command again when it is no longer being written.",
  );
}
