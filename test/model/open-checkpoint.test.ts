import { cp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, beforeEach, expect, test } from "vitest";

import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let original: string;
let directory: string;

beforeAll(async () => {
  original = (await createTinyCheckpoint(await temporaryDirectory())).directory;
});

beforeEach(async () => {
  directory = await temporaryDirectory();
  await cp(original, directory, { recursive: true });
});

async function edit(name: string, change: (value: Record<string, never>) => unknown): Promise<void> {
  const path = join(directory, name);
  const value = JSON.parse(await readFile(path, "utf8")) as Record<string, never>;
  await writeFile(path, JSON.stringify(change(value)));
}

test("opens: sizes, lengths, special tokens and hashes that follow the files", async () => {
  const checkpoint = await openCheckpoint(directory);
  expect(checkpoint).toMatchObject({ directory, modelType: "roberta", maximumLength: 64 });
  expect(checkpoint.vocabularySize).toBe(checkpoint.tokenizer.vocabulary.length);
  expect(checkpoint.tokenizer).toMatchObject({
    maskTokenId: 4,
    padTokenId: 1,
    specialTokenIds: new Set([0, 1, 2, 3, 4]),
  });
  const digests = await digestCheckpoint(checkpoint);
  expect(await digestCheckpoint({ directory: original })).toEqual(digests);
  await edit("special_tokens_map.json", (value) => ({ ...value, note: 1 }));
  const edited = await digestCheckpoint(checkpoint);
  expect(edited.modelSha256).toBe(digests.modelSha256);
  expect(edited.tokenizerSha256).not.toBe(digests.tokenizerSha256);
});

test("a folder that is not there", async () => {
  await expect(openCheckpoint(join(directory, "no"))).rejects.toMatchObject({ code: "input-missing" });
});

test.each(["config.json", "tokenizer.json"])("without %s it names the file and the folder", async (name) => {
  await rm(join(directory, name));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-incomplete",
    message: expect.stringContaining(`${directory}: ${name} is missing`) as string,
    details: { directory, file: name },
  });
});

test("without weights it names model.safetensors; without ONNX a session says how to export", async () => {
  await rm(join(directory, "model.onnx"));
  const checkpoint = await openCheckpoint(directory);
  await expect(openSession(checkpoint)).rejects.toThrow(/model\.onnx is missing.*optimum-cli/);
  await rm(join(directory, "model.safetensors"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-incomplete",
    details: { file: "model.safetensors" },
  });
});

test.each(["pytorch_model.bin", "model.safetensors.index.json"])(
  "with %s only, it names the command that converts it",
  async (name) => {
    await rm(join(directory, "model.onnx"));
    await rename(join(directory, "model.safetensors"), join(directory, name));
    await expect(openCheckpoint(directory)).rejects.toMatchObject({
      code: "checkpoint-unsupported",
      message: expect.stringMatching(/Convert it first: python -c .*save_pretrained/) as string,
    });
  },
);

test("vocabulary sizes that differ: config against tokenizer, then against weights", async () => {
  const { vocabularySize } = await openCheckpoint(directory);
  await edit("config.json", (value) => ({ ...value, vocab_size: vocabularySize + 1 }));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    details: { expected: vocabularySize + 1, found: vocabularySize },
  });
  await expect(openCheckpoint(directory)).rejects.toThrow(/tokenizer\.json has entries up to/);
  await createTinyCheckpoint(directory, { extraTokens: ["one"] });
  await cp(join(original, "model.safetensors"), join(directory, "model.safetensors"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    message: expect.stringContaining(`vocab_size ${vocabularySize + 1}, model.safetensors has`) as string,
  });
});

test("an ONNX file of another vocabulary is found out when it predicts", async () => {
  await createTinyCheckpoint(directory, { extraTokens: ["one"] });
  await cp(join(original, "model.onnx"), join(directory, "model.onnx"));
  const session = await openSession(await openCheckpoint(directory));
  await expect(session.logProbabilities([{ tokenIds: [0, 4, 2], positions: [1] }])).rejects.toMatchObject({
    code: "checkpoint-mismatch",
  });
  await session.close();
});

test("an ONNX file that is cut off", async () => {
  await truncate(join(directory, "model.onnx"), 5_000);
  await expect(openSession(await openCheckpoint(directory))).rejects.toMatchObject({ code: "input-format" });
});

test("a config without a vocabulary size, or that is no JSON", async () => {
  await edit("config.json", (value) => ({ ...value, vocab_size: "many" }));
  await expect(openCheckpoint(directory)).rejects.toThrow(/config\.json: expected vocab_size/);
  await writeFile(join(directory, "config.json"), "{");
  await expect(openCheckpoint(directory)).rejects.toThrow(/config\.json: expected JSON/);
});

test("a tokenizer without the mask token", async () => {
  await edit("tokenizer_config.json", (value) => ({ ...value, mask_token: "[MASK]" }));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    details: { role: "mask" },
  });
});

test("the longest input leaves out the positions that RoBERTa reserves, and heeds the tokenizer's own limit", async () => {
  await edit("tokenizer_config.json", (value) => ({ ...value, model_max_length: 1e30 }));
  expect((await openCheckpoint(directory)).maximumLength).toBe(64);
  await edit("tokenizer_config.json", (value) => ({ ...value, model_max_length: 12 }));
  expect((await openCheckpoint(directory)).maximumLength).toBe(12);
  await rm(join(directory, "tokenizer_config.json"));
  await edit("config.json", (value) => ({ ...value, model_type: "bert" }));
  expect((await openCheckpoint(directory)).maximumLength).toBe(66);
});
