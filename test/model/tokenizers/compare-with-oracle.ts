import { expect } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { createOffsetTable } from "../../../src/text/offsets.ts";

/** What Rust tokenizers, or a class of transformers on top of it, made of a text; see test/python/make_tokenizers.py. */
export type OracleCase = readonly [
  text: string,
  tokenIds: readonly number[],
  /** In code points; null where the mask was spelled in another way for the peer. */
  offsets: readonly (readonly [start: number, end: number])[] | null,
  decoded: string,
];

export interface TokenizerOracle {
  /** Entries: the highest id plus one. */
  readonly size: number;
  readonly cases: readonly OracleCase[];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Fails unless a tokenizer gives every text of an oracle the same ids, the same text back, and each token the same stretch. Stretches
 * may differ in white space and control characters at their ends, and as {@link mayDiffer} says.
 */
export function expectAsOracle(tokenizer: Tokenizer, { cases, size }: TokenizerOracle): void {
  expect(tokenizer.vocabulary.findLastIndex((token) => token !== "") + 1).toBe(size);
  for (const [text, tokenIds, offsets, decoded] of cases) {
    const shown = JSON.stringify(text);
    expect(tokenizer.encode(text), shown).toEqual(tokenIds);
    expect(tokenizer.decode(tokenIds), shown).toBe(decoded);
    if (offsets !== null && !/^\p{Cc}/u.test(text)) expect(differences(tokenizer, text, offsets), shown).toEqual([]);
  }
}

function differences(tokenizer: Tokenizer, text: string, offsets: readonly (readonly [number, number])[]): unknown[] {
  const { tokenIds, stretches } = tokenizer.align(text);
  const table = createOffsetTable(text);
  return stretches.flatMap((stretch, position) => {
    const [start, end] = offsets[position] as readonly [number, number];
    const ours: Bounds = [stretch?.start ?? 0, stretch?.end ?? 0];
    const theirs: Bounds = [table.fromCodePoint(start), table.fromCodePoint(end)];
    const token = tokenizer.vocabulary[tokenIds[position] as number] as string;
    return same(trim(text, ours), trim(text, theirs)) || mayDiffer(text, token, ours, theirs)
      ? []
      : [{ token, ours, theirs }];
  });
}

type Bounds = readonly [start: number, end: number];

/**
 * - The mark of a word's begin that nothing in the text stands for: ours is empty, theirs is the first character; theirs of one
 *   after a mask may have lost its first letter.
 * - Ours covers combining marks that were composed or removed; theirs only the letter.
 * - Characters that are spelled by bytes: ours is each one's own, with its combining marks if it was composed; theirs is all
 *   unknown characters in a row, without what was composed. They overlap.
 */
function mayDiffer(text: string, token: string, ours: Bounds, theirs: Bounds): boolean {
  if (/^[▁Ġ]/u.test(token) && [ours, theirs].some((bounds) => isEmpty(trim(text, bounds)))) return true;
  if (/^<0x..>$/u.test(token)) return ours[0] < theirs[1] && theirs[0] < ours[1];
  return same(trim(text, widen(text, ours)), trim(text, widen(text, theirs)));
}

function isEmpty([start, end]: Bounds): boolean {
  return start === end;
}

function same(ours: Bounds, theirs: Bounds): boolean {
  return (isEmpty(ours) && isEmpty(theirs)) || (ours[0] === theirs[0] && ours[1] === theirs[1]);
}

function trim(text: string, [start, end]: Bounds): Bounds {
  const isBlank = (at: number) => /[\s\p{Cc}]/u.test(text[at] as string);
  let [from, to] = [start, end];
  while (from < to && isBlank(from)) from++;
  while (to > from && isBlank(to - 1)) to--;
  return [from, to];
}

function widen(text: string, [start, end]: Bounds): Bounds {
  if (start === end) return [start, end];
  const starts = [...segmenter.segment(text)].map(({ index }) => index);
  let to = starts.find((at) => at >= end) ?? text.length;
  // Once a control character is removed, the mark after it composes with the letter before it.
  while (/^\p{Cc}*\p{M}/u.test(text.slice(to))) to++;
  return [starts.findLast((at) => at <= start) ?? 0, to];
}
