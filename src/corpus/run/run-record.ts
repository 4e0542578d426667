import { existsSync } from "node:fs";

import { readTextFile, writeFileAtomic } from "../../base/files.ts";
import { sha256 } from "../../base/hash.ts";
import type { RunFolder } from "./run-folder.ts";
import type { RunSettings } from "./settings.ts";

/** What decides on a run's output beside its input, each part by name: a run with others does everything again. */
export type Components = Readonly<Record<string, unknown>>;

/** What a private folder says of the run that it belongs to. Private: it holds paths. */
export interface RunRecord {
  readonly schemaVersion: 1;
  /** Hash of the components. */
  readonly fingerprint: string;
  readonly components: Components;
  readonly settings: RunSettings;
  /** The output is there, whole, and the run's own. */
  readonly isFinished: boolean;
  /** What is at the output's place is this run's or an earlier one's of this folder: it may be replaced. */
  readonly ownsOutput: boolean;
  /** SHA-256 of the plan that the output is of. */
  readonly plan: string | null;
  /** SHA-256 of the spans of a finished run. */
  readonly spans?: string;
}

/** The record of a private folder; undefined if there is none. */
export async function readRunRecord({ recordPath }: RunFolder): Promise<RunRecord | undefined> {
  if (!existsSync(recordPath)) return undefined;
  return JSON.parse(await readTextFile(recordPath)) as RunRecord;
}

/** Writes the record, whole or not at all. */
export async function writeRunRecord({ recordPath }: RunFolder, record: RunRecord): Promise<void> {
  await writeFileAtomic(recordPath, `${JSON.stringify(record, null, 2)}\n`, { private: true });
}

/** The fingerprint of components. */
export function fingerprintOf(components: Components): string {
  return sha256(JSON.stringify(components)).slice(0, 32);
}

/** Names of the components that differ, in order. */
export function changesBetween(before: Components, after: Components): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
