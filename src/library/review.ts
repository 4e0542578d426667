/** Of candidates, decisions, judgements and the stopping rule. Not stable: may change in any version. */
export {
  CANDIDATE_SOURCES,
  type CandidateSource,
  type CorpusEvidence,
  type NeighbourEvidence,
  type PiecesEvidence,
  type RecogniserEvidence,
  type ScoredCandidate,
  type TailEntry,
} from "../review/candidate-evidence.ts";
export {
  type CandidatesFile,
  type CandidatesHeader,
  readCandidatesFile,
  writeCandidates,
} from "../review/candidate-file.ts";
export { type Candidate, rankCandidates, type RankOptions, type Sighting } from "../review/candidates.ts";
export { candidatesOfFiles, type CandidatesOfFilesOptions } from "../review/candidates-of-files.ts";
export type { BulkStep, Decision, SettledAnswer } from "../review/decision.ts";
export { appendDecisions, foldDecisions, namesOf, readDecisions } from "../review/decisions.ts";
export { answersOfLines } from "../review/answers-of-lines.ts";
export { type ReviewProvenance, summariseReview, type ReviewerSummary } from "../review/provenance.ts";
export {
  readReviewRecord,
  type ReviewRecord,
  writeReviewRecord,
  type StoppingRecord,
  type ReviewRecordInput,
} from "../review/review-record.ts";
export { judge, type JudgeOptions } from "../review/judge.ts";
export { type JudgeItem, readJudgeFile, writeJudgeFile } from "../review/judge-file.ts";
export { foldJudgements, type Judgement, readJudgements, type Decoy, type DecoyCount } from "../review/judgement.ts";
export {
  type Answer,
  type Disagreement,
  findDisagreements,
  type FindDisagreementsOptions,
  settle,
} from "../review/disagreements.ts";
export { agreementOfReviewers, type ReviewerAgreement } from "../review/reviewers.ts";
export type { SettleOptions } from "../review/settlement.ts";
export { countCorpusWords, type CorpusWords, type ReviewedCorpus } from "../review/sources/corpus-words.ts";
export {
  createStoppingRule,
  type StoppingCandidate,
  type StoppingList,
  type StoppingOptions,
  type StoppingRule,
  type Decided as DecidedCandidate,
} from "../review/stopping-rule.ts";
export type { AgainAnswer } from "../review/again-answer.ts";
export type { ErrorCount, ReviewerAnswers } from "../review/reviewer-answers.ts";
export type { ScoreFit } from "../review/fit-test.ts";
export type { Withheld } from "../review/withheld.ts";
export type { Known, KnownBy, MayBeKnown } from "../review/known-entries.ts";
export {
  readSuspicionModel,
  type SuspicionModel,
  type Weights as SuspicionWeights,
} from "../review/suspicion-model.ts";
export type { BulkEstimate, KeptEstimate, StoppingEstimate, TailSample } from "../review/stopping-estimate.ts";
export type { ArrangeOptions } from "../review/arrange-candidates.ts";
export type { CollectFactsOptions } from "../review/collect-facts.ts";
export type { ReviewCandidate } from "../review/describe-entry.ts";
export type { Filter, Range, Show } from "../review/filter.ts";
export type { Choice as ReviewChoice } from "../review/fold-lines.ts";
export type { ReviewInput } from "../review/open-review.ts";
export type { ReviewIo } from "../review/review.ts";
export type { Question } from "../review/question.ts";
export type { EntryPart } from "../review/entry-rows.ts";
