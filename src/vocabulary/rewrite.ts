import { copyFile, readdir, rmdir } from "node:fs/promises";
import { join } from "node:path";

import { makeDirectory, privateDirectoryOf, refuseExisting, toJsonLines } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { settleAll } from "../base/settle-all.ts";
import { restoreSetAside, type StagedFolder, stageFolder } from "../base/files/staged-folder.ts";
import { digestCheckpoint } from "../model/digest-checkpoint.ts";
import { removeLeftovers } from "../base/files/temporary.ts";
import { countLeftBehind } from "./verify/left-behind.ts";
import {
  describePlan,
  formatDetails,
  PLAN_FILE,
  type PlanReport,
  reachabilityOf,
  undoableOf,
} from "./plan/plan-report.ts";
import type { Plan } from "./plan/plan.ts";
import { prepareRewrite, type PreparedRewrite } from "./plan/prepare-rewrite.ts";
import { type DecidedRewrite, type PrepareOptions, readDecided } from "./plan/read-decided.ts";
import { isJoining, type Replacement } from "./plan/replacement.ts";
import { REWRITE_FILE, type RewriteReport, type RewriteRound } from "./rewrite-report.ts";
import { MAPPING_FILE, undoFolder } from "./rounds/private-rounds.ts";
import { publishRound, refuseOtherMapping, settlePending } from "./rounds/publish-round.ts";
import { recordUndo } from "./rounds/record-undo.ts";
import { refuseInside } from "./rounds/refuse-inside.ts";
import { UNDO_JSON, type UndoFile, type UndoRecord } from "./rounds/undo-bundle.ts";
import { writeVocabularyFiles } from "./tokenizer-files.ts";
import { requirePassed, type Verification, verifyRewrite } from "./verify/verify.ts";
import type { JoiningRows } from "./weights/blank-matrix.ts";
import type { BlankedFiles } from "./weights/blank-weight-files.ts";
import { startWeightsThread, type WeightsThread } from "./weights/weights-thread.ts";

export type { RewriteReport } from "./rewrite-report.ts";

export interface RewriteOptions extends Omit<PrepareOptions, "privateDirectory"> {
  readonly outputDirectory: string;
  /** Where `mapping.jsonl` goes, and what it takes to undo. Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  readonly force?: boolean;
  /** Called with what will be done, before anything appears. */
  readonly onPlan?: (plan: PlanReport) => void;
}

/** The bundle of a round before it has its name. */
const BUNDLE_IN_WORK = "new";

/**
 * Step 2: writes a copy of a checkpoint in which every vocabulary entry decided to be a name is `unk` + a random number, or a piece
 * that joins words which were built through one, in every file and in the weights, and verifies it. The output appears whole, or not at all, and not before its mapping is on
 * the disk. A model that was rewritten before gets another round.
 * Throws what `readDecided` and `prepareRewrite` throw, `usage` for folders in each other, `output-exists`,
 * `verification-failed`.
 *
 * @example
 * ```ts
 * import { openCheckpoint, rewriteCheckpoint } from "unname";
 * import { appendDecisions } from "unname/review";
 * import { undoRewrite } from "unname/vocabulary";
 *
 * const modelDirectory = "node_modules/unname/models/notes-nl";
 * const { tokenizer } = await openCheckpoint(modelDirectory);
 * // As if "linker" were a name: commonly, `review` writes what people decide.
 * const tokenId = tokenizer.vocabulary.indexOf("Ġlinker");
 * const said = { tokenId, token: "Ġlinker", reviewer: "me", reason: "", at: new Date().toISOString() };
 * appendDecisions("decisions.jsonl", [{ ...said, decision: "name" }]);
 * const decided = { modelDirectory, decisionsPath: "decisions.jsonl" };
 * const { replaced } = await rewriteCheckpoint({ ...decided, outputDirectory: "public" });
 * console.log(replaced); // → 1
 * const { remaining } = await undoRewrite({ modelDirectory: "public", outputDirectory: "original" });
 * console.log(remaining); // → 0
 * ```
 */
export async function rewriteCheckpoint(options: RewriteOptions): Promise<RewriteReport> {
  const { outputDirectory, force = false } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  refuseInside(outputDirectory, privateDirectory, options.modelDirectory);
  await restoreSetAside(outputDirectory);
  await settlePending(privateDirectory);
  await clearKilled(privateDirectory);
  await refuseExisting(outputDirectory, force);
  // Weights are copied while the vocabulary is read; of decisions that are refused nothing stays.
  const staged = await stageFolder(outputDirectory, { synced: true, replace: force });
  const thread = startWeightsThread({ source: options.modelDirectory, target: staged.directory });
  try {
    const decided = await readDecided({ ...options, privateDirectory });
    return await rewriteDecided(decided, thread, staged, { ...options, privateDirectory });
  } finally {
    await thread.end();
    await staged.discard();
  }
}

/** Plans, writes, verifies and publishes. Rows are overwritten while it is planned; of a plan that is refused nothing stays. */
async function rewriteDecided(
  decided: DecidedRewrite,
  thread: WeightsThread,
  staged: StagedFolder,
  options: RewriteOptions & { readonly privateDirectory: string },
): Promise<RewriteReport> {
  const { outputDirectory, privateDirectory, sample, weights = "mean", force = false } = options;
  const { original, removed, earlier } = decided;
  await makeDirectory(undoFolder(privateDirectory), { private: true });
  const bundle = await stageFolder(join(undoFolder(privateDirectory), BUNDLE_IN_WORK), { private: true, synced: true });
  try {
    const task = { checkpoint: original, removed, mode: weights, bundle: bundle.directory };
    // Which rows joining pieces get is known with the plan; everything else of the weights before.
    const early = options.repair === "reuse" && decided.vocabulary.family === "bpe" ? undefined : thread.blank(task);
    const prepared = await prepareRewrite(decided, options, thread.sums);
    const blanking = early ?? thread.blank({ ...task, joining: joiningRows(prepared.plan) });
    await refuseOtherMapping(privateDirectory, earlier.key, force);
    options.onPlan?.(describePlan(prepared));
    const { plan, vocabulary } = prepared;
    const [verification, blanked] = await settleAll([
      writeTexts(staged.directory, prepared).then(() =>
        verifyRewrite(original, staged.directory, plan, sample, vocabulary, blanking),
      ),
      blanking,
    ]);
    requirePassed(verification.checks);
    const undo = await recordUndo(original.directory, staged.directory, bundle.directory, blanked.undo);
    const model = await digestBoth(prepared, verification, undo.files);
    const report = describeRewrite(prepared, verification, blanked, model);
    const text = `${JSON.stringify(report, undefined, 2)}\n`;
    await staged.write(REWRITE_FILE, text);
    const key = await fillBundle(
      bundle,
      prepared,
      { ...(report.rounds.at(-1) as RewriteRound), model },
      undo,
      sha256(text),
    );
    await publishRound(privateDirectory, {
      key,
      place: outputDirectory,
      staging: staged.directory,
      earlier: prepared.chain,
      bundle,
      appear: () => staged.commit(),
    });
    return report;
  } finally {
    // It may still be writing into the bundle.
    await thread.end();
    await bundle.discard();
    await removeEmpty(privateDirectory);
  }
}

/** Removes the bundle that a killed run was filling, and the folders that it had made for it. */
async function clearKilled(privateDirectory: string): Promise<void> {
  await removeLeftovers(join(undoFolder(privateDirectory), BUNDLE_IN_WORK));
  await removeEmpty(privateDirectory);
}

async function removeEmpty(privateDirectory: string): Promise<void> {
  for (const folder of [undoFolder(privateDirectory), privateDirectory]) await removeIfEmpty(folder);
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder).catch(() => [""])).length === 0) await rmdir(folder);
}

/** Writes everything of the rewritten folder but its report and the weights, which have their thread. */
async function writeTexts(target: string, { original, vocabulary, files, plan }: PreparedRewrite): Promise<void> {
  for (const file of files.copied) await copyFile(join(original.directory, file), join(target, file));
  await writeVocabularyFiles(original.directory, target, plan, vocabulary);
}

/** Digests of the checkpoint before and after. Private: names can be guessed from that of the tokenizer before. */
async function digestBoth(
  { original, since }: PreparedRewrite,
  { rewritten }: Verification,
  files: readonly UndoFile[],
): Promise<UndoRecord["round"]["model"]> {
  const digestsOf = (side: "before" | "after") =>
    new Map(files.flatMap((file) => (file[side] === undefined ? [] : [[file.path, file[side]] as const])));
  return {
    before: since?.digests ?? (await digestCheckpoint(original, digestsOf("before"))),
    after: await digestCheckpoint(rewritten, digestsOf("after")),
  };
}

function describeRewrite(
  prepared: PreparedRewrite,
  verification: Verification,
  blanked: BlankedFiles,
  { before, after }: UndoRecord["round"]["model"],
): RewriteReport {
  const { plan, earlier, since, weights } = prepared;
  const round: RewriteRound = {
    round: earlier.rounds.length + 1,
    model: { before: { modelSha256: before.modelSha256 }, after: { modelSha256: after.modelSha256 } },
    replaced: plan.replacements.length,
    ...namesOfFreed(plan),
    weights,
    ...(since?.followsPrevious !== undefined && { followsPrevious: since.followsPrevious }),
  };
  return {
    schemaVersion: 1,
    model: round.model,
    replaced: round.replaced,
    placeholders: round.placeholders,
    joining: round.joining ?? [],
    reachability: reachabilityOf(prepared),
    weights: {
      mode: weights,
      ...(blanked.warning !== undefined && { warning: blanked.warning }),
      files: blanked.files,
    },
    checks: verification.checks,
    sample: verification.sample,
    leftBehind: countLeftBehind(prepared.files.leftBehind),
    rounds: [...earlier.rounds, round],
    undoable: undoableOf(prepared),
  };
}

/** What the freed ids are called now. */
function namesOfFreed({ replacements }: Plan): Pick<RewriteRound, "placeholders" | "joining"> {
  const named = (isWanted: (replacement: Replacement) => boolean) =>
    replacements.filter(isWanted).map(({ placeholder }) => placeholder);
  return { placeholders: named((one) => !isJoining(one)), joining: named(isJoining) };
}

function joiningRows({ replacements }: Plan): JoiningRows {
  return new Map(replacements.flatMap(({ tokenId, serves }) => (serves === undefined ? [] : [[tokenId, serves]])));
}

/**
 * Adds to the bundle what is known last: its record, which names the report by its SHA-256, and the mapping of this round with the entries
 * behind the report's counts.
 */
async function fillBundle(
  bundle: StagedFolder,
  { plan, vocabulary, earlier }: PreparedRewrite,
  round: UndoRecord["round"],
  undo: Pick<UndoRecord, "files" | "notKept">,
  key: string,
): Promise<string> {
  const record: UndoRecord = {
    schemaVersion: 1,
    round,
    key,
    ...(earlier.key !== undefined && { parent: earlier.key }),
    // The report of the round before was recorded as a file that was left behind, where there was one.
    files: undo.files.some(({ path }) => path === REWRITE_FILE)
      ? undo.files.map((file) => (file.path === REWRITE_FILE ? { ...file, after: key } : file))
      : [...undo.files, { path: REWRITE_FILE, how: "added", after: key }],
    notKept: undo.notKept,
  };
  const mapping = plan.replacements.map((replacement) => ({ ...replacement, round: round.round }));
  await bundle.write(MAPPING_FILE, toJsonLines(mapping));
  await bundle.write(PLAN_FILE, formatDetails({ plan, vocabulary }));
  await bundle.write(UNDO_JSON, `${JSON.stringify(record)}\n`);
  return key;
}
