/** The public API: every command of `unname` is a thin shell over one of these functions. */
export type { AuditRow, RowVerdict, Verdict } from "./audit/audit.ts";
export { readAudit, writeAudit } from "./audit/audit-file.ts";
export type { AuditComparison, AuditReport } from "./audit/audit-report.ts";
export type { AuditSources } from "./audit/audit-sources.ts";
export { createEntryJudging, type EntryJudging } from "./audit/judging/entry-judging.ts";
export { MEASURES, type MeasureId } from "./audit/measures.ts";
export { type Plan as AuditPlan, planAudit } from "./audit/plan.ts";
export { type Residue, searchResidue } from "./audit/residue/residue.ts";
export { type AuditRun, runAudit, type RunAuditOptions } from "./audit/run-audit.ts";
export { type ErrorCode, type ErrorDetails, UnnameError } from "./base/errors.ts";
export { annotate, type AnnotateOptions, type AnnotateResult } from "./corpus/annotate.ts";
export { anonymise, type AnonymiseOptions, type AnonymiseResult } from "./corpus/anonymise.ts";
export { type Bar, type BarResult, checkBars, parseBar } from "./evaluate/bar.ts";
export { evaluate, type EvaluateOptions, type Evaluation } from "./evaluate/evaluate.ts";
export { formatEvaluation } from "./evaluate/format-evaluation.ts";
export { type Agreement, type AgreementPair, measureAgreement } from "./evaluate/measure-agreement.ts";
export type { FindSpans } from "./evaluate/read-input.ts";
export {
  type ConllDocument,
  formatConll,
  type FormatConllOptions,
  parseConll,
  type ParseConllOptions,
} from "./formats/conll.ts";
export type { Checkpoint, Tokenizer } from "./model/checkpoint.ts";
export { type Neighbour, type NeighbourOptions, nearestNeighbours } from "./model/neighbours.ts";
export { type CheckpointDigests, digestCheckpoint } from "./model/digest-checkpoint.ts";
export { openCheckpoint } from "./model/open-checkpoint.ts";
export { type MaskedLanguageModel, openSession, type SessionOptions } from "./model/session.ts";
export type { Context, Original, Prediction, Split } from "./probe/context.ts";
export { compareTop, type TopComparison } from "./probe/compare-top.ts";
export { gatherContexts, type GatherOptions, type GatheredContexts, writeContexts } from "./probe/contexts.ts";
export { readContextsManifest, type ReadManifest } from "./probe/contexts-manifest.ts";
export { refreshContexts, type RefreshedContexts } from "./probe/refresh-contexts.ts";
export { fillMask, type FillMaskOptions, writePredictions } from "./probe/fill-mask.ts";
export { fillByBeam, type Filling } from "./probe/fill-by-beam.ts";
export { type Inspection, inspectTexts, type InspectOptions } from "./probe/inspect.ts";
export { maskedLoss, type MaskedLossOptions, type SentenceLoss, streamMaskedLoss } from "./probe/masked-loss.ts";
export { pseudoLogLikelihood, type PseudoLikelihood, type PseudoLikelihoodOptions } from "./probe/pseudo-likelihood.ts";
export type { RankedCandidate, RankedCandidates } from "./probe/rank-candidates.ts";
export { readContexts } from "./probe/read-contexts.ts";
export { respell, type Respelling, type RespellOptions } from "./probe/respell.ts";
export { scoreCandidates } from "./probe/score-candidates.ts";
export { type Metric, type ScoredSentence, type ScoreOptions, scoreSentences } from "./probe/score-sentences.ts";
export { createScoreSummary, type ScoreSummary } from "./probe/summarise-scores.ts";
export { combineRecognisers } from "./recognise/combine.ts";
export { openCrfModel, recogniserOf } from "./recognise/crf/crf-recogniser.ts";
export type { CrfHeader, CrfModel, FeatureSet } from "./recognise/crf/crf-model.ts";
export type { GoldDocument } from "./recognise/crf/examples.ts";
export { type CurvePoint, learningCurve } from "./recognise/crf/learning-curve.ts";
export { train, type TrainOptions } from "./recognise/crf/train.ts";
export { trainToFolder, type TrainFolderOptions, type TrainResult } from "./recognise/crf/train-to-folder.ts";
export { protectFieldNames } from "./recognise/field-names/protect-field-names.ts";
export {
  createGazetteer,
  type Gazetteer,
  type GazetteerHandle,
  type GazetteerMatch,
  type GazetteerOptions,
  type GrowingGazetteer,
  openGazetteer,
} from "./recognise/gazetteer.ts";
export type { ListLanguage } from "./recognise/rules/lists/word-lists.ts";
export { openRecogniser, type OpenRecogniser } from "./recognise/open-recogniser.ts";
export { createRecogniser, type RecogniserOptions } from "./recognise/parse-spec.ts";
export type { Recogniser } from "./recognise/recogniser.ts";
export { findRepeats } from "./recognise/second-pass/find-repeats.ts";
export { type PeopleOptions, peopleOptionsOf } from "./recognise/second-pass/people-options.ts";
export { withDocumentPeople } from "./recognise/second-pass/with-document-people.ts";
export { selectEntities } from "./recognise/select-entities.ts";
export { renderReport } from "./report/html.ts";
export { renderTable } from "./report/table.ts";
export { type Candidate, rankCandidates } from "./review/candidates.ts";
export type { Decision } from "./review/decision.ts";
export { appendDecisions, foldDecisions, namesOf, readDecisions } from "./review/decisions.ts";
export { type ReviewProvenance, summariseReview } from "./review/provenance.ts";
export { readReviewRecord, type ReviewRecord, writeReviewRecord } from "./review/review-record.ts";
export { judge, type JudgeOptions } from "./review/judge.ts";
export { type JudgeItem, readJudgeFile, writeJudgeFile } from "./review/judge-file.ts";
export { foldJudgements, type Judgement, readJudgements } from "./review/judgement.ts";
export { review, type ReviewOptions, type ReviewSummary } from "./review/review.ts";
export { createDocument, type Document } from "./text/document.ts";
export { ENTITIES, type Entity } from "./text/entities.ts";
export { replaceSpans, type Span, unionSpans } from "./text/span.ts";
export { forgetMapping, type ForgetOptions, type ForgetReport } from "./vocabulary/forget.ts";
export { type BpeVocabulary, type Plan, planRewrite } from "./vocabulary/plan.ts";
export { type PlanReport, reportPlan } from "./vocabulary/plan-report.ts";
export { rewriteCheckpoint, type RewriteOptions, type RewriteReport } from "./vocabulary/rewrite.ts";
export { undoRewrite, type UndoOptions, type UndoReport } from "./vocabulary/undo.ts";
export { type Verification, verifyRewrite } from "./vocabulary/verify.ts";
export { releaseCheckpoint, type ReleaseOptions, type ReleaseResult } from "./workflow/release.ts";
export type { ReleaseReport } from "./workflow/release-report.ts";
export { readVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";
