import type { Span } from "../../text/span.ts";
import { contextFeatures, kindFeatures } from "./context-features.ts";
import { ContextColumns, type DocumentContext, readContext } from "./document-context.ts";
import { MOST_FEATURES } from "./examples.ts";
import { createWordLookup } from "./hash-table.ts";
import { createHintFinder, type Hint } from "./identifier-hints.ts";
import type { WordKnowledge } from "./knowledge.ts";
import { OUTSIDE, spansOf, tagCount } from "./labels.ts";
import { Lattice } from "./lattice.ts";
import { forEachSequence } from "./sequences.ts";
import type { DoubtedText } from "../doubted-text.ts";
import { Reading } from "../reading.ts";
import type { TokenTable } from "../token-table.ts";
import type { TaggingModel } from "./tagging-model.ts";
import { openWeights, type Weights } from "./weight-table.ts";
import { REACH, typeFeatures } from "./word-types.ts";

/** Memory for sums of word features that are kept, and words that are: a note's words repeat, and each has some fifty features. */
const CACHE_BYTES = 32 << 20;
const MOST_WORDS = 60_000;
const PLACES = 2 * REACH + 1;
/** Numbers of four bytes in a line of the processor's cache. */
const LINE = 16;
/** A longer stretch is not read whole for the probability of a span, but so many tokens on either side: farther ones hardly change it. */
const SHORT = 96;
const NEAR = 12;

/** Tags documents with a CRF. Holds buffers, so one a thread; not to be shared. */
export class Tagger {
  private readonly model: TaggingModel;
  private readonly tags: number;
  private readonly weights: Weights;
  private readonly knowledge: WordKnowledge;
  private readonly lattice: Lattice;
  private readonly keys = new Int32Array(MOST_FEATURES);
  private scores = new Float32Array(0);
  /** The tags of the text that is being read. */
  private path = new Uint8Array(0);
  private readonly cache: WordSums;
  private readonly columns = new ContextColumns();
  private readonly hints: (reading: Reading) => readonly Hint[];
  private bias: number;
  /** See `CrfHeader.sureNats`. */
  private readonly sureNats: number;
  /** Tokens that the lattice's marginals are of. */
  private inferredFrom = -1;
  private inferredTo = -1;

  constructor(model: TaggingModel) {
    this.model = model;
    this.tags = tagCount(model.header.types.length);
    this.weights = openWeights(model.weights, model.header.types.length);
    this.knowledge = {
      lists: createWordLookup(model.lists),
      seen: createWordLookup(model.seen),
      hasKinds: model.header.hasKinds ?? false,
    };
    this.lattice = new Lattice(model.header.types.length);
    this.cache = new WordSums(this.tags * PLACES);
    const { features, language } = model.header;
    this.hints = createHintFinder(features === "full" ? language : null);
    this.lattice.setTransitions(model.transitions);
    this.bias = model.header.outsideBias;
    this.sureNats = model.header.sureNats ?? Infinity;
  }

  /** Decodes from now on with this bias against "outside" (nats) instead of the model's own. */
  setBias(bias: number): void {
    this.bias = bias;
  }

  /**
   * The spans of a text, sorted and disjoint. A span's score is the smallest probability, among its tokens, of being inside
   * a span of its type, by forward–backward over the span and what stands near it.
   */
  tag(text: string, source: string): Span[] {
    return this.tagReading(new Reading(text), source);
  }

  /** The same of a text that may be read already. */
  tagReading(reading: Reading, source: string): Span[] {
    return this.tagLines(reading, source, () => {});
  }

  /** The same, and how unsure it is of each line: by forward–backward over all lines but those that are surely outside. */
  tagWithDoubts(reading: Reading, source: string): DoubtedText {
    const passages: { start: number; end: number; doubt: number }[] = [];
    const { start, end } = reading.tokens;
    const spans = this.tagLines(reading, source, (path, from, until) => {
      if (until === from) return;
      const doubt = this.doubtOf(path, from, until);
      passages.push({ start: start[from] as number, end: end[until - 1] as number, doubt });
    });
    return { spans, passages };
  }

  /** Tags line by line; `look` is told of each line while its scores are at hand. */
  private tagLines(
    reading: Reading,
    source: string,
    look: (path: Uint8Array, from: number, end: number) => void,
  ): Span[] {
    const { text, tokens } = reading;
    const isFast = this.model.header.features === "fast";
    const context = readContext(tokens, this.knowledge, this.hints(reading), this.columns, isFast);
    if (tokens.count > this.path.length) this.path = new Uint8Array(2 * tokens.count);
    const { path } = this;
    const spans: Span[] = [];
    forEachSequence(tokens, (from, end) => {
      const length = end - from;
      this.score(text, tokens, context, from, end);
      this.lattice.decode(this.scores, length, path, from);
      this.inferredTo = -1;
      look(path, from, end);
      if (!hasSpan(path, from, end)) return;
      spans.push(
        ...spansOf(tokens, path, from, end, this.model.header.types, source, (first, last, type) =>
          this.probability(path, from, end, first, last, type),
        ),
      );
    });
    return spans;
  }

  /** See {@link DoubtedText}; 0 where every token's own words speak clearly for "outside". */
  private doubtOf(path: Uint8Array, from: number, end: number): number {
    const { tags, lattice } = this;
    let isClear = true;
    for (let i = 0; i < end - from && isClear; i++) isClear = this.isSurelyOutside(i * tags);
    if (isClear) return 0;
    lattice.infer(this.scores, end - from, false);
    this.inferredFrom = from;
    this.inferredTo = end;
    let doubt = 0;
    for (let i = from; i < end; i++) {
      const outside = lattice.marginal[(i - from) * tags] as number;
      doubt = Math.max(doubt, path[i] === OUTSIDE ? 1 - outside : outside);
    }
    return doubt;
  }

  /** How probable a span of tokens `[first, last)` is, given the scores of the stretch `[from, end)` that it was found in. */
  private probability(path: Uint8Array, from: number, end: number, first: number, last: number, type: number): number {
    const start = end - from <= SHORT ? from : this.startNear(path, from, first);
    const until = end - from <= SHORT ? end : Math.min(end, last + NEAR);
    if (start !== this.inferredFrom || until !== this.inferredTo) {
      this.lattice.infer(this.scores.subarray((start - from) * this.tags), until - start, false);
      this.inferredFrom = start;
      this.inferredTo = until;
    }
    const { marginal } = this.lattice;
    let least = 1;
    for (let i = first; i < last; i++) {
      const row = (i - start) * this.tags + 2 * type;
      least = Math.min(least, (marginal[row + 1] as number) + (marginal[row + 2] as number));
    }
    return least;
  }

  /** A place some tokens before `first` that no span runs over. */
  private startNear(path: Uint8Array, from: number, first: number): number {
    let start = Math.max(from, first - NEAR);
    while (start > from && path[start] !== OUTSIDE) start--;
    return start;
  }

  /** Fills `scores` `[tokens, tags]` for the tokens `[from, end)` of one line. */
  private score(text: string, tokens: TokenTable, context: DocumentContext, from: number, end: number): void {
    const { tags, keys, model } = this;
    const cells = (end - from) * tags;
    if (cells > this.scores.length) this.scores = new Float32Array(2 * cells);
    const { scores, cache } = this;
    const { values } = cache;
    scores.fill(0, 0, cells);
    const line = context.line[from] as number;
    const lineStart = tokens.lineStart[line] as number;
    const lineEnd = tokens.lineStart[line + 1] as number;
    // Words that only stand near this stretch still speak to the tokens in it.
    const firstWord = Math.max(lineStart, from - REACH);
    const wordsEnd = Math.min(lineEnd, end + REACH);
    cache.touch(tokens, firstWord, wordsEnd);
    for (let word = firstWord; word < wordsEnd; word++) {
      const sums = this.sumsOf(text, tokens, word);
      const first = Math.max(from, word - REACH);
      const last = Math.min(end - 1, word + REACH);
      // The sums lie in the order of the tokens that they are for.
      let place = sums + (first - word + REACH) * tags;
      const cellsEnd = (last + 1 - from) * tags;
      for (let cell = (first - from) * tags; cell < cellsEnd; cell++) {
        scores[cell] = (scores[cell] as number) + (values[place++] as number);
      }
    }
    for (let i = from; i < end; i++) {
      const row = (i - from) * tags;
      scores[row] = (scores[row] as number) - this.bias;
      if (this.isSurelyOutside(row)) continue;
      const kinds = kindFeatures(tokens, context, i, keys, 0);
      if (kinds > 0) {
        this.weights.addTo(scores, row, keys, kinds);
        if (this.isSurelyOutside(row)) continue;
      }
      const count = contextFeatures(tokens, context, model.header.features, i, keys, 0);
      this.weights.addTo(scores, row, keys, count);
    }
  }

  /** Whether the word features alone say "outside" so clearly that the token's place cannot matter. */
  private isSurelyOutside(row: number): boolean {
    const { scores, tags } = this;
    const least = (scores[row] as number) - this.sureNats;
    for (let y = 1; y < tags; y++) if ((scores[row + y] as number) > least) return false;
    return true;
  }

  /** Where in the cache the sums of a token's word features are: for each place around it, a score a tag. */
  private sumsOf(text: string, tokens: TokenTable, index: number): number {
    const { cache, keys, tags } = this;
    const known = cache.find(tokens.surface[index] as number, tokens.check[index] as number);
    if (known >= 0) return known;
    const at = cache.add(tokens.surface[index] as number, tokens.check[index] as number);
    for (let distance = -REACH; distance <= REACH; distance++) {
      const count = typeFeatures(text, tokens, index, distance, this.knowledge, keys, 0);
      const row = at + (REACH - distance) * tags;
      this.weights.addTo(cache.values, row, keys, count);
    }
    return at;
  }
}

function hasSpan(path: Uint8Array, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if (path[i] !== OUTSIDE) return true;
  return false;
}

/** Sums by word form, found by the two hashes of its surface; emptied when full. */
class WordSums {
  readonly values: Float32Array;
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly width: number;
  private readonly most: number;
  private count = 0;
  protected touched = 0;

  constructor(width: number) {
    this.width = width;
    this.most = Math.min(MOST_WORDS, Math.max(64, Math.floor(CACHE_BYTES / (4 * width))));
    this.values = new Float32Array(this.most * width);
    const capacity = 1 << (33 - Math.clz32(this.most));
    this.mask = capacity - 1;
    this.slots = new Int32Array(3 * capacity);
  }

  find(surface: number, check: number): number {
    for (let slot = surface & this.mask; ; slot = (slot + 1) & this.mask) {
      const row = this.slots[3 * slot + 2] as number;
      if (row === 0) return -1;
      if (this.slots[3 * slot] === surface && this.slots[3 * slot + 1] === check) return (row - 1) * this.width;
    }
  }

  /** Reads ahead what {@link find} and its caller will need of some tokens; see `touchWords`. */
  touch({ surface }: TokenTable, from: number, end: number): void {
    const { slots, mask, values, width } = this;
    let touched = 0;
    for (let i = from; i < end; i++) touched ^= slots[3 * ((surface[i] as number) & mask) + 2] as number;
    for (let i = from; i < end; i++) {
      // Mostly the first slot is the right one; a word that is not known has row 0.
      const row = slots[3 * ((surface[i] as number) & mask) + 2] as number;
      const at = row === 0 ? 0 : (row - 1) * width;
      for (let ahead = at; ahead < at + width; ahead += LINE) touched ^= values[ahead] as number;
    }
    this.touched = touched;
  }

  add(surface: number, check: number): number {
    if (this.count === this.most) {
      this.slots.fill(0);
      this.count = 0;
    }
    let slot = surface & this.mask;
    while (this.slots[3 * slot + 2] !== 0) slot = (slot + 1) & this.mask;
    const at = this.count * this.width;
    this.values.fill(0, at, at + this.width);
    this.slots[3 * slot] = surface;
    this.slots[3 * slot + 1] = check;
    this.slots[3 * slot + 2] = ++this.count;
    return at;
  }
}
