import { expect, test } from "vitest";

import { parseTokenizerJson } from "../../src/formats/tokenizer-json.ts";

const model = { type: "BPE", vocab: { a: 0, b: 1, ab: 2 }, merges: [["a", "b"]] as unknown[] };
const file = (changes: object = {}, modelChanges: object = {}) =>
  JSON.stringify({
    added_tokens: [{ id: 3, content: "<mask>", special: true, lstrip: true }],
    pre_tokenizer: { type: "ByteLevel" },
    model: { ...model, ...modelChanges },
    ...changes,
  });

test("reads vocabulary, merges in both spellings, added tokens and flags", () => {
  const json = parseTokenizerJson(file({}, { ignore_merges: true }));
  expect(json).toMatchObject({ size: 4, tokens: ["a", "b", "ab", "<mask>"], byteLevel: true, normalizes: false });
  expect(json.model).toMatchObject({ merges: [["a", "b"]], ignoreMerges: true, unkToken: null });
  expect(json.addedTokens).toEqual([
    { id: 3, content: "<mask>", special: true, lstrip: true, rstrip: false, normalized: false },
  ]);
  expect(parseTokenizerJson(file({}, { merges: ["a b"] })).model.merges).toEqual([["a", "b"]]);
  expect(parseTokenizerJson(file({}, { type: undefined })).model.type).toBe("BPE");
  const sequence = { type: "Sequence", pretokenizers: [{ type: "Split" }, { type: "ByteLevel" }] };
  expect(parseTokenizerJson(file({ pre_tokenizer: sequence, normalizer: { type: "NFC" } }))).toMatchObject({
    byteLevel: true,
    normalizes: true,
  });
  expect(parseTokenizerJson(file({ pre_tokenizer: { type: "Whitespace" } })).byteLevel).toBe(false);
});

test.each([
  ["no JSON", "{", /expected JSON/],
  ["no object", "[]", /expected a JSON object/],
  ["no model", file({ model: 1 }), /an object "model"/],
  ["an id that is no number", file({}, { vocab: { a: "0" } }), /entry 0 of "model.vocab"/],
  ["an id beyond the bound", file({}, { vocab: { a: 4_000_000 } }), /an id from 0 to 3999999/],
  ["an id twice", file({}, { vocab: { a: 0, b: 1, ab: 1 } }), /id 1 to name one token, found two/],
  ["a hole", file({}, { vocab: { a: 0, b: 1, ab: 4 } }), /found none for 2/],
  ["merges that are no list", file({}, { merges: {} }), /"model.merges" to be a list/],
  ["a merge of three parts", file({}, { merges: ["a b c"] }), /merge 0 to be two tokens/],
  ["an added token without content", file({ added_tokens: [{ id: 3 }] }), /added token 0/],
])("refuses %s", (_, text, message) => {
  expect(() => parseTokenizerJson(text, "t.json")).toThrow(expect.objectContaining({ code: "input-format" }));
  expect(() => parseTokenizerJson(text, "t.json")).toThrow(message);
});

test.each([
  ["part", ["Jan", "b"]],
  ["result", ["b", "a"]],
])("a merge whose %s is not in the vocabulary is told by its number, not its text", (_, merge) => {
  const broken = file({}, { merges: [["a", "b"], merge] });
  const details = expect.objectContaining({ merge: 1 }) as object;
  expect(() => parseTokenizerJson(broken)).toThrow(expect.objectContaining({ code: "checkpoint-mismatch", details }));
  expect(() => parseTokenizerJson(broken)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("Jan") as string }),
  );
});

test.each(["WordPiece", "Unigram"])("%s says what it is and what would do", (type) => {
  expect(() => parseTokenizerJson(file({}, { type }))).toThrow(
    expect.objectContaining({ code: "checkpoint-unsupported" }),
  );
  expect(() => parseTokenizerJson(file({}, { type }))).toThrow(new RegExp(`${type}, expected BPE`));
});
