/** Of `run` and `release`. Not stable: may change in any version. */
export type { Stage, StageId } from "../workflow/stages/stage.ts";
export {
  readWorkflowStatus,
  runWorkflow,
  type RunWorkflowOptions,
  type WorkflowOptions,
  type WorkflowResult,
  type StageStatus,
  type WorkflowStatus,
} from "../workflow/stages/run-workflow.ts";
export { readWorkflowSettings, type WorkflowSettings } from "../workflow/stages/workflow-settings.ts";
export type { FileLeft, StaysBecause } from "../workflow/release/release-files.ts";
export type { ReleaseReport, ReleasedFile } from "../workflow/release/release-report.ts";
export type { Objection } from "../workflow/release/release-audit.ts";
export type { Stripped } from "../workflow/settings/strip-settings.ts";
export type { StageState } from "../workflow/stages/check-stage.ts";
