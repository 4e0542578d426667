import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";

import { fileError, UnnameError } from "../../base/errors.ts";
import { tryParseJson } from "../../base/json-values.ts";
import { toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { VERSION } from "../../base/version.ts";
import type { CandidateList, ScoredCandidate, TailEntry } from "./candidate-evidence.ts";
import { digestVocabulary } from "../decisions/review-record.ts";
import type { SuspicionModel } from "../score/suspicion-model.ts";

const SCHEMA_VERSION = 1;

/** The first line of a candidates file: what they were gathered from. Private, as the file is. */
export interface CandidatesHeader {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** SHA-256 of the vocabulary's entries, one a line. */
  readonly vocabularySha256: string;
  /** SHA-256 of the predictions file, and of the contexts files. */
  readonly predictionsSha256: string;
  readonly contextsSha256: readonly string[];
  /** Recognisers that entries were shown to, by SPEC. */
  readonly recognisers: readonly string[];
  readonly seed: number;
  /** Names that were decided on when they were gathered: their neighbours are among them. */
  readonly names: number;
  /** How far the scores carry to another model: what the stopping rule needs. */
  readonly carries: SuspicionModel["carries"];
  readonly tail: readonly TailEntry[];
  /** Lines after this one: a file that lost some would seem to be nearer its end. */
  readonly candidates: number;
  /** Of this program. */
  readonly version: string;
}

/** A candidates file as read. */
export interface CandidatesFile extends CandidateList {
  readonly header: Omit<CandidatesHeader, "tail" | "candidates">;
}

/** Writes candidates, most of which are names, for their owner alone: the header, then a line a candidate in the order to show them. */
export async function writeCandidates(
  path: string,
  { candidates, tail }: CandidateList,
  header: Omit<CandidatesHeader, "schemaVersion" | "tail" | "candidates" | "version" | "vocabularySha256"> & {
    readonly vocabulary: readonly string[];
  },
): Promise<void> {
  const { vocabulary, ...rest } = header;
  const first: CandidatesHeader = {
    schemaVersion: SCHEMA_VERSION,
    vocabularySha256: digestVocabulary(vocabulary),
    ...rest,
    tail,
    candidates: candidates.length,
    version: VERSION,
  };
  await writeFileAtomic(path, toJsonLines([first, ...candidates]), { private: true });
}

/**
 * The candidates of a file. Throws `input-missing`, `input-format` with file and line, and `checkpoint-mismatch` if they are of a model with another
 * vocabulary.
 */
export async function readCandidatesFile(path: string, vocabulary: readonly string[]): Promise<CandidatesFile> {
  if (!existsSync(path))
    throw fileError("input-missing", path, 'no such file of candidates. "unname candidates" writes it.');
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  const values = lines.map((line, index) => {
    const value = tryParseJson(line);
    if (value === undefined) throw malformed(path, index + 1);
    return value;
  });
  const [first, ...candidates] = values;
  if (!isHeader(first)) throw malformed(path, 1);
  const wrong = candidates.findIndex((candidate) => !isCandidate(candidate));
  if (wrong >= 0) throw malformed(path, wrong + 2);
  if (candidates.length !== first.candidates) {
    const message = `expected ${first.candidates} candidates, found ${candidates.length}. The file is not whole, or lines were taken out or added: copy or gather the candidates again.`;
    throw fileError("input-format", path, message);
  }
  if (first.vocabularySha256 !== digestVocabulary(vocabulary)) {
    const message =
      "these candidates are of a model with another vocabulary. Use the model they were gathered from, or gather them again.";
    throw fileError("checkpoint-mismatch", path, message);
  }
  const { tail, candidates: _, ...header } = first;
  return { header, tail, candidates: candidates as ScoredCandidate[] };
}

function isHeader(value: unknown): value is CandidatesHeader {
  const { schemaVersion, vocabularySha256, carries, tail, candidates } = (value ?? {}) as Partial<
    Record<string, unknown>
  >;
  const { shiftNats, slope } = (carries ?? {}) as Partial<SuspicionModel["carries"]>;
  return (
    schemaVersion === SCHEMA_VERSION &&
    typeof vocabularySha256 === "string" &&
    typeof shiftNats === "number" &&
    typeof slope === "number" &&
    Number.isSafeInteger(candidates) &&
    Array.isArray(tail) &&
    tail.every((entry) => isScored(entry))
  );
}

function isCandidate(value: unknown): boolean {
  const { token, surface, contexts, sources, variants, isSampled } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    isScored(value) &&
    typeof token === "string" &&
    typeof surface === "string" &&
    [contexts, sources, variants].every((list) => Array.isArray(list)) &&
    typeof isSampled === "boolean"
  );
}

function isScored(value: unknown): boolean {
  const { tokenId, probability, isPiece } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isShare = typeof probability === "number" && probability >= 0 && probability <= 1;
  return Number.isSafeInteger(tokenId) && isShare && typeof isPiece === "boolean";
}

function malformed(path: string, line: number): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}, line ${line}: expected what "unname candidates" writes. Gather the candidates again.`,
    { details: { path, line } },
  );
}
