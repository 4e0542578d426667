import type { Architecture } from "../architectures/architecture.ts";
import { ARCHITECTURES } from "../architectures/registry.ts";

/** Modules that wrappers and models of other programs hold an encoder in. */
const WRAPPERS = ["model", "base_model", "module", "encoder", "embeddings", "transformer", "layers"];
/** Whatever is in these takes part in predicting, adapters too. */
const ENCODERS: ReadonlySet<string> = new Set([...ARCHITECTURES.map(({ encoder }) => encoder), ...WRAPPERS]);

/**
 * The modules of tensors that belong to heads of other tasks (`classifier`, `cls.species`), as transformers leaves them out of a masked
 * language model: beside the encoder and beside the head that predicts words. Undefined for a tensor of either.
 */
export function otherHeadOf({ embeddings, wordHead }: Architecture, tensor: string): string | undefined {
  const parts = tensor.split(".");
  const [first = "", second] = parts;
  if (parts.length < 2 || ENCODERS.has(first)) return undefined;
  const own = [embeddings.decoder, ...embeddings.decoderBias, ...wordHead];
  // BERT keeps its heads side by side in one module.
  const head = first === "cls" ? `${first}.${second ?? ""}` : first;
  return own.some((name) => name === head || name.startsWith(`${head}.`)) ? undefined : head;
}
