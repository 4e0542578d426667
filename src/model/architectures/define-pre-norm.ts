import type { EmbeddingNames, HeadNames } from "../network/encoder-names.ts";
import { BERT_IGNORED } from "../network/post-norm.ts";
import { predictWords } from "../network/predict-words.ts";
import { encodePreNorm, type PreNormNames } from "../network/pre-norm.ts";
import { type Architecture, type ArchitectureDefinition, defineArchitecture } from "./architecture.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** An architecture with learnt positions whose layers normalise before each block. */
interface PreNormDefinition extends Omit<
  ArchitectureDefinition<AbsoluteConfig>,
  "embeddings" | "ignored" | "predict" | "encode"
> {
  readonly names: PreNormNames & HeadNames & EmbeddingNames;
}

/** The object of such an architecture. */
export function definePreNorm({ names, ...definition }: PreNormDefinition): Architecture {
  const { words, decoder, decoderBias } = names;
  return defineArchitecture<AbsoluteConfig>({
    ...definition,
    embeddings: { words, decoder, decoderBias },
    ignored: BERT_IGNORED,
    encode: (network, config, inputs) => encodePreNorm(network, config, names, inputs),
    predict: (network, config, asked) =>
      predictWords(network, encodePreNorm(network, config, names, asked, asked), config, names),
  });
}
