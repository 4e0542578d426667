import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let directory: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(directory);
});

it.each([
  "tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "added_tokens.json", "vocab.json", "merges.txt", "vocab.txt",
  "sentencepiece.bpe.model", "spiece.model", "spm.model", "bpe.codes", "dict.txt", "entity_vocab.json", "tokenizer.4.0.0.json",
  "tokenization_notes.py", "emoji.json",
])("counts each byte of %s, which some loader reads a tokenizer of", async (name) => {
  await writeFile(join(directory, name), "a");
  const { modelSha256, tokenizerSha256 } = await digestCheckpoint({ directory });
  await writeFile(join(directory, name), "b");
  const changed = await digestCheckpoint({ directory });
  expect([changed.modelSha256, changed.tokenizerSha256 === tokenizerSha256]).toEqual([modelSha256, false]);
}); // prettier-ignore

it.each(["README.md", "training.json", "rewrite.json", "audit.json", "notes.txt"])(
  "does not count %s, which no loader reads",
  async (name) => {
    const digests = await digestCheckpoint({ directory });
    await writeFile(join(directory, name), "a");
    expect(await digestCheckpoint({ directory })).toEqual(digests);
  },
);
