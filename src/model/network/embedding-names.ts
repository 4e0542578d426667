import type { Family } from "../config.ts";
import { postNormNames } from "./post-norm-names.ts";

/** Names of the tensors that have one row or number per vocabulary entry. */
export interface EmbeddingNames {
  /** What the encoder reads. */
  readonly words: string;
  /** What the prediction head compares with, where it is stored apart. */
  readonly decoder: string;
  /** Added to the logits; the first that is there counts. */
  readonly decoderBias: readonly string[];
}

/** ModernBERT's. */
export const MODERNBERT_EMBEDDINGS: EmbeddingNames = {
  words: "model.embeddings.tok_embeddings.weight",
  decoder: "decoder.weight",
  decoderBias: ["decoder.bias"],
};

/** The names that transformers gives them in an architecture. */
export function embeddingNames(family: Family): EmbeddingNames {
  return family === "modernbert" ? MODERNBERT_EMBEDDINGS : postNormNames(family);
}
