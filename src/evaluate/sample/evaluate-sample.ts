import { readSheet } from "./read-sheet.ts";
import { type SampleScore, scoreSample } from "./score-sample.ts";

/**
 * What step 1 misses in a corpus, from a sheet that `drawSample` drew of it and a person read. `privateDirectory` is where its manifest
 * lies; default: beside the sheet. Throws as `readSheet` does.
 */
export async function evaluateSample(directory: string, privateDirectory?: string): Promise<SampleScore> {
  const { manifest, units } = await readSheet(directory, privateDirectory);
  return scoreSample(manifest, units);
}
