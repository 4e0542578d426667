import { existsSync } from "node:fs";

import type { Plan } from "../audit/plan.ts";
import type { StageState } from "../workflow/stages/check-stage.ts";
import { type CommonOptions, type Io, printResult } from "./terminal.ts";
import { readWorkflow } from "./workflow-config.ts";

const MARKS: Readonly<Record<StageState["state"], string>> = { fresh: "✓", stale: "·", waiting: "?", blocked: " " };

/** Prints where every stage of the workflow is, and what the audit will need. */
export async function showWorkflow(io: Io, flags: CommonOptions, path: string): Promise<void> {
  const { readWorkflowStatus } = await import("../workflow/stages/run-workflow.ts");
  const workflow = await readWorkflow(path);
  const status = await readWorkflowStatus(workflow);
  const plan = await planOf(workflow.settings);
  const lines = status.stages.map(({ id, state, why }) => {
    const reason = why.length > 0 ? `: ${why.join("; ")}` : "";
    return `${MARKS[state]} ${id}${state === "fresh" ? "" : ` (${state})`}${reason}`;
  });
  const next = status.next === undefined ? "All stages are done." : `Next: ${status.next} (unname run).`;
  const needs = plan === undefined ? [] : ["", "What the audit can show with what there is:", (await renderer())(plan)];
  printResult(io, flags, { ...status, ...(plan && { plan }) }, [...lines, next, ...needs].join("\n"));
}

async function renderer(): Promise<(plan: Plan) => string> {
  return (await import("../report/plan-table.ts")).renderPlan;
}

/** What can pass; undefined while there is nothing to plan with. */
async function planOf(settings: Awaited<ReturnType<typeof readWorkflow>>["settings"]): Promise<Plan | undefined> {
  const { workPaths } = await import("../workflow/stages/work-paths.ts");
  const { planPreparation } = await import("../workflow/stages/plan-preparation.ts");
  const paths = workPaths(settings);
  const { contexts, decisions, judgements, rewritten } = paths;
  const { canaries } = planPreparation(settings, paths);
  const references = settings.references.filter((path) => existsSync(path));
  const model = [rewritten, settings.model].find((path) => existsSync(path));
  if (model === undefined || !contexts.every((path) => existsSync(path)) || !existsSync(settings.names))
    return undefined;
  const { planAudit } = await import("../audit/plan.ts");
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
