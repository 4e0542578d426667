import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { fileError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { syncPath } from "../base/files/sync-path.ts";
import { PLAN_FILE } from "./plan/plan-report.ts";
import { FORGOTTEN_FILE, recordForgotten } from "./rounds/forgotten.ts";
import { listBundles, MAPPING_FILE, undoFolder } from "./rounds/private-rounds.ts";
import { STATE_FILE } from "./rounds/publish-round.ts";
import { readUndoRecord } from "./rounds/undo-bundle.ts";

export interface ForgetOptions {
  readonly privateDirectory: string;
  readonly at: Date;
}

/** What was destroyed. */
export interface ForgetReport {
  /** Rewrites that can no longer be undone. */
  readonly rounds: number;
  /** Names in the private folder that are gone. */
  readonly removed: readonly string[];
  /** Names in it that stay, save the record; decisions and predictions hold names too. */
  readonly remaining: readonly string[];
}

/**
 * Destroys the mapping of a rewrite: removes `mapping.jsonl`, everything that `rewrite undo` needs and the tokens of plans from a
 * private folder, with what killed programs left of them. A record without names says when. It unlinks, and does not promise that the
 * disk holds the bytes no longer: journals, snapshots, backups and flash memory keep copies that no program can reach.
 * Throws `input-missing` for the folder, `input-empty` if there is no mapping in it.
 */
export async function forgetMapping({ privateDirectory, at }: ForgetOptions): Promise<ForgetReport> {
  requireExisting(privateDirectory, "private folder");
  const names = await readdir(privateDirectory);
  const removed = names.filter((name) => isOfMapping(name)).sort();
  if (removed.length === 0) {
    throw fileError(
      "input-empty",
      privateDirectory,
      `expected the mapping of a rewrite, found none. ${names.includes(FORGOTTEN_FILE) ? `It was destroyed before: see ${FORGOTTEN_FILE} there.` : "Check the path."}`,
    );
  }
  const rounds = await describeRounds(privateDirectory);
  // First the record: it explains a folder of which half is gone.
  await recordForgotten(privateDirectory, { at: at.toISOString(), rounds });
  for (const name of removed) await rm(join(privateDirectory, name), { recursive: true, force: true });
  await syncPath(privateDirectory);
  const remaining = (await readdir(privateDirectory)).filter((name) => name !== FORGOTTEN_FILE).sort();
  return { rounds: rounds.length, removed, remaining };
}

function isOfMapping(name: string): boolean {
  const own = [MAPPING_FILE, STATE_FILE, PLAN_FILE, undoFolder("")];
  return own.some((file) => name === file || (name.startsWith(`${file}.`) && /\.(?:tmp|old)$/.test(name)));
}

async function describeRounds(privateDirectory: string) {
  if (!existsSync(undoFolder(privateDirectory))) return [];
  const records = await Promise.all(
    // A damaged bundle is destroyed like the others.
    (await listBundles(privateDirectory)).map((bundle) => readUndoRecord(bundle).catch(() => undefined)),
  );
  return records
    .filter((record) => record !== undefined)
    .map(({ round, key }) => ({ round: round.round, replaced: round.replaced, key }));
}
