import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { readSafetensorsHeader } from "../../src/formats/weights/safetensors.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { otherHeadOf } from "../../src/model/network/other-heads.ts";
import type { Architecture } from "../../src/model/architectures/architecture.ts";
import { architectureOf } from "../../src/model/architectures/registry.ts";
import { quantiseWeights } from "../../src/model/network/quantise-weights.ts";
import { openSession, type SessionOptions } from "../../src/model/session.ts";
import { openWeights } from "../../src/model/weights.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";

const TEXTS = [
  "Dhr. Jan <mask> belt.",
  "<mask>",
  "Zoë <mask> en José de <mask>; de arts patiënt Marie is op 3-4 gezien.",
];
const TOP_K = 10;

let directory: string;

beforeEach(async () => {
  ({ directory } = await createTinyCheckpoint(await temporaryDirectory()));
});

/** Rows at all masks of the texts, one after another. */
async function rowsOf(options: SessionOptions = {}, texts = TEXTS): Promise<Float32Array[]> {
  const checkpoint = await openCheckpoint(directory);
  const session = await openSession(checkpoint, { threads: 1, ...options });
  const inputs = texts.map((text) => {
    const tokenIds = checkpoint.tokenizer.encode(text);
    return { tokenIds, positions: tokenIds.flatMap((id, at) => (id === checkpoint.tokenizer.maskTokenId ? [at] : [])) };
  });
  const rows = await session.logProbabilities(inputs);
  await session.close();
  return rows.flat();
}

function largestDifference(a: readonly Float32Array[], b: readonly Float32Array[]): number {
  expect(a.length).toBe(b.length);
  return Math.max(
    ...a.flatMap((row, index) => [...row].map((value, id) => Math.abs(value - (b[index]?.[id] ?? Infinity)))),
  );
}

async function editConfig(change: Readonly<Record<string, unknown>>): Promise<void> {
  const path = join(directory, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...config, ...change }));
}

async function editWeights(change: (tensors: Map<string, FixtureTensor>) => void): Promise<void> {
  const path = join(directory, "model.safetensors");
  const { tensors } = await readSafetensorsHeader(path);
  const file = await readFile(path);
  const read = [...tensors].map(([name, { dtype, shape, byteOffset, byteLength }]): [string, FixtureTensor] => [
    name,
    { dtype, shape, bytes: file.subarray(byteOffset, byteOffset + byteLength) },
  ]);
  const edited = new Map(read);
  change(edited);
  await writeSafetensors(path, edited);
}

test("the network built from safetensors and the exported graph of the same weights agree", async () => {
  const exported = await rowsOf({ weights: "onnx" });
  expect(largestDifference(await rowsOf({ weights: "safetensors" }), exported)).toBeLessThan(1e-4);
  await rm(join(directory, "model.onnx"));
  expect(largestDifference(await rowsOf(), exported)).toBeLessThan(1e-4);
});

test("an export is read where exporters for the web put it", async () => {
  const expected = await rowsOf({ weights: "onnx" });
  await mkdir(join(directory, "onnx"));
  await rename(join(directory, "model.onnx"), join(directory, "onnx", "model.onnx"));
  await rm(join(directory, "model.safetensors"));
  expect(largestDifference(await rowsOf(), expected)).toBe(0);
});

test("weights behind a symbolic link, as download caches keep them", async () => {
  const expected = await rowsOf();
  const blobs = await temporaryDirectory();
  await rename(join(directory, "model.safetensors"), join(blobs, "3f2a"));
  await symlink(join(blobs, "3f2a"), join(directory, "model.safetensors"));
  expect(largestDifference(await rowsOf(), expected)).toBe(0);
});

test.each([
  ["another architecture", { model_type: "funnel" }],
  ["relative positions", { position_embedding_type: "relative_key" }],
])("%s is read from model.onnx, and refused without one, saying what to do", async (_, change) => {
  const expected = await rowsOf({ weights: "onnx" });
  await editConfig(change);
  expect(largestDifference(await rowsOf(), expected)).toBe(0);
  await expect(rowsOf({ weights: "safetensors" })).rejects.toMatchObject({ code: "checkpoint-unsupported" });
  await rm(join(directory, "model.onnx"));
  await expect(rowsOf()).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringMatching(
      /config\.json: expected \S+ to be .*, found .*model\.onnx.*docs\/reference\/models\.md/,
    ) as string,
  });
});

test.each([
  [
    "one is missing",
    (tensors: Map<string, FixtureTensor>) => tensors.delete("lm_head.dense.weight"),
    "checkpoint-mismatch",
    /hold lm_head\.dense\.weight, found none/,
  ],
  [
    "one has another shape",
    (tensors: Map<string, FixtureTensor>) => {
      const bias = tensors.get("lm_head.dense.bias") as FixtureTensor;
      tensors.set("lm_head.dense.bias", { ...bias, shape: [8], bytes: bias.bytes.subarray(0, 16) });
    },
    "checkpoint-mismatch",
    /lm_head\.dense\.bias of shape \[16\], the weights have \[8\]/,
  ],
  [
    "one has no place in the network",
    (tensors: Map<string, FixtureTensor>) =>
      tensors.set("roberta.encoder.layer.0.adapter.weight", { dtype: "F16", shape: [1], bytes: new Uint8Array(2) }),
    "checkpoint-unsupported",
    /hold roberta\.encoder\.layer\.0\.adapter\.weight, which this architecture does not have/,
  ],
  [
    "one is of whole numbers",
    (tensors: Map<string, FixtureTensor>) =>
      tensors.set("lm_head.dense.bias", { dtype: "I16", shape: [16], bytes: new Uint8Array(32) }),
    "checkpoint-unsupported",
    /lm_head\.dense\.bias is of type I16/,
  ],
])("tensors that do not make the network are refused: %s", async (_, change, code, message) => {
  await rm(join(directory, "model.onnx"));
  await editWeights(change);
  await expect(rowsOf()).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
});

test("a pooler or another head's tensors beside the network's are left alone", async () => {
  const expected = await rowsOf();
  await editWeights((tensors) => {
    tensors.set("roberta.pooler.dense.bias", { dtype: "F16", shape: [1], bytes: new Uint8Array(2) });
    tensors.set("roberta.embeddings.position_ids", { dtype: "I64", shape: [1], bytes: new Uint8Array(8) });
  });
  expect(largestDifference(await rowsOf(), expected)).toBe(0);
});

test("heads of other tasks are left out and named; an adapter in the encoder is not", async () => {
  const expected = await rowsOf();
  await editWeights((tensors) => {
    for (const name of ["classifier.dense.weight", "classifier.out_proj.bias", "qa_outputs.bias", "cls.species.weight"])
      tensors.set(name, { dtype: "F16", shape: [1], bytes: new Uint8Array(2) });
  });
  expect(largestDifference(await rowsOf({ weights: "safetensors" }), expected)).toBe(0);
  const session = await openSession(await openCheckpoint(directory));
  expect(session.otherHeads).toEqual(["classifier", "cls.species", "qa_outputs"]);
  await session.close();
});

test("which tensors are of other heads, by family", () => {
  const headOf = (modelType: string, tensor: string) => otherHeadOf(architectureOf(modelType) as Architecture, tensor);
  expect(headOf("bert", "cls.species.dense.weight")).toBe("cls.species");
  expect(headOf("bert", "classifier.weight")).toBe("classifier");
  expect(headOf("distilbert", "pre_classifier.bias")).toBe("pre_classifier");
  for (const [family, name] of [
    ["bert", "cls.predictions.extra.weight"],
    ["bert", "bert.encoder.layer.0.adapter.weight"],
    ["bert", "encoder.layer.0.adapter.weight"],
    ["roberta", "lm_head.scale.weight"],
    ["distilbert", "vocab_transform.scale.weight"],
    ["modernbert", "decoder.scale.weight"],
    ["modernbert", "head.scale.weight"],
    ["electra", "base_model.model.electra.lora.weight"],
  ] as const)
    expect(headOf(family, name)).toBeUndefined();
});

test.each(["F16", "F32"] as const)(
  "a number that is none, or infinite, is refused by the name of its tensor: %s",
  async (weightType) => {
    const name = "roberta.encoder.layer.1.output.dense.weight";
    for (const value of [Number.NaN, Number.NEGATIVE_INFINITY]) {
      ({ directory } = await createTinyCheckpoint(await temporaryDirectory(), { weightType }));
      await editWeights((tensors) => {
        const tensor = tensors.get(name) as FixtureTensor;
        const bytes = Buffer.from(tensor.bytes);
        if (weightType === "F32") bytes.writeFloatLE(value, 4 * 5);
        else bytes.writeUInt16LE(Number.isNaN(value) ? 0x7e00 : 0xfc00, 2 * 5);
        tensors.set(name, { ...tensor, bytes });
      });
      const found = { code: "input-format", details: expect.objectContaining({ tensor: name }) as object };
      await expect(rowsOf()).rejects.toMatchObject(found);
    }
  },
);

test("8 bits: nearly the same predictions, whatever else is in the batch", async () => {
  const exact = await rowsOf();
  const quantised = await rowsOf({ precision: "int8" });
  const difference = largestDifference(quantised, exact);
  expect(difference).toBeGreaterThan(1e-4);
  expect(difference).toBeLessThan(0.2);
  const best = (row: Float32Array) =>
    [...row.keys()].sort((a, b) => (row[b] as number) - (row[a] as number)).slice(0, TOP_K);
  for (const [index, row] of exact.entries()) {
    const kept = best(quantised[index] as Float32Array).filter((id) => best(row).includes(id));
    expect(kept.length).toBeGreaterThanOrEqual(TOP_K - 2);
  }
  expect(largestDifference(await rowsOf({ precision: "int8", batchTokens: 1 }), quantised)).toBeLessThan(1e-5);
});

test("8 bits: two products of a row and a matrix fit in 16 bits, in which processors without VNNI add them", async () => {
  const { tensors } = await openWeights(directory);
  const quantised = await quantiseWeights(tensors);
  expect(quantised.size).toBeGreaterThan(0);
  for (const { values } of quantised.values()) {
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(largest).toBeGreaterThan(32);
    expect(2 * 255 * largest).toBeLessThan(2 ** 15);
  }
});

test("8 bits of an exported graph are refused", async () => {
  await rm(join(directory, "model.safetensors"));
  await expect(rowsOf({ precision: "int8" })).rejects.toMatchObject({ code: "usage" });
});
