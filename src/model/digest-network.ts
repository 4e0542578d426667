import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { sha256 } from "../base/hash.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { isFamily, type NetworkConfig, readNetworkConfig } from "./config.ts";

/**
 * SHA-256 over what config.json says of how predictions are made of the weights, however it is written: sizes, the norms' epsilon,
 * activations, ties. The same weights under other settings are another model. What `release` takes out of the file does not count.
 * Of architectures that only an exported graph holds, what is read of the file beside the graph.
 */
export function digestNetwork({
  directory,
  config,
  modelType,
  vocabularySize,
  maximumLength,
}: Pick<Checkpoint, "directory" | "config" | "modelType" | "vocabularySize" | "maximumLength">): string {
  const network = networkOf(config, modelType, directory);
  return sha256(canonical({ modelType, vocabularySize, maximumLength, network }));
}

function networkOf(config: Checkpoint["config"], modelType: string, directory: string): NetworkConfig | undefined {
  if (!isFamily(modelType)) return undefined;
  try {
    return readNetworkConfig(config, join(directory, "config.json"));
  } catch (error) {
    // A variant that we do not build: its exported graph holds the rest.
    if (error instanceof UnnameError && error.code === "checkpoint-unsupported") return undefined;
    throw error;
  }
}

/** JSON with the keys of objects in order. */
function canonical(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
