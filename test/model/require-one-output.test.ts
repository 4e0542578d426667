import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { readSafetensorsHeader } from "../../src/formats/weights/safetensors.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { requireOneOutput } from "../../src/model/require-one-output.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";

const WORDS = "roberta.embeddings.word_embeddings.weight";
let directory: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(directory);
});

type Change = (bytes: Uint8Array) => Uint8Array;

const same: Change = (bytes) => bytes;
/** One number is another one. */
const other: Change = (bytes) => bytes.map((byte, index) => (index === bytes.length - 2 ? byte ^ 1 : byte));
const zeros: Change = (bytes) => new Uint8Array(bytes.length);

/** Lets `edit` change the tensors of the model. */
async function editTensors(edit: (tensors: Map<string, FixtureTensor>) => void): Promise<void> {
  const path = join(directory, "model.safetensors");
  const file = await readFile(path);
  const stored = new Map<string, FixtureTensor>();
  for (const [name, { dtype, shape, byteOffset, byteLength }] of (await readSafetensorsHeader(path)).tensors)
    stored.set(name, { dtype, shape, bytes: new Uint8Array(file.subarray(byteOffset, byteOffset + byteLength)) });
  edit(stored);
  await writeSafetensors(path, stored);
}

/** Stores a tensor once more under another name, as `change` makes its bytes. */
function store(from: string, to: string, change: Change): Promise<void> {
  return editTensors((tensors) => {
    const tensor = tensors.get(from) as FixtureTensor;
    tensors.set(to, { ...tensor, bytes: change(tensor.bytes) });
  });
}

async function setConfig(change: Record<string, unknown>): Promise<void> {
  const path = join(directory, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...config, ...change }));
}

it("takes a model whose output matrix is stored once, or twice alike", async () => {
  await openCheckpoint(directory);
  await store(WORDS, "lm_head.decoder.weight", same);
  await openCheckpoint(directory);
});

it.each([true, undefined])("refuses one of which loaders read different matrices, tied: %s", async (tied) => {
  await setConfig({ tie_word_embeddings: tied });
  await store(WORDS, "lm_head.decoder.weight", other);
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringMatching(
      /model\.safetensors: .*expected lm_head\.decoder\.weight to equal roberta\.embeddings.*tie_word_embeddings": false/,
    ) as string,
  });
  await setConfig({ tie_word_embeddings: false });
  await store("lm_head.bias", "lm_head.decoder.bias", same);
  await openCheckpoint(directory);
});

it("finds the word embeddings of an encoder that was saved alone", async () => {
  await editTensors((tensors) => {
    const renamed = [...tensors].map(([name, tensor]) => [name.replace(/^roberta\./, ""), tensor] as const);
    tensors.clear();
    for (const [name, tensor] of renamed) tensors.set(name, tensor);
  });
  await openCheckpoint(directory);
  await store("embeddings.word_embeddings.weight", "lm_head.decoder.weight", other);
  await expect(openCheckpoint(directory)).rejects.toThrow(/decoder\.weight to equal embeddings\.word_embeddings/);
});

it("takes an untied model only with a bias that every version of transformers reads", async () => {
  await setConfig({ tie_word_embeddings: false });
  await store(WORDS, "lm_head.decoder.weight", other);
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringMatching(/lm_head\.bias alone.*copy of it as lm_head\.decoder\.bias/) as string,
  });
  await store("lm_head.bias", "lm_head.decoder.bias", other);
  await openCheckpoint(directory);
  await editTensors((tensors) => tensors.delete("lm_head.decoder.bias"));
  await store("lm_head.bias", "lm_head.bias", zeros);
  await openCheckpoint(directory);
});

it("refuses two biases of a tied BERT, of which versions of transformers take different ones", async () => {
  const bias: FixtureTensor = {
    dtype: "F32",
    shape: [4],
    bytes: new Uint8Array(new Float32Array([1, 2, 3, 4]).buffer),
  };
  const bert = { directory, config: {}, modelType: "bert" };
  const biases = (own: FixtureTensor) =>
    new Map([
      ["cls.predictions.bias", bias],
      ["cls.predictions.decoder.bias", own],
    ]);
  await writeSafetensors(join(directory, "model.safetensors"), biases(bias));
  await requireOneOutput(bert);
  await writeSafetensors(join(directory, "model.safetensors"), biases({ ...bias, bytes: other(bias.bytes) }));
  await expect(requireOneOutput(bert)).rejects.toThrow(
    /cls\.predictions\.decoder\.bias to equal cls\.predictions\.bias/,
  );
  await requireOneOutput({ ...bert, config: { tie_word_embeddings: false } });
});

it("refuses a tie that is neither true nor false, whatever versions make of it", async () => {
  await setConfig({ tie_word_embeddings: null });
  await expect(openCheckpoint(directory)).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringContaining("tie_word_embeddings to be true or false") as string,
  });
});
