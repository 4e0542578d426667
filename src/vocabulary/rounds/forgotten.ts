import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { readTextFile, writeFileAtomic } from "../../base/files.ts";
import { syncPath } from "../../base/files/sync-path.ts";

/** What is left of a mapping that was destroyed: when, and which results it was of. Holds no name. */
export interface Forgotten {
  /** ISO 8601. */
  readonly at: string;
  readonly rounds: readonly {
    readonly round: number;
    readonly replaced: number;
    /** SHA-256 of the `rewrite.json` that the round wrote. */
    readonly key: string;
  }[];
}

/** Name of the record in a private folder. */
export const FORGOTTEN_FILE = "forgotten.json";

/** Every mapping that was destroyed in a private folder, oldest first. Throws `input-format` if the record is damaged. */
export async function readForgotten(privateDirectory: string): Promise<readonly Forgotten[]> {
  const path = join(privateDirectory, FORGOTTEN_FILE);
  if (!existsSync(path)) return [];
  const forgotten = parse(await readTextFile(path));
  if (forgotten !== undefined) return forgotten;
  throw fileError("input-format", path, "damaged. Remove it: it only says when a mapping was destroyed.");
}

/** Adds to the record; returns when it is on the disk. */
export async function recordForgotten(privateDirectory: string, added: Forgotten): Promise<void> {
  const forgotten = [...(await readForgotten(privateDirectory)), added];
  const text = `${JSON.stringify({ schemaVersion: 1, forgotten }, undefined, 2)}\n`;
  await writeFileAtomic(join(privateDirectory, FORGOTTEN_FILE), text, { private: true });
  await syncPath(privateDirectory);
}

function parse(text: string): readonly Forgotten[] | undefined {
  try {
    const { forgotten } = JSON.parse(text) as { forgotten: readonly Forgotten[] };
    return forgotten.every(({ at, rounds }) => typeof at === "string" && Array.isArray(rounds)) ? forgotten : undefined;
  } catch {
    return undefined;
  }
}
