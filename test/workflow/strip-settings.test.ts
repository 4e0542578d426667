import { describe, expect, it } from "vitest";

import { stripSettings } from "../../src/workflow/strip-settings.ts";

const strip = (value: unknown) => stripSettings(value, "config.json");

describe("stripSettings", () => {
  it.each([
    "/home/anna/models/run-3",
    "/mnt/x",
    "~/models/run",
    "../models/run",
    "C:\\Users\\anna",
    "\\\\fileserver\\notes$",
    "file:///srv/notes",
    "trained with --data=/data/notes/2019",
    "anna@ziekenhuis.example",
    "anna@gpu3:models",
    "gpu3.cluster.local",
    "https://anna:secret@example.org/x",
    "http://192.168.1.20:8080",
  ])("takes out %s, and says where it stood", (text) => {
    const { value, stripped } = strip({ keep: 1, nested: { list: ["a", text, "b"] } });
    expect(value).toEqual({ keep: 1, nested: { list: ["a", "b"] } });
    expect(stripped).toEqual([{ file: "config.json", key: "nested.list.1", why: expect.any(String) }]);
    expect(JSON.stringify(stripped)).not.toContain(text);
  });

  it.each(["_name_or_path", "output_dir", "hub_model_id", "hostname", "username", "run_name", "tokenizer_file"])(
    "takes out %s, whatever it says",
    (key) =>
      expect(strip({ [key]: "x", a: 1 })).toEqual({
        value: { a: 1 },
        stripped: [{ file: "config.json", key, why: expect.any(String) }],
      }),
  );

  it("leaves what a configuration needs as it is, the same value", () => {
    const config = {
      architectures: ["RobertaForMaskedLM"],
      eos_token: "</s>",
      version: "5.23.0",
      id2label: { 0: "PERSON", 1: "GPE/LOC" },
      chat_template: "{% if a %}{{ bos_token + '</s>' }}{% endif %}",
      homepage: "https://huggingface.co/docs/transformers",
      optimizer: "Muon and/or AdamW, 1/2",
      host: "",
      node: 4,
    };
    const { value, stripped } = strip(config);
    expect(stripped).toEqual([]);
    expect(value).toBe(config);
  });
});
