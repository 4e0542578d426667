import type { TokenClassifier } from "../../model/classifier/open-token-classifier.ts";
import type { Alignment } from "../../model/checkpoint.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { cutWindows, type TokenWindow } from "./cut-windows.ts";
import { decodeChain } from "./decode-chain.ts";
import { type DecodedLabels, decodeEach } from "./decode-labels.ts";
import { groupTags } from "./group-tags.ts";
import { settleOverlaps } from "./settle-overlaps.ts";
import { readTags, type Tag } from "./tag-names.ts";

export interface WindowOptions {
  /** Longest window in tokens, specials included; default 512, and never more than the model takes. */
  readonly windowTokens?: number;
  /** Tokens that a window repeats of the one before; default a quarter of the window. */
  readonly overlapTokens?: number;
}

/** Attention takes time and memory with the square of it, and names need no more around them. */
const WINDOW_TOKENS = 512;
const OVERLAP_SHARE = 0.25;

interface Piece extends TokenWindow {
  readonly textIndex: number;
}

/**
 * What a token classifier finds in texts, in UTF-16 code units, sorted and disjoint: the spans that the token-classification pipeline of
 * transformers gives with `aggregation_strategy="simple"` and `stride`, without white space around them. A score is the mean
 * probability of the labels of a span's tokens.
 */
export async function findSpans(
  classifier: TokenClassifier,
  texts: readonly string[],
  options: WindowOptions = {},
): Promise<Span[][]> {
  const { tokenizer, transitions } = classifier;
  const tags = readTags(classifier.labels);
  const aligned = texts.map((text) => alignContent(tokenizer.align(text)));
  const longest = Math.min(options.windowTokens ?? WINDOW_TOKENS, classifier.maximumLength);
  const pieces = aligned.flatMap(({ before, content, after }, textIndex): Piece[] => {
    const length = longest - before.length - after.length;
    const overlap = options.overlapTokens ?? Math.floor(length * OVERLAP_SHARE);
    return cutWindows(content.tokenIds.length, length, overlap).map((window) => ({ ...window, textIndex }));
  });
  const inputs = pieces.map(({ from, to, textIndex }) => {
    const { before, content, after } = aligned[textIndex] as AlignedContent;
    return [...before, ...content.tokenIds.slice(from, to), ...after];
  });
  const logits = await classifier.classify(inputs);
  const found: Span[][] = texts.map(() => []);
  for (const [index, { from, to, textIndex }] of pieces.entries()) {
    const { before, content } = aligned[textIndex] as AlignedContent;
    const own = decode(logits[index] as Float32Array, classifier.labels.length, transitions, before.length, to - from);
    found[textIndex]?.push(...spansOfLabels(texts[textIndex] as string, content.stretches.slice(from, to), own, tags));
  }
  return found.map((spans, index) => {
    const text = texts[index] as string;
    return settleOverlaps(text, spans).flatMap((span) => trim(text, span));
  });
}

interface AlignedContent {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly content: { readonly tokenIds: readonly number[]; readonly stretches: Alignment["stretches"] };
}

/** The tokens of the text apart from the specials around it. */
function alignContent({ tokenIds, stretches }: Alignment): AlignedContent {
  const first = stretches.findIndex((stretch) => stretch !== undefined);
  const end = stretches.findLastIndex((stretch) => stretch !== undefined) + 1;
  // Without a token of the text there is nothing to classify.
  const from = first === -1 ? tokenIds.length : first;
  const to = first === -1 ? tokenIds.length : end;
  return {
    before: tokenIds.slice(0, from),
    after: tokenIds.slice(to),
    content: { tokenIds: tokenIds.slice(from, to), stretches: stretches.slice(from, to) },
  };
}

/** Labels of a window's tokens of the text, `count` from `first` on. */
function decode(
  logits: Float32Array,
  labels: number,
  transitions: TokenClassifier["transitions"],
  first: number,
  count: number,
): DecodedLabels {
  const own = logits.subarray(first * labels, (first + count) * labels);
  if (transitions === undefined) return decodeEach(own, labels);
  if (!transitions.coversSpecials) return decodeChain(own, transitions);
  const all = decodeChain(logits, transitions);
  return { labels: all.labels.subarray(first, first + count), scores: all.scores.subarray(first, first + count) };
}

function spansOfLabels(
  text: string,
  stretches: Alignment["stretches"],
  { labels, scores }: DecodedLabels,
  tags: readonly Tag[],
): Span[] {
  const spans: Span[] = [];
  for (const { kind, first, end } of groupTags(Array.from(labels, (label) => tags[label] as Tag))) {
    const start = stretches[first]?.start ?? 0;
    let total = 0;
    for (const score of scores.subarray(first, end)) total += score;
    spans.push({ start, end: endOf(text, stretches[end - 1]), label: kind, score: total / (end - first) });
  }
  return spans;
}

/** The span without white space around it; nothing of one that is nothing else. */
function trim(text: string, span: Span): Span[] {
  const surface = text.slice(span.start, span.end);
  const start = span.start + surface.length - surface.trimStart().length;
  const end = start + surface.trim().length;
  return end > start ? [{ ...span, start, end }] : [];
}

/** A mark of a word's begin that is a token by itself stands for the word's first character, as in Rust tokenizers. */
function endOf(text: string, stretch: Stretch | undefined): number {
  const { start, end } = stretch ?? { start: 0, end: 0 };
  return end > start ? end : start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}
