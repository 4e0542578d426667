import { open, realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { ModelProto } from "onnx-buf";

import { elementsOf, LEAST_WEIGHT } from "./is-quantised.ts";
import { type Range, uniteRanges } from "../residue/number-ranges.ts";
import { beginsOtherwise } from "../residue/readings/begins-otherwise.ts";
import { UnnameError } from "../../base/errors.ts";
import { checkExternalData } from "../../formats/onnx/onnx-external.ts";
import { readOnnx } from "../../formats/onnx/onnx.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { readBounded } from "../../formats/with-regular-file.ts";
import { MAX_MODEL_BYTES } from "../../model/exported/load-exported-graph.ts";

/** Zeros between two tensors: writers align them to pages, of 64 KiB at most. */
const MOST_PADDING_BYTES = 64 * 1024;

/** A graph and the data files that it names, by path from its folder. */
export interface ReadGraph {
  readonly model: ModelProto;
  readonly dataFiles: readonly string[];
}

/**
 * Reads an ONNX file that may be published: it holds no weights that no node uses. Each of its data files must be the bytes of its tensors
 * and nothing else: nodes use every tensor in it, the tensors cover it but for zeros that align them, and it does not begin as text, a
 * pickle or an archive does. Throws `input-format` naming the file where one is not, and what `checkExternalData` throws.
 */
export async function readGraph(path: string): Promise<ReadGraph> {
  const model = readOnnx(await readBounded(await realpath(path), "model file", MAX_MODEL_BYTES), path);
  const folder = dirname(path);
  const used = usedNames(model);
  refuseUnusedWeights(model, used, path);
  const ranges = new Map<string, Range[]>();
  for (const { tensor, location, byteOffset, byteLength } of await checkExternalData(model, folder, path)) {
    if (tensor.name !== "" && !used.has(tensor.name)) throw refused(path, location, "a tensor that no node uses");
    ranges.set(location, [...(ranges.get(location) ?? []), { start: byteOffset, end: byteOffset + byteLength }]);
  }
  for (const [location, referred] of ranges) {
    const place = join(folder, location);
    if (await beginsOtherwise(place)) throw refused(path, location, "text, a pickle or something packed");
    const gap = await findGap(place, uniteRanges(referred));
    if (gap !== undefined) throw refused(path, location, `bytes ${gap.start} to ${gap.end}, which belong to no tensor`);
  }
  return { model, dataFiles: [...ranges.keys()].sort() };
}

/** Names that nodes take, at any depth, and that graphs give back. */
function usedNames(model: ModelProto): ReadonlySet<string> {
  const used = new Set<string>();
  const walk = (graph: ModelProto["graph"]): void => {
    for (const { name } of graph?.output ?? []) used.add(name);
    for (const { input, attribute } of graph?.node ?? []) {
      for (const name of input) used.add(name);
      for (const { g, graphs } of attribute) for (const inner of [g, ...graphs]) walk(inner);
    }
  };
  walk(model.graph);
  return used;
}

/** No comparison of predictions sees weights that no node uses: they may be rows that a rewrite took out. */
function refuseUnusedWeights({ graph }: ModelProto, used: ReadonlySet<string>, path: string): void {
  const unused = graph?.initializer.find((tensor) => !used.has(tensor.name) && elementsOf(tensor) > LEAST_WEIGHT);
  if (unused === undefined) return;
  throw new UnnameError(
    "input-format",
    `${path}: expected weights that its nodes use, found ${printableName(unused.name)}, which none does. Export the model again.`,
    { details: { path, tensor: printableName(unused.name) } },
  );
}

/** The first stretch that is neither a tensor nor zeros that align one. */
async function findGap(path: string, tensors: readonly Range[]): Promise<Range | undefined> {
  const { size } = await stat(path);
  const ends = [0, ...tensors.map(({ end }) => end)];
  const starts = [...tensors.map(({ start }) => start), size];
  const handle = await open(path, "r");
  try {
    for (const [index, start] of ends.entries()) {
      const end = starts[index] as number;
      if (end <= start) continue;
      if (end - start >= MOST_PADDING_BYTES) return { start, end };
      const bytes = Buffer.alloc(end - start);
      await handle.read(bytes, 0, bytes.length, start);
      if (bytes.some((byte) => byte !== 0)) return { start, end };
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

function refused(path: string, location: string, found: string): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}: expected data files that are the bytes of its tensors and nothing else, found ${found} in ${basename(location)}. Export the model again, or move this file away.`,
    { details: { path, location } },
  );
}
