import { readdir } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { findExportedModel } from "./exported/load-exported-graph.ts";
import { holdsWeights } from "./weights.ts";

/** Weights under other names or in other formats. What a trainer leaves beside a model is no model. */
const OTHER_WEIGHTS = /\.(?:bin|pt|pth|ckpt|pkl|h5|msgpack)$/u;
const SHARD = /-\d{5}-of-\d{5}\.safetensors$/u;
const LEFTOVER = /^(?:training_args|optimizer|scheduler|scaler|rng_state)\b|_\d+\.pth$/u;

/**
 * Throws `checkpoint-incomplete` if a checkpoint folder holds no weights that can be read, or `checkpoint-unsupported` where it holds others,
 * with the command that converts them.
 *
 * @param model the class of transformers that reads such a model
 */
export async function requireSomeWeights(directory: string, model = "AutoModelForMaskedLM"): Promise<void> {
  if (holdsWeights(directory) || findExportedModel(directory) !== undefined) return;
  const names = await readdir(directory);
  const shard = names.find((name) => SHARD.test(name));
  if (shard !== undefined) {
    const index = "model.safetensors.index.json";
    throw new UnnameError(
      "checkpoint-incomplete",
      `${directory}: ${shard} is a part of weights in several files, and ${index}, which says where each tensor lies, is missing. Copy all files of the checkpoint into it.`,
      { details: { directory, file: index } },
    );
  }
  const other = names.find((name) => OTHER_WEIGHTS.test(name) && !LEFTOVER.test(name));
  if (other === undefined) {
    throw new UnnameError(
      "checkpoint-incomplete",
      `${directory}: model.safetensors is missing from this checkpoint folder, and so are pytorch_model.bin and model.onnx. Copy all files of the checkpoint into it.`,
      { details: { directory, file: "model.safetensors" } },
    );
  }
  throw new UnnameError(
    "checkpoint-unsupported",
    `${directory}: expected model.safetensors, pytorch_model.bin or model.onnx, found weights under another name or in another format only (${other}). If it is a state dictionary, name it pytorch_model.bin; else convert it where Python is: python -c "from transformers import ${model} as M; M.from_pretrained('${directory}').save_pretrained('${directory}')"`,
    { details: { directory } },
  );
}
