/** Of asking a model: contexts, losses, scores, fillings. Not stable: may change in any version. */
export type { Original, Split, ContextSet } from "../probe/context.ts";
export { compareTop, type TopComparison } from "../probe/compare-top.ts";
export {
  readContextsManifest,
  type ReadManifest,
  type ContextsManifest,
  type ContextUnits,
  type CorpusReading,
} from "../probe/contexts-manifest.ts";
export { refreshContexts, type RefreshedContexts } from "../probe/refresh-contexts.ts";
export { writePredictions } from "../probe/fill-mask.ts";
export { fillByBeam, type Filling, type BeamOptions } from "../probe/fill-by-beam.ts";
export {
  type Inspection,
  inspectTexts,
  type InspectOptions,
  type JointFilling,
  type MaskPrediction,
} from "../probe/inspect.ts";
export {
  maskedLoss,
  type MaskedLossOptions,
  type SentenceLoss,
  streamMaskedLoss,
  type LossSentence,
} from "../probe/masked-loss.ts";
export {
  pseudoLogLikelihood,
  type PseudoLikelihood,
  type PseudoLikelihoodOptions,
  type TokenScore,
} from "../probe/pseudo-likelihood.ts";
export type { RankedCandidate, RankedCandidates, UnrankedReason } from "../probe/rank-candidates.ts";
export { readContexts } from "../probe/read-contexts.ts";
export { respell, type Respelling, type RespellOptions } from "../probe/respell.ts";
export { scoreCandidates } from "../probe/score-candidates.ts";
export type { Metric } from "../probe/metrics.ts";
export {
  type ScoredSentence,
  type ScoreOptions,
  scoreSentences,
  type SentenceScore,
} from "../probe/score-sentences.ts";
export {
  createScoreSummary,
  type ScoreSummary,
  type ScoreDifference,
  type ScoreFigures,
} from "../probe/summarise-scores.ts";
export type { BlockLoss } from "../probe/block-loss.ts";
export type { ContextSizes } from "../probe/context-sizes.ts";
export type { ContextsSource } from "../probe/contexts.ts";
export type { CandidateSpelling, CandidateText } from "../probe/spell-candidates.ts";
