/** Of rewriting a vocabulary: plans, checks, undoing. Not stable: may change in any version. */
export { forgetMapping, type ForgetOptions, type ForgetReport } from "../vocabulary/forget.ts";
export {
  type BpeVocabulary,
  type Plan,
  planRewrite,
  type PlanOptions,
  type RepairMode,
} from "../vocabulary/plan/plan.ts";
export { type PlanReport, reportPlan } from "../vocabulary/plan/plan-report.ts";
export { inspectModel, type ModelInspection, type Ability } from "../vocabulary/inspect-model.ts";
export { undoRewrite, type UndoOptions, type UndoReport } from "../vocabulary/undo.ts";
export { type Verification, verifyRewrite } from "../vocabulary/verify/verify.ts";
export {
  readVocabulary,
  type Vocabulary,
  type Entries as VocabularyEntries,
  type Family as VocabularyFamily,
  type UnigramVocabulary,
  type WordPieceVocabulary,
} from "../vocabulary/vocabulary.ts";
export type { Check as RewriteCheck } from "../vocabulary/check.ts";
export type { FileUse } from "../vocabulary/model-files.ts";
export type { LeftBehind } from "../vocabulary/verify/left-behind.ts";
export type { PrepareOptions } from "../vocabulary/plan/read-decided.ts";
export type { JoiningPiece, Repair } from "../vocabulary/plan/repair.ts";
export type { RemovalCost } from "../vocabulary/plan/removal-costs.ts";
export type { Replacement as RemovedEntry } from "../vocabulary/plan/replacement.ts";
export type { Reachability, RewriteRound, WeightsDigest, WeightsMode } from "../vocabulary/rewrite-report.ts";
export type { BlankedWeights } from "../vocabulary/weights/blank-weight-files.ts";
