import { resolve, sep } from "node:path";

import { UnnameError } from "../../base/errors.ts";

/**
 * Throws `usage` if an output folder is an input, lies in one or holds one: output inside an input folder would be read as
 * corpus next time, and `--force` would remove the input.
 */
export function refuseOverlap(inputs: readonly string[], outputs: readonly string[]): void {
  for (const input of inputs.map((path) => resolve(path))) {
    for (const output of outputs.map((path) => resolve(path))) {
      if (!isNested(input, output)) continue;
      throw new UnnameError(
        "usage",
        `${output}: overlaps the input ${input}. Name an output folder outside the input.`,
      );
    }
  }
}

/** Throws `usage` if the private folder is the output folder, lies in it or holds it: one of them would replace the other. */
export function refuseNested(privateDirectory: string, outputDirectory: string): void {
  if (!isNested(resolve(privateDirectory), resolve(outputDirectory))) return;
  throw new UnnameError(
    "usage",
    `${privateDirectory}: overlaps the output ${outputDirectory}. Name a private folder outside it.`,
  );
}

function isNested(first: string, second: string): boolean {
  return first === second || first.startsWith(second + sep) || second.startsWith(first + sep);
}
