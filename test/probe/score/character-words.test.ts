import { expect, it } from "vitest";

import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { characterWordStarts, countCharacterWords } from "../../../src/probe/score/character-words.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

it("words are told by the text alone; a token across two belongs to the first, a mask is one of its own", async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory(), { words: [")!"] });
  const { tokenizer } = await openCheckpoint(directory);
  const text = "Dhr. Jan (Januari 3,5)! <mask>x";
  const alignment = tokenizer.align(text);
  const words: string[] = [];
  for (const [position, starting] of characterWordStarts(alignment, text).entries()) {
    const token = (tokenizer.vocabulary[alignment.tokenIds[position] as number] as string).replaceAll("Ġ", "·");
    words.push(starting ? token : (words.pop() ?? "") + token);
  }
  expect(words).toEqual(["<s>", "Dhr", ".", "·Jan", "·(", "Januari", "·3", ",", "5", ")!", "<mask>", "x", "</s>"]);
  // The closing bracket and the exclamation mark are two.
  expect(countCharacterWords(text)).toBe(11);
});
