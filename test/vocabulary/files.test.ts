import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readTokenizerObject } from "../../src/formats/tokenizer-json.ts";
import { renameInTemplate } from "../../src/vocabulary/files/rename-in-template.ts";
import { rewriteMergesTxt } from "../../src/vocabulary/files/rewrite-merges.ts";
import { setStringField } from "../../src/vocabulary/files/rewrite-settings-json.ts";
import { rewriteTokenizerJson } from "../../src/vocabulary/files/rewrite-tokenizer-json.ts";
import { planRewrite } from "../../src/vocabulary/plan/plan.ts";
import { rewrittenVocabulary } from "../../src/vocabulary/rewritten-vocabulary.ts";
import { writeVocabularyFiles } from "../../src/vocabulary/tokenizer-files.ts";
import { readVocabulary } from "../../src/vocabulary/vocabulary.ts";
import { sentencePieceModel } from "../fixtures/write-sentencepiece.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { GENERATED, removable } from "./generated-vocabularies.ts";
import { makeBpe } from "./make-vocabulary.ts";

/** JSON as several programs lay it out. */
const LAYOUTS: Readonly<Record<string, (value: unknown) => string>> = {
  "on one line": (value) => JSON.stringify(value),
  "with two spaces and a final line end": (value) => `${JSON.stringify(value, undefined, 2)}\n`,
  "with tabs and CR LF": (value) => JSON.stringify(value, undefined, "\t").replaceAll("\n", "\r\n"),
  "as Python writes it": (value) =>
    JSON.stringify(value, undefined, 1)
      .replaceAll(/\n\s*/g, " ")
      .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
};

describe.each(Object.entries(GENERATED))("tokenizer.json of a %s", (_, vocabularies) => {
  test("is written as planned and keeps its layout, in every layout", () => {
    let rewritten = 0;
    const cases = vocabularies.chain((vocabulary) =>
      fc.tuple(
        fc.constant(vocabulary),
        fc.subarray(removable(vocabulary)),
        fc.constantFrom(...Object.keys(LAYOUTS)),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(cases, ([vocabulary, names, layout, asStrings]) => {
        const raw = structuredClone(vocabulary.source.json.raw) as { model: { merges?: string[][] | string[] } };
        if (asStrings && raw.model.merges)
          raw.model.merges = raw.model.merges.map((merge) => (merge as string[]).join(" "));
        const ids = new Set(names);
        let plan;
        try {
          plan = planRewrite(vocabulary, { names: ids, decided: ids, seed: 5 });
        } catch {
          return;
        }
        rewritten++;
        const write = LAYOUTS[layout] as (value: unknown) => string;
        const text = rewriteTokenizerJson(write(raw), plan);
        const value = JSON.parse(text) as Record<string, unknown>;
        const planned = rewrittenVocabulary(vocabulary, plan).source.json;
        expect(readTokenizerObject(value, "tokenizer.json").model).toEqual(planned.model);
        expect(readTokenizerObject(value, "tokenizer.json").tokens).toEqual(planned.tokens);
        // Floats of whole numbers are written with a point, and so are not what JSON.stringify gives.
        if (vocabulary.family !== "unigram" && (plan.merges.length > 0 || plan.family === "wordpiece")) {
          expect(text).toBe(write(value));
        }
      }),
      { numRuns: 100 },
    );
    expect(rewritten).toBeGreaterThan(20);
  });
});

/** A folder whose added token `Jan Jansen`, not special, and entries `Jan` and `▁Piet` are in every file. */
async function everyFile(): Promise<{ directory: string; names: Set<number> }> {
  const directory = join(await temporaryDirectory(), "model");
  await mkdir(directory);
  const tokens = ["J", "a", "n", "P", "i", "e", "t", "Jan", "Ja", "<Piet>"];
  const merges = [["J", "a"], ["Ja", "n"]] as const; // prettier-ignore
  const { source } = makeBpe(tokens, merges);
  const raw = structuredClone(source.json.raw) as { added_tokens: object[]; post_processor: unknown };
  const content = "<Piet>";
  const flags = { single_word: false, lstrip: false, rstrip: false, normalized: false };
  raw.added_tokens.push({ id: 12, content, special: false, ...flags });
  raw.post_processor = {
    type: "TemplateProcessing",
    single: [{ Sequence: { id: "A", type_id: 0 } }],
    pair: [{ SpecialToken: { id: content, type_id: 0 } }],
    special_tokens: { [content]: { id: content, ids: [12], tokens: [content] } },
  };
  const vocab = Object.fromEntries(source.json.tokens.map((token, id) => [token, id]));
  const files: Record<string, string> = {
    "config.json": "{}",
    "tokenizer.json": JSON.stringify(raw, undefined, 2),
    "vocab.json": JSON.stringify(vocab),
    "merges.txt": "#version: 0.2\r\nJ a\r\nJa n\r\n",
    "added_tokens.json": JSON.stringify({ [content]: 12 }),
    "special_tokens_map.json": JSON.stringify({
      mask_token: "<mask>",
      additional_special_tokens: [content, { content }],
    }),
    "tokenizer_config.json": JSON.stringify({
      tokenizer_class: "Jan",
      added_tokens_decoder: { 12: { content, ...flags } },
      additional_special_tokens: [content],
      chat_template: `${content} Jan says {{ Jan }} {{ 'Jan' }}`,
    }),
    "chat_template.jinja": `{# for Jan #}${content}{% if Jan %}Januari{% endif %}`,
    "chat_template.json": JSON.stringify({ chat_template: [{ name: "Jan", template: "Jan." }] }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  return { directory, names: new Set([10, 12]) };
}

describe("writeVocabularyFiles", () => {
  test("renames a name in every place that holds it, and nothing that is only spelled like it", async () => {
    const { directory, names } = await everyFile();
    const plan = planRewrite(await readVocabulary(directory), { names, decided: names, seed: 1 });
    const [jan, piet] = plan.replacements.map(({ placeholder }) => placeholder) as [string, string];
    const target = `${directory}-out`;
    await mkdir(target);
    await writeFile(join(target, "config.json"), "{}");
    const written = await writeVocabularyFiles(directory, target, plan);
    expect([...written].sort()).toEqual(
      ["added_tokens.json", "chat_template.jinja", "chat_template.json", "merges.txt", "special_tokens_map.json", "tokenizer.json", "tokenizer_config.json", "vocab.json"], // prettier-ignore
    );
    const read = (name: string) => readFile(join(target, name), "utf8");
    const json = async (name: string) => JSON.parse(await read(name)) as unknown;
    for (const name of written) expect(await read(name), name).not.toContain("Piet>");
    const special = [expect.anything(), expect.anything(), expect.anything()];
    expect(await json("tokenizer.json")).toMatchObject({
      model: { vocab: { [jan]: 10, [piet]: 12 }, merges: [["J", "a"]] },
      added_tokens: [...special, { id: 12, content: piet }],
      post_processor: { special_tokens: { [piet]: { id: piet, ids: [12], tokens: [piet] } } },
    });
    expect(await json("vocab.json")).toMatchObject({ [jan]: 10, [piet]: 12 });
    expect(await read("merges.txt")).toBe("#version: 0.2\r\nJ a\r\n");
    expect(await json("added_tokens.json")).toEqual({ [piet]: 12 });
    expect(await json("special_tokens_map.json")).toMatchObject({
      additional_special_tokens: [piet, { content: piet }],
    });
    expect(await json("tokenizer_config.json")).toMatchObject({
      tokenizer_class: "Jan",
      added_tokens_decoder: { 12: { content: piet } },
      additional_special_tokens: [piet],
      chat_template: `${piet} ${jan} says {{ Jan }} {{ '${jan}' }}`,
    });
    expect(await read("chat_template.jinja")).toBe(`{# for ${jan} #}${piet}{% if Jan %}Januari{% endif %}`);
    expect(await json("chat_template.json")).toEqual({ chat_template: [{ name: "Jan", template: `${jan}.` }] });
    const after = await readVocabulary(target);
    expect([after.tokens[10], after.tokens[12], after.addedTokenIds]).toEqual([jan, piet, new Set([12])]);
  });

  test.each([
    ["vocab.json", '{"Jan": 3}'],
    ["merges.txt", "#version: 0.2\nJ a\n"],
    ["vocab.txt", "Jan\n"],
    ["added_tokens.json", '{"<Piet>": 11}'],
    ["tokenizer_config.json", '{"added_tokens_decoder": {"12": {"content": "<Klaas>"}}}'],
    ["tokenizer.model", sentencePieceModel([["Klaas", -1]])],
  ])("a %s that says something else than tokenizer.json is refused, without quoting it", async (name, content) => {
    const { directory } = await everyFile();
    await writeFile(join(directory, name), content);
    const refused = await readVocabulary(directory).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "checkpoint-mismatch", message: expect.stringContaining(name) });
    expect((refused as Error).message).not.toMatch(/Jan|Piet|Klaas/u);
  });

  test("vocab.txt keeps its mark, line ends and a token that stands twice", async () => {
    const directory = join(await temporaryDirectory(), "bert");
    await mkdir(directory);
    const lines = ["[PAD]", "[UNK]", "[MASK]", "[CLS]", "[SEP]", "jan", "j", "##a", "##n", "jan "];
    await writeFile(join(directory, "vocab.txt"), `\ufeff${lines.join("\r\n")}\r\n`);
    await writeFile(join(directory, "config.json"), '{"model_type": "bert"}');
    const names = new Set([9]);
    const plan = planRewrite(await readVocabulary(directory), { names, decided: names });
    await mkdir(`${directory}-out`);
    expect(await writeVocabularyFiles(directory, `${directory}-out`, plan)).toEqual(["vocab.txt"]);
    const placeholder = plan.replacements[0]?.placeholder as string;
    const expected = lines.map((line) => line.replace("jan", placeholder));
    expect(await readFile(join(`${directory}-out`, "vocab.txt"), "utf8")).toBe(`\ufeff${expected.join("\r\n")}\r\n`);
  });
});

test("a merges.txt without a header or a last line end stays without", () => {
  expect(rewriteMergesTxt("a b\nc d", [["a", "b"]])).toBe("a b");
  expect(rewriteMergesTxt("#version: 0.2\na b\n", [])).toBe("#version: 0.2\n");
  expect(rewriteMergesTxt("a b\n", [["#", "#version"]])).toBe("# #version\n");
});

test("a field is set where it is, or first", () => {
  expect(setStringField('{\n  "a": "b",\n  "class": "x"\n}', "class", "y")).toBe('{\n  "a": "b",\n  "class": "y"\n}');
  expect(setStringField('{\n  "a": "b"\n}', "class", "y")).toBe('{\n  "class": "y",\n  "a": "b"\n}');
  expect(setStringField('{"a":1}', "class", "y")).toBe('{"class":"y","a":1}');
  expect(setStringField("{}", "class", "y")).toBe('{"class":"y"}');
});

test("a template's words are renamed as wholes, and its code is not", () => {
  const words = new Map([["Jan", "unk111111"]]);
  expect(renameInTemplate('Jan Januari Jan-Piet {% set Jan = "Jan\'s Jan" %}', new Map(), words)).toBe(
    'unk111111 Januari unk111111-Piet {% set Jan = "unk111111\'s unk111111" %}',
  );
  expect(renameInTemplate("<Jan>{{ '<Jan>x' }}", new Map([["<Jan>", "unk222222"]]), words)).toBe(
    "unk222222{{ 'unk222222x' }}",
  );
});

test("kept merges stay as they are written, others are written like the first; ignore_merges is set where it is, or first", () => {
  const changes = {
    replacements: [],
    merges: [
      ["a", "b"],
      ["b", "c"],
      ["c", "c"],
    ] as const,
    ignoreMerges: true,
  };
  const merges = '[ [ "\\u0061","b" ],  [ "ab" , "c" ], ["b",  "c"] ]';
  expect(rewriteTokenizerJson(`{"model": {"merges": ${merges}}}`, changes)).toBe(
    '{"model": {"ignore_merges": true, "merges": [ [ "\\u0061","b" ],  ["b",  "c"],  [ "c","c" ] ]}}',
  );
  expect(rewriteTokenizerJson('{"model":{"ignore_merges":false,"merges":["a b"]}}', changes)).toBe(
    '{"model":{"ignore_merges":true,"merges":["a b","b c","c c"]}}',
  );
});
