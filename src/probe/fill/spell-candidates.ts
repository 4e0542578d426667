import { MASK, type Tokenizer } from "../../model/checkpoint.ts";

/** A word or phrase, or the ids of the tokens themselves. */
export type CandidateText = string | readonly number[];

/** The tokens that a candidate is written with at a mask. */
export interface CandidateSpelling {
  readonly tokenIds: readonly number[];
  /**
   * `in-place`: the text with the candidate in it has these tokens where the mask was, and all others as before. `apart`: filling
   * the place would change tokens around it, so these are the candidate's own after what stands before it alone. `given`: ids.
   */
  readonly written: "in-place" | "apart" | "given";
}

/** The word before the mask, or the white space. No token depends on what lies further off. */
const BEFORE = /(?:\s+|\S+)$/u;
const AFTER = /^(?:\s+|\S+)/u;
/** Stands for the word beyond white space. */
const WORD = "a";

/**
 * A function that says how each candidate is written at the one mask of a text: the tokenizer is asked for the filled-in text,
 * so that a word after a space, at the begin or glued to a bracket is written as it would be there. Undefined where the
 * tokenizer cannot write it: with tokens that are unknown or special, or with none. Texts alike around their mask get the very same array.
 */
export function createCandidateSpeller(
  tokenizer: Tokenizer,
  candidates: readonly CandidateText[],
): (text: string) => readonly (CandidateSpelling | undefined)[] {
  const places = new Map<string, (CandidateSpelling | undefined)[]>();
  return (text) => {
    const mask = text.indexOf(MASK);
    const before = nearby(text.slice(0, mask), BEFORE, (space) => WORD + space);
    const after = nearby(text.slice(mask + MASK.length), AFTER, (space) => space + WORD);
    const key = before + MASK + after;
    let spellings = places.get(key);
    if (spellings === undefined) {
      spellings = candidates.map((candidate) => checked(tokenizer, spell(tokenizer, before, after, candidate)));
      places.set(key, spellings);
    }
    return spellings;
  };
}

function nearby(side: string, pattern: RegExp, padded: (space: string) => string): string {
  const found = pattern.exec(side)?.[0] ?? "";
  return found.trim() === "" && found.length < side.length ? padded(found) : found;
}

function spell(
  tokenizer: Tokenizer,
  before: string,
  after: string,
  candidate: CandidateText,
): CandidateSpelling | undefined {
  if (typeof candidate !== "string") return { tokenIds: candidate, written: "given" };
  // A mask may take more than one space, or a line end: what then follows one space is the nearest that can be told.
  const oneSpace = before.replace(/\s+$/u, " ");
  const inPlace = oneSpace === before ? between(tokenizer, before, after, candidate) : undefined;
  if (inPlace !== undefined) return { tokenIds: inPlace, written: "in-place" };
  const apart = between(tokenizer, oneSpace, "", candidate) ?? behind(tokenizer, oneSpace, candidate);
  return { tokenIds: apart, written: "apart" };
}

/** The tokens that stand where the mask was; undefined if others changed. */
function between(
  { encodePlain, maskTokenId }: Tokenizer,
  before: string,
  after: string,
  candidate: string,
): number[] | undefined {
  const masked = encodePlain(before + MASK + after);
  const filled = encodePlain(before + candidate + after);
  const place = masked.indexOf(maskTokenId);
  if (place < 0) return undefined;
  const end = filled.length - (masked.length - place - 1);
  const isSame = (at: number, from: number, to: number) =>
    masked.slice(from, to).every((tokenId, index) => filled[at + index] === tokenId);
  return end >= place && isSame(0, 0, place) && isSame(end, place + 1, masked.length)
    ? filled.slice(place, end)
    : undefined;
}

/** The candidate's tokens after a word and a space, or at the begin. */
function behind({ encodePlain }: Tokenizer, before: string, candidate: string): number[] {
  const filled = encodePlain(before.endsWith(" ") ? `${WORD} ${candidate}` : candidate);
  return before.endsWith(" ") ? filled.slice(encodePlain(WORD).length) : filled;
}

function checked(tokenizer: Tokenizer, spelling: CandidateSpelling | undefined): CandidateSpelling | undefined {
  const isWord = (tokenId: number) => tokenId !== tokenizer.unkTokenId && !tokenizer.specialTokenIds.has(tokenId);
  const saysSomething = (tokenId: number) => tokenizer.surface(tokenId) !== "";
  return spelling !== undefined && spelling.tokenIds.every(isWord) && spelling.tokenIds.some(saysSomething)
    ? spelling
    : undefined;
}
