/// <reference types="node" preserve="true" />
/** The public API: every command of `unname` is a thin shell over one of these functions. */
export type { AuditRow, RowVerdict, TestVerdict, Verdict } from "./audit/audit.ts";
export { readAudit, writeAudit } from "./audit/audit-file.ts";
export type { AuditComparison, AuditReport } from "./audit/audit-report.ts";
export { writeBaseline } from "./audit/compare/baseline.ts";
export { type JudgedAudit, judgeTests, type TestResult, type TestResults } from "./audit/judge-tests.ts";
export { type CompareOptions, compareOutcomes } from "./audit/compare/compare-outcomes.ts";
export type { ChangedRow, ChangeVerdict, Comparison } from "./audit/compare/comparison.ts";
export type { OutcomesFile } from "./audit/compare/outcomes-file.ts";
export { readOutcomes, writeOutcomes } from "./audit/compare/read-outcomes.ts";
export { readDigestKey, writeDigestKey } from "./audit/digest-key.ts";
export { type LeakedName, writeLeakedNames } from "./audit/leaked-names.ts";
export type { AuditSources } from "./audit/audit-sources.ts";
export { createEntryJudging, type EntryJudging } from "./audit/judging/entry-judging.ts";
export { MEASURES, type MeasureId } from "./audit/measures.ts";
export { type Plan as AuditPlan, planAudit } from "./audit/plan.ts";
export { type Residue, searchResidue } from "./audit/residue/residue.ts";
export type { InputDigest } from "./audit/ledger/digest-inputs.ts";
export type { Changed, GraphComparison } from "./audit/model-files/compare-graph.ts";
export type { LedgerEntry } from "./audit/ledger/ledger.ts";
export type { ModelFile, ModelFileOutcome } from "./audit/model-files/model-file.ts";
export { type AuditRun, runAudit, type RunAuditOptions } from "./audit/run-audit.ts";
export { type ErrorCode, type ErrorDetails, UnnameError } from "./base/errors.ts";
export { type DecidedNames, readNamesOfDecisions } from "./audit/names/names-of-decisions.ts";
export { annotate, type AnnotateOptions, type AnnotateResult } from "./corpus/annotate.ts";
export {
  anonymise,
  anonymiseLines,
  type AnonymiseLinesOptions,
  type AnonymiseOptions,
  type AnonymiseResult,
} from "./corpus/anonymise.ts";
export { convertAnnotations, type ConvertOptions, type ConvertResult } from "./corpus/convert/convert.ts";
export { dedupe, type DedupeOptions, type DedupeResult } from "./corpus/dedupe/dedupe.ts";
export type { JsonShape } from "./corpus/convert/target.ts";
export { type RunStatus, readStatus } from "./corpus/run/read-status.ts";
export type { PatientSource } from "./corpus/patients/patient-of.ts";
export type { Half } from "./corpus/patients/part-of-patient.ts";
export type { PlantingPlan } from "./corpus/plant/choose-plan.ts";
export { plantNotes, type PlantOptions, type PlantResult } from "./corpus/plant/plant-notes.ts";
export { removePlanted, type RemovedPlanted, type RemovePlantedOptions } from "./corpus/plant/remove-planted.ts";
export { splitNotes, type SplitOptions, type SplitResult } from "./corpus/split/split-notes.ts";
export type { Part as SplitPart } from "./corpus/split/write-part.ts";
export { estimateMisses, type EstimateMissesOptions, type MissesEstimate } from "./corpus/estimate-misses.ts";
export { type DrawnSample, drawSample, type DrawSampleOptions } from "./corpus/sample/draw-sample.ts";
export { type Bar, type BarResult, checkBars, parseBar } from "./evaluate/bar.ts";
export { evaluate, type EvaluateOptions, type Evaluation } from "./evaluate/evaluate.ts";
export { formatEvaluation } from "./evaluate/format-evaluation.ts";
export type { DisagreementKind, SpanDisagreement } from "./evaluate/figures/disagreements.ts";
export {
  type Agreement,
  type AgreementOptions,
  type AgreementPair,
  measureAgreement,
} from "./evaluate/measure-agreement.ts";
export type { FindSpans } from "./evaluate/read/read-input.ts";
export { evaluateSample } from "./evaluate/sample/evaluate-sample.ts";
export type { SampleScore } from "./evaluate/sample/score-sample.ts";
export { type ConllDocument, parseConll, type ParseConllOptions } from "./formats/conll.ts";
export type { ConllScheme } from "./formats/conll-schemes.ts";
export { formatConll, type FormatConllOptions } from "./formats/format-conll.ts";
export type { Checkpoint, Tokenizer } from "./model/checkpoint.ts";
export type { NeighbourOptions } from "./model/neighbour-options.ts";
export { type Neighbour, nearestNeighbours } from "./model/neighbours.ts";
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
export type { Metric } from "./probe/metrics.ts";
export { type ScoredSentence, type ScoreOptions, scoreSentences } from "./probe/score-sentences.ts";
export { createScoreSummary, type ScoreSummary } from "./probe/summarise-scores.ts";
export { combineRecognisers } from "./recognise/combine.ts";
export { cascadeRecognisers, type FastRecogniser } from "./recognise/combine/cascade.ts";
export { voteRecognisers } from "./recognise/combine/vote.ts";
export type { DoubtedText } from "./recognise/doubted-text.ts";
export { openCrfModel, createCrfRecogniser } from "./recognise/crf/crf-recogniser.ts";
export type { CrfHeader, CrfModel, FeatureSet } from "./recognise/crf/crf-model.ts";
export type { GoldDocument } from "./recognise/crf/gold-document.ts";
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
export { type ModelLean, openRecogniser, type OpenRecogniser } from "./recognise/open-recogniser.ts";
export { createRecogniser, type RecogniserOptions } from "./recognise/parse-spec.ts";
export type { Recogniser } from "./recognise/recogniser.ts";
export { findRepeats } from "./recognise/second-pass/find-repeats.ts";
export { type PeopleOptions, peopleOptionsOf } from "./recognise/second-pass/people-options.ts";
export { withDocumentPeople } from "./recognise/second-pass/with-document-people.ts";
export { selectEntities } from "./recognise/select-entities.ts";
export { createReplacer } from "./replace/create-replacer.ts";
export type { Replacement } from "./replace/label.ts";
export type { Replacer } from "./replace/replacer.ts";
export { findKey, keyFingerprint, readKeyFile, writeNewKey } from "./replace/secret-key.ts";
export { DEFAULT_REPLACE, type ReplaceSettings } from "./replace/settings.ts";
export { renderComparison } from "./report/comparison-table.ts";
export { annexMarkdown } from "./report/annex/annex-markdown.ts";
export { buildAnnex } from "./report/annex/build-annex.ts";
export { renderReport } from "./report/html.ts";
export { type JUnitCase, renderJUnit } from "./report/junit.ts";
export { renderTable } from "./report/table.ts";
export {
  CANDIDATE_SOURCES,
  type CandidateList,
  type CandidateSource,
  type CorpusEvidence,
  type NeighbourEvidence,
  type PiecesEvidence,
  type RecogniserEvidence,
  type ScoredCandidate,
  type TailEntry,
} from "./review/candidate-evidence.ts";
export {
  type CandidatesFile,
  type CandidatesHeader,
  readCandidatesFile,
  writeCandidates,
} from "./review/candidate-file.ts";
export { type Candidate, rankCandidates } from "./review/candidates.ts";
export { candidatesOfFiles, type CandidatesOfFilesOptions } from "./review/candidates-of-files.ts";
export type { Decision, SettledAnswer } from "./review/decision.ts";
export { appendDecisions, foldDecisions, namesOf, readDecisions } from "./review/decisions.ts";
export type { ReviewSummary } from "./review/count-choices.ts";
export { answersOfLines } from "./review/answers-of-lines.ts";
export { gatherCandidates, type GatherCandidatesOptions } from "./review/gather-candidates.ts";
export { type ReviewProvenance, summariseReview } from "./review/provenance.ts";
export { readReviewRecord, type ReviewRecord, writeReviewRecord, type StoppingRecord } from "./review/review-record.ts";
export { judge, type JudgeOptions } from "./review/judge.ts";
export { type JudgeItem, readJudgeFile, writeJudgeFile } from "./review/judge-file.ts";
export { foldJudgements, type Judgement, readJudgements } from "./review/judgement.ts";
export { review, type ReviewOptions } from "./review/review.ts";
export {
  type Answer,
  type Disagreement,
  findDisagreements,
  type FindDisagreementsOptions,
  settle,
} from "./review/disagreements.ts";
export { agreementOfReviewers, type ReviewerAgreement } from "./review/reviewers.ts";
export type { SettleOptions } from "./review/settlement.ts";
export { countCorpusWords, type CorpusWords } from "./review/sources/corpus-words.ts";
export {
  createStoppingRule,
  type StoppingCandidate,
  type StoppingList,
  type StoppingOptions,
  type StoppingRule,
} from "./review/stopping-rule.ts";
export type { AgainAnswer } from "./review/again-answer.ts";
export type { ErrorCount, ReviewerAnswers } from "./review/reviewer-answers.ts";
export type { ScoreFit } from "./review/fit-test.ts";
export type { Withheld } from "./review/withheld.ts";
export type { Known, KnownBy, MayBeKnown } from "./review/known-entries.ts";
export { readSuspicionModel, type SuspicionModel } from "./review/suspicion-model.ts";
export type { KeptEstimate, StoppingEstimate, TailSample } from "./review/stopping-estimate.ts";
export { createDocument, type Document } from "./text/document.ts";
export { ENTITIES, type Entity } from "./text/entities.ts";
export { replaceSpans, type Span, unionSpans } from "./text/span.ts";
export { forgetMapping, type ForgetOptions, type ForgetReport } from "./vocabulary/forget.ts";
export { type BpeVocabulary, type Plan, planRewrite } from "./vocabulary/plan.ts";
export { type PlanReport, reportPlan } from "./vocabulary/plan-report.ts";
export { inspectModel, type ModelInspection } from "./vocabulary/inspect-model.ts";
export { rewriteCheckpoint, type RewriteOptions, type RewriteReport } from "./vocabulary/rewrite.ts";
export { undoRewrite, type UndoOptions, type UndoReport } from "./vocabulary/undo.ts";
export { type Verification, verifyRewrite } from "./vocabulary/verify.ts";
export type { Stage, StageId } from "./workflow/stages/stage.ts";
export {
  readWorkflowStatus,
  runWorkflow,
  type RunWorkflowOptions,
  type WorkflowOptions,
  type WorkflowResult,
  type WorkflowStatus,
} from "./workflow/stages/run-workflow.ts";
export { readWorkflowSettings, type WorkflowSettings } from "./workflow/stages/workflow-settings.ts";
export { releaseCheckpoint, type ReleaseOptions, type ReleaseResult } from "./workflow/release.ts";
export type { FileLeft, StaysBecause } from "./workflow/release-files.ts";
export type { ReleaseReport } from "./workflow/release-report.ts";
export { readVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";

// What these types are made of: every type of a public signature can be named.
export type { LeakResult, PredictedName } from "./audit/audit-leaks.ts";
export { type KeptWork, keepWork } from "./audit/kept-work.ts";
export type { MeasuredModels } from "./audit/measured-models.ts";
export type { RocPoint } from "./base/roc.ts";
export type { CurveMeasure, MembershipCurve } from "./audit/membership/membership.ts";
export type {
  AuditDetails,
  AuditSettings,
  ContextFileSummary,
  DecisionsEvidence,
  EntriesEvidence,
  Evidence,
  FrequencyBand,
  JudgementsEvidence,
  LooksEvidence,
  ModelIdentity,
  NameRateDetail,
  NamesEvidence,
  RecognitionFigures,
  ResidueDetail,
} from "./audit/audit-report.ts";
export type { ChangeDoubt, ComparedModel, LimitChange, NotCompared } from "./audit/compare/comparison.ts";
export type {
  EncodedValues,
  JudgedRow,
  JudgedVerdict,
  OutcomeRow,
  OutcomesBasis,
  UnitSet,
} from "./audit/compare/outcomes-file.ts";
export type { OutcomeUnit, Outcomes } from "./audit/compare/outcomes.ts";
export type { ContextScore } from "./audit/context-scores.ts";
export type { AuditId, AuditName, Requirement, TestId } from "./audit/audit-ids.ts";
export type {
  IntervalMethod,
  Limit as MeasureLimit,
  LimitSource,
  PairedComparison,
  Unit as MeasureUnit,
} from "./audit/measure.ts";
export type { LossMemory } from "./audit/membership/loss-memory.ts";
export type { CorrectedRate, ReviewerError } from "./audit/name-rate/reviewer-error.ts";
export type { NameEntries } from "./audit/names/name-like.ts";
export type { Note as AuditNote, NoteId, NoteValues } from "./audit/notes.ts";
export type { PlannedRow, PlanSources as AuditPlanSources } from "./audit/plan.ts";
export type { UnplantedAttacks } from "./audit/plan-attacks.ts";
export type { OwnPlaces, PlacesIn } from "./audit/residue/own-places.ts";
export type { ResidueSources } from "./audit/residue/residue-words.ts";
export type { AllowedWord, ResidueFinding, SearchOptions } from "./audit/residue/residue.ts";
export { writeAllowedWords } from "./audit/residue/write-allowed-words.ts";
export type { RewriteSummary } from "./audit/rewrite-summary.ts";
export type { Measurement } from "./audit/verdicts.ts";
export type { ClusterSize } from "./base/beta-binomial-bounds.ts";
export type { Interval } from "./base/statistics.ts";
export type { Totals } from "./corpus/assemble/totals.ts";
export type { RepeatOptions, RepeatsResult } from "./corpus/dedupe/dedupe.ts";
export type { RepeatCounts } from "./corpus/dedupe/write-repeats.ts";
export type { UnitKind } from "./dedupe/unit-kinds.ts";
export type { CorpusFormat } from "./corpus/corpus-format.ts";
export type { Suspects } from "./corpus/find-suspects.ts";
export type { FilteredLines } from "./corpus/filter/filter-lines.ts";
export type { OtherCount } from "./corpus/other-languages-error.ts";
export type { OtherDocument } from "./corpus/execute/tally.ts";
export type { OtherLanguages } from "./recognise/other-languages.ts";
export type { QueueOptions } from "./corpus/queue/queue-connection.ts";
export type { ReadCorpusOptions } from "./corpus/read-corpus.ts";
export type { RunFolder } from "./corpus/run/run-folder.ts";
export type { OutputState, RunProgress, RunReport } from "./corpus/run/run-report.ts";
export type { Share as ShardShare } from "./corpus/run/share.ts";
export type { ShardFailure } from "./corpus/shards/shard-entry.ts";
export type { SuspectField } from "./corpus/suspect-fields.ts";
export type { SuspectFileNames } from "./corpus/suspect-file-names.ts";
export type { AgreementFigures } from "./evaluate/figures/compare-annotators.ts";
export type { FalseMarks } from "./evaluate/figures/false-marks.ts";
export type { Figures as ScoreFigure, I2b2Rates } from "./evaluate/figures/figures.ts";
export type { Intervals } from "./evaluate/figures/intervals.ts";
export type { NarrativeRecall } from "./evaluate/figures/narrative.ts";
export type { Counts, Rates } from "./evaluate/figures/rates.ts";
export type { Recall } from "./evaluate/figures/recall.ts";
export type { Score as RecognitionScore, Scores as RecognitionScores } from "./evaluate/figures/score.ts";
export type { CaptureCounts } from "./evaluate/misses/capture-recapture.ts";
export type { EntityMisses, ExpectedMisses } from "./evaluate/misses/estimate-misses.ts";
export type { MentionKind } from "./evaluate/misses/mention-kind.ts";
export type { Perturbation, PerturbedRecall } from "./evaluate/perturb/perturbations.ts";
export type { FormScore, FormScores } from "./evaluate/read/forms.ts";
export type { KindScore } from "./evaluate/read/note-kinds.ts";
export type { GoldFormat } from "./evaluate/read/gold-formats.ts";
export type { SentenceCounts } from "./evaluate/read/sentence-counts.ts";
export type { Stratum, StratumName } from "./evaluate/sample/sample-sheet.ts";
export type { Estimate, ReaderCheck, ResidualRisk, StratumScore } from "./evaluate/sample/score-sample.ts";
export type { I2b2Level, I2b2Mode } from "./evaluate/schemes/i2b2.ts";
export type { LabelScheme } from "./evaluate/schemes/label-scheme.ts";
export type { MeddocanRates, MeddocanScores } from "./evaluate/schemes/meddocan.ts";
export type { Confusion } from "./evaluate/schemes/nubes.ts";
export type { RecordFormat } from "./formats/records/record-codec.ts";
export type { TokenizerJson } from "./formats/tokenizer-json.ts";
export type { AddedToken } from "./formats/tokenizer-json/added-tokens.ts";
export type { TokenizerMerge } from "./formats/tokenizer-json/merges.ts";
export type { BpeModel, TokenizerModel, UnigramModel, WordPieceModel } from "./formats/tokenizer-json/models.ts";
export type { MaskedInput, TargetedInput } from "./model/batches.ts";
export type { Alignment } from "./model/checkpoint.ts";
export type { Activation, NetworkConfig } from "./model/architectures/network-config.ts";
export type { LoadOptions, Precision, WeightSource } from "./model/load-graph.ts";
export type { Segmentation } from "./model/segmentation.ts";
export type { TopPredictions, Use as ModelUse } from "./model/session.ts";
export type { SpecialTokens } from "./model/tokenizer.ts";
export type { Merge } from "./model/tokenizers/bpe.ts";
export type { TokenizerFiles } from "./model/tokenizers/open-tokenizer.ts";
export type { BlockLoss } from "./probe/block-loss.ts";
export type { ContextSizes } from "./probe/context-sizes.ts";
export type { ContextSet } from "./probe/context.ts";
export type { ContextsManifest, ContextUnits, CorpusReading } from "./probe/contexts-manifest.ts";
export type { ContextsOutput, ContextsSource } from "./probe/contexts.ts";
export type { BeamOptions } from "./probe/fill-by-beam.ts";
export type { JointFilling, MaskPrediction } from "./probe/inspect.ts";
export type { LossSentence } from "./probe/masked-loss.ts";
export type { ReplacedSpan } from "./corpus/place-spans.ts";
export type { TokenScore } from "./probe/pseudo-likelihood.ts";
export type { UnrankedReason } from "./probe/rank-candidates.ts";
export type { SentenceScore } from "./probe/score-sentences.ts";
export type { CandidateSpelling, CandidateText } from "./probe/spell-candidates.ts";
export type { ScoreDifference, ScoreFigures } from "./probe/summarise-scores.ts";
export type { Calibration } from "./recognise/crf/calibrate.ts";
export type { WordTable } from "./recognise/crf/crf-model.ts";
export type { LabelChoice } from "./recognise/crf/training-data.ts";
export type { TextLean } from "./recognise/crf/tagger.ts";
export type { Maker, Reading as RecogniserReading } from "./recognise/reading.ts";
export type {
  AddressWords,
  AgeWords,
  DateWords,
  FieldKind,
  LanguageRules,
  NumberWords,
  PhoneWords,
} from "./recognise/rules/engine/language-rules.ts";
export type { PeopleLanguage } from "./recognise/second-pass/place-words.ts";
export type { TokenTable } from "./recognise/token-table.ts";
export type { ReplaceMode, SurrogateStrategy } from "./replace/settings.ts";
export type { Annex, AnnexCell, AnnexFacts, AnnexLine, AnnexSection, ReleaseFacts } from "./report/annex/annex.ts";
export type { AnnexKind, BlankId } from "./report/text/annexes/annex-texts.ts";
export type { ReportOptions } from "./report/html.ts";
export type { Recipients } from "./report/text/decision/decision-texts.ts";
export type { WorstPerson } from "./audit/worst-person.ts";
export type { Language as ReportLanguage } from "./report/language.ts";
export type { ArrangeOptions } from "./review/arrange-candidates.ts";
export type { RankOptions, Sighting } from "./review/candidates.ts";
export type { CollectFactsOptions } from "./review/collect-facts.ts";
export type { ReviewCandidate } from "./review/describe-entry.ts";
export type { Filter, Show } from "./review/filter.ts";
export type { Choice as ReviewChoice } from "./review/fold-lines.ts";
export type { Decoy, DecoyCount } from "./review/judgement.ts";
export type { ReviewInput } from "./review/open-review.ts";
export type { ReviewerSummary } from "./review/provenance.ts";
export type { ReviewRecordInput } from "./review/review-record.ts";
export type { ReviewIo } from "./review/review.ts";
export type { ReviewedCorpus } from "./review/sources/corpus-words.ts";
export type { Decided as DecidedCandidate } from "./review/stopping-rule.ts";
export type { Weights as SuspicionWeights } from "./review/suspicion-model.ts";
export type { NoteLanguage } from "./text/note-languages.ts";
export type { Stretch } from "./text/tokenise.ts";
export type { Check as RewriteCheck } from "./vocabulary/check.ts";
export type { Ability } from "./vocabulary/inspect-model.ts";
export type { FileUse } from "./vocabulary/model-files.ts";
export type { LeftBehind } from "./vocabulary/left-behind.ts";
export type { PlanOptions, RepairMode } from "./vocabulary/plan.ts";
export type { PrepareOptions } from "./vocabulary/read-decided.ts";
export type { JoiningPiece, Repair } from "./vocabulary/repair.ts";
export type { RemovalCost } from "./vocabulary/removal-costs.ts";
export type { Replacement as RemovedEntry } from "./vocabulary/replacement.ts";
export type { Reachability, RewriteRound, WeightsDigest, WeightsMode } from "./vocabulary/rewrite-report.ts";
export type {
  Entries as VocabularyEntries,
  Family as VocabularyFamily,
  UnigramVocabulary,
  WordPieceVocabulary,
} from "./vocabulary/vocabulary.ts";
export type { BlankedWeights } from "./vocabulary/weights/blank-weight-files.ts";
export type { Objection } from "./workflow/release-audit.ts";
export type { ReleasedFile } from "./workflow/release-report.ts";
export type { Stripped } from "./workflow/settings/strip-settings.ts";
export type { StageState } from "./workflow/stages/check-stage.ts";
