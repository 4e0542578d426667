import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";

import { makeDirectory } from "../../base/files.ts";
import { checkStage, describeStage, type StageState } from "./check-stage.ts";
import { planStages } from "./plan-stages.ts";
import { workPaths } from "./work-paths.ts";
import { readCache, readRecord, writeCache, writeRecord } from "./run-record.ts";
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
  readonly onStage?: (stage: Stage, state: StageState) => void;
}

/** Where every stage is. */
export interface WorkflowStatus {
  readonly stages: readonly (StageState & { readonly id: StageId; readonly command?: readonly string[] })[];
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

/** Looks where every stage is, on the disk alone; nothing is written. */
export async function readWorkflowStatus(options: WorkflowOptions): Promise<WorkflowStatus> {
  const { work } = options.settings;
  const [{ stages: recorded }, cache] = [await readRecord(work), await readCache(work)];
  const stages: WorkflowStatus["stages"][number][] = [];
  for (const stage of stagesOf(options.settings)) {
    const state = await checkStage(stage, { sections: options.sections, record: recorded[stage.id], cache });
    stages.push({ id: stage.id, ...(stage.command && { command: stage.command }), ...state });
  }
  const next = stages.find(({ state }) => state !== "fresh")?.id;
  return { stages, ...(next !== undefined && { next }) };
}

/**
 * Does every stage that is not fresh, in order, until the end, a person, or a command that fails. Each stage is recorded when it has
 * ended and not before, so that whatever ends a run, the next one begins with the stage that it was in. Throws what the stages'
 * checks throw.
 */
export async function runWorkflow(options: RunWorkflowOptions): Promise<WorkflowResult> {
  const { settings, sections, execute, canAsk, onStage } = options;
  await makeDirectory(settings.work, { private: true });
  const cache = await readCache(settings.work);
  const done: StageId[] = [];
  const asked = new Set<StageId>();
  for (;;) {
    const record = await readRecord(settings.work);
    const next = await firstOpen(options, record, cache);
    await writeCache(settings.work, cache);
    if (next === undefined) return { done };
    const { stage, state } = next;
    onStage?.(stage, state);
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

async function firstOpen(
  { settings, sections }: WorkflowOptions,
  record: Awaited<ReturnType<typeof readRecord>>,
  cache: Awaited<ReturnType<typeof readCache>>,
): Promise<{ readonly stage: Stage; readonly state: StageState } | undefined> {
  for (const stage of stagesOf(settings)) {
    const state = await checkStage(stage, { sections, record: record.stages[stage.id], cache });
    if (state.state !== "fresh") return { stage, state };
  }
  return undefined;
}

/** The stages, the audit with what was judged since where there is such a file. */
function stagesOf(settings: WorkflowSettings): Stage[] {
  const { judgements } = workPaths(settings);
  const stages = planStages(settings).map((stage) =>
    stage.id === "audit" && stage.command !== undefined && existsSync(judgements)
      ? { ...stage, command: [...stage.command, "--judgements", judgements] }
      : stage,
  );
  return stages.sort((a, b) => STAGE_IDS.indexOf(a.id) - STAGE_IDS.indexOf(b.id));
}
