import { createHash } from "node:crypto";
import { join } from "node:path";

import { readJson } from "../run/read-json.ts";

/** What a store says of itself; written last. */
export interface PeopleStoreHeader {
  /** There are 2 to the power of so many buckets. */
  readonly bits: number;
  /** SHA-256 of the names. */
  readonly digest: string;
}

/** `names`: a line a group, by bucket. `index`: where each bucket begins, and the last one ends, as 64-bit floats. */
export function storePaths(directory: string) {
  return {
    header: join(directory, "people.json"),
    names: join(directory, "people.jsonl"),
    index: join(directory, "people.index"),
  };
}

/** The header of the store in a folder; undefined if there is none. */
export function readStoreHeader(directory: string): Promise<PeopleStoreHeader | undefined> {
  return readJson<PeopleStoreHeader>(storePaths(directory).header);
}

/** 32 bits that groups are spread by. */
export function hashOf(group: string): number {
  return createHash("sha256").update(group).digest().readUInt32BE(0);
}

/** Which of 2 to the power of `bits` buckets a group lies in; order of buckets is order of hashes. */
export function bucketOf(group: string, bits: number): number {
  return bits === 0 ? 0 : hashOf(group) >>> (32 - bits);
}
