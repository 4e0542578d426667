import { resolve, sep } from "node:path";

import { UnnameError } from "../base/errors.ts";

/**
 * Throws `usage` if an output folder is an input, lies in one or holds one: output inside an input folder would be read as
 * corpus next time, and `--force` would remove the input.
 */
export function refuseOverlap(inputs: readonly string[], outputs: readonly string[]): void {
  for (const input of inputs.map((path) => resolve(path))) {
    for (const output of outputs.map((path) => resolve(path))) {
      if (input !== output && !input.startsWith(output + sep) && !output.startsWith(input + sep)) continue;
      throw new UnnameError(
        "usage",
        `${output}: overlaps the input ${input}. Name an output folder outside the input.`,
      );
    }
  }
}
