/// <reference types="node" preserve="true" />
/**
 * What most programs need: the steps from notes to a released model, in their order, and the types that these name. Every command of `unname`
 * is a thin shell over one of them. What else can be imported is under `unname/audit`, `unname/corpus`, … (src/library).
 */
export { anonymise, type AnonymiseOptions, type AnonymiseResult } from "./corpus/anonymise.ts";
export { createRecogniser, type RecogniserOptions } from "./recognise/parse-spec.ts";
export { type ModelLean, openRecogniser, type OpenRecogniser } from "./recognise/open-recogniser.ts";
export type { Recogniser } from "./recognise/recogniser.ts";
export type { Stretch } from "./text/tokenise.ts";
export { createDocument, type Document } from "./text/document.ts";
export { replaceSpans, type Span } from "./text/span.ts";
export { createReplacer } from "./replace/create-replacer.ts";
export type { Replacer } from "./replace/replacer.ts";
export type { ReplaceSettings } from "./replace/settings.ts";
export { evaluate, type EvaluateOptions, type Evaluation } from "./evaluate/evaluate.ts";
export {
  type ContextsOutput,
  type GatheredContexts,
  gatherContexts,
  type GatherOptions,
} from "./probe/contexts/gather-contexts.ts";
export { writeContexts } from "./probe/contexts/gather-contexts.ts";
export type { Context, Prediction } from "./probe/contexts/context.ts";
export { openCheckpoint } from "./model/open-checkpoint.ts";
export type { Checkpoint } from "./model/checkpoint.ts";
export { type MaskedLanguageModel, openSession, type SessionOptions } from "./model/session.ts";
export { fillMask, type FillMaskOptions } from "./probe/fill/fill-mask.ts";
export { gatherCandidates, type GatherCandidatesOptions } from "./review/candidates/gather-candidates.ts";
export type { CandidateList } from "./review/candidates/candidate-evidence.ts";
export { review, type ReviewOptions } from "./review/terminal/review.ts";
export type { ReviewSummary } from "./review/decisions/count-choices.ts";
export { rewriteCheckpoint, type RewriteOptions, type RewriteReport } from "./vocabulary/rewrite.ts";
export { type AuditRun, runAudit, type RunAuditOptions } from "./audit/run-audit.ts";
export { releaseCheckpoint, type ReleaseOptions, type ReleaseResult } from "./workflow/release/release.ts";
export { type ErrorCode, type ErrorDetails, UnnameError } from "./base/errors.ts";
