import { realpath } from "node:fs/promises";
import { dirname, sep } from "node:path";

import type { StoredTensor } from "./weights.ts";

/** Tensors by their real paths. */
export interface LocatedTensors {
  readonly located: ReadonlyMap<string, StoredTensor>;
  /** The deepest folder that holds all of their files. */
  readonly folder: string;
}

/** Real paths, as onnxruntime follows no symbolic links, and the deepest folder that holds them all. */
export async function locateTensors(tensors: ReadonlyMap<string, StoredTensor>): Promise<LocatedTensors> {
  const real = new Map<string, string>();
  for (const { path } of tensors.values()) if (!real.has(path)) real.set(path, await realpath(path));
  const located = new Map(
    [...tensors].map(([name, tensor]) => [name, { ...tensor, path: real.get(tensor.path) as string }]),
  );
  const folders = [...real.values()].map((path) => dirname(path));
  const folder = folders.reduce((common, next) => {
    let shared = common;
    while (shared !== dirname(shared) && shared !== next && !next.startsWith(shared + sep)) shared = dirname(shared);
    return shared;
  });
  return { located, folder };
}
