import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { canonicalJson } from "../base/json-values.ts";
import { sha256 } from "../base/hash.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { NetworkConfig } from "./architectures/network-config.ts";
import { architectureOf } from "./architectures/registry.ts";

/** Keys of config.json that say where a model comes from and what its labels are called, not what it computes. */
const PROVENANCE = new Set(
  "transformers_version architectures auto_map custom_pipelines id2label label2id problem_type finetuning_task task_specific_params".split(
    " ",
  ),
);
/** A text that chooses between variants (`relative_key`), not a path, an address or an account. */
const CHOICE = /^[A-Za-z0-9][\w.+-]{0,63}$/u;

/**
 * SHA-256 over what config.json says of how predictions are made of the weights, however it is written: sizes, the norms' epsilon,
 * activations, ties, the type that loaders compute in, and the class that cuts text into tokens. The same weights under other settings are
 * another model. Where a model came from does not count.
 * Of an architecture or a variant that only an exported graph holds, every other setting counts as it is written, since it is not known
 * here which of them loaders compute with; paths and addresses do not.
 */
export function digestNetwork({
  directory,
  config,
  modelType,
  vocabularySize,
  maximumLength,
}: Pick<Checkpoint, "directory" | "config" | "modelType" | "vocabularySize" | "maximumLength">): string {
  const network = networkOf(config, modelType, directory) ?? { settings: settingsOf(config) };
  const dtype = config["dtype"] ?? config["torch_dtype"] ?? undefined;
  const tokenizerClass = config["tokenizer_class"] ?? undefined;
  return sha256(canonicalJson({ modelType, vocabularySize, maximumLength, network, dtype, tokenizerClass }));
}

function networkOf(config: Checkpoint["config"], modelType: string, directory: string): NetworkConfig | undefined {
  try {
    return architectureOf(modelType)?.readNetwork(config, join(directory, "config.json")).config;
  } catch (error) {
    // A variant that we do not build: its exported graph holds the rest.
    if (error instanceof UnnameError && error.code === "checkpoint-unsupported") return undefined;
    throw error;
  }
}

/** What of a setting counts; undefined for nothing. Keys that begin with `_` are notes of transformers to itself. */
function settingsOf(value: unknown): unknown {
  if (typeof value === "string") return CHOICE.test(value) ? value : undefined;
  if (Array.isArray(value)) return value.map((item) => settingsOf(item) ?? null);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("_") && !PROVENANCE.has(key));
  return Object.fromEntries(entries.map(([key, setting]) => [key, settingsOf(setting)]));
}
