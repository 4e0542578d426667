/** Settings of a training run that nothing else was said about; what each means stands at `TrainOptions`. */
export const TRAIN_DEFAULTS = {
  features: "full",
  seeds: [1, 2, 3],
  epochs: 7,
  learningRate: 0.1,
  dropout: 0.4,
  caseCopies: true,
  swaps: 3,
  withLexicon: true,
  hidden: 0,
  outsideBias: 2,
} as const;
