import { join } from "node:path";

import { privateDirectoryOf, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import type { AllowedWord } from "./residue.ts";

/** Name of the list in the private folder of what was searched. */
const ALLOWED_FILE = "allowed.jsonl";

/**
 * Writes the words that were found and let stand into the private folder of an output, for its owner alone, and returns its path;
 * undefined, and nothing is written, where there are none.
 */
export async function writeAllowedWords(
  outputDirectory: string,
  allowed: readonly AllowedWord[],
): Promise<string | undefined> {
  if (allowed.length === 0) return undefined;
  const path = join(privateDirectoryOf(outputDirectory), ALLOWED_FILE);
  await writeFileAtomic(path, toJsonLines(allowed), { private: true });
  return path;
}
