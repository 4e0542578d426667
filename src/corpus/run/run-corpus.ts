import { resolve } from "node:path";

import { combineRecognisers } from "../../recognise/combine/combine.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Executor } from "../execute/executor.ts";
import { openExecutor } from "../execute/open-executor.ts";
import { createWork, type Work } from "../execute/work.ts";
import { UnnameError } from "../../base/errors.ts";
import { chooseAll } from "../dedupe/choose.ts";
import { FORMATS_WITHOUT_FIELDS } from "../../formats/records/open-record-file.ts";
import type { RecordFormat } from "../../formats/records/record-codec.ts";
import { buildPeopleStore } from "../people/build-people-store.ts";
import type { Shard } from "../shards/shard.ts";
import { checkFirstRecord } from "../reading/check-first-record.ts";
import { countFormats } from "../reading/find-corpus-files.ts";
import { findSuspects, NO_SUSPECTS, type Suspects } from "../suspects/find-suspects.ts";
import { createUnreadTally, refuseUnread } from "../reading/unread-files.ts";
import { completeRun } from "./complete-run.ts";
import { componentsOf } from "./components.ts";
import { countLeft, shardIdsOf } from "./count-left.ts";
import { createFailures, type Failures, type PassKind } from "./failures.ts";
import { openRun } from "./open-run.ts";
import { type RunFolder, runFolderOf } from "./run-folder.ts";
import { type PassTally, runPass } from "./run-pass.ts";
import { type RunRecord, writeRunRecord } from "./run-record.ts";
import type { RunProgress, RunReport } from "./run-report.ts";
import type { RunSettings } from "./settings.ts";
import type { Share } from "./share.ts";
import { withLock } from "./take-lock.ts";
import { warmUp } from "./warm-up.ts";
import { writePlan } from "./write-plan.ts";
import { isDedupe } from "./kind-of-run.ts";
import { type RunRequest } from "./run-request.ts";

export interface RunOptions extends Pick<RunRequest, "signal" | "onProgress" | "onNote"> {
  readonly settings: RunSettings;
  /** Recognisers that stand for the SPECs of the settings: they are used in this thread alone. */
  readonly given?: readonly Recogniser[];
  /** Of surrogates. */
  readonly key?: Uint8Array;
  /** Worker threads; 0 for none: everything is done in this thread. */
  readonly threads: number;
  /** Gives what takes shards in place of threads of this machine. */
  readonly openRemote?: (folder: RunFolder, record: RunRecord) => Promise<Executor>;
  readonly share?: Share;
  readonly force: boolean;
  /** Called, before the texts are read, with where else the corpus seems to hold names. */
  readonly onSuspects?: (suspects: Suspects) => void;
}

/**
 * Does what is left of a run, in shards, and puts the output in its place when all are done. Throws what `openRun` does, what opening
 * recognisers does, `output-failed` and `interrupted`; what is wrong with single shards is in the report.
 */
export async function runCorpus(options: RunOptions): Promise<RunReport> {
  const { share, signal, threads, given, key } = options;
  const folder = runFolderOf(options.settings.outputDirectory, options.settings.privateDirectory);
  const unread = createUnreadTally();
  const formats = await countFormats(options.settings.inputs, options.settings.format, unread.add);
  refuseUnread(unread, options.settings.skipUnknown);
  if (options.settings.groupField !== null) refuseUngrouped(formats);
  await checkFirstRecord(options.settings);
  const components = await componentsOf(options.settings, { isGiven: given !== undefined, key });
  // Beside the folder: one that holds nothing but a lock would look like another run's.
  const run = await withLock(`${folder.privateDirectory}.lock`, () =>
    openRun(folder, options.settings, components, { force: options.force, isShare: share !== undefined }),
  );
  if (run.note !== undefined) options.onNote?.(run.note);
  const { settings } = run.record;
  // A share takes the run as it is: the last one may be ending it.
  if (share === undefined) await writeRunRecord(folder, run.record);
  const work = createWork(settings, { ...(given !== undefined && { given }), ...(key !== undefined && { key }) });
  const local = openExecutor(work, threads, key);
  const stop = () => void local.close();
  signal?.addEventListener("abort", stop, { once: true });
  let remote: Executor | undefined;
  try {
    // One of several machines tells for all.
    const isFirstShare = (share === undefined || share.index === 0) && !isDedupe(settings);
    const suspects = isFirstShare ? await suspectsOf(work) : NO_SUSPECTS;
    options.onSuspects?.(suspects);
    remote = await options.openRemote?.(folder, run.record);
    const report = await doPasses({ ...options, settings, work, local, executor: remote ?? local });
    return { ...report, unread: unread.counts, suspects };
  } finally {
    signal?.removeEventListener("abort", stop);
    await remote?.close();
    await local.close();
    await work.close();
  }
}

/** Throws `usage` for files that have no field to group by: once for all of them, before anything is read. */
function refuseUngrouped(formats: ReadonlyMap<RecordFormat, number>): void {
  const texts = FORMATS_WITHOUT_FIELDS.reduce((sum, format) => sum + (formats.get(format) ?? 0), 0);
  if (texts === 0) return;
  const all = [...formats.values()].reduce((sum, count) => sum + count, 0);
  throw new UnnameError(
    "usage",
    `--group-field names a field of records, and ${texts} of ${all} files are text. Leave it out, or give them apart.`,
    { details: { texts, files: all } },
  );
}

async function suspectsOf({ settings, recognisers }: Work): Promise<Suspects> {
  const { inputs, format, textFields, dropFields, maskFields, groupField, renameKey } = settings;
  return findSuspects({
    inputs,
    format,
    recogniser: combineRecognisers(await recognisers()),
    textFields,
    knownFields: [...textFields, ...dropFields, ...maskFields],
    keyFields: groupField === null ? [] : [groupField],
    renameFiles: renameKey !== null,
  });
}

interface Passes extends RunOptions {
  readonly work: Work;
  /** Puts files together. */
  readonly local: Executor;
  /** Does shards. */
  readonly executor: Executor;
}

async function doPasses(options: Passes): Promise<RunReport> {
  const { settings, work, share, signal } = options;
  const { folder } = work;
  const onProgress = (progress: RunProgress) => options.onProgress?.(progress);
  const plan = await withLock(resolve(folder.privateDirectory, "plan.lock"), () =>
    writePlan(folder, settings, {
      share,
      signal,
      onBytes: (bytes) => onProgress({ bytes, keptBytes: 0, ofBytes: undefined, spans: 0, phase: "plan" }),
    }),
  );
  const prepare = createWarmUp(options);
  const pass = (kind: PassKind, failures: Failures, people?: string) =>
    runPass({ ...options, kind, folder, failures, share, people, ofBytes: plan.bytes, signal, onProgress, prepare });

  // What fails in the first pass mostly fails in the second as well: it is reported once.
  const gathered = createFailures(folder);
  let people: string | undefined;
  if (isDedupe(settings)) {
    const first = await pass("survey", gathered);
    // What stays cannot be decided while something is unknown.
    if (gathered.count() > 0) return reportOf(first, gathered, "failed", 0);
    onProgress({ bytes: plan.bytes, keptBytes: 0, ofBytes: plan.bytes, spans: 0, phase: "choose" });
    await chooseAll(work, signal);
  } else if (settings.groupField !== null) {
    const first = await pass("gather", gathered);
    const left = share === undefined ? 0 : await countLeft("people", folder);
    if (left > 0) {
      options.onNote?.("the first pass of this share is done; begin it again when all shares have done theirs");
      return reportOf(first, gathered, "shared", left);
    }
    people = await withLock(resolve(folder.privateDirectory, "people.lock"), () =>
      buildPeopleStore(folder, shardIdsOf(folder.planPath)),
    );
  }
  const failures = createFailures(folder);
  const tally = await pass("anonymise", failures, people);
  if (failures.count() === 0) for (const failure of gathered.told()) failures.tell(failure);
  const left = share === undefined ? 0 : await countLeft("entry", folder);
  if (left > 0) return reportOf(tally, failures, failures.count() > 0 ? "failed" : "shared", left);
  const completed = await completeRun({ ...options, folder, failures, plan: plan.digest, tally });
  return { ...reportOf(tally, failures, completed === undefined ? "failed" : "finished", 0), ...completed };
}

/** Loads in this thread, once, what several threads will share. */
function createWarmUp({ executor, local, threads, work }: Passes): (first: readonly Shard[]) => Promise<void> {
  let isWarm = executor !== local || threads < 2;
  return async ([shard, ...more]) => {
    if (isWarm || shard === undefined || more.length === 0) return;
    isWarm = true;
    await warmUp(shard, work);
  };
}

function reportOf(tally: PassTally, failures: Failures, state: RunReport["state"], outstanding: number): RunReport {
  const { done, kept, changed } = tally;
  const told = { failures: failures.told(), failed: failures.count() };
  const none = { totals: undefined, output: undefined, unread: {}, suspects: NO_SUSPECTS };
  return { state, ...none, ...told, done, kept, changed, outstanding };
}
