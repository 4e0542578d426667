/** Names of the tensors that have one row or number per vocabulary entry. */
export interface EmbeddingNames {
  /** What the encoder reads. */
  readonly words: string;
  /** What the prediction head compares with, where it is stored apart. */
  readonly decoder: string;
  /** Added to the logits. The first that is there counts: where two differ, transformers uses the decoder's own. */
  readonly decoderBias: readonly string[];
}

/** Names of the dense layer and norm of the head that predicts words. */
export interface HeadNames {
  readonly headDense: string;
  readonly headNorm: string;
}

/** Names of an encoder's tensors and its head's, without `.weight` and `.bias` where both are there. */
export interface EncoderNames extends EmbeddingNames, HeadNames {
  readonly positions: string;
  readonly tokenTypes: string;
  /** Undefined where the embeddings are not normalised. */
  readonly embeddingNorm?: string;
  /** From the embeddings' width to the hidden one. */
  readonly projection: string;
  /** There is a projection where the widths are the same, too. */
  readonly alwaysProjects?: boolean;
  layer(index: number): LayerNames;
}

export interface LayerNames {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  readonly attentionOutput: string;
  readonly attentionNorm: string;
  readonly inner: string;
  readonly outer: string;
  readonly outputNorm: string;
}

/** The names that BERT gave an encoder's tensors. */
export function encoderNames(prefix: string) {
  return { ...embeddingNames(prefix), layer: (index: number) => layerNames(`${prefix}.encoder.layer.${index}`) };
}

/** Those of its embeddings. */
export function embeddingNames(prefix: string) {
  return {
    words: `${prefix}.embeddings.word_embeddings.weight`,
    positions: `${prefix}.embeddings.position_embeddings.weight`,
    tokenTypes: `${prefix}.embeddings.token_type_embeddings.weight`,
    embeddingNorm: `${prefix}.embeddings.LayerNorm`,
    projection: `${prefix}.embeddings_project`,
  };
}

/** Those of a layer. */
export function layerNames(layer: string): LayerNames {
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

/** BERT's head. */
export const BERT_HEAD = {
  headDense: "cls.predictions.transform.dense",
  headNorm: "cls.predictions.transform.LayerNorm",
  decoder: "cls.predictions.decoder.weight",
  decoderBias: ["cls.predictions.decoder.bias", "cls.predictions.bias"],
} as const;

/** RoBERTa's head. */
export const ROBERTA_HEAD = {
  headDense: "lm_head.dense",
  headNorm: "lm_head.layer_norm",
  decoder: "lm_head.decoder.weight",
  decoderBias: ["lm_head.decoder.bias", "lm_head.bias"],
} as const;
