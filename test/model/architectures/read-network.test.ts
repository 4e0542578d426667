import { expect, test } from "vitest";

import type { AbsoluteConfig } from "../../../src/model/architectures/network-config.ts";
import { readNetwork } from "../../../src/model/architectures/registry.ts";

const BERT = {
  model_type: "bert",
  hidden_size: 32,
  num_hidden_layers: 2,
  num_attention_heads: 4,
  intermediate_size: 64,
  vocab_size: 100,
  max_position_embeddings: 40,
};
const MODERN = { ...BERT, model_type: "modernbert", num_hidden_layers: 4 };

const read = (config: Readonly<Record<string, unknown>>) => readNetwork(config, "config.json").config;

test("what transformers leaves out of config.json has transformers' defaults", () => {
  expect(read(BERT)).toEqual({
    family: "bert",
    layers: 2,
    hidden: 32,
    heads: 4,
    inner: 64,
    vocabularySize: 100,
    positions: 40,
    normEpsilon: 1e-12,
    activation: "gelu",
    tied: true,
    embedding: 32,
    tokenTypes: 2,
    headActivation: "gelu",
  });
});

test("architectures differ: position offset, head activation, names of sizes", () => {
  expect(read({ ...BERT, model_type: "roberta", hidden_act: "relu" })).toMatchObject({
    positionPadding: 1,
    activation: "relu",
    headActivation: "gelu",
  });
  expect(read({ ...BERT, hidden_act: "gelu_new" })).toMatchObject({ headActivation: "gelu-tanh" });
  const distil = {
    model_type: "distilbert",
    dim: 32,
    n_layers: 3,
    n_heads: 2,
    hidden_dim: 64,
    vocab_size: 9,
    max_position_embeddings: 8,
  };
  expect(read(distil)).toMatchObject({ layers: 3, heads: 2, tokenTypes: 0, normEpsilon: 1e-12 });
  expect((read({ ...BERT, model_type: "electra", embedding_size: 8 }) as AbsoluteConfig).embedding).toBe(8);
  expect((read({ ...BERT, embedding_size: 8 }) as AbsoluteConfig).embedding).toBe(32);
});

test("ModernBERT's windows and rotations, as new and old files write them", () => {
  const old = {
    ...MODERN,
    global_attn_every_n_layers: 3,
    local_attention: 10,
    global_rope_theta: 9000,
    local_rope_theta: 70,
  };
  const layers = { windows: [undefined, 5, 5, undefined], rotaryBases: [9000, 70, 70, 9000] };
  expect(read(old)).toMatchObject(layers);
  const types = ["full_attention", "sliding_attention", "sliding_attention", "full_attention"];
  const rope = {
    full_attention: { rope_type: "default", rope_theta: 9000 },
    sliding_attention: { rope_type: "default", rope_theta: 70 },
  };
  expect(read({ ...MODERN, layer_types: types, local_attention: 11, rope_parameters: rope })).toMatchObject(layers);
});

test.each([
  ["num_hidden_layers", 0],
  ["num_hidden_layers", 1e9],
  ["num_hidden_layers", "12"],
  ["hidden_size", 32.5],
  ["hidden_size", -1],
  ["num_attention_heads", 5],
  ["layer_norm_eps", 0],
  ["vocab_size", Number.MAX_SAFE_INTEGER],
  ["max_position_embeddings", null],
])("%s of %j is malformed, and the message names it", (key, value) => {
  expect(() => read({ ...BERT, [key]: value })).toThrow(
    expect.objectContaining({ code: "input-format", details: { path: "config.json", key } }),
  );
});

test.each([
  [{ model_type: "gpt2" }, "model_type"],
  [{ model_type: undefined }, "model_type"],
  [{ is_decoder: true }, "is_decoder"],
  [{ add_cross_attention: true }, "add_cross_attention"],
  [{ position_embedding_type: "relative_key_query" }, "position_embedding_type"],
  [{ hidden_act: "mish" }, "hidden_act"],
  [{ hidden_act: { toString: "x" } }, "hidden_act"],
])("%j is another network than we build", (change, key) => {
  expect(() => read({ ...BERT, ...change })).toThrow(
    expect.objectContaining({ code: "checkpoint-unsupported", details: { path: "config.json", key } }),
  );
});

test("a stretched rotation is another network than we build", () => {
  const stretched = { ...MODERN, rope_parameters: { full_attention: { rope_type: "yarn", rope_theta: 9000 } } };
  expect(() => read(stretched)).toThrow(expect.objectContaining({ code: "checkpoint-unsupported" }));
});
