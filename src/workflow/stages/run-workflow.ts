import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { sep } from "node:path";

import { makeDirectory, requireExisting } from "../../base/files.ts";
import { describeFailure } from "../../corpus/shards/describe-failure.ts";
import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { checkStage, describeStage, type StageState } from "./check-stage.ts";
import { planStages } from "./plan-stages.ts";
import { removeEarlierDecisions, roundFiles } from "./rounds.ts";
import { workPaths } from "./work-paths.ts";
import type { DigestCache } from "./digest-paths.ts";
import { readCache, readRecord, type RunRecord, writeCache, writeRecord } from "./run-record.ts";
import { type Stage, STAGE_IDS, type StageId } from "./stage.ts";
import type { WorkflowSettings } from "./workflow-settings.ts";

export interface WorkflowOptions {
  readonly settings: WorkflowSettings;
  /** The commands' sections of the configuration file: a stage is stale when its command's section changes. */
  readonly sections: Readonly<Record<string, unknown>>;
}

export interface RunWorkflowOptions extends WorkflowOptions {
  /** Does a stage's command; gives its exit code. `attempt` is the same for a stage that was interrupted and is begun again. A person's stage is only passed to it where `canAsk`. */
  execute(command: readonly string[], stage: Stage, attempt: string): Promise<number>;
  /** A person sits at the terminal. */
  readonly canAsk: boolean;
  readonly onStage?: (stage: Stage, state: StageState) => void | Promise<void>;
}

/** Where one stage is. */
export interface StageStatus extends StageState {
  readonly id: StageId;
  readonly command?: readonly string[];
  /** The stage that makes an input that is not there yet. */
  readonly after?: StageId;
  /** It was begun and has not ended: it runs now, or something stopped it. */
  readonly isBegun?: true;
}

/** Where every stage is. */
export interface WorkflowStatus {
  readonly stages: readonly StageStatus[];
  /** The first stage that is not fresh; absent when all are. */
  readonly next?: StageId;
}

export interface WorkflowResult {
  /** Stages that were done now, in order. */
  readonly done: readonly StageId[];
  /** Why it stopped before the end: a person is needed, or a command ended with this exit code. */
  readonly stopped?: { readonly stage: StageId; readonly why: readonly string[]; readonly exitCode: number };
}

/** Exit codes of a stage that has said all it can: of an audit these are verdicts. */
const ENDED: Readonly<Partial<Record<StageId, readonly number[]>>> = { audit: [0, 1, 3] };
/** A person's work that goes on another time. */
const PAUSED = 0;

/** Looks where every stage is, on the disk alone; nothing is written. A stage whose files cannot be read is `broken`, the others are shown. */
export async function readWorkflowStatus(options: WorkflowOptions): Promise<WorkflowStatus> {
  const { work } = options.settings;
  const [record, cache] = [await readRecord(work), await readCache(work)];
  const planned = stagesOf(options.settings);
  const stages: StageStatus[] = [];
  for (const stage of planned) {
    const context = { sections: options.sections, record: record.stages[stage.id], cache };
    const state = await checkStage(stage, context).catch(brokenBy);
    const missing = state.state === "blocked" ? stage.inputs.filter((path) => !existsSync(path)) : [];
    const before = planned.slice(0, planned.indexOf(stage));
    const after = before.findLast(({ outputs }) => missing.some((path) => isMadeBy(path, outputs)))?.id;
    stages.push({
      id: stage.id,
      ...(stage.command && { command: stage.command }),
      ...state,
      ...(after !== undefined && { after }),
      ...(record.begun?.stage === stage.id && { isBegun: true }),
    });
  }
  const next = stages.find(({ state }) => state !== "fresh")?.id;
  return { stages, ...(next !== undefined && { next }) };
}

function brokenBy(error: unknown): StageState {
  const { code, message } = describeFailure("", error);
  if (code === "bug") throw error;
  return { state: "broken", why: [message] };
}

/** Whether a path is one of a stage's outputs, or lies in one. */
function isMadeBy(path: string, outputs: readonly string[]): boolean {
  return outputs.some((output) => path === output || path.startsWith(output + sep));
}

/**
 * Does every stage that is not fresh, in order, until the end, a person, or a command that fails. Each stage is recorded when it has
 * ended and not before, so that whatever ends a run, the next one begins with the stage that it was in. Throws `input-missing` for notes and
 * lists that are not there, whichever stage reads them, and what the stages' checks throw.
 */
export async function runWorkflow(options: RunWorkflowOptions): Promise<WorkflowResult> {
  const { settings, sections, execute, canAsk, onStage } = options;
  requireInputs(settings);
  await makeDirectory(settings.work, { private: true });
  const cache = await readCache(settings.work);
  const done: StageId[] = [];
  const asked = new Set<StageId>();
  for (;;) {
    const found = await readRecord(settings.work);
    const next = await firstOpen(options, found, cache);
    const record = await withTraining(options, found, next?.stage, cache);
    await writeCache(settings.work, cache);
    if (next === undefined) return { done };
    const { stage, state } = next;
    await onStage?.(stage, state);
    // Before a person is sent to the review, which may be begun by hand.
    if (stage.id === "review" && state.state !== "blocked") await removeEarlierDecisions(settings);
    const mayAsk = !stage.isForPerson || (canAsk && stage.command !== undefined && !asked.has(stage.id));
    if (state.state === "blocked" || !mayAsk)
      return { done, stopped: { stage: stage.id, why: state.why, exitCode: PAUSED } };
    const attempt = record.begun?.stage === stage.id ? record.begun.id : randomUUID();
    await writeRecord(settings.work, { ...record, begun: { stage: stage.id, id: attempt } });
    const exitCode = await execute(stage.command ?? [], stage, attempt);
    if (stage.isForPerson) asked.add(stage.id);
    if (!(ENDED[stage.id] ?? [0]).includes(exitCode))
      return {
        done,
        stopped: { stage: stage.id, why: [`"${stage.command?.[0]}" ended with exit code ${exitCode}`], exitCode },
      };
    done.push(stage.id);
    const ended = stage.isForPerson ? {} : { [stage.id]: await describeStage(stage, sections, cache) };
    await writeRecord(settings.work, { stages: { ...record.stages, ...ended } });
  }
}

/** Notes and lists of the user: an audit that finds hours later that there is none has wasted them. */
function requireInputs({ notes, otherNotes, names, patients }: WorkflowSettings): void {
  for (const path of [...notes, ...otherNotes]) requireExisting(path, "notes");
  requireExisting(names, "list of people");
  if (patients !== undefined && patients !== EACH_DOCUMENT) requireExisting(patients, "list of patients");
}

/** The record with what the model was trained on, which is written when it is first seen done: the notes' times may change later. */
async function withTraining(
  { settings, sections }: WorkflowOptions,
  record: RunRecord,
  next: Stage | undefined,
  cache: DigestCache,
): Promise<RunRecord> {
  const stage = stagesOf(settings).find(({ id }) => id === "train");
  const isPast = next === undefined || STAGE_IDS.indexOf(next.id) > STAGE_IDS.indexOf("train");
  if (stage === undefined || !isPast) return record;
  const train = await describeStage(stage, sections, cache);
  const known = { ...record, stages: { ...record.stages, train } };
  if (JSON.stringify(train) !== JSON.stringify(record.stages.train)) await writeRecord(settings.work, known);
  return known;
}

async function firstOpen(
  { settings, sections }: WorkflowOptions,
  record: RunRecord,
  cache: DigestCache,
): Promise<{ readonly stage: Stage; readonly state: StageState } | undefined> {
  for (const stage of stagesOf(settings)) {
    const state = await checkStage(stage, { sections, record: record.stages[stage.id], cache });
    if (state.state !== "fresh") return { stage, state };
  }
  return undefined;
}

/** The stages: the audit with what was judged since, step 1 with the names that reviews found. */
function stagesOf(settings: WorkflowSettings): Stage[] {
  const { judgements } = workPaths(settings);
  const rounds = roundFiles(settings);
  const names = rounds.flatMap((path) => ["--names-from", path]);
  const stages = planStages(settings).map((stage) => {
    const { id, command, inputs } = stage;
    if (command === undefined) return stage;
    if (id === "audit" && existsSync(judgements))
      return { ...stage, command: [...command, "--judgements", judgements] };
    if (names.length > 0 && (id === "anonymise-seen" || id === "anonymise-unseen"))
      return { ...stage, command: [...command, ...names], inputs: [...inputs, ...rounds] };
    return stage;
  });
  return stages.sort((a, b) => STAGE_IDS.indexOf(a.id) - STAGE_IDS.indexOf(b.id));
}
