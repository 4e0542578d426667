import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { fileError } from "../../base/errors.ts";
import { isCount, parseFields } from "../../base/json-values.ts";
import { writeFileAtomic } from "../../base/files.ts";
import { sha256 } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import { knownOf } from "../score/known-entries.ts";
import type { StoppingList, StoppingOptions } from "../stopping/stopping-rule.ts";

const SCHEMA_VERSION = 1;

/** What a review was about: which candidates there were to decide on, and what they came from. Private. */
export interface ReviewRecord {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** Ids of all candidates, in the order they were shown; then those of earlier reviews. */
  readonly candidates: readonly number[];
  /** SHA-256 of the vocabulary's entries, one a line. */
  readonly vocabularySha256: string;
  /** SHA-256 of the predictions file; absent if it was no file. */
  readonly predictionsSha256?: string;
  /** SHA-256 of the candidates file; absent if there was none. */
  readonly candidatesSha256?: string;
  /** SHA-256 of each contexts file that was shown. */
  readonly contextsSha256: readonly string[];
  /** What the estimate of names left is made from; absent where the candidates have no probabilities. */
  readonly stopping?: StoppingRecord;
  /** Of this program. */
  readonly version: string;
}

/** Probabilities of all entries by id, and what the rule needs beside them. */
export interface StoppingRecord extends StoppingList, Pick<StoppingOptions, "carries" | "bound"> {}

export interface ReviewRecordInput {
  readonly candidates: readonly number[];
  readonly vocabulary: readonly string[];
  readonly predictionsSha256?: string;
  readonly candidatesSha256?: string;
  readonly contextsSha256?: readonly string[];
  readonly stopping?: StoppingRecord;
}

/** Where the record of a review lies: `notes.jsonl` → `notes.review.json`, beside it. */
export function reviewRecordPath(decisionsPath: string): string {
  return `${decisionsPath.replace(/\.jsonl?$/iu, "")}.review.json`;
}

/**
 * Writes the record of a review beside its decisions, for their owner alone. One of a candidates file, which is of the whole vocabulary,
 * replaces an earlier one; one of predictions adds its candidates to those that an earlier review of the vocabulary had: what was to be decided
 * stays to be decided. Throws as {@link readReviewRecord} does.
 */
export async function writeReviewRecord(decisionsPath: string, input: ReviewRecordInput): Promise<void> {
  const { vocabulary, predictionsSha256, candidatesSha256, contextsSha256 = [] } = input;
  const vocabularySha256 = digestVocabulary(vocabulary);
  const before = input.stopping === undefined ? await readReviewRecord(decisionsPath) : undefined;
  const earlier = before?.vocabularySha256 === vocabularySha256 ? before : undefined;
  const candidates = [...new Set([...input.candidates, ...(earlier?.candidates ?? [])])];
  const stopping = input.stopping ?? earlier?.stopping;
  const record: ReviewRecord = {
    schemaVersion: SCHEMA_VERSION,
    candidates,
    vocabularySha256,
    ...(predictionsSha256 !== undefined && { predictionsSha256 }),
    ...(candidatesSha256 !== undefined && { candidatesSha256 }),
    contextsSha256,
    ...(stopping && { stopping: withoutWords(stopping) }),
    version: VERSION,
  };
  await writeFileAtomic(reviewRecordPath(decisionsPath), `${JSON.stringify(record)}\n`, { private: true });
}

/** Candidates carry much more than the rule needs. */
function withoutWords({ candidates, tail, carries, bound }: StoppingRecord): StoppingRecord {
  return {
    carries,
    ...(bound !== undefined && { bound }),
    candidates: candidates.map((candidate) => {
      const { tokenId, probability, byCounts, isSampled, isPiece } = candidate;
      const known = knownOf(candidate);
      const knowledge = { ...(byCounts !== undefined && { byCounts }), ...(known !== undefined && { known }) };
      return { tokenId, probability, isSampled, isPiece, ...knowledge };
    }),
    tail,
  };
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
  throw fileError(
    "input-format",
    path,
    'expected the record of a review, as "unname review" writes it. Run the review again, or remove this file.',
  );
}

function parse(json: string): ReviewRecord | undefined {
  const record = parseFields(json) as Partial<Record<keyof ReviewRecord, unknown>>;
  const isRecord =
    record.schemaVersion === SCHEMA_VERSION &&
    Array.isArray(record.candidates) &&
    record.candidates.every(isCount) &&
    Array.isArray(record.contextsSha256) &&
    typeof record.vocabularySha256 === "string" &&
    typeof record.version === "string" &&
    (record.stopping === undefined || isStopping(record.stopping));
  return isRecord ? (record as unknown as ReviewRecord) : undefined;
}

function isStopping(value: unknown): boolean {
  const { carries, candidates, tail } = (value ?? {}) as Partial<Record<keyof StoppingRecord, unknown>>;
  const { shiftNats, slope } = (carries ?? {}) as Partial<Record<string, unknown>>;
  const areScored = (list: unknown) =>
    Array.isArray(list) &&
    list.every(
      (entry) =>
        Number.isSafeInteger(entry?.tokenId) &&
        entry.probability >= 0 &&
        entry.probability <= 1 &&
        [undefined, "name", "word"].includes(entry.known) &&
        [undefined, "name", "word", "unjudged"].includes(entry.byCounts),
    );
  return typeof shiftNats === "number" && typeof slope === "number" && areScored(candidates) && areScored(tail);
}
