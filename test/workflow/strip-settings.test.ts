import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readNetwork } from "../../src/model/architectures/registry.ts";
import { identifies } from "../../src/workflow/settings/identifying.ts";
import { SHAPES } from "../../src/workflow/settings/shapes.ts";
import { stripSettings } from "../../src/workflow/settings/strip-settings.ts";
import { ORACLE_MODELS, oracleModels } from "../fixtures/oracle-checkpoint.ts";

const strip = (value: unknown, file = "config.json") => stripSettings(value, SHAPES[file] ?? { keys: {} }, file);

/** Values that tell about people and machines. */
const TELLING = [
  "/home/anna/models/run-3",
  "/mnt/x",
  "~/models/run",
  "~anna/models",
  "$HOME/models/run",
  "${SCRATCH}/run",
  "%USERPROFILE%\\models",
  "../models/run",
  "users/anna/run-3/config.json",
  "home/anna",
  "C:\\Users\\anna",
  "C:/Users/anna",
  "\\\\fileserver\\notes$",
  "file:///srv/notes",
  "s3://anna-bucket/model",
  "hdfs://namenode/user/anna",
  "gdrive:anna/model",
  "https://github.com/anna/model",
  "https://huggingface.co/anna/model",
  "trained with --data=/data/notes/2019",
  "anna@ziekenhuis.example",
  "anna@gpu3",
  "anna@gpu3:models",
  "gpu3.cluster.local",
  "gpu-node-03",
  "dgx01",
  "https://anna:secret@example.org/x",
  "http://192.168.1.20:8080",
  "fe80::1ff:fe23:4567:890a",
  "2001:db8:0:1:1:1:1:1",
] as const;

describe("identifies", () => {
  it.each(TELLING)("%s", (text) => expect(identifies(text)).toBeDefined());

  it.each([
    "</s>",
    "[MASK]",
    "<|endoftext|>",
    "gelu",
    "{% if a %}{{ bos_token + '</s>' }}{% endif %}",
    "##en",
    "and/or",
    "▁",
  ])("not %s", (text) => expect(identifies(text)).toBeUndefined());
});

describe("stripSettings", () => {
  it.each(TELLING)("takes out %s, as a value and as a key, and tells neither", (text) => {
    for (const file of Object.keys(SHAPES)) {
      const told = [];
      for (const value of [
        { note: text }, { [text]: 1 }, { [text]: { a: text } }, { hidden_size: text }, { hidden_size: { [text]: 4 } }, { architectures: [text] },
        { model: { [text]: 1 } }, { added_tokens: [{ id: 5, content: "<x>", [text]: text }] }, { normalizer: { type: "NFC", [text]: text } },
        { post_processor: { type: "TemplateProcessing", special_tokens: { [text]: { id: text } } } }, { bos_token: { content: "<s>", [text]: 1 } },
        { added_tokens_decoder: { 5: { content: "<x>", [text]: true } } }, { weight_map: { [text]: "model-00001-of-00002.safetensors" } },
        { id2label: { 0: text, [text]: "A" } }, { label2id: { [text]: 1 } }, { rounds: [{ [text]: 1 }] }, { leftBehind: [text] }, { leftBehind: { [text]: 1 } },
        { weights: { files: { [text]: {} } } }, { versions: { [text]: "1" } }, { chat_template: text }, { bos_token: text },
      ]) {
        const { value: kept, stripped } = strip(value, file);
        expect(JSON.stringify(kept)).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(stripped.length).toBeGreaterThan(0);
        told.push(stripped);
      }
      expect(JSON.stringify(told)).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  }); // prettier-ignore

  it.each([
    "_name_or_path", "output_dir", "hub_model_id", "hostname", "username", "run_name", "tokenizer_file", "base_model_name_or_path", "tokenizer_name_or_path",
    "model_name_or_path", "trained_by", "author_name", "creator", "owner", "hub_repo_id", "maintainer", "contact", "slurm_user",
  ])("takes out %s, whatever it says, and names it", (key) => {
    for (const value of ["x", 4, ["x"], { x: 1 }])
      expect(strip({ [key]: value, hidden_size: 1 })).toEqual({
        value: { hidden_size: 1 },
        stripped: [{ file: "config.json", key, why: "not needed to load the model" }],
      });
  }); // prettier-ignore

  it("publishes nothing that it does not know, and never tells a key that it does not", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(SHAPES)),
        fc.string({ minLength: 3 }),
        fc.string({ minLength: 3 }),
        (file, a, b) => {
          const [key, text] = [`zq${a}`, `zq${b}`];
          const { value, stripped } = strip({ [key]: text, model: { [key]: text }, rounds: [{ [key]: 1 }] }, file);
          expect(JSON.stringify([value, stripped])).not.toContain("zq");
        },
      ),
    );
  });

  it.each(oracleModels())("leaves the network and the way of cutting text of %s as they are", async (name) => {
    const read = async (file: string) =>
      JSON.parse(await readFile(join(ORACLE_MODELS, name, file), "utf8")) as Record<string, unknown>;
    const config = await read("config.json");
    const published = strip(config).value as typeof config;
    expect(readNetwork(published, "config.json").config).toEqual(readNetwork(config, "config.json").config);
    expect(strip(await read("tokenizer.json"), "tokenizer.json").stripped).toEqual([]);
    // Where a tokenizer was saved, and by what.
    const dropped = ["is_local", "local_files_only"];
    const settings = await read("tokenizer_config.json");
    const left = Object.keys(strip(settings, "tokenizer_config.json").value as object);
    expect(Object.keys(settings).filter((key) => !left.includes(key) && !dropped.includes(key))).toEqual([]);
  });

  it("leaves what a configuration needs as it is, the same value", () => {
    const config = {
      architectures: ["RobertaForMaskedLM"],
      model_type: "roberta",
      hidden_act: "gelu",
      dtype: "float16",
      global_attn_every_n_layers: 3,
      rope_parameters: {
        full_attention: { rope_theta: 160000, rope_type: "default" },
        sliding_attention: { rope_theta: 10000 },
      },
      layer_types: ["full_attention", "sliding_attention"],
      transformers_version: "5.23.0",
      id2label: { 0: "PERSON", 1: "GPE/LOC" },
      label2id: { LABEL_0: 0 },
      classifier_dropout: null,
    };
    const { value, stripped } = strip(config);
    expect(stripped).toEqual([]);
    expect(value).toBe(config);
  });

  it.each(["notes-nl", "notes-nl-raw", "notes-nl-wiki", "notes-nl-published"])(
    "leaves the files of %s, but what they need not say",
    async (model) => {
      const folder = fileURLToPath(new URL(`../../models/${model}`, import.meta.url));
      for (const file of [
        "config.json",
        "tokenizer.json",
        "tokenizer_config.json",
        "special_tokens_map.json",
        "training.json",
      ]) {
        const { stripped } = strip(JSON.parse(await readFile(join(folder, file), "utf8")), file);
        const expected = file === "training.json" ? ["name", "corpus.digest", "evaluationCorpus.digest"] : [];
        expect(stripped.map(({ key }) => key)).toEqual(expected);
      }
    },
  );
});
