import type { AddedToken } from "../../formats/tokenizer-json/added-tokens.ts";
import { sliceTraced, type TracedText } from "./traced-text.ts";
import { spaceAfter, spaceBefore } from "./white-space.ts";

/** Part of a text: an added token, or what the model is to split. */
export interface Section {
  readonly source: TracedText;
  /** Undefined for ordinary text. */
  readonly token: AddedToken | undefined;
}

/** Cuts a text into added tokens and the rest. No section is empty. */
export type AddedTokenFinder = (source: TracedText) => Section[];

const WORD_BEFORE = /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]$/u;
const WORD_AFTER = /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]/u;

/**
 * Finds added tokens in a text: the leftmost first, of those that begin alike the longest. One that strips takes the white space
 * beside it, which then belongs to no token.
 *
 * @param spellings added tokens by what stands for them in the text
 */
export function createAddedTokenFinder(spellings: ReadonlyMap<string, AddedToken>): AddedTokenFinder {
  const longestFirst = [...spellings.keys()].filter((spelling) => spelling !== "").sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (source) => (source.text === "" ? [] : [{ source, token: undefined }]);
  const pattern = new RegExp(longestFirst.map(escapePattern).join("|"), "gu");
  return (source) => {
    const sections: Section[] = [];
    let at = 0;
    const pushText = (to: number) => {
      if (to > at) sections.push({ source: sliceTraced(source, at, to), token: undefined });
    };
    for (const { index, 0: found } of source.text.matchAll(pattern)) {
      const token = spellings.get(found) as AddedToken;
      const end = index + found.length;
      if (token.singleWord && touchesWord(source.text, index, end)) continue;
      pushText(index - (token.lstrip ? spaceBefore(source.text, index, at) : 0));
      sections.push({ source: sliceTraced(source, index, end), token });
      at = end + (token.rstrip ? spaceAfter(source.text, end) : 0);
    }
    pushText(source.text.length);
    return sections;
  };
}

function touchesWord(text: string, from: number, to: number): boolean {
  return WORD_BEFORE.test(text.slice(Math.max(0, from - 2), from)) || WORD_AFTER.test(text.slice(to, to + 2));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
