import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import { expect, test } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { openTokenizer } from "../../../src/model/tokenizers/open-tokenizer.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

type Files = Readonly<Record<string, string | Uint8Array | object>>;

let folders = 0;

async function open(files: Files, modelType = "bert", rows = 400): Promise<Tokenizer> {
  const directory = join(await temporaryDirectory(), String(folders++));
  await mkdir(directory);
  for (const [name, content] of Object.entries(files)) {
    const isRaw = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(join(directory, name), isRaw ? content : JSON.stringify(content));
  }
  return (await openTokenizer(directory, modelType, rows)).tokenizer;
}

const spell = (tokenizer: Tokenizer, ids: readonly number[]) => ids.map((id) => tokenizer.vocabulary[id]);
const encode = (tokenizer: Tokenizer, text: string) => spell(tokenizer, tokenizer.encode(text));

const BERT = "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\njose\nJosé\n##en\nen\n.\n王\nJan\n";
const LETTERS = [..."abcdefghijklmnopqrstuvwxyzJĠĊ.<>/"];
const ROBERTA = ["<s>", "<pad>", "</s>", "<unk>", "<mask>", ...LETTERS, "Ja", "ĠJa", "ĠJan"];
const roberta = (changes: Files = {}): Files => ({
  "vocab.json": Object.fromEntries(ROBERTA.map((token, id) => [token, id])),
  "merges.txt": "#version: 0.2\nJ a\nĠ Ja\nĠJa n\n",
  ...changes,
});

test("vocab.txt alone is read as BertTokenizer reads it: lower case, no accents, Chinese characters apart", async () => {
  const tokenizer = await open({ "vocab.txt": BERT });
  expect(encode(tokenizer, "Joséen 王王.")).toEqual(["[CLS]", "jose", "##en", "王", "王", ".", "[SEP]"]);
  expect(encode(tokenizer, "JOSÉ <mask> xyz [SEP]")).toEqual(["[CLS]", "jose", "[MASK]", "[UNK]", "[SEP]", "[SEP]"]);
  expect(tokenizer).toMatchObject({ maskTokenId: 4, padTokenId: 0, unkTokenId: 1 });
  expect(tokenizer.vocabulary).toHaveLength(400);
  expect(tokenizer.vocabulary[399]).toBe("");
});

test("vocab.txt: the settings of tokenizer_config.json count", async () => {
  const cased = { do_lower_case: false, tokenize_chinese_chars: false, tokenizer_class: "BertTokenizerFast" };
  const tokenizer = await open({ "vocab.txt": BERT, "tokenizer_config.json": cased });
  expect(encode(tokenizer, "José jose 王王")).toEqual(["[CLS]", "José", "jose", "[UNK]", "[SEP]"]);
  const accents = await open({ "vocab.txt": BERT, "tokenizer_config.json": { strip_accents: false } });
  expect(encode(accents, "Jose José")).toEqual(["[CLS]", "jose", "[UNK]", "[SEP]"]);
});

test("added tokens and special tokens of every file are found, new ones after the vocabulary's", async () => {
  const tokenizer = await open({
    "vocab.txt": BERT,
    "added_tokens.json": { PERSON: 12, GPE: 13 },
    "special_tokens_map.json": { mask_token: { content: "[M]", lstrip: true }, additional_special_tokens: ["[X]"] },
    "tokenizer_config.json": { added_tokens_decoder: { 14: { content: "[Y]", special: true, rstrip: true } } },
  });
  expect(tokenizer.vocabulary.slice(12, 17)).toEqual(["PERSON", "GPE", "[Y]", "[M]", "[X]"]);
  expect(tokenizer.maskTokenId).toBe(15);
  expect([12, 14, 15, 16].map((id) => tokenizer.specialTokenIds.has(id))).toEqual([false, true, true, true]);
  expect(encode(tokenizer, "en person [Y] <mask>[X]")).toEqual(["[CLS]", "en", "PERSON", "[Y]", "[M]", "[X]", "[SEP]"]);
});

test("a token that added_tokens.json lists and a role names is special", async () => {
  const tokenizer = await open({
    "vocab.txt": BERT,
    "added_tokens.json": { "[M]": 12 },
    "tokenizer_config.json": { mask_token: "[M]", unk_token: "[M]", additional_special_tokens: ["[M]"] },
  }).catch((error: unknown) => error);
  // An unknown token that is no line of the vocabulary cannot be.
  expect(tokenizer).toMatchObject({ code: "input-format" });
  const config = { sep_token: "[M]", mask_token: "[MASK]" };
  const separated = await open({
    "vocab.txt": BERT,
    "added_tokens.json": { "[M]": 12 },
    "tokenizer_config.json": config,
  });
  expect(encode(separated, "en [m] [M]")).toEqual(["[CLS]", "en", "[M]", "[M]", "[M]"]);
  expect(separated.decode([8, 12])).toBe("en");
});

test("words of BERT stand for their accents and whole words for the unknown", async () => {
  const tokenizer = await open({ "vocab.txt": BERT });
  const text = "Jose\u0301en xyz José 王.";
  const { stretches } = tokenizer.align(text);
  const shown = stretches.map((stretch) => stretch && text.slice(stretch.start, stretch.end));
  expect(shown).toEqual([undefined, "Jose\u0301", "en", "xyz", "José", "王", ".", undefined]);
});

test("vocab.json and merges.txt are read as RobertaTokenizer reads them; its mask takes the space before it", async () => {
  const tokenizer = await open(roberta(), "roberta");
  expect(encode(tokenizer, "Jan Jan <mask> an")).toEqual(["<s>", "Ja", "n", "ĠJan", "<mask>", "Ġ", "a", "n", "</s>"]);
  expect(tokenizer).toMatchObject({ maskTokenId: 4, padTokenId: 1, unkTokenId: 3 });
  const config = { add_prefix_space: true, mask_token: { content: "<mask>", lstrip: false } };
  const prefixed = await open(roberta({ "tokenizer_config.json": config }), "roberta");
  expect(encode(prefixed, "Jan <mask>")).toEqual(["<s>", "ĠJan", "Ġ", "<mask>", "</s>"]);
});

test("surfaces and begins of words, by family", async () => {
  const entries = async (tokenizer: Tokenizer, ...tokens: string[]) =>
    tokens.map((token) => {
      const id = tokenizer.vocabulary.indexOf(token);
      return [tokenizer.surface(id), tokenizer.startsWord(id)];
    });
  const bert = await open({ "vocab.txt": `${BERT}##\n` });
  expect(await entries(bert, "jose", "##en", "[MASK]", "##")).toEqual([
    ["jose", true],
    ["en", false],
    ["[MASK]", true],
    ["##", true],
  ]);
  const byteLevel = await open(roberta(), "roberta");
  expect(await entries(byteLevel, "ĠJan", "Ja", "Ċ", "</s>")).toEqual([
    ["Jan", true],
    ["Ja", false],
    ["", true],
    ["</s>", true],
  ]);
  const unigram = await open({ "sentencepiece.bpe.model": model() }, "xlm-roberta");
  expect(await entries(unigram, "▁Jan", "en", "<mask>", "▁")).toEqual([
    ["Jan", true],
    ["en", false],
    ["<mask>", true],
    ["", true],
  ]);
  expect(bert.startsWord(399)).toBe(true);
  expect(unigram.surface(399)).toBe("");
});

interface ModelChanges {
  readonly pieces?: readonly (readonly [piece: string, score: number, type: number])[];
  readonly modelType?: number;
  readonly byteFallback?: boolean;
}

const PIECES = [["<unk>", 0, 2], ["<s>", 0, 3], ["</s>", 0, 3], ["▁", -3, 1], ["en", -2, 1], ["▁Jan", -4, 1], ["GPE", 0, 4]] as const; // prettier-ignore

function model({ pieces = PIECES, modelType = 1, byteFallback = false }: ModelChanges = {}): Uint8Array {
  const writer = new BinaryWriter();
  for (const [piece, score, type] of pieces) {
    const fields = new BinaryWriter()
      .tag(1, WireType.LengthDelimited)
      .string(piece)
      .tag(2, WireType.Bit32)
      .float(score);
    writer.tag(1, WireType.LengthDelimited).bytes(fields.tag(3, WireType.Varint).int32(type).finish());
  }
  const trainer = new BinaryWriter().tag(3, WireType.Varint).int32(modelType);
  trainer.tag(35, WireType.Varint).bool(byteFallback);
  return writer.tag(2, WireType.LengthDelimited).bytes(trainer.finish()).finish();
}

test("a sentencepiece model has XLM-RoBERTa's ids: its own specials first, the mask last", async () => {
  const tokenizer = await open({ "sentencepiece.bpe.model": model() }, "xlm-roberta");
  expect(tokenizer.vocabulary.slice(0, 9)).toEqual([
    "<s>",
    "<pad>",
    "</s>",
    "<unk>",
    "▁",
    "en",
    "▁Jan",
    "GPE",
    "<mask>",
  ]);
  expect(encode(tokenizer, "Janen GPE xy <mask>")).toEqual([
    "<s>",
    "▁Jan",
    "en",
    "GPE",
    "▁",
    "<unk>",
    "<mask>",
    "</s>",
  ]);
  expect(tokenizer).toMatchObject({ maskTokenId: 8, padTokenId: 1, unkTokenId: 3 });
});

test("a sentencepiece model has CamemBERT's ids, whether the model or the tokenizer says so", async () => {
  const first = [
    "<s>NOTUSED",
    "<pad>",
    "</s>NOTUSED",
    "<unk>",
    "<unk>NOTUSED",
    "<s>",
    "</s>",
    "▁",
    "en",
    "▁Jan",
    "GPE",
  ];
  const file = { "sentencepiece.bpe.model": model() };
  const tokenizer = await open(file, "camembert");
  expect(tokenizer.vocabulary.slice(0, 12)).toEqual([...first, "<mask>"]);
  expect(tokenizer.encode("Jan")).toEqual([5, 9, 6]);
  const config = { "tokenizer_config.json": { tokenizer_class: "CamembertTokenizer" } };
  expect((await open({ ...file, ...config }, "roberta")).vocabulary.slice(0, 11)).toEqual(first);
});

test("CamemBERT's unknown characters cost more than the unlikeliest piece that it replaced", async () => {
  const odd = [["xyz", -50, 1], ["w", -40, 1], ["yzw", -0.1, 1], ["y", -1, 1], ["z", -1, 1]] as const; // prettier-ignore
  const file = { "sentencepiece.bpe.model": model({ pieces: [...PIECES, ...odd] }) };
  expect(encode(await open(file, "camembert"), "xyzw")).toEqual(["<s>", "▁", "xyz", "w", "</s>"]);
  expect(encode(await open(file, "xlm-roberta"), "xyzw")).toEqual(["<s>", "▁", "<unk>", "yzw", "</s>"]);
});

const json = (changes: object = {}) => ({
  "tokenizer.json": {
    added_tokens: [{ id: 2, content: "[MASK]", special: true }],
    model: { type: "WordPiece", unk_token: "[UNK]", vocab: { "[UNK]": 0, "[PAD]": 1 } },
    ...changes,
  },
});

test.each([
  ["no tokenizer", {}, "checkpoint-incomplete", /tokenizer.json is missing .* vocab.txt/],
  [
    "a class of its own",
    { "vocab.txt": BERT, "tokenizer_config.json": { tokenizer_class: "BertJapaneseTokenizer" } },
    "checkpoint-unsupported",
    /BertJapaneseTokenizer/,
  ],
  [
    "no basic tokenisation",
    { "vocab.txt": BERT, "tokenizer_config.json": { do_basic_tokenize: false } },
    "checkpoint-unsupported",
    /do_basic_tokenize/,
  ],
  [
    "a configuration that is no object",
    { "vocab.txt": BERT, "tokenizer_config.json": "[]" },
    "input-format",
    /a JSON object/,
  ],
  [
    "an added token without an id",
    { "vocab.txt": BERT, "added_tokens.json": { x: "1" } },
    "input-format",
    /map tokens to ids/,
  ],
  [
    "an added token's odd id",
    { "vocab.txt": BERT, "tokenizer_config.json": { added_tokens_decoder: { x: "a" } } },
    "input-format",
    /ids as keys/,
  ],
  [
    "a special token that is a number",
    { "vocab.txt": BERT, "tokenizer_config.json": { mask_token: 4 } },
    "input-format",
    /special token/,
  ],
  [
    "a mask that is no entry",
    { ...json(), "tokenizer_config.json": { mask_token: "[M]" } },
    "checkpoint-unsupported",
    /a mask token \(\[M\]\)/,
  ],
  ["no mask at all", json({ added_tokens: [] }), "checkpoint-unsupported", /a mask token \(<mask> or \[MASK\]\)/],
  ["an unknown decoder", json({ decoder: { type: "Odd" } }), "checkpoint-unsupported", /the decoder Odd/],
  ["a vocabulary that is no object", roberta({ "vocab.json": "[]" }), "input-format", /tokens and ids/],
  ["a vocabulary's odd id", roberta({ "vocab.json": { a: -1 } }), "input-format", /entry 0 to have an id/],
  ["a merge of entries that are none", roberta({ "merges.txt": "J x\n" }), "checkpoint-mismatch", /merge 0 of 1/],
])("refuses %s", async (_, files, code, message) => {
  await expect(open(files)).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
});

test.each([
  ["a BPE", { modelType: 2 }, "checkpoint-unsupported", /sentencepiece model of type bpe/],
  ["byte fallback", { byteFallback: true }, "checkpoint-unsupported", /byte fallback/],
  ["other first pieces", { pieces: PIECES.toReversed() }, "input-format", /the first 3 pieces/],
  ["too few pieces", { pieces: PIECES.slice(0, 3) }, "input-format", /the first 3 pieces/],
])("refuses a sentencepiece model with %s", async (_, changes, code, message) => {
  const opened = open({ "sentencepiece.bpe.model": model(changes) }, "xlm-roberta");
  await expect(opened).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
});

test("more entries than the model has rows is a mismatch; fewer are filled up", async () => {
  const details = { expected: 11, found: 12 };
  await expect(open({ "vocab.txt": BERT }, "bert", 11)).rejects.toMatchObject({ code: "checkpoint-mismatch", details });
  expect((await open({ "vocab.txt": BERT }, "bert", 12)).vocabulary).toHaveLength(12);
});

test("without a configuration, mask, padding and unknown token are those of the family", async () => {
  expect(await open(json())).toMatchObject({ maskTokenId: 2, padTokenId: 1, unkTokenId: 0 });
});

test("a mask that only the vocabulary lists is found in texts too", async () => {
  const model2 = { type: "WordPiece", unk_token: "[UNK]", vocab: { "[UNK]": 0, "[PAD]": 1, "[MASK]": 2, jan: 3 } };
  const tokenizer = await open(json({ added_tokens: [], model: model2, pre_tokenizer: { type: "BertPreTokenizer" } }));
  expect(encode(tokenizer, "jan <mask>")).toEqual(["jan", "[MASK]"]);
  const pieces = [["<unk>", 0], ["<pad>", 0], ["<mask>", 0], ["▁jan", -1]]; // prettier-ignore
  const unigram = await open(json({ added_tokens: [], model: { type: "Unigram", unk_id: 0, vocab: pieces } }));
  expect(unigram.maskTokenId).toBe(2);
  expect([1, 2, 3].map((tokenId) => unigram.startsWord(tokenId))).toEqual([true, true, true]);
});
