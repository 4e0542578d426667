import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { privateDirectoryOf } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import type { ReadManifest } from "../../probe/contexts/contexts-manifest.ts";
import { createDocumentsDigest } from "../../probe/contexts/digest-documents.ts";
import { readCorpus } from "../../corpus/reading/read-corpus.ts";
import { UnnameError } from "../../base/errors.ts";

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

/** Manifests of contexts that were made of the same notes and spans, once. */
export function distinctCorpora<One extends Pick<ReadManifest, "corpusSha256" | "spansSha256">>(
  manifests: readonly One[],
): One[] {
  return [...new Map(manifests.map((one) => [`${one.corpusSha256} ${one.spansSha256}`, one])).values()];
}

/** Gives `see` every document, and returns whether they are those of the manifest; what cannot be read is none of them. */
export async function readWhole(
  { corpusSha256, reading = {} }: ReadManifest,
  { corpus }: CorpusPlace,
  see: (id: string, text: string) => void,
): Promise<boolean> {
  const digest = createDocumentsDigest();
  try {
    for await (const { documents } of readCorpus([corpus], reading))
      for (const { id, text } of documents) {
        digest.add({ id, text });
        see(id, text);
      }
  } catch (error) {
    if (error instanceof UnnameError) return false;
    throw error;
  }
  return digest.finish() === corpusSha256;
}
