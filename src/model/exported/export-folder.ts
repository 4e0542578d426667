import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Where exporters for the web put graphs within a checkpoint folder. */
export const EXPORT_FOLDER = "onnx";

/** The names in a checkpoint folder and then in its export folder: paths within it, `/` between parts, each folder's in order. */
export async function listWithExports(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).sort();
  const exported = names.includes(EXPORT_FOLDER) ? await readdir(join(directory, EXPORT_FOLDER)).catch(() => []) : [];
  return [...names, ...exported.sort().map((name) => `${EXPORT_FOLDER}/${name}`)];
}
