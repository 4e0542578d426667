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
} from "../review/candidates/candidate-evidence.ts";
export {
  type CandidatesFile,
  type CandidatesHeader,
  readCandidatesFile,
  writeCandidates,
} from "../review/candidates/candidate-file.ts";
export {
  type Candidate,
  rankCandidates,
  type RankOptions,
  type Sighting,
} from "../review/candidates/rank-candidates.ts";
export { candidatesOfFiles, type CandidatesOfFilesOptions } from "../review/candidates/gather-from-files.ts";
export type { BulkStep, Decision, SettledAnswer } from "../review/decisions/decision.ts";
export { appendDecisions, foldDecisions, namesOf, readDecisions } from "../review/decisions/decisions-file.ts";
export { answersOfLines } from "../review/decisions/reviewer-answers.ts";
export { type ReviewProvenance, summariseReview, type ReviewerSummary } from "../review/decisions/summarise-review.ts";
export {
  readReviewRecord,
  type ReviewRecord,
  writeReviewRecord,
  type StoppingRecord,
  type ReviewRecordInput,
} from "../review/decisions/review-record.ts";
export { judge, type JudgeOptions } from "../review/judging/judge.ts";
export { type JudgeItem, readJudgeFile, writeJudgeFile } from "../review/judging/judge-file.ts";
export {
  foldJudgements,
  type Judgement,
  readJudgements,
  type Decoy,
  type DecoyCount,
} from "../review/judging/judgements.ts";
export {
  type Answer,
  type Disagreement,
  findDisagreements,
  type FindDisagreementsOptions,
  settle,
} from "../review/decisions/disagreements.ts";
export { agreementOfReviewers, type ReviewerAgreement } from "../review/decisions/reviewer-agreement.ts";
export type { SettleOptions } from "../review/session/settlement.ts";
export { countCorpusWords, type CorpusWords, type ReviewedCorpus } from "../review/candidates/sources/corpus-words.ts";
export {
  createStoppingRule,
  type StoppingCandidate,
  type StoppingList,
  type StoppingOptions,
  type StoppingRule,
  type Decided as DecidedCandidate,
} from "../review/stopping/stopping-rule.ts";
export type { AgainAnswer } from "../review/decisions/replay-lines.ts";
export type { ErrorCount } from "../review/stopping/reviewer-errors.ts";
export type { ReviewerAnswers } from "../review/decisions/reviewer-answers.ts";
export type { ScoreFit } from "../review/stopping/fit-test.ts";
export type { Withheld } from "../review/stopping/withheld.ts";
export type { Known, KnownBy, MayBeKnown } from "../review/score/known-entries.ts";
export {
  readSuspicionModel,
  type SuspicionModel,
  type Weights as SuspicionWeights,
} from "../review/score/suspicion-model.ts";
export type { BulkEstimate, KeptEstimate, StoppingEstimate, TailSample } from "../review/stopping/stopping-estimate.ts";
export type { ArrangeOptions } from "../review/candidates/arrange-candidates.ts";
export type { CollectFactsOptions } from "../review/candidates/collect-facts.ts";
export type { ReviewCandidate } from "../review/describe/describe-entry.ts";
export type { Filter, Range, Show } from "../review/session/filter.ts";
export type { Choice as ReviewChoice } from "../review/decisions/fold-lines.ts";
export type { ReviewInput } from "../review/session/open-review.ts";
export type { ReviewIo } from "../review/terminal/prompt.ts";
export type { Question } from "../review/session/question.ts";
export type { EntryPart } from "../review/session/entry-rows.ts";
