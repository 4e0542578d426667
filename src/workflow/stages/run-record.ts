import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { readTextFile, writeFileAtomic } from "../../base/files.ts";
import type { DigestCache } from "./digest-paths.ts";
import type { StageId } from "./stage.ts";

const RECORD_FILE = "run.json";
const CACHE_FILE = "digests.json";
const SCHEMA_VERSION = 1;

/** What a stage was made of when it last ended. */
export interface StageRecord {
  /** Digest of its command line and of the command's section of the configuration. */
  readonly settings: string;
  /** Of this program. */
  readonly version: string;
  /** Digests by path. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface RunRecord {
  /** Stages that have ended. */
  readonly stages: Readonly<Partial<Record<StageId, StageRecord>>>;
  /** A stage that was begun and is not recorded: begun again, it has the same id. */
  readonly begun?: { readonly stage: StageId; readonly id: string };
}

/** The record of a work folder; empty where nothing has run. Throws `input-format` for another file. */
export async function readRecord(work: string): Promise<RunRecord> {
  return (await readJson<RunRecord>(join(work, RECORD_FILE))) ?? { stages: {} };
}

/** Writes it, whole or not at all, for its owner alone. */
export async function writeRecord(work: string, { stages, begun }: RunRecord): Promise<void> {
  const record = { schemaVersion: SCHEMA_VERSION, stages, ...(begun && { begun }) };
  const text = `${JSON.stringify(record, null, 2)}\n`;
  await writeFileAtomic(join(work, RECORD_FILE), text, { private: true });
}

/** Digests that were computed before. */
export async function readCache(work: string): Promise<DigestCache> {
  return (await readJson<{ readonly digests: DigestCache }>(join(work, CACHE_FILE)))?.digests ?? {};
}

export async function writeCache(work: string, digests: DigestCache): Promise<void> {
  const text = JSON.stringify({ schemaVersion: SCHEMA_VERSION, digests });
  await writeFileAtomic(join(work, CACHE_FILE), text, { private: true });
}

async function readJson<T extends object>(path: string): Promise<T | undefined> {
  if (!existsSync(path)) return undefined;
  const text = await readTextFile(path, "record of a run");
  try {
    const value = JSON.parse(text) as { readonly schemaVersion?: unknown };
    if (value.schemaVersion === SCHEMA_VERSION) return value as T;
  } catch {
    // Told below.
  }
  const message = `${path}: expected schemaVersion ${SCHEMA_VERSION} of a record that "unname run" wrote. Remove it: every stage then runs again.`;
  throw new UnnameError("input-format", message, { details: { path } });
}
