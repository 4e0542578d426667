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

test("without config.json, or any file of a tokenizer, it names the file and the folder", async () => {
  const missing = (file: string) => ({
    code: "checkpoint-incomplete",
    message: expect.stringContaining(`${directory}: ${file} is missing`) as string,
    details: { directory, file },
  });
  await rm(join(directory, "tokenizer.json"));
  await rm(join(directory, "vocab.json"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject(missing("tokenizer.json"));
  await rm(join(directory, "config.json"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject(missing("config.json"));
});

test("without weights it names model.safetensors; asked for an export that is not there, a session says how to make one", async () => {
  await rm(join(directory, "model.onnx"));
  const checkpoint = await openCheckpoint(directory);
  await expect(openSession(checkpoint, { weights: "onnx" })).rejects.toThrow(/model\.onnx is missing.*optimum-cli/);
  await rm(join(directory, "model.safetensors"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-incomplete",
    details: { file: "model.safetensors" },
  });
});

test("with weights in other files only, it names the command that converts them", async () => {
  await rm(join(directory, "model.onnx"));
  await rename(join(directory, "model.safetensors"), join(directory, "tf_model.h5"));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringMatching(/tf_model\.h5.*convert it .*python -c .*save_pretrained/) as string,
  });
  await rename(join(directory, "tf_model.h5"), join(directory, "pytorch_model.bin"));
  await expect(openCheckpoint(directory)).rejects.toThrow(/expected a file of torch\.save .*found another beginning/);
});

test("vocabulary sizes that differ: tokenizer larger than config, then config other than weights", async () => {
  const { vocabularySize } = await openCheckpoint(directory);
  await edit("config.json", (value) => ({ ...value, vocab_size: vocabularySize - 1 }));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    message: expect.stringContaining("the tokenizer has entries up to") as string,
    details: { expected: vocabularySize - 1, found: vocabularySize },
  });
  await edit("config.json", (value) => ({ ...value, vocab_size: vocabularySize + 1 }));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-mismatch",
    message: expect.stringMatching(/vocab_size \d+, the weights have roberta\.embeddings\.word_embeddings/) as string,
    details: { expected: vocabularySize + 1, found: vocabularySize },
  });
});

test("rows that no entry of the tokenizer names have the empty string as token", async () => {
  const { vocabularySize } = await openCheckpoint(directory);
  await edit("config.json", (value) => ({ ...value, vocab_size: vocabularySize + 3 }));
  await rm(join(directory, "model.safetensors"));
  const padded = await openCheckpoint(directory);
  expect(padded.tokenizer.vocabulary).toHaveLength(vocabularySize + 3);
  expect(padded.tokenizer.vocabulary.slice(-3)).toEqual(["", "", ""]);
});

test("an ONNX file of another vocabulary is found out when it predicts", async () => {
  await createTinyCheckpoint(directory, { extraTokens: ["one"] });
  await cp(join(original, "model.onnx"), join(directory, "model.onnx"));
  const session = await openSession(await openCheckpoint(directory), { weights: "onnx" });
  await expect(session.logProbabilities([{ tokenIds: [0, 4, 2], positions: [1] }])).rejects.toMatchObject({
    code: "checkpoint-mismatch",
  });
  await session.close();
});

test("an ONNX file that is cut off", async () => {
  await truncate(join(directory, "model.onnx"), 5_000);
  const checkpoint = await openCheckpoint(directory);
  await expect(openSession(checkpoint, { weights: "onnx" })).rejects.toMatchObject({ code: "input-format" });
});

test("a config without a vocabulary size, or that is no JSON", async () => {
  await edit("config.json", (value) => ({ ...value, vocab_size: "many" }));
  await expect(openCheckpoint(directory)).rejects.toThrow(/config\.json: expected vocab_size/);
  await writeFile(join(directory, "config.json"), "{");
  await expect(openCheckpoint(directory)).rejects.toThrow(/config\.json: expected JSON/);
});

test.each([
  ["gpt2", ["GPT2LMHeadModel"]],
  ["llama", undefined],
  ["new-decoder", ["NewForCausalLM"]],
])("a decoder is refused by its model_type, whatever keys it lacks: %s", async (modelType, architectures) => {
  await edit("config.json", () => ({
    model_type: modelType,
    ...(architectures && { architectures }),
    n_positions: 1024,
  }));
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringContaining(`"model_type" ${modelType}`) as string,
  });
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
