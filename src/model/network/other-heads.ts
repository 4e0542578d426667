import type { Family } from "../config.ts";
import { embeddingNames } from "./embedding-names.ts";

/** Modules that encoders and their wrappers are saved under: whatever is in them takes part in predicting, adapters too. */
const ENCODERS: ReadonlySet<string> = new Set(
  "bert roberta electra distilbert model base_model module encoder embeddings transformer layers".split(" "),
);

/**
 * The modules of tensors that belong to heads of other tasks (`classifier`, `cls.species`), as transformers leaves them out of a masked
 * language model: beside the encoder and beside the head that predicts words. Undefined for a tensor of either.
 */
export function otherHeadOf(family: Family, tensor: string): string | undefined {
  const parts = tensor.split(".");
  const [first = "", second] = parts;
  if (parts.length < 2 || ENCODERS.has(first)) return undefined;
  const { decoder, decoderBias } = embeddingNames(family);
  const own = [decoder, ...decoderBias, ...WORD_HEADS[family]];
  // BERT keeps its heads side by side in one module.
  const head = first === "cls" ? `${first}.${second ?? ""}` : first;
  return own.some((name) => name === head || name.startsWith(`${head}.`)) ? undefined : head;
}

/** What predicts words, beside the matrix and bias of the vocabulary. */
const WORD_HEADS: Readonly<Record<Family, readonly string[]>> = {
  bert: ["cls.predictions"],
  roberta: ["lm_head"],
  "xlm-roberta": ["lm_head"],
  camembert: ["lm_head"],
  electra: ["generator_predictions", "generator_lm_head"],
  distilbert: ["vocab_transform", "vocab_layer_norm", "vocab_projector"],
  modernbert: ["head", "decoder"],
};
