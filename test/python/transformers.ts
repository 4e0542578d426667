import { spawnSync } from "node:child_process";

import { interpreter, missingModule } from "./python.ts";

const SCRIPT = "test/python/make_checkpoints.py";

/** Why tests that need PyTorch and transformers cannot run here; undefined where they can. */
export const transformersMissing: string | undefined = missingModule("torch", "transformers", "sentencepiece");

/** Names of all checkpoints that the script makes. */
export function checkpointCases(): string[] {
  return transformersMissing === undefined ? run("--list").trim().split("\n") : ["not listed"];
}

/** Writes all checkpoints with PyTorch's answers into a folder each. Throws what Python printed if it fails. */
export function makeCheckpoints(directory: string): void {
  run("--out", directory);
}

function run(...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(interpreter, ["-B", SCRIPT, ...parameters], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
