import type { AddedToken } from "../../formats/tokenizer-json/added-tokens.ts";
import type { TokenizerJson } from "../../formats/tokenizer-json.ts";
import { MASK } from "../checkpoint.ts";
import { createNormaliser } from "./create-normaliser.ts";
import { createPreTokeniser } from "./create-pre-tokeniser.ts";
import { createAddedTokenFinder } from "./find-added-tokens.ts";
import { createWordSplitter } from "./split-word.ts";
import { traceOriginal, type TracedText } from "./traced-text.ts";

/** A token and what it stands for in the original text, in UTF-16 code units. */
export interface PlacedToken {
  readonly tokenId: number;
  readonly start: number;
  readonly end: number;
  /** Whether it is the first of what the pre-tokenizer cuts apart; an added token always is. */
  readonly startsWord: boolean;
}

const UNPAIRED = /\p{Surrogate}/gu;

/** Splits a text into tokens, without specials around it. */
export type Pipeline = (text: string) => PlacedToken[];

/**
 * The steps of a tokenizer, as Rust tokenizers takes them: find the added tokens, normalise the rest, cut it into words, split
 * these by the model. Every step keeps track of the original. `<mask>` in a text is found as the mask token.
 * An unpaired surrogate counts as U+FFFD. Throws `checkpoint-unsupported` and `input-format` for the parts of the file.
 */
export function createPipeline(json: TokenizerJson, mask: AddedToken, path: string): Pipeline {
  const normalise = createNormaliser(json.raw["normalizer"], path);
  const preTokenise = createPreTokeniser(json.raw["pre_tokenizer"], path);
  const splitWord = createWordSplitter(json.model);
  const inOriginal = new Map<string, AddedToken>();
  const inNormalised = new Map<string, AddedToken>();
  for (const token of json.addedTokens) {
    if (token.normalized) inNormalised.set(normalise(traceOriginal(token.content)).text, token);
    else inOriginal.set(token.content, token);
  }
  inOriginal.set(MASK, mask);
  const findInOriginal = createAddedTokenFinder(inOriginal);
  const findInNormalised = createAddedTokenFinder(inNormalised);

  const placeWords = (source: TracedText) =>
    preTokenise(source).flatMap((word) =>
      splitWord(word.text).map(({ from, to, tokenId }, index) => place(word, from, to, tokenId, index === 0)),
    );
  return (text) =>
    findInOriginal(traceOriginal(text.replace(UNPAIRED, "\ufffd"))).flatMap(({ source, token }) =>
      token !== undefined
        ? [place(source, 0, source.text.length, token.id, true)]
        : findInNormalised(normalise(source)).flatMap((section) =>
            section.token !== undefined
              ? [place(section.source, 0, section.source.text.length, section.token.id, true)]
              : placeWords(section.source),
          ),
    );
}

function place(
  { starts, ends }: TracedText,
  from: number,
  to: number,
  tokenId: number,
  startsWord: boolean,
): PlacedToken {
  return { tokenId, start: starts[from] as number, end: ends[to - 1] as number, startsWord };
}
