import { type FileHandle, open, readFile } from "node:fs/promises";

import { UnnameError } from "../../base/errors.ts";
import type { CertainName } from "../../recognise/second-pass/certain-names.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { createPeopleFinder, groupSettingsOf } from "./group-names.ts";
import { bucketOf, readStoreHeader, storePaths } from "./people-store-files.ts";

/** Whom the groups of a corpus name, on disk; what was looked up last is kept in memory. Private. */
export interface PeopleStore {
  readonly digest: string;
  /** The people of a document's group in it: apart from its spans, source `group`. */
  findIn(document: Document, spans: readonly Span[]): Promise<Span[]>;
  close(): Promise<void>;
}

const KEPT_BUCKETS = 64;

type Bucket = ReadonlyMap<string, readonly CertainName[]>;

/** Opens the store that `buildPeopleStore` made. Throws `input-missing` if it did not. */
export async function openPeopleStore(directory: string, recognisers: readonly Recogniser[]): Promise<PeopleStore> {
  const header = await readStoreHeader(directory);
  if (header === undefined) {
    throw new UnnameError(
      "input-missing",
      `${directory}: the first pass over the groups is not done. Run the same command again.`,
    );
  }
  const { bits, digest } = header;
  const paths = storePaths(directory);
  const bytes = await readFile(paths.index);
  const offsets = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const names = await open(paths.names, "r");
  const buckets = new Map<number, Bucket>();
  const bucketOfGroup = async (group: string): Promise<Bucket> => {
    const place = bucketOf(group, bits);
    const known = buckets.get(place);
    if (known !== undefined) return known;
    const bucket = await readBucket(names, offsets[place] ?? 0, offsets[place + 1] ?? 0);
    if (buckets.size >= KEPT_BUCKETS) buckets.clear();
    buckets.set(place, bucket);
    return bucket;
  };
  return {
    digest,
    findIn: createPeopleFinder(async (group) => (await bucketOfGroup(group)).get(group), groupSettingsOf(recognisers)),
    close: () => names.close(),
  };
}

async function readBucket(names: FileHandle, start: number, end: number): Promise<Bucket> {
  const { buffer } = await names.read(Buffer.alloc(end - start), 0, end - start, start);
  const groups = new Map<string, readonly CertainName[]>();
  for (const line of buffer.toString("utf8").split("\n")) {
    if (line === "") continue;
    const { group, names: ofGroup } = JSON.parse(line) as { group: string; names: CertainName[] };
    groups.set(group, ofGroup);
  }
  return groups;
}
