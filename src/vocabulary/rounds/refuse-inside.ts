import { resolve, sep } from "node:path";

import { UnnameError } from "../../base/errors.ts";

/**
 * Throws `usage` if the private folder is the output folder or lies in it: the names would be published with it, and `--force`
 * would remove them. So would it a model that lies in the output folder; a model that is the output folder is replaced whole.
 */
export function refuseInside(outputDirectory: string, privateDirectory: string, modelDirectory: string): void {
  const [output, hidden, model] = [outputDirectory, privateDirectory, modelDirectory].map((path) => resolve(path)) as [
    string,
    string,
    string,
  ];
  if (hidden === output || hidden.startsWith(output + sep)) throw inside("private folder", hidden, output);
  if (model.startsWith(output + sep)) throw inside("model", model, output);
}

function inside(what: string, path: string, output: string): UnnameError {
  return new UnnameError("usage", `${path}: expected a ${what} outside the output folder ${output}. Name another.`, {
    details: { path, output },
  });
}
