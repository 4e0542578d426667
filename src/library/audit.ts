/// <reference types="node" preserve="true" />
/** Of the audit: its parts, its files, comparisons. Not stable: may change in any version. */
export type { AuditRow, RowId, RowVerdict, TestVerdict, Verdict } from "../audit/audit.ts";
export { readAudit, writeAudit } from "../audit/audit-file.ts";
export type {
  AuditComparison,
  AuditReport,
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
  MostHits,
  NameRateDetail,
  NamesEvidence,
  RecognitionFigures,
  ResidueDetail,
} from "../audit/audit-report.ts";
export { writeBaseline } from "../audit/compare/baseline.ts";
export { type JudgedAudit, judgeTests, type TestResult, type TestResults } from "../audit/judge-tests.ts";
export { type CompareOptions, compareOutcomes } from "../audit/compare/compare-outcomes.ts";
export type {
  ChangedRow,
  ChangeVerdict,
  Comparison,
  ChangeDoubt,
  ComparedModel,
  LimitChange,
  NotCompared,
} from "../audit/compare/comparison.ts";
export type {
  OutcomesFile,
  EncodedValues,
  JudgedRow,
  JudgedVerdict,
  OutcomeRow,
  OutcomesBasis,
  UnitSet,
} from "../audit/compare/outcomes-file.ts";
export { readOutcomes, writeOutcomes } from "../audit/compare/read-outcomes.ts";
export { readDigestKey, writeDigestKey } from "../audit/digest-key.ts";
export { type LeakedName, writeLeakedNames } from "../audit/leaked-names.ts";
export type { AuditSources } from "../audit/audit-sources.ts";
export { createEntryJudging, type EntryJudging } from "../audit/judging/entry-judging.ts";
export { MEASURES, type MeasureId } from "../audit/measures.ts";
export {
  type Plan as AuditPlan,
  planAudit,
  type PlannedRow,
  type PlanSources as AuditPlanSources,
} from "../audit/plan/plan.ts";
export {
  type Residue,
  searchResidue,
  type AllowedWord,
  type ResidueFinding,
  type SearchOptions,
} from "../audit/residue/residue.ts";
export type { InputDigest } from "../audit/ledger/digest-inputs.ts";
export type { Changed, GraphComparison } from "../audit/model-files/compare-graph.ts";
export type { LedgerEntry } from "../audit/ledger/ledger.ts";
export type { ModelFile, ModelFileOutcome } from "../audit/model-files/model-file.ts";
export { type DecidedNames, readNamesOfDecisions } from "../audit/names/names-of-decisions.ts";
export type { LeakResult, PredictedName } from "../audit/audit-leaks.ts";
export { type KeptWork, keepWork } from "../audit/kept-work.ts";
export type { MeasuredModels } from "../audit/measured-models.ts";
export type { CurveMeasure, MembershipCurve } from "../audit/membership/membership.ts";
export type { OutcomeUnit, Outcomes } from "../audit/compare/outcomes.ts";
export type { ContextScore } from "../audit/context-scores.ts";
export type { AuditId, AuditName, Requirement, TestId } from "../audit/audit-ids.ts";
export type {
  IntervalMethod,
  Limit as MeasureLimit,
  LimitSource,
  PairedComparison,
  Unit as MeasureUnit,
} from "../audit/measure.ts";
export type { LossMemory } from "../audit/membership/loss-memory.ts";
export type { CorrectedRate, ReviewerError } from "../audit/name-rate/reviewer-error.ts";
export type { NameSource } from "../audit/names/corpus-names.ts";
export type { NameEntries } from "../audit/names/name-like.ts";
export type { Note as AuditNote, NoteId, NoteValues } from "../audit/remarks.ts";
export type { UnplantedAttacks } from "../audit/plan/plan-attacks.ts";
export type { OwnPlaces, PlacesIn } from "../audit/residue/own-places.ts";
export type { ResidueSources } from "../audit/residue/residue-words.ts";
export { writeAllowedWords } from "../audit/residue/write-allowed-words.ts";
export type { RewriteSummary } from "../audit/rewrite-summary.ts";
export type { Measurement } from "../audit/verdicts.ts";
export type { WorstPerson } from "../audit/worst-person.ts";
