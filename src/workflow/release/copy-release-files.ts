import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Checkpoint } from "../../model/checkpoint.ts";
import { copyStripped } from "./copy-stripped.ts";
import type { ReleaseFile } from "./release-files.ts";
import type { Stripped } from "../settings/strip-settings.ts";

/**
 * Copies the files of a checkpoint that a release takes into a folder, each without what it need not say, and returns what that was. Throws
 * what `copyStripped` throws.
 */
export async function copyReleaseFiles(
  { directory, tokenizer }: Pick<Checkpoint, "directory" | "tokenizer">,
  files: readonly ReleaseFile[],
  target: string,
  onProgress?: (message: string) => void,
): Promise<Stripped[]> {
  const ids = new Map(tokenizer.vocabulary.map((token, tokenId) => [token, tokenId]));
  const stripped: Stripped[] = [];
  for (const one of files) {
    onProgress?.(`copying ${one.file}`);
    const copy = join(target, one.file);
    await mkdir(dirname(copy), { recursive: true });
    stripped.push(...(await copyStripped(join(directory, one.file), copy, one, (token) => ids.get(token))));
  }
  return stripped;
}
