import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { inspectModel } from "../../src/vocabulary/inspect-model.ts";
import type { FileUse } from "../../src/vocabulary/model-files.ts";
import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { pickleWeights } from "../fixtures/write-pickled.ts";

let directory: string;
const at = (name: string) => join(directory, name);
const used = (files: readonly FileUse[], use: FileUse["use"]) =>
  files.filter((one) => one.use === use).map(({ file }) => file);

beforeEach(async () => {
  directory = await temporaryDirectory();
});

async function edit(change: object): Promise<void> {
  const config = JSON.parse(await readFile(at("config.json"), "utf8")) as object;
  await writeFile(at("config.json"), JSON.stringify({ ...config, ...change }));
}

it("says what a folder holds, what is read of it, and that it can be probed and rewritten", async () => {
  await cp(join(ORACLE_MODELS, "bert"), directory, { recursive: true });
  await writeFile(at("training_args.bin"), "");
  await writeFile(at("vocab.txt"), "");
  await writeFile(at("README.md"), "");
  await writeFile(at("vocab.txt"), `${await vocabulary()}\n`);
  const { architecture, network, numbers, tokenizer, weights, files, can } = await inspectModel(directory);
  expect(architecture).toEqual({ modelType: "bert", classes: ["BertForMaskedLM"], isBuiltIn: true });
  expect(network).toMatchObject({ layers: 2, hidden: 24, heads: 3, inner: 40, tied: true, activation: "gelu" });
  expect(Object.keys(numbers ?? {})).toEqual(["F32"]);
  expect(tokenizer).toEqual({
    family: "wordpiece",
    file: "tokenizer.json",
    entries: 220,
    mask: "[MASK]",
    maximumLength: 70,
  });
  expect(weights).toEqual({ source: "safetensors", otherHeads: [] });
  expect(used(files, "read")).toEqual(["config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"]);
  expect(used(files, "rewritten")).toEqual(["vocab.txt"]);
  expect(used(files, "copied")).toEqual(["README.md"]);
  expect(files.filter(({ use }) => use === "left")).toEqual([
    { file: "oracle.json", use: "left", why: "data files" },
    { file: "training_args.bin", use: "left", why: "trainer files" },
  ]);
  expect(can).toEqual({ predict: { possible: true }, rewrite: { possible: true } });
});

async function vocabulary(): Promise<string> {
  const { model } = JSON.parse(await readFile(at("tokenizer.json"), "utf8")) as {
    model: { vocab: Record<string, number> };
  };
  return Object.entries(model.vocab)
    .sort(([, a], [, b]) => a - b)
    .map(([token]) => token)
    .join("\n");
}

it("tells pickles that are read, and a graph", async () => {
  await createTinyCheckpoint(directory);
  await pickleWeights(directory, "zip");
  const pickled = await inspectModel(directory);
  expect(pickled.weights?.source).toBe("pickles");
  expect(used(pickled.files, "read")).toContain("pytorch_model.bin");
  expect(used(pickled.files, "rewritten")).toContain("model.onnx");
  await rm(at("pytorch_model.bin"));
  const exported = await inspectModel(directory);
  expect(exported.weights?.source).toBe("onnx");
  expect(exported.numbers).toBeUndefined();
  expect(used(exported.files, "read")).toContain("model.onnx");
});

it("says why something cannot be done instead of failing", async () => {
  await createTinyCheckpoint(directory);
  await rm(at("model.onnx"));
  await edit({ hidden_act: "tanh" });
  const variant = await inspectModel(directory);
  expect(variant.network).toBeUndefined();
  expect(variant.can.predict).toMatchObject({ possible: false, why: expect.stringContaining("hidden_act") });
  expect(variant.can.rewrite).toEqual({ possible: true });
  await edit({ hidden_act: "gelu", vocab_size: 7 });
  const other = await inspectModel(directory);
  expect(other.can.rewrite).toMatchObject({ possible: false, why: expect.stringContaining("vocab_size 7") });
  expect(other.tokenizer).toMatchObject({ family: "bpe" });
  await rm(at("tokenizer.json"));
  await rm(at("vocab.json"));
  const bare = await inspectModel(directory);
  expect(bare.tokenizer).toBeUndefined();
  expect(bare.can.predict).toMatchObject({
    possible: false,
    why: expect.stringContaining("tokenizer.json is missing"),
  });
});

it("throws only where there is no model at all", async () => {
  await expect(inspectModel(at("nowhere"))).rejects.toMatchObject({ code: "input-missing" });
  await expect(inspectModel(directory)).rejects.toMatchObject({ code: "checkpoint-incomplete" });
});
