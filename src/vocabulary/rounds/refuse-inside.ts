import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";

import { fileError } from "../../base/errors.ts";

/**
 * Throws `usage` where folders of a rewrite would mix: the output in the model (or the model itself, whose other files would go), the model
 * in the output, which `--force` would remove, or the private folder in either, with which the names would be published. Links are
 * followed.
 */
export function refuseInside(outputDirectory: string, privateDirectory: string, modelDirectory: string): void {
  const output = ["output folder", realPath(outputDirectory)] as const;
  const hidden = ["private folder", realPath(privateDirectory)] as const;
  const model = ["model", realPath(modelDirectory)] as const;
  for (const [inner, outer] of [
    [hidden, output],
    [output, model],
    [model, output],
    [hidden, model],
  ] as const) {
    if (inner[1] !== outer[1] && !inner[1].startsWith(outer[1] + sep)) continue;
    throw fileError("usage", inner[1], `expected the ${inner[0]} outside the ${outer[0]} ${outer[1]}. Name another.`, {
      outside: outer[1],
    });
  }
}

/** The path that links lead to, of what is there and of what is not there yet. */
function realPath(path: string): string {
  const full = resolve(path);
  if (existsSync(full)) return realpathSync(full);
  return dirname(full) === full ? full : join(realPath(dirname(full)), basename(full));
}
