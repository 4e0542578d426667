import type { AbsoluteConfig, NetworkConfig } from "../architectures/network-config.ts";
import type { EmbeddingNames, HeadNames } from "./encoder-names.ts";
import { denseActivated, layerNorm, type Network } from "./layers.ts";

/** What differs between heads. */
export interface HeadShape {
  readonly denseBias?: boolean;
  readonly normBias?: boolean;
  readonly decoderBias?: boolean;
}

/** Words are compared with embeddings as wide as the layers, unless these have a width of their own. */
type NetworkWithHead = NetworkConfig & Partial<Pick<AbsoluteConfig, "embedding">>;

/** The word embeddings' names: tied, they may be stored as the output matrix alone. */
export function wordMatrix(
  { tied }: Pick<NetworkConfig, "tied">,
  { words, decoder }: Pick<EmbeddingNames, "words" | "decoder">,
): string[] {
  return tied ? [words, decoder] : [words];
}

/**
 * The prediction head: `[asked, hidden]` to logits `[asked, vocabulary]`. The output matrix is the stored one, or where there is
 * none and config.json does not forbid it, the word embeddings (`tie_weights` of transformers 5).
 */
export function predictWords(
  network: Network,
  x: string,
  config: NetworkWithHead,
  names: HeadNames & EmbeddingNames,
  { denseBias = true, normBias = true, decoderBias = true }: HeadShape = {},
): string {
  const { hidden, embedding = hidden, normEpsilon: epsilon, headActivation } = config;
  const layer = { prefix: names.headDense, from: hidden, to: embedding, bias: denseBias };
  const transformed = denseActivated(network, x, layer, headActivation);
  const normed = layerNorm(network, transformed, { prefix: names.headNorm, size: embedding, epsilon, bias: normBias });
  return compareWithWords(network, normed, config, names, decoderBias);
}

/** The output matrix alone: `[asked, width of the embeddings]` to logits `[asked, vocabulary]`. */
export function compareWithWords(
  network: Network,
  x: string,
  { hidden, embedding = hidden, vocabularySize, tied }: NetworkWithHead,
  names: EmbeddingNames,
  hasBias: boolean,
): string {
  const { builder, weights } = network;
  const matrix = tied ? [names.decoder, names.words] : names.decoder;
  // The runtime keeps a second, rearranged copy of a constant on the right of a product: on the left this largest matrix has none.
  const transposed = builder.node("Gemm", [weights.float(matrix, [vocabularySize, embedding]), x], { transB: 1 });
  const logits = builder.node("Transpose", [transposed], { perm: [1, 0] });
  return hasBias ? builder.node("Add", [logits, weights.float(names.decoderBias, [vocabularySize])]) : logits;
}
