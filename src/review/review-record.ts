import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { writeFileAtomic } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { VERSION } from "../base/version.ts";

const SCHEMA_VERSION = 1;

/** What a review was about: which candidates there were to decide on, and what they came from. Private. */
export interface ReviewRecord {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** Ids of all candidates, in the order they were shown. */
  readonly candidates: readonly number[];
  /** SHA-256 of the vocabulary's entries, one a line. */
  readonly vocabularySha256: string;
  /** SHA-256 of the predictions file; absent if it was no file. */
  readonly predictionsSha256?: string;
  /** SHA-256 of each contexts file that was shown. */
  readonly contextsSha256: readonly string[];
  /** Of this program. */
  readonly version: string;
}

export interface ReviewRecordInput {
  readonly candidates: readonly number[];
  readonly vocabulary: readonly string[];
  readonly predictionsSha256?: string;
  readonly contextsSha256?: readonly string[];
}

/** Where the record of a review lies: `notes.jsonl` → `notes.review.json`, beside it. */
export function reviewRecordPath(decisionsPath: string): string {
  return `${decisionsPath.replace(/\.jsonl?$/iu, "")}.review.json`;
}

/** Writes the record of a review beside its decisions, for their owner alone; an earlier one is replaced. */
export async function writeReviewRecord(decisionsPath: string, input: ReviewRecordInput): Promise<void> {
  const { candidates, vocabulary, predictionsSha256, contextsSha256 = [] } = input;
  const record: ReviewRecord = {
    schemaVersion: SCHEMA_VERSION,
    candidates,
    vocabularySha256: digestVocabulary(vocabulary),
    ...(predictionsSha256 !== undefined && { predictionsSha256 }),
    contextsSha256,
    version: VERSION,
  };
  await writeFileAtomic(reviewRecordPath(decisionsPath), `${JSON.stringify(record)}\n`, { private: true });
}

/** SHA-256 of a vocabulary's entries, one a line. */
export function digestVocabulary(vocabulary: readonly string[]): string {
  return sha256(vocabulary.join("\n"));
}

/** The record beside a decisions file; undefined if there is none. Throws `input-format` for a file that is no record. */
export async function readReviewRecord(decisionsPath: string): Promise<ReviewRecord | undefined> {
  const path = reviewRecordPath(decisionsPath);
  if (!existsSync(path)) return undefined;
  const record = parse(await readFile(path, "utf8"));
  if (record !== undefined) return record;
  throw new UnnameError(
    "input-format",
    `${path}: expected the record of a review, as "unname review" writes it. Run the review again, or remove this file.`,
    { details: { path } },
  );
}

function parse(json: string): ReviewRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const record = (value ?? {}) as Partial<Record<keyof ReviewRecord, unknown>>;
  const isId = (id: unknown) => Number.isSafeInteger(id) && (id as number) >= 0;
  const isRecord =
    record.schemaVersion === SCHEMA_VERSION &&
    Array.isArray(record.candidates) &&
    record.candidates.every(isId) &&
    Array.isArray(record.contextsSha256) &&
    typeof record.vocabularySha256 === "string" &&
    typeof record.version === "string";
  return isRecord ? (record as unknown as ReviewRecord) : undefined;
}
