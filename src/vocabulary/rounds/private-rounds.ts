import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { readTextFile } from "../../base/files.ts";
import { type UndoRecord, readUndoRecord } from "./undo-bundle.ts";

/** Where a private folder keeps its mapping and what it takes to undo: the mapping of all rounds, and a bundle for each. */
export const MAPPING_FILE = "mapping.jsonl";
/** Folder of the bundles, each in a folder of its own with the mapping of its round. */
const UNDO_FOLDER = "undo";

/** One round that can be taken back. */
export interface PrivateRound {
  /** Folder of its bundle. */
  readonly bundle: string;
  readonly record: UndoRecord;
}

/** Where the bundles of a private folder lie. */
export function undoFolder(privateDirectory: string): string {
  return join(privateDirectory, UNDO_FOLDER);
}

/** Name of the bundle folder of the result whose `rewrite.json` has this SHA-256. */
export function bundleName(key: string): string {
  return key.slice(0, 16);
}

/**
 * The rounds that led to a result, oldest first, as far as the private folder has them without a gap: none if it does not know
 * the result.
 *
 * @param key SHA-256 of the result's `rewrite.json`
 */
export async function readChain(privateDirectory: string, key: string | undefined): Promise<PrivateRound[]> {
  const chain: PrivateRound[] = [];
  const seen = new Set<string>();
  let next = key;
  while (next !== undefined && !seen.has(next)) {
    const bundle = join(undoFolder(privateDirectory), bundleName(next));
    if (!existsSync(bundle)) break;
    const record = await readUndoRecord(bundle);
    if (record.key !== next) break;
    seen.add(next);
    chain.unshift({ bundle, record });
    next = record.parent;
  }
  return chain;
}

/** Folders of all bundles, of whatever result. */
export async function listBundles(privateDirectory: string): Promise<string[]> {
  const folder = undoFolder(privateDirectory);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** The mapping of a chain of rounds as JSON Lines: `{tokenId, token, placeholder, round}`, oldest first. Holds names. */
export async function mappingOf(chain: readonly PrivateRound[]): Promise<string> {
  const parts = await Promise.all(chain.map(({ bundle }) => readTextFile(join(bundle, MAPPING_FILE), "mapping")));
  return parts.join("");
}

/** Entries that earlier rounds replaced, as they were. Holds names. */
export async function replacedEntries(
  chain: readonly PrivateRound[],
): Promise<{ readonly tokenId: number; readonly token: string }[]> {
  const lines = (await mappingOf(chain)).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as { tokenId: number; token: string });
}

/** An entry of a vocabulary as one map key. */
export function entryKey({ tokenId, token }: { readonly tokenId: number; readonly token: string }): string {
  return `${tokenId} ${token}`;
}
