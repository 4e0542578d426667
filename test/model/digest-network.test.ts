import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { digestNetwork } from "../../src/model/digest-network.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let directory: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(directory);
});

/** The digest with these keys instead of what config.json has. */
async function digestWith(change: Record<string, unknown>): Promise<string> {
  const path = join(directory, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...change, ...config, ...change }));
  return digestNetwork(await openCheckpoint(directory));
}

it("is the same however config.json is written, and whatever else it says", async () => {
  const digest = digestNetwork(await openCheckpoint(directory));
  expect(await digestWith({ _name_or_path: "somebody/base", transformers_version: "4.0.0" })).toBe(digest);
  expect(await digestWith({ tie_word_embeddings: undefined })).toBe(digest);
});

it.each([
  { layer_norm_eps: 0.9 },
  { hidden_act: "relu" },
  { num_attention_heads: 4 },
  { dtype: "float16" },
  { tokenizer_class: "BertTokenizer" },
])("is another one where predictions are: %o", async (change) => {
  const changed = await digestWith(change);
  await createTinyCheckpoint(directory);
  expect(changed).not.toBe(digestNetwork(await openCheckpoint(directory)));
});

it("is another one where the output matrix is no longer tied", async () => {
  const of = async (tied: boolean) =>
    digestNetwork({ ...(await openCheckpoint(directory)), config: { ...CONFIG, tie_word_embeddings: tied } });
  const { config: CONFIG } = await openCheckpoint(directory);
  expect(await of(true)).not.toBe(await of(false));
});

it.each([
  { max_position_embeddings: 34 },
  { relative_attention: true },
  { pos_att_type: ["p2c"] },
  { norm_rel_ebd: "none" },
])("counts every setting of a variant that only an exported graph holds: %o", async (change) => {
  const relative = await digestWith({ position_embedding_type: "relative_key" });
  expect(relative).toMatch(/^[0-9a-f]{64}$/u);
  expect(await digestWith(change)).not.toBe(relative);
});

it("does not count where a model of another architecture came from, nor the order of its settings", async () => {
  const funnel = { model_type: "funnel", attention_type: "relative_shift" };
  const digest = await digestWith(funnel);
  const provenance = { _name_or_path: "somebody/base", transformers_version: "4.0.0", architectures: ["Other"] };
  expect(await digestWith({ ...provenance, data: "/home/jan/x" })).toBe(await digestWith({ data: "../x" }));
  const path = join(directory, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  delete config["data"];
  await writeFile(path, JSON.stringify(Object.fromEntries(Object.entries(config).toReversed())));
  expect(digestNetwork(await openCheckpoint(directory))).toBe(digest);
});
