import { truncate } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { findEmbeddings } from "../../src/model/embeddings.ts";
import { forEachBlock, readRows } from "../../src/model/stored-rows.ts";
import { openWeights } from "../../src/model/weights.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";

const VOCABULARY = 6;
const WIDTH = 2;
const NAMES = [
  ["bert", "bert.embeddings.word_embeddings", "cls.predictions.decoder.weight", "cls.predictions.bias"],
  ["roberta", "roberta.embeddings.word_embeddings", "lm_head.decoder.weight", "lm_head.bias"],
  ["xlm-roberta", "roberta.embeddings.word_embeddings", "lm_head.decoder.weight", "lm_head.bias"],
  ["camembert", "roberta.embeddings.word_embeddings", "lm_head.decoder.weight", "lm_head.bias"],
  ["distilbert", "distilbert.embeddings.word_embeddings", "vocab_projector.weight", "vocab_projector.bias"],
  ["electra", "electra.embeddings.word_embeddings", "generator_lm_head.weight", "generator_lm_head.bias"],
  ["modernbert", "model.embeddings.tok_embeddings", "decoder.weight", "decoder.bias"],
] as const;

let directory: string;

beforeAll(async () => {
  directory = await temporaryDirectory();
});

/** Numbers that count up, each exact in every type. */
function tensor(shape: readonly number[], dtype: "F32" | "F16" | "BF16" = "F32"): FixtureTensor {
  const count = shape.reduce((product, dimension) => product * dimension, 1);
  const floats = Float32Array.from({ length: count }, (_, index) => index + 1);
  const bits = new Uint32Array(floats.buffer);
  // Small whole numbers: the exponent's bias is 127 in a float and 15 in a half.
  const halves = Uint16Array.from(bits, (value) =>
    dtype === "BF16" ? value >> 16 : ((value >> 13) & 0x3ff) | (((value >> 23) - 112) << 10),
  );
  return { dtype, shape, bytes: new Uint8Array(dtype === "F32" ? floats.buffer : halves.buffer) };
}

async function find(modelType: string, tensors: Readonly<Record<string, FixtureTensor>>, config = {}) {
  await writeSafetensors(join(directory, "model.safetensors"), new Map(Object.entries(tensors)));
  return findEmbeddings({ directory, config, modelType, vocabularySize: VOCABULARY });
}

test.each(NAMES)(
  "%s: input, output and bias by name, tied under either name",
  async (modelType, words, decoder, bias) => {
    const matrix = tensor([VOCABULARY, WIDTH]);
    const input = `${words}.weight`;
    const both = await find(modelType, { [input]: matrix, [decoder]: matrix, [bias]: tensor([VOCABULARY]) });
    expect([both.input.name, both.output.name, both.outputBias?.name]).toEqual([input, decoder, bias]);
    expect(await find(modelType, { [input]: matrix })).toMatchObject({
      input: { name: input },
      output: { name: input },
    });
    expect(await find(modelType, { [decoder]: matrix })).toMatchObject({
      input: { name: decoder },
      outputBias: undefined,
    });
  },
);

test("refuses other architectures, missing matrices and other sizes", async () => {
  const words = "bert.embeddings.word_embeddings.weight";
  await expect(find("gpt2", {})).rejects.toMatchObject({ code: "checkpoint-unsupported" });
  await expect(find("bert", { other: tensor([1]) })).rejects.toThrow(
    /expected the weights to hold bert\.embeddings.*none of that name/,
  );
  await expect(find("bert", { [words]: tensor([VOCABULARY + 1, WIDTH]) })).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    message: expect.stringContaining("2 dimensions and 6 rows, found [7, 2]") as string,
  });
  await expect(find("bert", { [words]: tensor([VOCABULARY]) })).rejects.toThrow(/found \[6\]/);
  const bias = { [words]: tensor([VOCABULARY, WIDTH]), "cls.predictions.bias": tensor([5]) };
  await expect(find("bert", bias)).rejects.toThrow(/cls\.predictions\.bias with 1 dimensions and 6 rows, found \[5\]/);
});

async function stored(name: string, value: FixtureTensor) {
  // One byte before it: offsets are not aligned.
  const tensors = new Map([
    ["a", { dtype: "U8", shape: [1], bytes: new Uint8Array(1) }],
    [name, value],
  ]);
  await writeSafetensors(join(directory, "model.safetensors"), tensors);
  const found = (await openWeights(directory)).tensors.get(name);
  if (found === undefined) throw new Error("not written");
  return found;
}

test.each(["F32", "F16", "BF16"] as const)(
  "reads rows of %s, in the order asked for, and all in blocks",
  async (dtype) => {
    const matrix = await stored("w", tensor([5, 3], dtype));
    expect([...(await readRows(matrix, [4, 0, 4]))]).toEqual([13, 14, 15, 1, 2, 3, 13, 14, 15]);
    const all: number[] = [];
    await forEachBlock(matrix, async ({ firstRow, rowCount, values }) => {
      expect(values.length).toBe(rowCount * 3);
      expect(firstRow * 3).toBe(all.length);
      all.push(...values);
    });
    expect(all).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  },
);

test("goes through a matrix larger than a block with the same memory", async () => {
  const matrix = await stored("w", { dtype: "F32", shape: [1_500, 1_024], bytes: new Uint8Array(1_500 * 4_096) });
  const rows: number[] = [];
  const buffers = new Set<ArrayBufferLike>();
  await forEachBlock(matrix, async ({ rowCount, values }) => {
    rows.push(rowCount);
    buffers.add(values.buffer);
  });
  expect([rows, buffers.size]).toEqual([[1_024, 476], 1]);
});

test("refuses rows that are not there, other types, and a file that was cut since", async () => {
  const matrix = await stored("w", tensor([5, 3]));
  await expect(readRows(matrix, [5])).rejects.toThrow(RangeError);
  await truncate(matrix.path, matrix.byteOffset + matrix.byteLength - 1);
  await expect(readRows(matrix, [4])).rejects.toMatchObject({ code: "checkpoint-mismatch" });
  await expect(forEachBlock(matrix, async () => undefined)).rejects.toThrow(/the file has changed/);
  const bytes = await stored("w", { dtype: "U8", shape: [5, 3], bytes: new Uint8Array(15) });
  await expect(readRows(bytes, [0])).rejects.toMatchObject({ code: "checkpoint-unsupported" });
});
