import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { maskOthers } from "./document-languages.ts";
import type { OtherLanguages } from "./other-languages.ts";
import { createUserWordsFilter } from "./user-words/apply-user-words.ts";
import { readUserWords, type UserWordFiles } from "./user-words/read-user-words.ts";

/** What the user says of texts, whatever recognisers find. */
export interface FinishOptions extends UserWordFiles {
  readonly otherLanguages?: OtherLanguages | undefined;
  /** Names that a review decided, see `createUserWordsFilter`. */
  readonly names?: readonly string[];
}

/** Makes of a document's spans, sorted and disjoint, those that are replaced; the same of what it has made. */
export type FinishSpans = (document: Document, spans: readonly Span[]) => Promise<readonly Span[]>;

/** What is done to the spans of each document last: words that are always or never replaced, and passages that are masked. Throws what {@link readUserWords} throws. */
export async function createFinisher({ otherLanguages, names = [], ...files }: FinishOptions): Promise<FinishSpans> {
  const hasWords = files.always !== undefined || files.never !== undefined || names.length > 0;
  const apply = hasWords ? createUserWordsFilter(await readUserWords(files), names) : undefined;
  return async (document, spans) => {
    const own = apply === undefined ? spans : apply(document, spans);
    return otherLanguages === "mask-all" ? maskOthers(document, own) : own;
  };
}
