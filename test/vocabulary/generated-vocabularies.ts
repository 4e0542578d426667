import fc from "fast-check";

import type { Merge } from "../../src/model/tokenizers/bpe.ts";
import type { Vocabulary } from "../../src/vocabulary/vocabulary.ts";
import { makeBpe, makeUnigram, makeWordPiece } from "./make-vocabulary.ts";

const LETTERS = ["a", "b", "c", "d"];
const LONGEST = 10;

/** Tokens as BPE training makes them: each merge joins two that exist already, of which only one may stand where it says. */
function mergesOf(
  choices: readonly (readonly [number, number])[],
  alphabet: readonly string[],
  fits: (left: string, right: string) => boolean,
) {
  const tokens = [...alphabet];
  const merges: Merge[] = [];
  for (const [x, y] of choices) {
    const merge: Merge = [tokens[x % tokens.length] as string, tokens[y % tokens.length] as string];
    const token = merge[0] + merge[1];
    if (token.length > LONGEST || tokens.includes(token) || !fits(...merge)) continue;
    tokens.push(token);
    merges.push(merge);
  }
  return { tokens, merges };
}

const choices = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 40 });

const METASPACE = { type: "Metaspace", replacement: "▁", prepend_scheme: "always" };
const SUFFIX = "</w>";

/** Byte-level: `Ġ` begins a word, and a text need not begin with one. */
const byteLevel = fc.tuple(choices, fc.boolean()).map(([list, ignoreMerges]) => {
  const { tokens, merges } = mergesOf(list, [...LETTERS, "Ġ"], (_, right) => !right.includes("Ġ"));
  return makeBpe(tokens, merges, { ignore_merges: ignoreMerges });
});

/** Characters with `▁` before each word; the rest is bytes or unknown. */
const prefixMarks = fc.tuple(choices, fc.boolean(), fc.boolean()).map(([list, ignoreMerges, byteFallback]) => {
  const { tokens, merges } = mergesOf(list, [...LETTERS, "▁"], (_, right) => !right.includes("▁"));
  const bytes = byteFallback
    ? Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`)
    : [];
  const model = { ignore_merges: ignoreMerges, byte_fallback: byteFallback, unk_token: "<unk>", fuse_unk: true };
  return makeBpe([...bytes, ...tokens], merges, model, { pre_tokenizer: METASPACE, decoder: METASPACE });
});

/** Characters, the last of a word with `</w>`. */
const suffixMarks = choices.map((list) => {
  const alphabet = [...LETTERS, ...LETTERS.map((letter) => letter + SUFFIX)];
  const { tokens, merges } = mergesOf(list, alphabet, (left) => !left.endsWith(SUFFIX));
  const steps = { pre_tokenizer: { type: "WhitespaceSplit" }, decoder: { type: "BPEDecoder", suffix: SUFFIX } };
  return makeBpe(tokens, merges, { end_of_word_suffix: SUFFIX, unk_token: "<unk>" }, steps);
});

const word = fc.stringMatching(/^[abcd]{2,6}$/u);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 25 });

/** Some letters may lack an entry of their own, so that some entries are needed. */
const wordPiece = fc
  .tuple(words, words, fc.subarray(LETTERS, { minLength: 2 }), fc.subarray(LETTERS, { minLength: 2 }), fc.boolean())
  .map(([whole, inside, begins, continues, complete]) =>
    makeWordPiece([
      ...(complete ? LETTERS : begins),
      ...(complete ? LETTERS : continues).map((letter) => `##${letter}`),
      ...whole,
      ...inside.map((text) => `##${text}`),
    ]),
  );

const score = fc.integer({ min: -160, max: -8 }).map((eighths) => eighths / 8);

const unigram = fc
  .tuple(
    fc.array(fc.tuple(fc.boolean(), word, score), { minLength: 1, maxLength: 30 }),
    fc.subarray(LETTERS, { minLength: 2 }),
    fc.array(score, { minLength: 5, maxLength: 5 }),
  )
  .map(([pieces, letters, scores]) =>
    makeUnigram([
      ...["▁", ...letters].map((letter, index) => [letter, scores[index] ?? -9] as const),
      ...pieces.map(([begins, text, value]) => [begins ? `▁${text}` : text, value] as const),
    ]),
  );

/** Vocabularies by family and kind. */
export const GENERATED: Readonly<Record<string, fc.Arbitrary<Vocabulary>>> = {
  "byte-level BPE": byteLevel,
  "BPE with prefix marks": prefixMarks,
  "BPE with suffix marks": suffixMarks,
  WordPiece: wordPiece,
  Unigram: unigram,
};

/** Texts of words that these vocabularies spell, and of a letter that none has. */
export const texts = fc.stringMatching(/^[abcd]{1,12}( [abcde]{1,12}){0,4}$/u);

/** Ids of a vocabulary that may be names: entries of several characters that are not special. */
export function removable(vocabulary: Vocabulary): number[] {
  return vocabulary.tokens.flatMap((token, tokenId) => {
    const text = token.replace(SUFFIX, "").replace(/^##/u, "");
    const isLong = [...text].length > 1 && !/^<0x..>$/u.test(token);
    return isLong && !vocabulary.specialTokenIds.has(tokenId) ? [tokenId] : [];
  });
}
