import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { create } from "@bufbuild/protobuf";
import { type ModelProto, type TensorProto, TensorProtoSchema } from "onnx-buf";
import { beforeEach, expect, it } from "vitest";

import { openAuditedModel } from "../../../src/audit/audited-model.ts";
import { checkModelFiles, GRAPH_CONTEXTS } from "../../../src/audit/model-files/check-model-files.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { setExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { rewriteCheckpoint } from "../../../src/vocabulary/rewrite.ts";
import { distinctContexts } from "../../fixtures/distinct-contexts.ts";
import { quantiseGraph } from "../../fixtures/quantise-graph.ts";
import { holdModelFiles } from "../../fixtures/sign-audit.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let directory: string;
const at = (name: string) => join(directory, name);

/** A model after its rewrite at `model`, and as it was at `before`. */
beforeEach(async () => {
  directory = await temporaryDirectory();
  const before = await createTinyCheckpoint(at("before"));
  const decisions = ["ĠJan", "Jan", "ĠPiet"].map((token) => ({
    tokenId: before.tokenId(token), token, decision: "name", reviewer: "a", at: "2026-01-01", reason: "",
  })); // prettier-ignore
  await writeFile(at("decisions.jsonl"), toJsonLines(decisions));
  await rewriteCheckpoint({
    modelDirectory: at("before"),
    decisionsPath: at("decisions.jsonl"),
    outputDirectory: at("model"),
  });
  await mkdir(at("model/onnx"));
});

const outcomes = async (model = at("model")) =>
  Object.fromEntries((await holdModelFiles(model)).map(({ file, outcome }) => [file, outcome]));

async function graph(from: string, change: (model: ModelProto) => ModelProto = (model) => model): Promise<Uint8Array> {
  return writeOnnx(change(readOnnx(await readFile(at(from)))));
}

it("looks at every graph, not at the first that it finds, and at weights that nothing reads", async () => {
  await writeFile(at("model/onnx/model_fp32.onnx"), await graph("model/model.onnx"));
  await cp(at("before/model.onnx"), at("model/onnx/model.onnx"));
  await cp(at("before/model.safetensors"), at("model/model-00001-of-00001.safetensors"));
  await writeFile(at("model/onnx/model_damaged.onnx"), "no model");
  expect(await outcomes()).toEqual({
    "model.onnx": "agrees",
    "model.safetensors": "audited",
    "model-00001-of-00001.safetensors": "not-read",
    "onnx/model.onnx": "differs",
    "onnx/model_damaged.onnx": "unreadable",
    "onnx/model_fp32.onnx": "agrees",
  });
});

it("tells a quantised graph of the model from one of the model before its rewrite, and from another model's", async () => {
  await createTinyCheckpoint(at("other"), { seed: 7 });
  for (const [name, from] of [
    ["own", "model"],
    ["before", "before"],
    ["other", "other"],
  ])
    await writeFile(at(`model/onnx/model_${name}.onnx`), await graph(`${from}/model.onnx`, quantiseGraph));
  const files = await holdModelFiles(at("model"));
  const comparison = (file: string) => files.find((one) => one.file === file)?.comparison;
  expect(comparison("onnx/model_own.onnx")).toMatchObject({ isQuantised: true, agrees: true, removedInputs: 1 });
  expect(comparison("onnx/model_before.onnx")).toMatchObject({ isQuantised: true, agrees: false });
  expect(comparison("onnx/model_before.onnx")?.removedMass).toBeGreaterThan(1e-4);
  expect(comparison("onnx/model_other.onnx")).toMatchObject({ agrees: false });
});

it("finds input rows of removed entries that only the graph still holds, though it predicts none of them", async () => {
  const before = readOnnx(await readFile(at("before/model.onnx"))).graph?.initializer ?? [];
  const rows = (name: string) => before.find((tensor) => tensor.name === name) as TensorProto;
  // The sentences hold none of these entries: only inputs that are made of them can tell.
  const kept = await graph("model/model.onnx", (model) => {
    const name = "roberta.embeddings.word_embeddings.weight";
    const nodes = model.graph?.node ?? [];
    const lookup = nodes.find(({ opType, input }) => opType === "Gather" && input[0] === name);
    model.graph?.initializer.push({ ...rows(name), name: "old" });
    if (lookup !== undefined) lookup.input[0] = "old";
    return model;
  });
  await writeFile(at("model/onnx/model.onnx"), kept);
  const files = await holdModelFiles(at("model"));
  const found = files.find(({ file }) => file === "onnx/model.onnx");
  expect(found).toMatchObject({ outcome: "differs", comparison: { removedMass: 0 } });
  expect(found?.comparison?.distance).toBeLessThan(1e-4);
  expect(found?.comparison?.removedDistance).toBeGreaterThan(0.02);
});

it("takes no graph with weights that no node uses: they may be rows that were removed", async () => {
  const before = readOnnx(await readFile(at("before/model.onnx"))).graph?.initializer ?? [];
  const old = before.find(({ name }) => name.endsWith("word_embeddings.weight")) as TensorProto;
  const unused = await graph("model/model.onnx", (model) => {
    model.graph?.initializer.push(create(TensorProtoSchema, { ...old, name: "old" }));
    return model;
  });
  await writeFile(at("model/onnx/model.onnx"), unused);
  expect(await outcomes()).toMatchObject({ "onnx/model.onnx": "unreadable", "model.onnx": "agrees" });
});

it("reads exactly the shards of an index, and the exported graph with its data where there are no others", async () => {
  await rename(at("model/model.safetensors"), at("model/model-00001-of-00001.safetensors"));
  const header = await readFile(at("model/model-00001-of-00001.safetensors"));
  const length = Number(header.readBigUInt64LE(0));
  const names = Object.keys(JSON.parse(header.subarray(8, 8 + length).toString()) as object);
  const weight_map = Object.fromEntries(
    names.filter((name) => name !== "__metadata__").map((name) => [name, "model-00001-of-00001.safetensors"]),
  );
  await writeFile(at("model/model.safetensors.index.json"), JSON.stringify({ metadata: {}, weight_map }));
  await cp(at("before/model.safetensors"), at("model/model-00002-of-00002.safetensors"));
  expect(await outcomes()).toMatchObject({
    "model-00001-of-00001.safetensors": "audited",
    "model-00002-of-00002.safetensors": "not-read",
    "model.safetensors.index.json": "audited",
  });
  for (const file of ["model-00001-of-00001.safetensors", "model-00002-of-00002.safetensors", "model.safetensors.index.json"])
    await rm(at(`model/${file}`)); // prettier-ignore
  const external = readOnnx(await readFile(at("model/model.onnx")));
  const [tensor] = external.graph?.initializer ?? [];
  const { rawData } = tensor as TensorProto;
  setExternalData(tensor as TensorProto, "weights.bin", 0, rawData.length);
  await writeFile(at("model/weights.bin"), rawData);
  await writeFile(at("model/model.onnx"), writeOnnx(external));
  expect(await outcomes()).toEqual({ "model.onnx": "audited", "weights.bin": "audited" });
});

it("asks 299 contexts, and refuses weights that changed while it asked", async () => {
  expect(GRAPH_CONTEXTS).toBe(299);
  const audited = await openAuditedModel(at("model"));
  const options = {
    contexts: distinctContexts(400),
    setsOf: () => ({ nameLike: new Set<number>(), replaced: new Set<number>(), targets: [] }),
    removed: new Set<number>(),
    k: 20,
    seed: 0,
  };
  const files = await checkModelFiles(audited, options);
  expect(files.find(({ file }) => file === "model.onnx")?.comparison).toMatchObject({
    contexts: 299,
    removedInputs: 0,
  });
  await cp(at("before/model.onnx"), at("model/model.onnx"));
  await expect(checkModelFiles(audited, options)).rejects.toMatchObject({ code: "input-changed" });
  await audited.session.close();
});
