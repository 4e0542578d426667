import type { PostNormConfig } from "../config.ts";

/** Names of a checkpoint's tensors, without `.weight` and `.bias` where both are there. */
export interface PostNormNames {
  readonly words: string;
  readonly positions: string;
  readonly tokenTypes: string;
  readonly embeddingNorm: string;
  /** From the embeddings' width to the hidden one. */
  readonly projection: string;
  layer(index: number): LayerNames;
  readonly headDense: string;
  readonly headNorm: string;
  /** The output matrix, where it is stored apart. */
  readonly decoder: string;
  /** The first that is there counts: where the two differ, transformers uses the decoder's own. */
  readonly decoderBias: readonly string[];
}

interface LayerNames {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  readonly attentionOutput: string;
  readonly attentionNorm: string;
  readonly inner: string;
  readonly outer: string;
  readonly outputNorm: string;
}

/** The names that transformers gives the tensors of an architecture. */
export function postNormNames(family: PostNormConfig["family"]): PostNormNames {
  switch (family) {
    case "bert":
      return {
        ...encoderNames("bert"),
        headDense: "cls.predictions.transform.dense",
        headNorm: "cls.predictions.transform.LayerNorm",
        decoder: "cls.predictions.decoder.weight",
        decoderBias: ["cls.predictions.decoder.bias", "cls.predictions.bias"],
      };
    case "roberta":
    case "xlm-roberta":
    case "camembert":
      return {
        ...encoderNames("roberta"),
        headDense: "lm_head.dense",
        headNorm: "lm_head.layer_norm",
        decoder: "lm_head.decoder.weight",
        decoderBias: ["lm_head.decoder.bias", "lm_head.bias"],
      };
    case "electra":
      return {
        ...encoderNames("electra"),
        headDense: "generator_predictions.dense",
        headNorm: "generator_predictions.LayerNorm",
        decoder: "generator_lm_head.weight",
        decoderBias: ["generator_lm_head.bias"],
      };
    case "distilbert":
      return {
        ...embeddingNames("distilbert"),
        layer: distilledLayer,
        headDense: "vocab_transform",
        headNorm: "vocab_layer_norm",
        decoder: "vocab_projector.weight",
        decoderBias: ["vocab_projector.bias"],
      };
  }
}

function encoderNames(prefix: string) {
  return { ...embeddingNames(prefix), layer: (index: number) => layerNames(`${prefix}.encoder.layer.${index}`) };
}

function embeddingNames(prefix: string) {
  return {
    words: `${prefix}.embeddings.word_embeddings.weight`,
    positions: `${prefix}.embeddings.position_embeddings.weight`,
    tokenTypes: `${prefix}.embeddings.token_type_embeddings.weight`,
    embeddingNorm: `${prefix}.embeddings.LayerNorm`,
    projection: `${prefix}.embeddings_project`,
  };
}

function layerNames(layer: string): LayerNames {
  return {
    query: `${layer}.attention.self.query`,
    key: `${layer}.attention.self.key`,
    value: `${layer}.attention.self.value`,
    attentionOutput: `${layer}.attention.output.dense`,
    attentionNorm: `${layer}.attention.output.LayerNorm`,
    inner: `${layer}.intermediate.dense`,
    outer: `${layer}.output.dense`,
    outputNorm: `${layer}.output.LayerNorm`,
  };
}

function distilledLayer(index: number): LayerNames {
  const layer = `distilbert.transformer.layer.${index}`;
  return {
    query: `${layer}.attention.q_lin`,
    key: `${layer}.attention.k_lin`,
    value: `${layer}.attention.v_lin`,
    attentionOutput: `${layer}.attention.out_lin`,
    attentionNorm: `${layer}.sa_layer_norm`,
    inner: `${layer}.ffn.lin1`,
    outer: `${layer}.ffn.lin2`,
    outputNorm: `${layer}.output_layer_norm`,
  };
}
