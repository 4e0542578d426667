import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { AddedToken } from "../../../src/formats/tokenizer-json/added-tokens.ts";
import { createNormaliser } from "../../../src/model/tokenizers/create-normaliser.ts";
import { createPreTokeniser } from "../../../src/model/tokenizers/create-pre-tokeniser.ts";
import { createAddedTokenFinder } from "../../../src/model/tokenizers/find-added-tokens.ts";
import { specialsAround } from "../../../src/model/tokenizers/specials-around.ts";
import { createWordSplitter } from "../../../src/model/tokenizers/split-word.ts";
import { traceOriginal } from "../../../src/model/tokenizers/traced-text.ts";

type Answers<Answer> = readonly (readonly [config: Readonly<Record<string, unknown>>, answers: readonly Answer[]])[];

/** Made by test/python/tokenizer_steps.py with Rust tokenizers. */
const oracle = JSON.parse(readFileSync("test/oracle/tokenizer-steps.json", "utf8")) as {
  texts: readonly string[];
  normalizer: Answers<string>;
  pre_tokenizer: Answers<readonly string[]>;
};

const titled = <Answer>(answers: Answers<Answer>) =>
  answers.map(([config, expected]) => [JSON.stringify(config), config, expected] as const);

describe("normalisers make the same text as Rust tokenizers", () => {
  test.each(titled(oracle.normalizer))("%s", (_, config, expected) => {
    const normalise = createNormaliser(config, "t");
    expect(oracle.texts.map((text) => normalise(traceOriginal(text)).text)).toEqual(expected);
  });
});

describe("pre-tokenisers make the same words as Rust tokenizers", () => {
  test.each(titled(oracle.pre_tokenizer))("%s", (_, config, expected) => {
    const preTokenise = createPreTokeniser(config, "t");
    const words = oracle.texts.map((text) => preTokenise(traceOriginal(text)).map((word) => word.text));
    // Rust's list for an empty text may hold an empty word, which no tokenizer sees.
    expect(words).toEqual(expected.map((list) => list.filter((word) => word !== "")));
  });
});

test("older Metaspaces say add_prefix_space", () => {
  const words = (config: object) =>
    createPreTokeniser(
      { type: "Metaspace", replacement: "▁", ...config },
      "t",
    )(traceOriginal("a b")).map(({ text }) => text);
  expect(words({ add_prefix_space: true })).toEqual(["▁a", "▁b"]);
  expect(words({ add_prefix_space: false })).toEqual(["a", "▁b"]);
});

const nest = (type: string, key: string, depth: number): unknown =>
  depth === 0 ? { type: "NFC" } : { type, [key]: [nest(type, key, depth - 1)] };

test.each([
  ["a normaliser", () => createNormaliser({ type: "Nmt" }, "t"), "checkpoint-unsupported", /the normalizer Nmt/],
  [
    "a pre-tokeniser",
    () => createPreTokeniser({ type: "UnicodeScripts" }, "t"),
    "checkpoint-unsupported",
    /UnicodeScripts/,
  ],
  ["a post-processor", () => specialsAround({ type: "X" }, 1, "t"), "checkpoint-unsupported", /the post-processor X/],
  [
    "a pattern",
    () => createNormaliser({ type: "Replace", pattern: { Regex: "(" }, content: "" }, "t"),
    "input-format",
    /a pattern/,
  ],
  ["no pattern", () => createPreTokeniser({ type: "Split", behavior: "Removed" }, "t"), "input-format", /a pattern/],
  [
    "a behaviour",
    () => createPreTokeniser({ type: "Punctuation", behavior: "Odd" }, "t"),
    "input-format",
    /one of Removed/,
  ],
  [
    "a replacement",
    () => createPreTokeniser({ type: "Metaspace", replacement: "__" }, "t"),
    "input-format",
    /one character/,
  ],
  [
    "a scheme",
    () => createPreTokeniser({ type: "Metaspace", prepend_scheme: 1 }, "t"),
    "input-format",
    /prepend_scheme/,
  ],
  [
    "rules",
    () => createNormaliser({ type: "Precompiled", precompiled_charsmap: "AAAA" }, "t"),
    "input-format",
    /charsmap/,
  ],
  ["nesting", () => createNormaliser(nest("Sequence", "normalizers", 10), "t"), "input-format", /"normalizer"/],
  [
    "nested splits",
    () => createPreTokeniser(nest("Sequence", "pretokenizers", 10), "t"),
    "input-format",
    /"pre_tokenizer"/,
  ],
  [
    "an id past the entries",
    () => specialsAround({ type: "BertProcessing", cls: ["a", 5], sep: ["b", 1] }, 5, "t"),
    "input-format",
    /ids below 5/,
  ],
])("refuses %s that cannot be run, and says so", (_, create, code, message) => {
  expect(create).toThrow(expect.objectContaining({ code }));
  expect(create).toThrow(message);
});

const added = (content: string, flags: Partial<AddedToken> = {}): readonly [string, AddedToken] => [
  content,
  { id: 9, content, special: false, lstrip: false, rstrip: false, normalized: false, singleWord: false, ...flags },
];

test.each([
  ["the longest of two", [added("Jan"), added("Janssen")], "xJanssenJan", ["x", "(Janssen)", "(Jan)"]],
  [
    "white space taken on both sides",
    [added("#", { lstrip: true, rstrip: true })],
    "a \n#\t b#",
    ["a", "(#)", "b", "(#)"],
  ],
  ["white space left alone", [added("#")], "a # b", ["a ", "(#)", " b"]],
  ["single words", [added("an", { singleWord: true })], "an Jan an. 𝒜an", ["(an)", " Jan ", "(an)", ". 𝒜an"]],
  ["signs that patterns use", [added("[X].*"), added("|||Y|||")], "a[X].*b|||Y|||", ["a", "([X].*)", "b", "(|||Y|||)"]],
  ["none", [], "abc", ["abc"]],
])("finds added tokens: %s", (_, tokens, text, expected) => {
  const sections = createAddedTokenFinder(new Map(tokens))(traceOriginal(text));
  expect(sections.map(({ source, token }) => (token ? `(${source.text})` : source.text))).toEqual(expected);
  for (const { source } of sections) expect(text.slice(source.starts[0], source.ends.at(-1))).toBe(source.text);
});

test("a template's ids are put around a text; sequences nest", () => {
  const item = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const text = { Sequence: { id: "A", type_id: 0 } };
  const template = (first: string, last: string) => ({
    type: "TemplateProcessing",
    single: [item(first), text, item(last)],
    special_tokens: { "[A]": { ids: [1] }, "[B]": { ids: [2, 3] } },
  });
  expect(specialsAround(template("[A]", "[B]"), 4, "t")).toEqual({ before: [1], after: [2, 3] });
  const nested = {
    type: "Sequence",
    processors: [{ type: "ByteLevel" }, template("[A]", "[A]"), template("[B]", "[B]")],
  };
  expect(specialsAround(nested, 4, "t")).toEqual({ before: [2, 3, 1], after: [1, 2, 3] });
  expect(() => specialsAround(template("[A]", "[C]"), 4, "t")).toThrow(/special tokens to have ids/);
  expect(() => specialsAround({ ...template("[A]", "[B]"), single: [text, text] }, 4, "t")).toThrow(
    /hold the text once/,
  );
});

describe("words are split by the model", () => {
  const bpe = {
    type: "BPE",
    vocab: new Map([["a", 0], ["b", 1], ["ab", 2], ["?", 3], ["<0xC3>", 4], ["<0xAB>", 5], ["abb", 6]]), // prettier-ignore
    merges: [["a", "b"]],
    ignoreMerges: false,
    unkToken: "?",
    fuseUnk: false,
    byteFallback: false,
    endOfWordSuffix: "",
    continuingPrefix: "",
  } as const;
  const part = (tokenId: number, from: number, to: number) => ({ tokenId, from, to });

  test("BPE: unknown characters one by one, fused, as bytes, or dropped", () => {
    const split = (changes: object, word: string) => createWordSplitter({ ...bpe, ...changes })(word);
    expect(split({}, "xyab")).toEqual([part(3, 0, 1), part(3, 1, 2), part(2, 2, 4)]);
    expect(split({ fuseUnk: true }, "xyabx")).toEqual([part(3, 0, 2), part(2, 2, 4), part(3, 4, 5)]);
    expect(split({ byteFallback: true }, "aëé")).toEqual([part(0, 0, 1), part(4, 1, 2), part(5, 1, 2), part(3, 2, 3)]);
    expect(split({ unkToken: null }, "xab")).toEqual([part(2, 1, 3)]);
  });

  test("BPE: ignore_merges takes an entry as a whole; the end of a word is no part of the text", () => {
    expect(createWordSplitter(bpe)("abb")).toEqual([part(2, 0, 2), part(1, 2, 3)]);
    expect(createWordSplitter({ ...bpe, ignoreMerges: true })("abb")).toEqual([part(6, 0, 3)]);
    const vocab = new Map([["a", 0], ["b</w>", 1], ["ab</w>", 2]]); // prettier-ignore
    const ending = createWordSplitter({ ...bpe, vocab, merges: [["a", "b</w>"]], endOfWordSuffix: "</w>" });
    expect(ending("ab")).toEqual([part(2, 0, 2)]);
  });

  test("BPE: what continues a word is marked, and the mark is no part of the text", () => {
    const vocab = new Map([["a", 0], ["##a", 1], ["##b", 2], ["ab", 3], ["##ab", 4], ["?", 5]]); // prettier-ignore
    const merges = [["a", "##b"], ["##a", "##b"]] as const; // prettier-ignore
    const split = createWordSplitter({ ...bpe, vocab, merges, continuingPrefix: "##" });
    expect(split("abab")).toEqual([part(3, 0, 2), part(4, 2, 4)]);
    expect(split("aax")).toEqual([part(0, 0, 1), part(1, 1, 2), part(5, 2, 3)]);
  });

  test("WordPiece: the longest match, or unknown as a whole", () => {
    const vocab = new Map([["[UNK]", 0], ["jan", 1], ["##u", 2], ["##uari", 3]]); // prettier-ignore
    const model = {
      type: "WordPiece",
      vocab,
      unkToken: "[UNK]",
      continuingPrefix: "##",
      maximumWordLength: 8,
    } as const;
    const split = createWordSplitter(model);
    expect(split("januari")).toEqual([part(1, 0, 3), part(3, 3, 7)]);
    expect(split("janux")).toEqual([part(0, 0, 5)]);
    expect(split("januuuuuu")).toEqual([part(0, 0, 9)]);
  });

  test("Unigram: the best path, unknown characters fused", () => {
    const pieces = [["<unk>", 0], ["▁jan", -2], ["▁", -1], ["jan", -0.5], ["j", -9]] as const; // prettier-ignore
    const vocab = new Map(pieces.map(([piece], id) => [piece, id]));
    const split = createWordSplitter({ type: "Unigram", vocab, pieces, unkId: 0, byteFallback: false });
    expect(split("▁jan")).toEqual([part(2, 0, 1), part(3, 1, 4)]);
    expect(split("▁xyjan")).toEqual([part(2, 0, 1), part(0, 1, 3), part(3, 3, 6)]);
    const nothing = createWordSplitter({ type: "Unigram", vocab, pieces, unkId: null, byteFallback: false });
    expect(nothing("▁xj")).toEqual([part(2, 0, 1), part(4, 2, 3)]);
  });
});
