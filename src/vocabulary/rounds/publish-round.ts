import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";

import { fileError, UnnameError } from "../../base/errors.ts";
import { makePrivateDirectory, readTextFile, refuseExisting, writeFileAtomic } from "../../base/files.ts";
import { type StagedFolder, stageFolder } from "../../base/files/staged-folder.ts";
import { syncPath } from "../../base/files/sync-path.ts";
import { hasEnded, removeLeftovers, WRITER } from "../../base/files/temporary.ts";
import { readEarlierRounds, REWRITE_FILE } from "../rewrite-report.ts";
import { bundleName, MAPPING_FILE, mappingOf, type PrivateRound, readChain, undoFolder } from "./private-rounds.ts";

/** Which result the mapping file is of, and one that is about to appear. */
interface State {
  readonly schemaVersion: 1;
  /** SHA-256 of the result's `rewrite.json`. */
  readonly published?: string;
  readonly pending?: Pending;
}

/** A result whose mapping is written and whose folder may not have appeared yet. */
interface Pending {
  readonly key: string;
  /** Where it will appear, and where it was until then. */
  readonly place: string;
  readonly staging: string;
  /** See `WRITER`. */
  readonly writer: string;
  /** Whether this very result (drawn from a seed, say) had been made before, so that its bundle is not this rewrite's alone. */
  readonly isRepeated: boolean;
}

/** Name of the state file. It holds no name. */
export const STATE_FILE = "rounds.json";

/**
 * Finds out what became of a rewrite that was killed while its folder was about to appear. If the folder did appear, its
 * mapping stands; if it is still in its staging place, it never did, and the mapping is again that of the result before. If
 * neither can be said (it was moved), the mapping stays: it is never taken from a result that may be in use.
 * Throws `output-exists` if the other rewrite is still running.
 */
export async function settlePending(privateDirectory: string): Promise<void> {
  const { pending, published } = await readState(privateDirectory);
  if (pending === undefined) return;
  if (pending.writer !== WRITER && !hasEnded(pending.writer)) {
    throw fileError(
      "output-exists",
      privateDirectory,
      `another rewrite, running or ended on another machine, is writing here. Wait for it; if there is none, remove ${STATE_FILE} there and run this again with --force.`,
    );
  }
  await removeLeftovers(join(privateDirectory, MAPPING_FILE));
  const hasAppeared = await isResult(pending.place, pending.key);
  if (hasAppeared || !(await isResult(pending.staging, pending.key))) {
    return writeState(privateDirectory, { schemaVersion: 1, published: pending.key });
  }
  await takeBack(privateDirectory, pending, published);
}

/** Throws `output-exists` unless the mapping here is that of `key`, to which another round may be added, or `force` is on. */
export async function refuseOtherMapping(
  privateDirectory: string,
  key: string | undefined,
  force: boolean,
): Promise<void> {
  const { published } = await readState(privateDirectory);
  if (published !== undefined && published === key) return;
  await refuseExisting(join(privateDirectory, MAPPING_FILE), force);
}

/** A result that is about to appear. */
export interface Publication {
  readonly key: string;
  readonly place: string;
  readonly staging: string;
  /** The rounds before it, oldest first; they may lie in another private folder, and are then copied. */
  readonly earlier: readonly PrivateRound[];
  /** The bundle of this round, filled; it is named and put in its place here. */
  readonly bundle: StagedFolder;
  /** Makes the result appear. */
  appear(): Promise<void>;
}

/**
 * Lets a result appear in such an order that at no moment there is one without its mapping: a note says what is about to
 * happen, bundle and mapping are written and synced, the result appears, the note goes. If it cannot appear, the mapping is
 * that of the result before again.
 */
export async function publishRound(privateDirectory: string, publication: Publication): Promise<void> {
  const { key, place, staging, earlier, bundle } = publication;
  for (const round of earlier) await copyBundle(round, privateDirectory);
  const { published } = await readState(privateDirectory);
  const isRepeated = existsSync(join(undoFolder(privateDirectory), bundleName(key)));
  const pending = { key, place, staging, writer: WRITER, isRepeated };
  await writeState(privateDirectory, { schemaVersion: 1, ...(published !== undefined && { published }), pending });
  try {
    await bundle.commit(bundleName(key));
    await writeMapping(privateDirectory, key);
    await publication.appear();
  } catch (error) {
    if (!(await isResult(place, key))) await takeBack(privateDirectory, pending, published);
    throw error;
  }
  await writeState(privateDirectory, { schemaVersion: 1, published: key });
}

/** Removes a result's bundle and puts the mapping of the result before back. */
async function takeBack(directory: string, { key, isRepeated }: Pending, published: string | undefined): Promise<void> {
  if (published === undefined) await rm(join(directory, MAPPING_FILE), { force: true });
  else await writeMapping(directory, published);
  if (!isRepeated) await rm(join(undoFolder(directory), bundleName(key)), { recursive: true, force: true });
  await writeState(directory, { schemaVersion: 1, ...(published !== undefined && { published }) });
}

async function writeMapping(privateDirectory: string, key: string): Promise<void> {
  const mapping = await mappingOf(await readChain(privateDirectory, key));
  await writeFileAtomic(join(privateDirectory, MAPPING_FILE), mapping, { private: true });
  await syncPath(privateDirectory);
}

async function copyBundle({ bundle }: PrivateRound, privateDirectory: string): Promise<void> {
  const target = join(undoFolder(privateDirectory), basename(bundle));
  if (existsSync(target)) return;
  await makePrivateDirectory(privateDirectory);
  const staged = await stageFolder(target, { private: true, synced: true });
  try {
    await cp(bundle, staged.directory, { recursive: true });
    await staged.commit();
  } finally {
    await staged.discard();
  }
}

async function isResult(directory: string, key: string): Promise<boolean> {
  if (!existsSync(join(directory, REWRITE_FILE))) return false;
  // One that cannot be read is another's.
  return readEarlierRounds(directory).then(
    (found) => found.key === key,
    () => false,
  );
}

async function readState(privateDirectory: string): Promise<State> {
  const path = join(privateDirectory, STATE_FILE);
  if (!existsSync(path)) return { schemaVersion: 1 };
  try {
    return JSON.parse(await readTextFile(path)) as State;
  } catch (cause) {
    throw new UnnameError(
      "input-format",
      `${path}: not JSON. Remove it; "unname rewrite" then takes the mapping beside it for another model's.`,
      { cause, details: { path } },
    );
  }
}

async function writeState(privateDirectory: string, state: State): Promise<void> {
  await writeFileAtomic(join(privateDirectory, STATE_FILE), `${JSON.stringify(state)}\n`, { private: true });
  await syncPath(privateDirectory);
}
