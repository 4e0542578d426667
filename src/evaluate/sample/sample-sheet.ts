import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { readJsonObject } from "../../formats/json/read-json-object.ts";

/** Where misses are likely, most likely first: what decides how often a passage is drawn. */
export const STRATA = ["disagreement", "name-like", "marked", "plain"] as const;

export type StratumName = (typeof STRATA)[number];

/** Passages of one kind. */
export interface Stratum {
  readonly name: StratumName;
  /** In the corpus. */
  readonly passages: number;
  /** Of them in the sheet. */
  readonly sampled: number;
}

/** What step 1 marked, in UTF-16 code units of the passage; the label is an entity. */
export interface SampleMark {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** Left out of the sheet on purpose, to see whether the reader sees it. */
  readonly isLeftOut: boolean;
}

/** A passage in the sheet. */
export interface SampleUnit {
  /** Its text file in the sheet's folder, without `.txt`. */
  readonly file: string;
  readonly sha256: string;
  /** Where it stands in the corpus: id of the document, UTF-16 code units of its text. */
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly stratum: StratumName;
  readonly marks: readonly SampleMark[];
}

/** `sample.json` in the sheet's private folder: what the reader is not to see, and what the figures are weighted by. */
export interface SampleManifest {
  readonly schemaVersion: 1;
  readonly stage: "sample";
  readonly seed: number;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly versions: Readonly<Record<string, string>>;
  /** The share of mentions missed that the sheet is to bound; null if its size was given. */
  readonly bound: number | null;
  readonly entities: readonly string[];
  /** In the corpus. */
  readonly documents: number;
  /** What step 1 marked in the corpus, by entity. */
  readonly marks: Readonly<Record<string, number>>;
  readonly strata: readonly Stratum[];
  readonly units: readonly SampleUnit[];
}

/** Name of the manifest in the private folder. */
export const SAMPLE_FILE = "sample.json";

/** How many passages of the corpus one sampled passage of a stratum stands for. */
export function weightOf({ passages, sampled }: Stratum): number {
  return sampled === 0 ? 0 : passages / sampled;
}

/**
 * The manifest of the sheet in `directory`, from its private folder. Throws `input-missing`, and `input-format` for a file that is no
 * manifest of a sample.
 */
export async function readSampleManifest(directory: string, privateDirectory?: string): Promise<SampleManifest> {
  const path = join(privateDirectory ?? privateDirectoryOf(directory), SAMPLE_FILE);
  const value = await readJsonObject(path);
  if (value["schemaVersion"] === 1 && value["stage"] === "sample" && hasParts(value))
    return value as unknown as SampleManifest;
  throw fileError(
    "input-format",
    path,
    'expected the manifest of a sample with schemaVersion 1, as "unname sample" writes. Draw the sample again, or name its folder.',
  );
}

function hasParts({ strata, units, marks, entities, documents }: Record<string, unknown>): boolean {
  return (
    Array.isArray(strata) &&
    Array.isArray(units) &&
    Array.isArray(entities) &&
    typeof marks === "object" &&
    marks !== null &&
    typeof documents === "number"
  );
}
