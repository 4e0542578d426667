import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { privateDirectoryOf } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import type { ReadManifest } from "../../probe/contexts-manifest.ts";

/** Where the notes that contexts were made of lie now, and what step 1 took out of them. */
export interface CorpusPlace {
  /** The folder that `anonymise` wrote. */
  readonly corpus: string;
  /** `spans.jsonl` of the same run. */
  readonly spans: string;
}

/**
 * The notes of a contexts file, where its manifest says or, if they were moved, in one of these folders; undefined if nowhere there are the spans
 * that the contexts were made with. The notes themselves are for the caller to check, by `corpusSha256`, while reading them.
 */
export async function findCorpus(
  { corpus, spans, spansSha256 }: Pick<ReadManifest, "corpus" | "spans" | "spansSha256">,
  moved: readonly string[],
): Promise<CorpusPlace | undefined> {
  for (const place of [{ corpus, spans }, ...moved.map(placeOf)])
    if (existsSync(place.corpus) && existsSync(place.spans) && (await sha256File(place.spans)) === spansSha256)
      return place;
  return undefined;
}

function placeOf(directory: string): CorpusPlace {
  return { corpus: resolve(directory), spans: join(resolve(privateDirectoryOf(directory)), "spans.jsonl") };
}
