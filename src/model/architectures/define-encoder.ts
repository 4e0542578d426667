import type { AskedPositions } from "../network/asked-positions.ts";
import type { EmbeddingNames, HeadNames } from "../network/encoder-names.ts";
import type { Network } from "../network/layers.ts";
import { BERT_IGNORED } from "../network/post-norm.ts";
import { predictWords } from "../network/predict-words.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { type Architecture, type ArchitectureDefinition, defineArchitecture } from "./architecture.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** An encoder with BERT's head: a dense layer, a norm, and the matrix of the words. */
interface EncoderDefinition<Config extends AbsoluteConfig, Names extends HeadNames & EmbeddingNames>
  extends
    Omit<ArchitectureDefinition<Config>, "embeddings" | "ignored" | "predict" | "encode">,
    Partial<Pick<Architecture, "ignored">> {
  readonly names: Names;
  /** `[batch · sequence, hidden]`, or where positions are given `[asked, hidden]`: the last layer works at these alone then. */
  encode(network: Network, config: Config, names: Names, inputs: TokenInputs, asked?: AskedPositions): string;
}

/** The object of such an architecture. */
export function defineEncoder<Config extends AbsoluteConfig, Names extends HeadNames & EmbeddingNames>({
  names,
  encode,
  ...definition
}: EncoderDefinition<Config, Names>): Architecture {
  const { words, decoder, decoderBias } = names;
  return defineArchitecture<Config>({
    ignored: BERT_IGNORED,
    ...definition,
    embeddings: { words, decoder, decoderBias },
    encode: (network, config, inputs) => encode(network, config, names, inputs),
    predict: (network, config, asked) =>
      predictWords(network, encode(network, config, names, asked, asked), config, names),
  });
}
