import { open, readFile } from "node:fs/promises";

import type { UnitBounds } from "../../dedupe/choose-units.ts";
import { fill } from "../../base/files/read-ahead.ts";
import { readJson } from "../run/read-json.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";

/** What the first pass says of a shard, without its numbers; written last. Private: digests of sentences are found by guessing them. */
export interface SurveyRecord extends UnitBounds {
  /** See `stampOf` and `digestInput`. */
  readonly stamp: string;
  readonly input: string;
  /** Of the numbers. */
  readonly sha256: string;
  /** In order, with how many units each has. */
  readonly files: readonly { readonly path: string; readonly units: number }[];
  readonly documents: number;
}

/**
 * The numbers of a shard: of each document how many units it has and two hashes of its patient (0, 0: unknown); of each unit two hashes and how many
 * features; and all features, one unit's behind the other's. Little-endian, unsigned, 32 bits each.
 */
export interface SurveyNumbers {
  readonly documents: Uint32Array;
  readonly units: Uint32Array;
  readonly features: Uint32Array;
}

/** Numbers of a document, and of a unit. */
export const ROW = 3;
const BYTES = 4;

/** What the first pass says of a shard; undefined if it was not done. */
export function readSurveyRecord(folder: RunFolder, id: string): Promise<SurveyRecord | undefined> {
  return readJson<SurveyRecord>(workPath(folder, id, "surveyed"));
}

/** {@link readSurveyRecord} where the first pass is done. */
export async function requireSurvey(folder: RunFolder, id: string): Promise<SurveyRecord> {
  const record = await readSurveyRecord(folder, id);
  if (record === undefined) throw new Error(`${id}: was not surveyed`);
  return record;
}

/** The numbers of a shard; without `withFeatures` none of these are read. */
export async function readSurvey(
  folder: RunFolder,
  id: string,
  { documents, units, features }: SurveyRecord,
  withFeatures: boolean,
): Promise<SurveyNumbers> {
  const path = workPath(folder, id, "survey");
  const [first, second] = [ROW * documents, ROW * (documents + units)];
  const length = withFeatures ? second + features : second;
  const bytes = withFeatures ? await readFile(path) : await readHead(path, length * BYTES);
  if (bytes.length !== length * BYTES) throw new Error(`${id}: a survey of ${bytes.length} bytes`);
  const numbers = new Uint32Array(length);
  new Uint8Array(numbers.buffer).set(bytes);
  return {
    documents: numbers.subarray(0, first),
    units: numbers.subarray(first, second),
    features: numbers.subarray(second),
  };
}

async function readHead(path: string, bytes: number): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    return await fill(handle, Buffer.allocUnsafe(bytes), 0);
  } finally {
    await handle.close();
  }
}
