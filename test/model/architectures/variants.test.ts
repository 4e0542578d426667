import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readNetwork } from "../../../src/model/architectures/registry.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { openSession } from "../../../src/model/session.ts";
import { ORACLE_MODELS, readOracle } from "../../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const SIZES = {
  hidden_size: 24, num_hidden_layers: 2, num_attention_heads: 3, intermediate_size: 40, vocab_size: 100, max_position_embeddings: 70,
}; // prettier-ignore
const read = (modelType: string, options: object) =>
  readNetwork({ ...SIZES, model_type: modelType, ...options }, "config.json").config;

describe("variants that are not built are refused by name", () => {
  it.each([
    ["deberta-v2", { pos_att_type: "p2p|c2p" }, /pos_att_type to be c2p, p2c or both, found "p2p\|c2p"/],
    ["deberta-v2", { norm_rel_ebd: "batch_norm" }, /norm_rel_ebd/],
    ["deberta-v2", { conv_kernel_size: 4 }, /conv_kernel_size to be odd/],
    ["deberta-v2", { conv_kernel_size: 3, conv_act: "mish" }, /conv_act/],
    ["deberta-v2", { attention_head_size: 16 }, /attention_head_size to be 8/],
    ["deberta-v2", { legacy: false, embedding_size: 16 }, /embedding_size/],
    ["mpnet", { relative_attention_num_buckets: 16 }, /relative_attention_num_buckets to be at least 32/],
    ["big_bird", { attention_type: "random" }, /attention_type/],
    ["megatron-bert", { position_embedding_type: "relative_key" }, /position_embedding_type/],
    ["albert", { hidden_act: "tanh" }, /hidden_act/],
  ] as const)("%s %j", (modelType, options, message) => {
    expect(() => read(modelType, options)).toThrow(expect.objectContaining({ code: "checkpoint-unsupported" }));
    expect(() => read(modelType, options)).toThrow(message);
  });

  it.each([
    ["longformer", { attention_window: 5 }],
    ["longformer", { attention_window: [4, 4, 4] }],
    ["deberta-v2", { conv_kernel_size: 3, conv_groups: 5 }],
    ["deberta-v2", { type_vocab_size: -1 }],
  ] as const)("%s %j is no such configuration", (modelType, options) => {
    expect(() => read(modelType, options)).toThrow(expect.objectContaining({ code: "input-format" }));
  });
});

it("what config.json leaves out has transformers' defaults", () => {
  expect(read("albert", {})).toMatchObject({ embedding: 128, groups: 1, layersInGroup: 1, activation: "gelu-tanh" });
  expect(read("deberta-v2", {})).toMatchObject({
    tokenTypes: 0, normEpsilon: 1e-7, addsPositions: true, hasLegacyHead: true, contentToPosition: false, normsDistances: false,
  }); // prettier-ignore
  expect(read("deberta-v2", { relative_attention: true, max_relative_positions: -1 })).toMatchObject({
    distances: { furthest: 70, sharesProjections: false },
  });
  expect(read("longformer", {})).toMatchObject({ windows: [256, 256], positionPadding: 1 });
  expect(read("mpnet", { pad_token_id: 5 })).toMatchObject({ positionPadding: 1, tokenTypes: 0, buckets: 32 });
  expect(read("xlm-roberta-xl", {})).toMatchObject({ normEpsilon: 1e-5, tokenTypes: 1 });
  expect(read("big_bird", {})).toMatchObject({ projectionBias: true, scalesWords: false, activation: "gelu-tanh" });
});

describe("a checkpoint", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  async function copy(name: string, change: object = {}): Promise<void> {
    await cp(join(ORACLE_MODELS, name), directory, { recursive: true });
    const config = JSON.parse(await readFile(join(directory, "config.json"), "utf8")) as object;
    await writeFile(join(directory, "config.json"), JSON.stringify({ ...config, ...change }));
  }

  it("of BigBird takes no text longer than transformers attends to in full", async () => {
    await copy("big_bird", { block_size: 4, num_random_blocks: 1 });
    expect((await openCheckpoint(directory)).maximumLength).toBe(28);
    await copy("big_bird", { block_size: 4, num_random_blocks: 1, attention_type: "original_full" });
    expect((await openCheckpoint(directory)).maximumLength).toBe(70);
  });

  it("of MPNet has two positions that hold no token, whatever pads", async () => {
    await copy("mpnet", { pad_token_id: 0 });
    expect((await openCheckpoint(directory)).maximumLength).toBe(70);
    await copy("mpnet", { pad_token_id: 0, max_position_embeddings: 40 });
    expect((await openCheckpoint(directory)).maximumLength).toBe(38);
  });

  it("of DeBERTa 3 without legacy: false is refused, and says what to put where", async () => {
    await copy("deberta-v2", { legacy: undefined });
    await expect(openSession(await openCheckpoint(directory))).rejects.toMatchObject({
      code: "checkpoint-unsupported",
      message: expect.stringMatching(/lm_predictions\.lm_head\.dense\.weight.*Put "legacy": false into config\.json/),
    });
  });

  it("of ALBERT is nearly the same in 8 bits", async () => {
    await copy("albert");
    const checkpoint = await openCheckpoint(directory);
    const questions = await readOracle(directory);
    const rowsOf = async (precision: "float32" | "int8") => {
      const session = await openSession(checkpoint, { threads: 1, precision });
      const rows = await session.logProbabilities(questions);
      await session.close();
      return rows.flatMap((masks) => masks.flatMap((row) => [...row]));
    };
    const [exact, rounded] = [await rowsOf("float32"), await rowsOf("int8")];
    const largest = Math.max(...exact.map((value, index) => Math.abs(value - (rounded[index] as number))));
    expect(largest).toBeGreaterThan(0);
    expect(largest).toBeLessThan(1);
  });
});
