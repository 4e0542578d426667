import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Plan } from "../../../audit/plan/plan.ts";
import { UnnameError } from "../../../base/errors.ts";
import { DEFAULT_CONFIG_FILE } from "../../../workflow/config.ts";
import type { StageState } from "../../../workflow/stages/check-stage.ts";
import type { StageStatus } from "../../../workflow/stages/run-workflow.ts";
import type { WorkflowSettings } from "../../../workflow/stages/workflow-settings.ts";
import { type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { readWorkflow } from "./workflow-config.ts";

const MARKS: Readonly<Record<StageState["state"], string>> = {
  fresh: "✓",
  open: "·",
  stale: "·",
  waiting: "?",
  blocked: " ",
  broken: "!",
};

/** Prints where every stage of the workflow is, a line each, the next command, and what the audit will need. */
export async function showWorkflow(io: Io, flags: CommonOptions, path: string): Promise<void> {
  const { readWorkflowStatus } = await import("../../../workflow/stages/run-workflow.ts");
  const workflow = await readWorkflow(path);
  const status = await readWorkflowStatus(workflow);
  const needs: Needs = await planOf(workflow.settings).then(renderNeeds, (error: unknown) => {
    if (!(error instanceof UnnameError)) throw error;
    return { lines: ["", `What the audit can show is not known: ${error.message}`] };
  });
  const next =
    status.next === undefined ? "All stages are done." : nextLine(path, status.stages.find(({ id }) => id === status.next)); // prettier-ignore
  const lines = [...status.stages.map(stageLine), ...(await remarksOf(workflow.settings)), next, ...needs.lines];
  printResult(io, flags, { ...status, ...(needs.plan && { plan: needs.plan }) }, lines.join("\n"));
}

/** `· plant: not begun, after split`. */
function stageLine({ id, state, why, after, isBegun }: StageStatus): string {
  const begun = isBegun === true && state !== "fresh" ? ["begun and not ended: it runs now, or was stopped"] : [];
  const reasons = state === "blocked" && after !== undefined ? [`not begun, after ${after}`] : why;
  const shown = state === "open" && begun.length > 0 ? begun : [...begun, ...reasons];
  const kind = state === "stale" || state === "waiting" ? `${state}: ` : "";
  return state === "fresh" ? `${MARKS[state]} ${id}` : `${MARKS[state]} ${id}: ${kind}${shown.join("; ")}`;
}

/** What the last audit remarks on how the model was trained; nothing without an audit that can be read. */
async function remarksOf(settings: WorkflowSettings): Promise<readonly string[]> {
  const { workPaths } = await import("../../../workflow/stages/work-paths.ts");
  const { readAudit } = await import("../../../audit/audit-file.ts");
  const { describeNote } = await import("../../../report/describe/describe-row.ts");
  const { modelsOf } = await import("../../../report/describe/summary.ts");
  const path = join(workPaths(settings).audit, "audit.json");
  const report = existsSync(path) ? await readAudit(path).catch(() => undefined) : undefined;
  const remark = (report === undefined ? [] : modelsOf(report)).flatMap(({ rows }) => rows.flatMap(({ notes = [] }) => notes)).find(({ id }) => id === "not-trained-again"); // prettier-ignore
  return remark === undefined ? [] : [`The audit: ${describeNote(remark)}`];
}

/** What to type now. */
function nextLine(path: string, stage: StageStatus | undefined): string {
  const run = ["unname", ...(path === DEFAULT_CONFIG_FILE ? [] : ["--config", path]), "run"].join(" ");
  if (stage === undefined) return `Next: ${run}`;
  const { id, state, why } = stage;
  if (state === "broken" || (state === "blocked" && stage.after === undefined))
    return `Next: mend this (${why[0] ?? id}), then ${run}`;
  if (id === "train") return `Next: ${why[0] ?? "train your model"}; then ${run}`;
  return `Next: ${run} (${id})`;
}

/** What can pass, in lines. */
interface Needs {
  readonly lines: readonly string[];
  readonly plan?: Plan;
}

async function renderNeeds(plan: Plan | undefined): Promise<Needs> {
  if (plan === undefined) return { lines: [] };
  const { renderPlan } = await import("../../../report/tables/plan-table.ts");
  return { plan, lines: ["", "What the audit can show with what there is:", renderPlan(plan)] };
}

/** What can pass; undefined while there is nothing to plan with. */
async function planOf(settings: WorkflowSettings): Promise<Plan | undefined> {
  const { workPaths } = await import("../../../workflow/stages/work-paths.ts");
  const { planPreparation } = await import("../../../workflow/stages/plan-preparation.ts");
  const paths = workPaths(settings);
  const { contexts, decisions, judgements, rewritten } = paths;
  const { canaries } = planPreparation(settings, paths);
  const references = settings.references.filter((path) => existsSync(path));
  const model = [rewritten, settings.model].find((path) => existsSync(path));
  if (model === undefined || !contexts.every((path) => existsSync(path)) || !existsSync(settings.names))
    return undefined;
  const { planAudit } = await import("../../../audit/plan/plan.ts");
  return planAudit({
    modelDirectory: model,
    contextFiles: contexts,
    namesFile: settings.names,
    baselineDirectory: settings.model,
    referenceDirectories: references,
    shadowDirectories: references,
    ...(canaries !== undefined && existsSync(canaries) && { canariesFile: canaries }),
    ...(settings.patients === "documents" && { patientsFile: settings.patients }),
    ...(existsSync(decisions) && { decisionsFile: decisions }),
    ...(existsSync(judgements) && { judgementsFile: judgements }),
  });
}
