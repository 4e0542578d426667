import { SHAPE_DIGITS, SHAPE_TITLE, type TokenTable } from "../token-table.ts";
import { contextFeatures, kindFeatures, MOST_KEYS } from "./context-features.ts";
import type { DocumentContext } from "./document-context.ts";
import { MOST_FEATURES } from "./examples.ts";
import { createWordLookup } from "./hash-table.ts";
import type { WordKnowledge } from "./knowledge.ts";
import { tagCount } from "./labels.ts";
import { LONGEST_SEQUENCE } from "./sequences.ts";
import type { TaggingModel } from "./tagging-model.ts";
import { openWeights, type Weights } from "./weight-table.ts";
import { kindOf } from "./word-kinds.ts";
import { WordSums } from "./word-sums.ts";
import { REACH, typeFeatures } from "./word-types.ts";

const PLACES = 2 * REACH + 1;
/** Tags of a model of two types: most models are. */
const FIVE = 5;
const SEEN_SHIFT = 16;
const LISTS_MASK = (1 << SEEN_SHIFT) - 1;
const KIND_OF_UNLISTED = kindOf(0);
/** Shorter words are abbreviations more often than names. */
const SHORTEST_UNLISTED = 4;

/** The scores of a text by a model's features. */
export interface TextScores {
  /** `[tokens, tags]` in nats, without any bias. */
  readonly scores: Float32Array;
  /** 1 for a capitalised word that neither a list nor a count of words by case has; all 0 where the model leans no further at such. */
  readonly unlisted: Uint8Array;
}

/** Scores one stretch of tokens after another by a model's features. Holds buffers. */
export class LineScores {
  /** Against "outside", in nats: leads are told with it. */
  bias: number;
  /** The same besides, where a capitalised word that no list has stands. */
  unlistedBias = 0;
  /** By how many nats "outside" must lead by a token's words for its place not to matter: see `CrfHeader.sureNats`. */
  sureNats = Infinity;
  private readonly model: TaggingModel;
  private readonly tags: number;
  private readonly weights: Weights;
  private readonly knowledge: WordKnowledge;
  private readonly words: WordSums;
  private readonly keys = new Int32Array(MOST_KEYS);
  private keyCount = 0;
  /** Where the keys of a new word's places end. */
  private readonly ends = new Int32Array(PLACES);
  /** The tokens whose places are to be looked at, and where the keys of each end. */
  private readonly unsure = new Int32Array(LONGEST_SEQUENCE);
  private readonly keyEnds = new Int32Array(LONGEST_SEQUENCE);
  private unsureCount = 0;
  /** Where the rows of the words are that stand in the stretch, and {@link REACH} to its left and right. */
  private rows = new Int32Array(0);

  constructor(model: TaggingModel) {
    this.model = model;
    this.tags = tagCount(model.header.types.length);
    this.weights = openWeights(model.weights, model.header.types.length);
    this.knowledge = {
      lists: createWordLookup(model.lists),
      seen: createWordLookup(model.seen),
      hasKinds: model.header.hasKinds ?? false,
    };
    this.words = new WordSums(this.tags * PLACES);
    this.bias = model.header.outsideBias;
  }

  /**
   * Fills the rows of the tokens `[from, end)` of one line, {@link LONGEST_SEQUENCE} at most, and the columns of the context that are about words.
   * Returns by how many nats "outside" is above every other tag, at the token where it is so least.
   */
  fill(
    text: string,
    tokens: TokenTable,
    context: DocumentContext,
    from: number,
    end: number,
    into: TextScores,
  ): number {
    const { tags, keys, sureNats, unlistedBias } = this;
    const { scores, unlisted } = into;
    this.readRows(text, tokens, context, from, end);
    if (tags === FIVE) this.addFive(from, end, scores);
    else this.addWords(from, end, scores);
    let least = Infinity;
    for (let i = from; i < end; i++) {
      if (unlistedBias !== 0 && this.isUnlisted(tokens, context, i)) unlisted[i] = 1;
      const lead = this.leanedLead(into, i);
      // The words alone may say "outside" so clearly that the token's place cannot matter.
      if (lead >= sureNats) least = Math.min(least, lead);
      else {
        if (this.keyCount + MOST_FEATURES > keys.length) least = Math.min(least, this.addKinds(tokens, context, into));
        this.keyCount = kindFeatures(tokens, context, i, keys, this.keyCount);
        this.writeDown(i);
      }
    }
    return Math.min(least, this.addKinds(tokens, context, into));
  }

  /** "Killigrew": neither a list nor a count of words by case has it. */
  private isUnlisted({ shape, start, end }: TokenTable, { lists, kind }: DocumentContext, i: number): boolean {
    if (shape[i] !== SHAPE_TITLE || lists[i] !== 0 || kind[i] !== KIND_OF_UNLISTED) return false;
    return (end[i] as number) - (start[i] as number) >= SHORTEST_UNLISTED;
  }

  /** Writes down that the keys up to here are the last ones of a token. */
  private writeDown(token: number): void {
    this.unsure[this.unsureCount] = token;
    this.keyEnds[this.unsureCount++] = this.keyCount;
  }

  /**
   * Adds the features of the kinds of the tokens that were written down, which often say enough, and all features of the places of those of which
   * they do not. Returns the least lead of those tokens.
   */
  private addKinds(tokens: TokenTable, context: DocumentContext, into: TextScores): number {
    const { keys, unsure, sureNats } = this;
    const { features } = this.model.header;
    const count = this.unsureCount;
    this.addKeys(into);
    let least = Infinity;
    // Those that are left are written over those before them.
    for (let at = 0; at < count; at++) {
      const i = unsure[at] as number;
      const lead = this.leanedLead(into, i);
      if (lead >= sureNats) {
        least = Math.min(least, lead);
        continue;
      }
      if (this.keyCount + MOST_FEATURES > keys.length) least = Math.min(least, this.addPlaces(into));
      this.keyCount = contextFeatures(tokens, context, features, i, keys, this.keyCount);
      this.writeDown(i);
    }
    return Math.min(least, this.addPlaces(into));
  }

  /** Adds the keys that were written down and forgets them; returns the least lead of their tokens. */
  private addPlaces(into: TextScores): number {
    const { unsure } = this;
    const count = this.unsureCount;
    this.addKeys(into);
    let least = Infinity;
    for (let at = 0; at < count; at++) least = Math.min(least, this.leanedLead(into, unsure[at] as number));
    return least;
  }

  /** Adds the keys that were written down. All weights are read ahead, for many reads of far memory take hardly longer than one. */
  private addKeys({ scores }: TextScores): void {
    const { tags, keys, unsure, keyEnds, unsureCount, weights } = this;
    weights.touch(keys, this.keyCount);
    for (let at = 0, from = 0; at < unsureCount; at++) {
      const end = keyEnds[at] as number;
      weights.addTo(scores, (unsure[at] as number) * tags, keys, from, end);
      from = end;
    }
    this.unsureCount = 0;
    this.keyCount = 0;
  }

  /** By how much "outside" is above every other tag of a token, in nats, with its bias. */
  private leanedLead({ scores, unlisted }: TextScores, i: number): number {
    const { tags, bias, unlistedBias } = this;
    return this.leadAt(scores, i * tags) - (unlisted[i] === 1 ? bias + unlistedBias : bias);
  }

  /** By how much "outside" is above every other tag of a row, in nats and without bias. */
  private leadAt(scores: Float32Array, row: number): number {
    const { tags } = this;
    let most = scores[row + 1] as number;
    for (let y = 2; y < tags; y++) if ((scores[row + y] as number) > most) most = scores[row + y] as number;
    return (scores[row] as number) - most;
  }

  /** Finds the rows of the words of a stretch and round it, and writes what they say of the words into the context. */
  private readRows(text: string, tokens: TokenTable, context: DocumentContext, from: number, end: number): void {
    const { words } = this;
    const { facts, factsAt } = words;
    const line = context.line[from] as number;
    const lineStart = tokens.lineStart[line] as number;
    const lineEnd = tokens.lineStart[line + 1] as number;
    const first = from - REACH;
    const until = end + REACH;
    if (until - first > this.rows.length) this.rows = new Int32Array(2 * (until - first));
    const { rows } = this;
    words.reserve(until - first);
    words.touch(tokens, Math.max(lineStart, first), Math.min(lineEnd, until));
    for (let word = first; word < until; word++) {
      if (word < lineStart || word >= lineEnd) {
        // The row of no word.
        rows[word - first] = 0;
        continue;
      }
      let row = words.rowOf(tokens.surface[word] as number, tokens.check[word] as number);
      if (row < 0) row = this.addRow(text, tokens, word);
      rows[word - first] = row;
      const known = facts[row + factsAt] as number;
      context.lists[word] = known & LISTS_MASK;
      context.seen[word] = known >>> SEEN_SHIFT;
      context.kind[word] = facts[row + factsAt + 1] as number;
    }
  }

  /** A new row for a word that has none: for each place round it the sums of its features, and what the tables say of it. */
  private addRow(text: string, tokens: TokenTable, index: number): number {
    const { words, keys, ends, weights, tags, knowledge } = this;
    const at = words.add(tokens.surface[index] as number, tokens.check[index] as number);
    let count = 0;
    for (let place = 0; place < PLACES; place++) {
      count = typeFeatures(text, tokens, index, REACH - place, knowledge, keys, count);
      ends[place] = count;
    }
    // No place is being looked at while rows are read: the keys are free.
    weights.touch(keys, count);
    for (let place = 0, from = 0; place < PLACES; place++) {
      const end = ends[place] as number;
      weights.addTo(words.values, at + place * tags, keys, from, end);
      from = end;
    }
    if ((tokens.shape[index] as number) < SHAPE_DIGITS) {
      const hash = tokens.word[index] as number;
      const lists = knowledge.lists(hash);
      words.facts[at + words.factsAt] = lists | (knowledge.seen(hash) << SEEN_SHIFT);
      words.facts[at + words.factsAt + 1] = knowledge.hasKinds ? kindOf(lists) : 0;
    }
    return at;
  }

  /** Writes the sums of the words' features into the rows of `[from, end)`, from the leftmost word to the rightmost for every token. */
  private addWords(from: number, end: number, scores: Float32Array): void {
    const { tags, rows } = this;
    const { values } = this.words;
    scores.fill(0, from * tags, end * tags);
    for (let i = from; i < end; i++) {
      for (let place = 0; place < PLACES; place++) {
        const at = (rows[i - from + place] as number) + (PLACES - 1 - place) * tags;
        for (let y = 0; y < tags; y++) {
          scores[i * tags + y] = (scores[i * tags + y] as number) + (values[at + y] as number);
        }
      }
    }
  }

  /** The same for five tags, without a loop over them. */
  private addFive(from: number, end: number, scores: Float32Array): void {
    const { rows } = this;
    const { values } = this.words;
    for (let i = from; i < end; i++) {
      let sum0 = 0;
      let sum1 = 0;
      let sum2 = 0;
      let sum3 = 0;
      let sum4 = 0;
      let offset = FIVE * PLACES;
      for (let word = i - from; word < i - from + PLACES; word++) {
        offset -= FIVE;
        const at = (rows[word] as number) + offset;
        sum0 = Math.fround(sum0 + (values[at] as number));
        sum1 = Math.fround(sum1 + (values[at + 1] as number));
        sum2 = Math.fround(sum2 + (values[at + 2] as number));
        sum3 = Math.fround(sum3 + (values[at + 3] as number));
        sum4 = Math.fround(sum4 + (values[at + 4] as number));
      }
      const row = FIVE * i;
      scores[row] = sum0;
      scores[row + 1] = sum1;
      scores[row + 2] = sum2;
      scores[row + 3] = sum3;
      scores[row + 4] = sum4;
    }
  }
}
