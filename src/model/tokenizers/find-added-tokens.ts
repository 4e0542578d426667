import type { AddedToken } from "../../formats/tokenizer-json/added-tokens.ts";
import { sliceTraced, type TracedText } from "./traced-text.ts";

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
const SPACE_BEFORE = /\p{White_Space}*$/u;
const SPACE_AFTER = /^\p{White_Space}*/u;

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
      const before = source.text.slice(at, index);
      const after = source.text.slice(index + found.length);
      if (token.singleWord && (WORD_BEFORE.test(source.text.slice(0, index)) || WORD_AFTER.test(after))) continue;
      const stripped = token.lstrip ? (SPACE_BEFORE.exec(before)?.[0].length ?? 0) : 0;
      pushText(Math.max(at, index - stripped));
      sections.push({ source: sliceTraced(source, index, index + found.length), token });
      at = index + found.length + (token.rstrip ? (SPACE_AFTER.exec(after)?.[0].length ?? 0) : 0);
    }
    pushText(source.text.length);
    return sections;
  };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
