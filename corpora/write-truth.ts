import { join } from "node:path";

import { makeDirectory, privateDirectoryOf, writeFileAtomic } from "../src/base/files.ts";
import type { PlantedTruth } from "./canaries/canary.ts";

/** Name of the file with the truth about planted people, in the private folder. */
export const CANARIES_FILE = "canaries.json";

/** Writes the truth about planted people to the private folder of `directory`, for its owner alone. Returns its path. */
export async function writeCanaryTruth(truth: PlantedTruth, directory: string): Promise<string> {
  const folder = privateDirectoryOf(directory);
  await makeDirectory(folder, { private: true });
  const path = join(folder, CANARIES_FILE);
  await writeFileAtomic(path, `${JSON.stringify(truth, null, 1)}\n`, { private: true });
  return path;
}
