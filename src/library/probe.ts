/** Of asking a model: contexts, losses, scores, fillings. Not stable: may change in any version. */
export type { Original, Split, ContextSet } from "../probe/contexts/context.ts";
export { compareTop, type TopComparison } from "../probe/fill/compare-top.ts";
export {
  readContextsManifest,
  type ReadManifest,
  type ContextsManifest,
  type ContextUnits,
  type CorpusReading,
} from "../probe/contexts/contexts-manifest.ts";
export { refreshContexts, type RefreshedContexts } from "../probe/contexts/refresh-contexts.ts";
export { writePredictions } from "../probe/fill/fill-mask.ts";
export { fillByBeam, type Filling, type BeamOptions } from "../probe/fill/fill-by-beam.ts";
export {
  type Inspection,
  inspectTexts,
  type InspectOptions,
  type JointFilling,
  type MaskPrediction,
} from "../probe/fill/inspect.ts";
export {
  maskedLoss,
  type MaskedLossOptions,
  type SentenceLoss,
  streamMaskedLoss,
  type LossSentence,
} from "../probe/score/masked-loss.ts";
export {
  pseudoLogLikelihood,
  type PseudoLikelihood,
  type PseudoLikelihoodOptions,
  type TokenScore,
} from "../probe/score/pseudo-likelihood.ts";
export type { RankedCandidate, RankedCandidates, UnrankedReason } from "../probe/fill/rank-candidates.ts";
export { readContexts } from "../probe/contexts/read-contexts.ts";
export { respell, type Respelling, type RespellOptions } from "../probe/fill/respell.ts";
export { scoreCandidates } from "../probe/fill/score-candidates.ts";
export type { Metric } from "../probe/score/metrics.ts";
export {
  type ScoredSentence,
  type ScoreOptions,
  scoreSentences,
  type SentenceScore,
} from "../probe/score/score-sentences.ts";
export {
  createScoreSummary,
  type ScoreSummary,
  type ScoreDifference,
  type ScoreFigures,
} from "../probe/score/summarise-scores.ts";
export type { BlockLoss } from "../probe/score/block-loss.ts";
export type { ContextSizes } from "../probe/contexts/context-sizes.ts";
export type { ContextsSource } from "../probe/contexts/gather-contexts.ts";
export type { CandidateSpelling, CandidateText } from "../probe/fill/spell-candidates.ts";
