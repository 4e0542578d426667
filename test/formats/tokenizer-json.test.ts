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
  expect(json).toMatchObject({ size: 4, tokens: ["a", "b", "ab", "<mask>"], byteLevel: true });
  expect(json.model).toMatchObject({ merges: [["a", "b"]], ignoreMerges: true, unkToken: null });
  expect(json.addedTokens).toEqual([
    { id: 3, content: "<mask>", special: true, lstrip: true, rstrip: false, normalized: false, singleWord: false },
  ]);
  expect(parseTokenizerJson(file({}, { merges: ["a b"] })).model).toMatchObject({ merges: [["a", "b"]] });
  expect(parseTokenizerJson(file({}, { type: undefined })).model.type).toBe("BPE");
  const sequence = { type: "Sequence", pretokenizers: [{ type: "Split" }, { type: "ByteLevel" }] };
  expect(parseTokenizerJson(file({ pre_tokenizer: sequence })).byteLevel).toBe(true);
  expect(parseTokenizerJson(file({ pre_tokenizer: { type: "Whitespace" } })).byteLevel).toBe(false);
});

test.each([
  ["no JSON", "{", /expected JSON/],
  ["no object", "[]", /expected a JSON object/],
  ["no model", file({ model: 1 }), /an object "model"/],
  ["an id that is no number", file({}, { vocab: { a: "0" } }), /entry 0 of "model.vocab"/],
  ["an id beyond the bound", file({}, { vocab: { a: 4_000_000 } }), /an id from 0 to 3999999/],
  ["an id twice", file({}, { vocab: { a: 0, b: 1, ab: 1 } }), /id 1 to name one token, found two/],
  ["a BPE's unknown token that is no string", file({}, { unk_token: 1 }), /"model.unk_token" to be a string or null/],
  ["an added token that the vocabulary has elsewhere", file({ added_tokens: [{ id: 3, content: "a" }] }), /the id 0/],
  ["an added token in another's place", file({ added_tokens: [{ id: 0, content: "<mask>" }] }), /id 0 to name one/],
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

test("ids may have holes, which name nothing", () => {
  const json = parseTokenizerJson(file({ added_tokens: [{ id: 5, content: "<mask>" }] }));
  expect(json).toMatchObject({ size: 6, tokens: ["a", "b", "ab", "", "", "<mask>"] });
});

const wordPiece = { type: "WordPiece", unk_token: "[UNK]", vocab: { "[UNK]": 0, a: 1, "##b": 2 } };
const unigram = { type: "Unigram", unk_id: 1, vocab: [["<s>", 0], ["<unk>", 0], ["▁a", -1.5], ["<s>", -2]] }; // prettier-ignore
const withModel = (other: object, changes: object = {}) =>
  JSON.stringify({ added_tokens: [], model: { ...other, ...changes } });

test("reads a WordPiece, with the defaults of older files", () => {
  const expected = { type: "WordPiece", unkToken: "[UNK]", continuingPrefix: "##", maximumWordLength: 100 };
  expect(parseTokenizerJson(withModel(wordPiece)).model).toMatchObject(expected);
  const older = withModel(wordPiece, { type: undefined, continuing_subword_prefix: "~", max_input_chars_per_word: 7 });
  expect(parseTokenizerJson(older).model).toMatchObject({ ...expected, continuingPrefix: "~", maximumWordLength: 7 });
});

test("reads a Unigram, in which a piece may stand twice", () => {
  const json = parseTokenizerJson(withModel(unigram));
  expect(json).toMatchObject({ size: 4, tokens: ["<s>", "<unk>", "▁a", "<s>"] });
  expect(json.model).toMatchObject({ type: "Unigram", unkId: 1, byteFallback: false });
  expect(json.model.vocab.get("<s>")).toBe(3);
  expect(parseTokenizerJson(withModel(unigram, { type: undefined, unk_id: null })).model).toMatchObject({
    unkId: null,
  });
  const added = JSON.stringify({ model: unigram, added_tokens: [{ id: 0, content: "<s>", special: true }] });
  expect(parseTokenizerJson(added).addedTokens).toMatchObject([{ id: 3, content: "<s>" }]);
});

test.each([
  ["an unknown token that is no entry", withModel(wordPiece, { unk_token: "[X]" }), /"model.unk_token" to be an entry/],
  [
    "a word length that is no number",
    withModel(wordPiece, { max_input_chars_per_word: "9" }),
    /max_input_chars_per_word/,
  ],
  ["a Unigram without pieces", withModel(unigram, { vocab: [] }), /a list of at least one piece/],
  ["a score that is not finite", '{"model":{"type":"Unigram","vocab":[["a",1e999]]}}', /entry 0 .* a finite score/],
  ["a piece that is no string", withModel(unigram, { vocab: [[1, 1]] }), /entry 0 of "model.vocab"/],
  ["an unknown id past the pieces", withModel(unigram, { unk_id: 4 }), /"model.unk_id" to be from 0 to 3/],
  ["a negative unknown id", withModel(unigram, { unk_id: -1 }), /"model.unk_id"/],
])("refuses %s", (_, text, message) => {
  expect(() => parseTokenizerJson(text, "t.json")).toThrow(expect.objectContaining({ code: "input-format" }));
  expect(() => parseTokenizerJson(text, "t.json")).toThrow(message);
});

test.each([
  ["WordLevel", file({}, { type: "WordLevel" }), /the tokenizer model WordLevel/],
  ["no type", file({}, { type: undefined, merges: undefined }), /the tokenizer model without a type/],
])("does not run %s, and says so", (_, text, message) => {
  expect(() => parseTokenizerJson(text)).toThrow(expect.objectContaining({ code: "checkpoint-unsupported" }));
  expect(() => parseTokenizerJson(text)).toThrow(message);
});
