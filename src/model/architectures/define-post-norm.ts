import type { EmbeddingNames, EncoderNames, HeadNames } from "../network/encoder-names.ts";
import { BERT_IGNORED, encodePostNorm } from "../network/post-norm.ts";
import { predictWords } from "../network/predict-words.ts";
import { type Architecture, type ArchitectureDefinition, defineArchitecture } from "./architecture.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** An architecture like BERT: learnt positions, and layers that normalise after each block. */
interface PostNormDefinition extends Omit<
  ArchitectureDefinition<AbsoluteConfig>,
  "embeddings" | "ignored" | "predict" | "encode"
> {
  readonly names: EncoderNames & HeadNames & EmbeddingNames;
}

/** The object of such an architecture. */
export function definePostNorm({ names, ...definition }: PostNormDefinition): Architecture {
  const { words, decoder, decoderBias } = names;
  return defineArchitecture<AbsoluteConfig>({
    ...definition,
    embeddings: { words, decoder, decoderBias },
    ignored: BERT_IGNORED,
    encode: (network, config, inputs) => encodePostNorm(network, config, names, inputs),
    predict: (network, config, asked) => {
      const x = encodePostNorm(network, config, names, asked, asked);
      return predictWords(network, x, config, names, { embedding: config.embedding });
    },
  });
}
