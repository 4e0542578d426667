import { expect, it } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { createTokenizer } from "../../../src/model/tokenizer.ts";
import { checkNameTexts, checkSample } from "../../../src/vocabulary/verify/verify-texts.ts";
import type { Vocabulary } from "../../../src/vocabulary/vocabulary.ts";
import { makeWordPiece } from "../make-vocabulary.ts";

const UNKNOWN = 0;

/** A tokenizer of characters: their code points are the ids. `read` changes them on the way in. */
function tokenizerOf(read: (character: string) => string | undefined = (character) => character): Tokenizer {
  return {
    unkTokenId: UNKNOWN,
    encodePlain: (text: string) =>
      [...text].flatMap((character) => {
        const kept = read(character);
        return kept === undefined ? [UNKNOWN] : [...kept].map((one) => one.codePointAt(0) as number);
      }),
    decode: (tokenIds: readonly number[]) =>
      tokenIds.map((tokenId) => (tokenId === UNKNOWN ? "" : String.fromCodePoint(tokenId))).join(""),
  } as unknown as Tokenizer;
}

const exact = tokenizerOf();
const inLowerCase = tokenizerOf((character) => character.toLowerCase());
const dropping = tokenizerOf((character) => (character === "n" ? "" : character));
const withoutN = tokenizerOf((character) => (character === "n" ? undefined : character));

const DECODED = { decodes: true, continuingPrefix: "" };

it.each<[string, Tokenizer, Tokenizer, readonly number[], number]>([
  ["the same", exact, exact, [], 0],
  ["text that loses a letter", exact, dropping, [], 1],
  ["text that loses the same letter as before", dropping, dropping, [], 0],
  ["text in lower case as before", inLowerCase, inLowerCase, [], 0],
  ["text in lower case as never before", exact, inLowerCase, [], 1],
  ["text that comes out as itself, better than before", dropping, exact, [], 0],
  ["an unknown token", exact, withoutN, [], 1],
  ["an unknown token as before", withoutN, withoutN, [], 0],
  ["a removed token", exact, exact, ["J".codePointAt(0) as number], 1],
])("judges %s", (_, before, after, removed, wrong) => {
  const gone = new Set(removed);
  const rewritten = { before, after, names: gone, placeholders: gone, ...DECODED, added: new Set<number>() };
  expect(checkSample(rewritten, ["Jan kwam"])).toMatchObject({ examined: 1, wrong });
});

it("without a decoder, compares what tokens spell, not where the marks of their places stand", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const inner = ["##mar", "##ia", ...letters.map((letter) => `##${letter}`)];
  const open = ({ source }: Vocabulary) => createTokenizer(source.json, source.roles);
  const tokenizerWith = (entry: string) => open(makeWordPiece([entry, ...letters, ...inner], { decoder: null }));
  const [before, after] = [tokenizerWith("maria"), tokenizerWith("unk123456")];
  const names = new Set([before.vocabulary.indexOf("maria")]);
  const texts = { names, placeholders: names, decodes: false, continuingPrefix: "##", added: new Set<number>() };
  expect(before.decode(before.encodePlain("maria"))).toBe("maria");
  expect(after.decode(after.encodePlain("maria"))).toBe("m ##a ##r ##ia");
  expect(checkNameTexts({ before, after, ...texts })).toMatchObject({ wrong: 0 });
  expect(checkSample({ before, after, ...texts }, ["maria met anna", "xmaria"])).toMatchObject({ wrong: 0 });
  const losing = { ...after, encodePlain: (text: string) => after.encodePlain(text).slice(1) };
  expect(checkSample({ before, after: losing, ...texts }, ["maria met anna"])).toMatchObject({ wrong: 1 });
});
