import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { readSafetensorsHeader } from "../../formats/weights/safetensors.ts";
import { readRows } from "../stored-rows.ts";
import { holdsWeights, openWeights, type StoredTensor } from "../weights.ts";

/** A linear-chain CRF over the labels of a classifier: what each step from one label to the next adds to its logits. */
export interface Transitions {
  readonly labels: number;
  /** `[from, to]`, row-major. */
  readonly between: Float32Array;
  /** `[labels]`: of the first and the last position. */
  readonly start: Float32Array;
  readonly end: Float32Array;
  /** Whether the first and last position are the special tokens around a text; else those of the text itself. */
  readonly coversSpecials: boolean;
}

/** Beside weights that cannot hold the tensors, as an exported model. */
export const TRANSITIONS_FILE = "crf.safetensors";

const NAMES = { between: "transitions", start: "start_transitions", end: "end_transitions" } as const;

/**
 * The transitions of a checkpoint folder with the names that pytorch-crf gives them (`crf.transitions`, `crf.start_transitions`,
 * `crf.end_transitions`), in {@link TRANSITIONS_FILE} or among the weights; undefined where there are none. `crf_specials: false` in
 * config.json says that the CRF was trained without the special tokens. Throws `checkpoint-mismatch` if one of the three is missing
 * or of another shape, and what reading the files throws.
 */
export async function readTransitions(
  directory: string,
  config: Readonly<Record<string, unknown>>,
  labels: number,
): Promise<Transitions | undefined> {
  const tensors = await findTensors(directory);
  const stored = (name: string) => tensors.get(`crf.${name}`) ?? tensors.get(name);
  if (Object.values(NAMES).every((name) => stored(name) === undefined)) return undefined;
  const read = async (name: string, shape: readonly number[]) => {
    const tensor = stored(name);
    if (tensor === undefined || tensor.shape.join() !== shape.join()) throw mismatch(directory, name, shape, tensor);
    const [width, height] = shape.length === 2 ? shape : [labels, 1];
    const rows = Array.from({ length: height as number }, (_, row) => row);
    return readRows({ ...tensor, shape: [height as number, width as number] }, rows);
  };
  return {
    labels,
    between: await read(NAMES.between, [labels, labels]),
    start: await read(NAMES.start, [labels]),
    end: await read(NAMES.end, [labels]),
    coversSpecials: config["crf_specials"] !== false,
  };
}

async function findTensors(directory: string): Promise<ReadonlyMap<string, StoredTensor>> {
  const path = join(directory, TRANSITIONS_FILE);
  if (existsSync(path)) {
    const { tensors } = await readSafetensorsHeader(path);
    return new Map([...tensors].map(([name, entry]) => [name, { name, path, ...entry }]));
  }
  if (!holdsWeights(directory)) return new Map();
  const { tensors } = await openWeights(directory);
  // Without the prefix only in a file of their own.
  return new Map([...tensors].filter(([name]) => name.startsWith("crf.")));
}

function mismatch(
  directory: string,
  name: string,
  shape: readonly number[],
  found: StoredTensor | undefined,
): UnnameError {
  const is = found === undefined ? "none" : `[${found.shape.join(", ")}]`;
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: expected crf.${name} of shape [${shape.join(", ")}], a row or number for each label of config.json, found ${is}. Save the three tensors of pytorch-crf.`,
    {
      details: { directory, tensor: `crf.${name}`, expected: shape.join("x"), found: found?.shape.join("x") ?? "none" },
    },
  );
}
