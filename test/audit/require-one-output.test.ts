import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { requireOneOutput } from "../../src/audit/require-one-output.ts";
import { readSafetensorsHeader } from "../../src/formats/safetensors.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";

const WORDS = "roberta.embeddings.word_embeddings.weight";
let directory: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(directory);
});

/** Stores the word embeddings once more as the output matrix, as `change` makes them. */
async function storeOutput(change: (bytes: Uint8Array) => Uint8Array): Promise<void> {
  const path = join(directory, "model.safetensors");
  const file = await readFile(path);
  const { tensors } = await readSafetensorsHeader(path);
  const stored = new Map<string, FixtureTensor>();
  for (const [name, { dtype, shape, byteOffset, byteLength }] of tensors)
    stored.set(name, { dtype, shape, bytes: new Uint8Array(file.subarray(byteOffset, byteOffset + byteLength)) });
  const words = stored.get(WORDS) as FixtureTensor;
  stored.set("lm_head.decoder.weight", { ...words, bytes: change(words.bytes) });
  await writeSafetensors(path, stored);
}

it("takes a model whose output matrix is stored once, or twice alike", async () => {
  await requireOneOutput(await openCheckpoint(directory));
  await storeOutput((bytes) => bytes);
  await requireOneOutput(await openCheckpoint(directory));
});

it("refuses one of which loaders read different matrices, unless config.json says which", async () => {
  await storeOutput((bytes) => bytes.map((byte, index) => (index === bytes.length - 2 ? byte ^ 1 : byte)));
  await expect(requireOneOutput(await openCheckpoint(directory))).rejects.toMatchObject({
    code: "checkpoint-unsupported",
    message: expect.stringContaining("lm_head.decoder.weight") as string,
  });
  const config = await readFile(join(directory, "config.json"), "utf8");
  await writeFile(
    join(directory, "config.json"),
    config.replace('"tie_word_embeddings": true', '"tie_word_embeddings": false'),
  );
  await requireOneOutput(await openCheckpoint(directory));
});
