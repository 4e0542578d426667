import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it, test } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { sha256File } from "../../src/base/hash.ts";
import { readSafetensorsHeader } from "../../src/formats/weights/safetensors.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { readRows } from "../../src/model/stored-rows.ts";
import { openWeights } from "../../src/model/weights.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { pickleWeights, type TorchForm, torchFixturesOf, writePickled } from "../fixtures/write-pickled.ts";
import type { TorchFixture } from "../fixtures/write-torch.ts";

const NAMES = ["ĠJan", "Jan", "ĠPiet"];
const EMBEDDINGS = "roberta.embeddings.word_embeddings.weight";
/** Under these names a state dictionary has tied tensors a second time. */
const TIED = { "lm_head.decoder.weight": EMBEDDINGS, "lm_head.decoder.bias": "lm_head.bias" };
/** What a trainer leaves beside a model. */
const LEFTOVERS = ["training_args.bin", "optimizer.pt", "scheduler.pt", "rng_state.pth", "rng_state_0.pth", "trainer_state.json", "events.out.tfevents.17"]; // prettier-ignore
const OTHERS = ["tf_model.h5", "flax_model.msgpack", "last.ckpt", "Anna de Wit.pkl"];

let folder: string;
let model: TinyCheckpoint;
let output: string;
let decisionsPath: string;
let tensors: Map<string, TorchFixture>;
/** Of the model as safetensors, at the mask. */
let before: readonly number[];

beforeEach(async () => {
  folder = await temporaryDirectory();
  model = await createTinyCheckpoint(join(folder, "model"));
  output = join(folder, "out");
  decisionsPath = join(folder, "decisions.jsonl");
  const decided = { decision: "name", reviewer: "test", at: "2026-01-01T00:00:00.000Z", reason: "" };
  await writeFile(
    decisionsPath,
    toJsonLines(NAMES.map((token) => ({ tokenId: model.tokenId(token), token, ...decided }))),
  );
  // As MedRoBERTa.nl is published.
  for (const name of ["model.onnx", "tokenizer.json"]) await rm(join(model.directory, name));
  before = await predict(model.directory);
  tensors = await torchFixturesOf(model.directory, TIED);
  for (const name of [...LEFTOVERS, ...OTHERS]) await writeFile(join(model.directory, name), "left by a trainer");
  for (const name of ["runs", "checkpoint-500"]) {
    await mkdir(join(model.directory, name));
    await writeFile(join(model.directory, name, "pytorch_model.bin"), "older");
  }
});

const rewrite = (options: Partial<Parameters<typeof rewriteCheckpoint>[0]> = {}) =>
  rewriteCheckpoint({
    modelDirectory: model.directory,
    decisionsPath,
    outputDirectory: output,
    seed: 1,
    repair: "merges",
    ...options,
  });

async function predict(directory: string): Promise<readonly number[]> {
  const checkpoint = await openCheckpoint(directory);
  const session = await openSession(checkpoint, { threads: 1 });
  const tokenIds = checkpoint.tokenizer.encode("de arts <mask> hier");
  const [rows] = await session.logProbabilities([
    { tokenIds, positions: [tokenIds.indexOf(checkpoint.tokenizer.maskTokenId)] },
  ]);
  await session.close();
  return [...(rows?.[0] ?? [])];
}

describe.each<TorchForm>(["zip", "stream", "shards"])("pickled as %s", (form) => {
  it("becomes safetensors without the names, and predicts everything else as before", async () => {
    await pickleWeights(model.directory, form, form === "shards" ? {} : TIED);
    const report = await rewrite();
    const written = await readdir(output);
    expect(written.sort()).toEqual(["config.json", "merges.txt", "model.safetensors", "rewrite.json", "special_tokens_map.json", "tokenizer_config.json", "vocab.json"]); // prettier-ignore
    expect(Object.keys(report.weights.files)).toEqual(["model.safetensors"]);
    expect(report.leftBehind).toEqual({ pickles: 2, "trainer files": 9, weights: 2 });
    const { metadata, tensors: stored } = await readSafetensorsHeader(join(output, "model.safetensors"));
    expect(metadata).toEqual({ format: "pt" });
    expect([...stored.keys()].filter((name) => name in TIED)).toEqual([]);
    const removed = NAMES.map((token) => model.tokenId(token));
    const words = (await openWeights(output)).tensors.get(EMBEDDINGS);
    const kept = (await openWeights(model.directory)).tensors.get(EMBEDDINGS);
    if (words === undefined || kept === undefined) throw new Error("no embeddings");
    const [first, ...others] = await Promise.all(removed.map((tokenId) => readRows(words, [tokenId])));
    for (const row of others) expect(row).toEqual(first);
    const rest = model.vocabulary.flatMap((_, tokenId) => (removed.includes(tokenId) ? [] : [tokenId]));
    expect(await readRows(words, rest)).toEqual(await readRows(kept, rest));
    // The same but for what the removed ones had, which is shared out.
    const after = await predict(output);
    const lost = Math.log(rest.reduce((sum, tokenId) => sum + Math.exp(before[tokenId] as number), 0));
    for (const tokenId of rest) expect(after[tokenId]).toBeCloseTo((before[tokenId] as number) - lost, 4);
    for (const tokenId of removed) expect(after[tokenId]).toBeLessThan(-1_000);
  });

  it("comes back byte for byte", async () => {
    await pickleWeights(model.directory, form, TIED);
    const files = (await readdir(model.directory)).filter((name) => name.startsWith("pytorch_model"));
    const digests = await digestCheckpoint(model);
    const report = await rewrite();
    expect(report.model.before).toEqual({ modelSha256: digests.modelSha256 });
    const { modelSha256 } = await digestCheckpoint({ directory: output });
    expect(report.model.after).toEqual({ modelSha256 });
    const original = join(folder, "original");
    const undone = await undoRewrite({ modelDirectory: output, outputDirectory: original });
    expect(undone.model).toEqual(digests);
    expect(await digestCheckpoint({ directory: original })).toEqual(digests);
    for (const name of files)
      expect(await sha256File(join(original, name))).toBe(await sha256File(join(model.directory, name)));
    expect(await readdir(original)).not.toContain("model.safetensors");
    for (const bundle of await readdir(`${output}.private/undo`))
      for (const part of await readdir(join(`${output}.private/undo`, bundle)))
        expect((await stat(join(`${output}.private/undo`, bundle, part))).mode & 0o077).toBe(0);
  });
});

test("old names, module. and buffers are written as transformers writes them", async () => {
  const renamed = [...tensors].map(
    ([name, tensor]) => [`module.${name.replace(/LayerNorm\.weight$/, "LayerNorm.gamma")}`, tensor] as const,
  );
  const ids = { dtype: "I64", shape: [1, 66], key: "ids", bytes: new Uint8Array(66 * 8) };
  await rm(join(model.directory, "model.safetensors"));
  await writePickled(model.directory, "zip", new Map([...renamed, ["module.roberta.embeddings.position_ids", ids]]));
  await rewrite();
  const { tensors: stored } = await readSafetensorsHeader(join(output, "model.safetensors"));
  expect([...stored.keys()].sort()).toEqual([...tensors.keys()].filter((name) => !(name in TIED)).sort());
});

test("weights that have to be converted, untied: both matrices are written, and both are without the names", async () => {
  const path = join(model.directory, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as object;
  await writeFile(path, JSON.stringify({ ...config, tie_word_embeddings: false }));
  const { shape, bytes } = tensors.get(EMBEDDINGS) as TorchFixture;
  const [height, width] = shape as [number, number];
  const from = new Uint16Array(Uint8Array.from(bytes).buffer);
  const turned = Uint16Array.from(
    from,
    (_, index) => from[(index % height) * width + Math.floor(index / height)] as number,
  );
  const view = { dtype: "F16", shape, strides: [1, height], key: "turned", bytes: new Uint8Array(turned.buffer) };
  for (const name of [EMBEDDINGS, "lm_head.decoder.weight"]) tensors.set(name, view);
  await rm(join(model.directory, "model.safetensors"));
  await writePickled(model.directory, "zip", tensors);
  await rewrite();
  const stored = (await openWeights(output)).tensors;
  const [input, decoder] = [stored.get(EMBEDDINGS), stored.get("lm_head.decoder.weight")];
  if (input === undefined || decoder === undefined) throw new Error("not both");
  const all = [...model.vocabulary.keys()];
  expect(await readRows(input, all)).toEqual(await readRows(decoder, all));
  const [jan, piet] = [
    await readRows(decoder, [model.tokenId("ĠJan")]),
    await readRows(decoder, [model.tokenId("ĠPiet")]),
  ];
  expect(jan).toEqual(piet);
  expect((await predict(output))[model.tokenId("ĠJan")]).toBeLessThan(-1_000);
});

test("a pickle beside safetensors is not read: it stays behind", async () => {
  await writeFile(join(model.directory, "pytorch_model.bin"), "anything");
  const report = await rewrite();
  expect(report.leftBehind["pickles"]).toBe(3);
  expect(await readdir(output)).not.toContain("pytorch_model.bin");
});

test("a malicious pickle is refused, and nothing is written", async () => {
  await rm(join(model.directory, "model.safetensors"));
  await writeFile(
    join(model.directory, "pytorch_model.bin"),
    Buffer.from("\x80\x02cposix\nsystem\nX\x02\x00\x00\x00id\x85R.", "latin1"),
  );
  await expect(rewrite()).rejects.toThrow(/the global posix\.system/);
  expect((await readdir(folder)).sort()).toEqual(["decisions.jsonl", "model"]);
});
