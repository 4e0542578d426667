import { readdir } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting, requireExisting } from "../base/files.ts";
import { restoreSetAside, type StagedFolder, stageFolder } from "../base/files/staged-folder.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import { type EarlierRounds, readEarlierRounds, REWRITE_FILE } from "./rewrite-report.ts";
import { FORGOTTEN_FILE, readForgotten } from "./rounds/forgotten.ts";
import { type PrivateRound, readChain } from "./rounds/private-rounds.ts";
import { refuseInside } from "./rounds/refuse-inside.ts";
import { requireUnchanged, restoreRound } from "./rounds/restore-round.ts";

export interface UndoOptions {
  /** A folder that `rewriteCheckpoint` wrote. */
  readonly modelDirectory: string;
  /** Where its mapping is. Default: the folder's name plus `.private`. */
  readonly privateDirectory?: string;
  readonly outputDirectory: string;
  /** How many rounds to take back, the last first. Default: all, so that the original comes out. */
  readonly rounds?: number;
  readonly force?: boolean;
}

/** What was taken back. */
export interface UndoReport {
  readonly schemaVersion: 1;
  /** The rounds taken back, the last first. */
  readonly undone: readonly number[];
  /** Rounds that the restored model still has. */
  readonly remaining: number;
  /** Files written, each with the SHA-256 that it had. */
  readonly files: number;
  /** SHA-256 of weights and tokenizer, before that round as now. */
  readonly model: CheckpointDigests;
  /** What the original folder held besides and was not kept: large files that no loader needs, and subfolders. */
  readonly notRestored: readonly string[];
  /** Files in the rewritten folder that the rewrite did not write; they are not taken along. */
  readonly ignored: readonly string[];
}

/**
 * Makes a checkpoint as it was before it was rewritten, byte for byte, from the rewritten folder and its private mapping. Every
 * file is checked before and after; the output appears whole, or not at all.
 * Throws `output-exists`, `input-format` if the folder was not rewritten, `input-missing` if its mapping is not there or was
 * destroyed, `checkpoint-mismatch` if the folder was changed since, `usage` for more rounds than there are and for a private
 * folder in the output folder.
 */
export async function undoRewrite(options: UndoOptions): Promise<UndoReport> {
  const { modelDirectory, outputDirectory, force = false } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(modelDirectory);
  refuseInside(outputDirectory, privateDirectory, modelDirectory);
  await restoreSetAside(outputDirectory);
  await refuseExisting(outputDirectory, force);
  requireExisting(modelDirectory, "checkpoint folder");
  const earlier = await readEarlierRounds(modelDirectory);
  const undoing = await chooseRounds(options, privateDirectory, earlier);
  const staged: StagedFolder[] = [];
  try {
    let from = modelDirectory;
    for (const { record, bundle } of undoing) {
      await requireUnchanged(from, record);
      const next = await stageFolder(outputDirectory, { synced: true, replace: force });
      staged.push(next);
      await restoreRound(record, bundle, from, next.directory);
      from = next.directory;
    }
    const first = (undoing.at(-1) as PrivateRound).record;
    const ignored = await namesBeside(modelDirectory, undoing[0] as PrivateRound);
    await staged.at(-1)?.commit();
    return {
      schemaVersion: 1,
      undone: undoing.map(({ record }) => record.round.round),
      remaining: earlier.rounds.length - undoing.length,
      files: first.files.filter(({ how }) => how !== "added").length,
      model: first.round.model.before,
      notRestored: first.notKept,
      ignored,
    };
  } finally {
    for (const folder of staged) await folder.discard();
  }
}

/** The rounds to take back, the last first. */
async function chooseRounds(
  { modelDirectory, rounds: asked }: UndoOptions,
  privateDirectory: string,
  { rounds, key }: EarlierRounds,
): Promise<PrivateRound[]> {
  if (key === undefined) {
    throw new UnnameError(
      "input-format",
      `${modelDirectory}: expected a folder that "unname rewrite" wrote, found no ${REWRITE_FILE}. Check the path.`,
      { details: { directory: modelDirectory } },
    );
  }
  if (asked !== undefined && asked > rounds.length) {
    throw new UnnameError(
      "usage",
      `${modelDirectory}: expected at most ${rounds.length} rounds to take back, as many as there were, found --rounds ${asked}.`,
      { details: { directory: modelDirectory, rounds: rounds.length } },
    );
  }
  requireExisting(privateDirectory, "private folder");
  const chain = (await readChain(privateDirectory, key)).toReversed();
  const wanted = asked ?? rounds.length;
  const linked = countLinked(chain);
  if (wanted <= linked) return chain.slice(0, wanted);
  throw await missingRound(privateDirectory, chain, linked, { rounds, key });
}

/** How many rounds, from the last on, were each made of exactly what the one before had left. */
function countLinked(chain: readonly PrivateRound[]): number {
  const gap = chain.findIndex(({ record }, index) => {
    const previous = chain[index + 1];
    const before = new Map(record.files.map((file) => [file.path, file.before]));
    return previous?.record.files.some(({ path, after }) => after !== undefined && before.get(path) !== after) ?? false;
  });
  return gap < 0 ? chain.length : gap + 1;
}

async function missingRound(
  privateDirectory: string,
  chain: readonly PrivateRound[],
  linked: number,
  { rounds, key }: EarlierRounds,
): Promise<UnnameError> {
  const round = rounds.length - linked;
  const details = { path: privateDirectory, round, undoable: linked };
  const partly =
    linked > 0
      ? ` The last ${linked === 1 ? "round" : `${linked} rounds`} can be taken back: pass --rounds ${linked}.`
      : "";
  if (linked < chain.length) {
    return new UnnameError(
      "checkpoint-mismatch",
      `${privateDirectory}: the model was changed between rounds ${round} and ${round + 1} of rewriting it, so that round ${round} cannot be taken back.${partly}`,
      { details },
    );
  }
  const missing = chain.at(-1)?.record.parent ?? key;
  const destroyed = (await readForgotten(privateDirectory)).find((one) =>
    one.rounds.some((forgotten) => forgotten.key === missing),
  );
  const why =
    destroyed === undefined
      ? "found none. Pass the folder that rewrite wrote its mapping to with --private."
      : `which was destroyed on ${destroyed.at} (${FORGOTTEN_FILE}): the original cannot be restored from this folder.`;
  return new UnnameError(
    "input-missing",
    `${privateDirectory}: expected the mapping of round ${round} of this model, ${why}${partly}`,
    { details: { ...details, destroyed: destroyed !== undefined } },
  );
}

async function namesBeside(directory: string, { record }: PrivateRound): Promise<string[]> {
  const written = new Set(record.files.map(({ path }) => path.split("/")[0]));
  return (await readdir(directory)).filter((name) => !written.has(name)).sort();
}
