/** Of checkpoints and networks. Not stable: may change in any version. */
export type { Tokenizer, Alignment } from "../model/checkpoint.ts";
export type { NeighbourOptions } from "../model/neighbour-options.ts";
export { type Neighbour, nearestNeighbours } from "../model/neighbours.ts";
export { type CheckpointDigests, digestCheckpoint } from "../model/digest-checkpoint.ts";
export type { MaskedInput, TargetedInput } from "../model/batches.ts";
export type { Activation, NetworkConfig } from "../model/architectures/network-config.ts";
export type { LoadOptions, Precision, WeightSource } from "../model/load-graph.ts";
export type { Segmentation } from "../model/segmentation.ts";
export type { TopPredictions, Use as ModelUse } from "../model/session.ts";
export type { SpecialTokens } from "../model/tokenizer.ts";
export type { Merge } from "../model/tokenizers/bpe.ts";
export type { TokenizerFiles } from "../model/tokenizers/open-tokenizer.ts";
