import { readdir } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { sortCheckpointFiles } from "./checkpoint-files.ts";
import { kindOfFile } from "./verify/left-behind.ts";
import { VOCABULARY_FILES } from "./tokenizer-files.ts";

/** A file of a model's folder, and what becomes of it. */
export interface FileUse {
  /** Within the folder, `/` between parts. */
  readonly file: string;
  /**
   * `read`: predictions come from it. `rewritten`: not read, or only for settings, but changed alike by a rewrite. `copied`: a rewrite copies
   * it as it is. `left`: nothing reads it, and a rewrite leaves it out. `refused`: it stands in the way.
   */
  readonly use: "read" | "rewritten" | "copied" | "left" | "refused";
  /** Of a file that is left out, its kind; of one that is refused, why. */
  readonly why?: string;
}

/** Settings that are read beside the weights and the vocabulary. */
const SETTINGS = ["config.json", "tokenizer_config.json", "special_tokens_map.json", "added_tokens.json"];

/**
 * Sorts the files of a checkpoint folder by what becomes of them, in order.
 *
 * @param read files that the weights and the vocabulary are read from
 */
export async function sortModelFiles(directory: string, read: readonly string[]): Promise<FileUse[]> {
  const names = (await readdir(directory)).sort();
  const isRead = new Set([...read, ...SETTINGS.filter((name) => names.includes(name))]);
  const sorted = await sortOthers(directory);
  if (sorted instanceof UnnameError) {
    const rest = names.filter((name) => !isRead.has(name));
    return [
      ...[...isRead].sort().map((file): FileUse => ({ file, use: "read" })),
      ...rest.map((file): FileUse => {
        const isOnnx = /^onnx$|\.onnx$/u.test(file);
        return isOnnx ? { file, use: "refused", why: sorted.message } : { file, use: "left", why: kindOfFile(file) };
      }),
    ];
  }
  const left = sorted.leftBehind.filter((file) => !isRead.has(file));
  const known = new Set([...isRead, ...left, ...sorted.copied]);
  return [
    ...[...isRead].sort().map((file): FileUse => ({ file, use: "read" })),
    ...[...sorted.weights, ...VOCABULARY_FILES.filter((name) => names.includes(name))]
      .filter((file) => !known.has(file))
      .sort()
      .map((file): FileUse => ({ file, use: "rewritten" })),
    ...sorted.copied.filter((file) => !isRead.has(file)).map((file): FileUse => ({ file, use: "copied" })),
    ...left.map((file): FileUse => ({ file, use: "left", why: kindOfFile(file) })),
  ];
}

async function sortOthers(directory: string): Promise<Awaited<ReturnType<typeof sortCheckpointFiles>> | UnnameError> {
  try {
    return await sortCheckpointFiles(directory);
  } catch (error) {
    if (error instanceof UnnameError) return error;
    throw error;
  }
}
