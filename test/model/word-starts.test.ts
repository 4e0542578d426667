import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { Tokenizer } from "../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { createTokenizer } from "../../src/model/tokenizer.ts";
import { parseTokenizerJson } from "../../src/formats/tokenizer-json.ts";
import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let tokenizer: Tokenizer;
let path: string;
beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  path = join(directory, "tokenizer.json");
  ({ tokenizer } = await openCheckpoint(directory));
});

/** The tokens of each word, joined; `·` where the vocabulary writes a space. */
function words({ align, vocabulary }: Tokenizer, text: string): string[] {
  const { tokenIds, wordStarts } = align(text);
  expect(wordStarts).toHaveLength(tokenIds.length);
  const found: string[] = [];
  for (const [position, starting] of wordStarts.entries()) {
    const token = (vocabulary[tokenIds[position] as number] as string).replaceAll(/[Ġ▁]/g, "·");
    found.push(starting ? token : (found.pop() ?? "") + token);
  }
  return found;
}

describe("where words start", () => {
  it("byte-level: letters, numbers and marks apart, a mask by itself, a character of several tokens whole", () => {
    expect(words(tokenizer, "Dhr. Janx  12mg/dag (it's)!")).toEqual(["<s>", "Dhr", ".", "·Janx", "·", "·12", "mg", "/", "dag", "·(", "it", "'s", ")!", "</s>"]); // prettier-ignore
    expect(words(tokenizer, "Zoëx<mask>en 🦀x")).toEqual(["<s>", "ZoÃ«x", "<mask>", "en", "·ðŁ¦Ģ", "x", "</s>"]);
  });

  it("WordPiece: marks apart; sentencepiece: with the word they stand at, what is unknown too", async () => {
    const open = async (name: string) => (await openCheckpoint(join(ORACLE_MODELS, name))).tokenizer;
    const joined = words(await open("bert"), "pijn, <mask>.").map((word) => word.replaceAll("##", ""));
    expect(joined).toEqual(["[CLS]", "pijn", ",", "[MASK]", ".", "[SEP]"]);
    const pieces = words(await open("xlm-roberta"), "met pijn. 漢met");
    expect(pieces.slice(1, 3)).toEqual(["·met", "·pijn."]);
    expect(pieces.slice(3)).toEqual(["·<unk>met", "</s>"]);
  });

  it("without a pre-tokenizer the entries' marks tell", async () => {
    const json = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
    const spaced = parseTokenizerJson(JSON.stringify({ ...json, pre_tokenizer: null, normalizer: { type: "Sequence", normalizers: [{ type: "Replace", pattern: { String: " " }, content: "Ġ" }] } }), path); // prettier-ignore
    expect(words(createTokenizer(spaced, {}, path), "met Jan Janx")).toEqual(["<s>", "met", "·Jan", "·Janx", "</s>"]);
  });
});
