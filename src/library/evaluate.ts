/** Of `evaluate`: figures of recognition, agreement, samples. Not stable: may change in any version. */
export { type Bar, type BarResult, checkBars, parseBar } from "../evaluate/bar.ts";
export { formatEvaluation } from "../evaluate/format-evaluation.ts";
export type { DisagreementKind, SpanDisagreement } from "../evaluate/figures/disagreements.ts";
export {
  type Agreement,
  type AgreementOptions,
  type AgreementPair,
  measureAgreement,
} from "../evaluate/measure-agreement.ts";
export type { FindSpans } from "../evaluate/read/read-input.ts";
export { evaluateSample } from "../evaluate/sample/evaluate-sample.ts";
export type {
  SampleScore,
  Estimate,
  ReaderCheck,
  ResidualRisk,
  StratumScore,
} from "../evaluate/sample/score-sample.ts";
export type { AgreementFigures } from "../evaluate/figures/compare-annotators.ts";
export type { FalseMarks } from "../evaluate/figures/false-marks.ts";
export type { Figures as ScoreFigure, I2b2Rates } from "../evaluate/figures/figures.ts";
export type { Intervals } from "../evaluate/figures/intervals.ts";
export type { NarrativeRecall } from "../evaluate/figures/narrative.ts";
export type { Counts, Rates } from "../evaluate/figures/rates.ts";
export type { Recall } from "../evaluate/figures/recall.ts";
export type { Score as RecognitionScore, Scores as RecognitionScores } from "../evaluate/figures/score.ts";
export type { CaptureCounts } from "../evaluate/misses/capture-recapture.ts";
export type { EntityMisses, ExpectedMisses } from "../evaluate/misses/estimate-misses.ts";
export type { MentionKind } from "../evaluate/misses/mention-kind.ts";
export type { Perturbation, PerturbedRecall } from "../evaluate/perturb/perturbations.ts";
export type { FormScore, FormScores } from "../evaluate/read/forms.ts";
export type { KindScore } from "../evaluate/read/note-kinds.ts";
export type { GoldFormat } from "../evaluate/read/gold-formats.ts";
export type { SentenceCounts } from "../evaluate/read/sentence-counts.ts";
export type { Stratum, StratumName } from "../evaluate/sample/sample-sheet.ts";
export type { I2b2Level, I2b2Mode } from "../evaluate/schemes/i2b2.ts";
export type { LabelScheme } from "../evaluate/schemes/label-scheme.ts";
export type { MeddocanRates, MeddocanScores } from "../evaluate/schemes/meddocan.ts";
export type { Confusion } from "../evaluate/schemes/nubes.ts";
