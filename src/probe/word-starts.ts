import { byteLevelBytes, bytesToUnicode } from "../formats/byte-level.ts";
import { alignTokens } from "../model/align.ts";
import { MASK, type Tokenizer } from "../model/checkpoint.ts";
import { tokenise } from "../text/tokenise.ts";

/** The pieces that GPT-2's pre-tokenizer cuts a text into before byte pairs are merged: no token of such a vocabulary crosses one. */
const BYTE_LEVEL_WORD = /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;
/** An entry of every sentencepiece vocabulary. */
const SENTENCEPIECE_MARK = "▁";
/** Share of entries spelled in the byte alphabet from which a vocabulary is byte-level: added tokens may hold anything. */
const BYTE_LEVEL_SHARE = 0.99;

/**
 * For each token of an encoded text, whether a word begins with it: the tokenizer's own words, which are what its pre-tokenizer
 * cuts the text into (white space aside, punctuation is a word in byte-level and WordPiece vocabularies, and the end of one in sentencepiece).
 * Specials are words of their own.
 */
export function wordStarts(tokenizer: Tokenizer, tokenIds: readonly number[]): boolean[] {
  const starts = isByteLevel(tokenizer) ? byteLevelStarts(tokenizer, tokenIds) : markedStarts(tokenizer, tokenIds);
  return starts.map((starting, position) => {
    const isSpecial = (at: number) => {
      const tokenId = tokenIds[at] as number;
      return tokenId !== tokenizer.unkTokenId && tokenizer.specialTokenIds.has(tokenId);
    };
    return starting || position === 0 || isSpecial(position) || isSpecial(position - 1);
  });
}

/**
 * The same for words that are told by the characters of the text alone, so that they are the same for every tokenizer. A token
 * across two words belongs to the first.
 */
export function characterWordStarts(tokenizer: Tokenizer, text: string): boolean[] {
  const words = tokenise(text);
  let word = 0;
  let previous = -1;
  return alignTokens(tokenizer, text).stretches.map((stretch) => {
    if (stretch === undefined) {
      previous = -1;
      return true;
    }
    while (word < words.length - 1 && (words[word]?.end as number) <= stretch.start) word++;
    const starting = word !== previous;
    previous = word;
    return starting;
  });
}

/** Words of a text as {@link characterWordStarts} tells them, masks left out. */
export function countCharacterWords(text: string): number {
  return tokenise(text.replaceAll(MASK, " ")).length;
}

function markedStarts({ unkTokenId, vocabulary, startsWord }: Tokenizer, tokenIds: readonly number[]): boolean[] {
  // Sentencepiece has pieces of a word unknown, WordPiece the whole word.
  const continues = vocabulary.includes(SENTENCEPIECE_MARK) ? unkTokenId : undefined;
  return tokenIds.map((tokenId) => tokenId !== continues && startsWord(tokenId));
}

function byteLevelStarts(tokenizer: Tokenizer, tokenIds: readonly number[]): boolean[] {
  const spelled = tokenIds.map((tokenId) =>
    tokenizer.specialTokenIds.has(tokenId) ? new Uint8Array() : byteLevelBytes(tokenizer.vocabulary[tokenId] ?? ""),
  );
  const starts = tokenIds.map(() => false);
  for (let first = 0; first < tokenIds.length; first++) {
    if (tokenizer.specialTokenIds.has(tokenIds[first] as number)) continue;
    let end = first;
    while (end < tokenIds.length && !tokenizer.specialTokenIds.has(tokenIds[end] as number)) end++;
    markStarts(spelled, first, end, starts);
    first = end;
  }
  return starts;
}

/** Marks the tokens of a stretch without specials whose first byte lies in another word than the one before. */
function markStarts(spelled: readonly Uint8Array[], first: number, end: number, starts: boolean[]): void {
  const text = Buffer.concat(spelled.slice(first, end)).toString("utf8");
  const wordEnds: number[] = [];
  let bytes = 0;
  for (const [word] of text.matchAll(BYTE_LEVEL_WORD)) wordEnds.push((bytes += Buffer.byteLength(word)));
  let offset = 0;
  let word = 0;
  let previous = -1;
  for (let position = first; position < end; position++) {
    while (word < wordEnds.length - 1 && (wordEnds[word] as number) <= offset) word++;
    starts[position] = word !== previous;
    previous = word;
    offset += (spelled[position] as Uint8Array).length;
  }
}

const alphabet: ReadonlySet<string> = new Set(bytesToUnicode);
const known = new WeakMap<Tokenizer, boolean>();

function isByteLevel(tokenizer: Tokenizer): boolean {
  let answer = known.get(tokenizer);
  if (answer === undefined) {
    const { vocabulary, specialTokenIds } = tokenizer;
    const entries = vocabulary.filter((_, tokenId) => !specialTokenIds.has(tokenId));
    const inAlphabet = entries.filter((token) => [...token].every((character) => alphabet.has(character))).length;
    answer = entries.some((token) => token.startsWith("Ġ")) && inAlphabet >= BYTE_LEVEL_SHARE * entries.length;
    known.set(tokenizer, answer);
  }
  return answer;
}
