import { beforeAll, describe, expect, it } from "vitest";

import type { Tokenizer } from "../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { characterWordStarts, countCharacterWords, wordStarts } from "../../src/probe/word-starts.ts";
import { fakeTokenizer } from "../audit/fake-model.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let tokenizer: Tokenizer;
beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  ({ tokenizer } = await openCheckpoint(directory));
});

/** The tokens of each word, joined; `·` where the vocabulary writes a space. */
function words(text: string, starts: (tokenIds: readonly number[]) => boolean[]): string[] {
  const tokenIds = tokenizer.encode(text);
  const found: string[] = [];
  for (const [position, starting] of starts(tokenIds).entries()) {
    const token = (tokenizer.vocabulary[tokenIds[position] as number] as string).replaceAll("Ġ", "·");
    if (starting) found.push(token);
    else found.push((found.pop() ?? "") + token);
  }
  return found;
}

describe("wordStarts", () => {
  const own = (text: string) => words(text, (tokenIds) => wordStarts(tokenizer, tokenIds));

  it("byte-level: as the pre-tokenizer cuts, letters, numbers and marks apart", () => {
    expect(own("Dhr. Janx  12mg/dag (it's)!")).toEqual(["<s>", "Dhr", ".", "·Janx", "·", "·12", "mg", "/", "dag", "·(", "it", "'s", ")!", "</s>"]); // prettier-ignore
  });

  it("byte-level: a character of several tokens begins no word, a mask ends one", () => {
    expect(own("Zoëx<mask>en 🦀x")).toEqual(["<s>", "ZoÃ«x", "<mask>", "en", "·ðŁ¦Ģ", "x", "</s>"]);
  });

  it("WordPiece and sentencepiece: as their entries are marked; what is unknown stays in a sentencepiece word", () => {
    const pieces = fakeTokenizer(["jan", "##sen", ".", "[UNK]"]);
    const wordPiece: Tokenizer = {
      ...pieces,
      unkTokenId: 4,
      startsWord: (id) => !pieces.vocabulary[id]?.startsWith("##"),
    };
    expect(wordStarts(wordPiece, [1, 2, 3, 4, 1])).toEqual([true, false, true, true, true]);
    const marked = fakeTokenizer(["▁", "▁jan", "sen", ".", "<unk>"]);
    const unigram: Tokenizer = {
      ...marked,
      specialTokenIds: new Set([0, 5]),
      unkTokenId: 5,
      startsWord: (id) => id === 5 || marked.vocabulary[id]?.startsWith("▁") === true,
    };
    expect(wordStarts(unigram, [2, 3, 4, 1, 5, 3, 0, 3])).toEqual([true, false, false, true, false, false, true, true]);
  });
});

describe("characterWordStarts", () => {
  it("words of the text alone; a token across two belongs to the first", () => {
    const text = "Dhr. Jan Januari 3,5 <mask>x";
    expect(words(text, () => characterWordStarts(tokenizer, text))).toEqual(["<s>", "Dhr", ".", "·Jan", "·Januari", "·3", ",", "5", "<mask>", "x", "</s>"]); // prettier-ignore
    expect(countCharacterWords(text)).toBe(8);
  });
});
