import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { cutBytes, cutFloats } from "../cut-columns.ts";
import { ContextColumns, type DocumentContext, readContext } from "./document-context.ts";
import { createHintFinder, type Hint } from "./identifier-hints.ts";
import { OUTSIDE, spansOf, tagCount } from "./labels.ts";
import { Lattice } from "./lattice.ts";
import { LineScores, type TextScores } from "./line-scores.ts";
import { forEachSequence } from "./sequences.ts";
import type { DoubtedText } from "../doubted-text.ts";
import { Reading } from "../reading.ts";
import type { TaggingModel } from "./tagging-model.ts";
import { TwoTypeLattice } from "./two-type-lattice.ts";

/** A longer stretch is not read whole for the probability of a span, but so many tokens on either side: farther ones hardly change it. */
const SHORT = 96;
const NEAR = 12;

/** A text's scores, and of each stretch of tokens by how many nats "outside" leads where it does so least. */
interface ScoredText extends TextScores {
  readonly leads: readonly number[];
}

/** How a tagger leans to names. */
export interface TextLean {
  /** Nats against "outside" where a capitalised word stands that no list has; default 0. */
  readonly unlisted?: number;
  /** So many nats less must the words round a token say for its place not to matter (see `CrfHeader.sureNats`); default 0. */
  readonly surer?: number;
}

/** Tags documents with a CRF. Holds buffers, so one a thread; not to be shared. */
export class Tagger {
  private readonly model: TaggingModel;
  private readonly tags: number;
  private readonly lattice: Lattice;
  private readonly lines: LineScores;
  /** `[tokens, tags]` in nats, biased, of the stretch that {@link lean} was last called for. */
  private scores = new Float32Array(0);
  /** The tags of the text that is being read. */
  private path = new Uint8Array(0);
  private readonly columns = new ContextColumns();
  private readonly unlisted: number;
  private readonly surer: number;
  private readonly hints: (reading: Reading) => readonly Hint[];
  /** Tokens that the lattice's marginals are of. */
  private inferredFrom = -1;
  private inferredTo = -1;

  constructor(model: TaggingModel, { unlisted = 0, surer = 0 }: TextLean = {}) {
    this.model = model;
    this.unlisted = unlisted;
    this.surer = surer;
    const types = model.header.types.length;
    this.tags = tagCount(types);
    this.lines = new LineScores(model);
    this.lattice = types === 2 ? new TwoTypeLattice() : new Lattice(types);
    const { features, language } = model.header;
    this.hints = createHintFinder(features === "full" ? language : null);
    this.lattice.setTransitions(model.transitions);
  }

  /** Decodes from now on with this bias against "outside" (nats) instead of the model's own. */
  setBias(bias: number): void {
    this.lines.bias = bias;
    // Texts that were scored are scored anew: which lines are clearly outside was told with the bias before.
    this.score = (reading) => this.scoreText(reading);
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

  /** The same, and how unsure it is of each line: by forward–backward over all lines but those that are surely outside, which have 0. */
  tagWithDoubts(reading: Reading, source: string): DoubtedText {
    const passages: { start: number; end: number; doubt: number }[] = [];
    const { start, end } = reading.tokens;
    const sureNats = this.sureNats;
    const spans = this.tagLines(reading, source, (path, from, until, lead) => {
      if (until === from) return;
      const doubt = lead >= sureNats ? 0 : this.doubtOf(path, from, until);
      passages.push({ start: start[from] as number, end: end[until - 1] as number, doubt });
    });
    return { spans, passages };
  }

  /** Tags line by line; `look` is told of each line while its scores are at hand. */
  private tagLines(
    reading: Reading,
    source: string,
    look: (path: Uint8Array, from: number, end: number, lead: number) => void,
  ): Span[] {
    const { tokens } = reading;
    const { header } = this.model;
    const scored = reading.get(this.score);
    if (tokens.count > this.path.length) this.path = new Uint8Array(2 * tokens.count);
    const { path, lattice } = this;
    const unlistedNats = this.unlisted;
    const spans: Span[] = [];
    let sequence = 0;
    forEachSequence(tokens, (from, end) => {
      const lead = scored.leads[sequence++] as number;
      this.lean(scored, from, end, unlistedNats);
      const isOutside = lead > lattice.clearNats;
      if (isOutside) path.fill(OUTSIDE, from, end);
      else lattice.decode(this.scores, end - from, path, from);
      this.inferredTo = -1;
      look(path, from, end, lead);
      if (isOutside || !hasSpan(path, from, end)) return;
      spans.push(
        ...spansOf(tokens, path, from, end, header.types, source, (first, last, type) =>
          this.probability(path, from, end, first, last, type),
        ),
      );
    });
    return spans;
  }

  /**
   * Log odds (nats), with the model's bias for words of every kind, that a token of a stretch of characters belongs to a span, of the token where
   * they are highest. One for each of `stretches`, which are sorted and disjoint.
   */
  oddsOf(reading: Reading, stretches: readonly Stretch[]): number[] {
    const { tags, lattice } = this;
    const { tokens } = reading;
    const startOf = (token: number) => tokens.start[token] as number;
    const endOf = (token: number) => tokens.end[token] as number;
    const odds = stretches.map(() => -Infinity);
    const scored = reading.get(this.score);
    let next = 0;
    forEachSequence(tokens, (from, until) => {
      while (next < stretches.length && (stretches[next] as Stretch).end <= startOf(from)) next++;
      const isIn = (stretch: number) =>
        stretch < stretches.length && (stretches[stretch] as Stretch).start < endOf(until - 1);
      if (!isIn(next)) return;
      this.lean(scored, from, until, 0);
      lattice.readMarginals(this.scores, until - from, 0);
      for (let stretch = next; isIn(stretch); stretch++) {
        const { start, end } = stretches[stretch] as Stretch;
        const first = from + firstIndexWhere(until - from, (index) => endOf(from + index) > start);
        for (let token = first; token < until && startOf(token) < end; token++) {
          const outside = lattice.marginal[(token - from) * tags] as number;
          odds[stretch] = Math.max(odds[stretch] as number, Math.log1p(-Math.min(1, outside)) - Math.log(outside));
        }
      }
    });
    this.inferredTo = -1;
    return odds;
  }

  /** Scores a text, as tagging it does first: of many texts one after the other, the code for it stays at hand. */
  readonly prepare = (reading: Reading): void => void reading.get(this.score);

  /** The scores of a text, kept with it: they are asked for when it is tagged, and again for the odds of single names. */
  private score = (reading: Reading): ScoredText => this.scoreText(reading);

  private get sureNats(): number {
    return (this.model.header.sureNats ?? Infinity) - this.surer;
  }

  private scoreText(reading: Reading): ScoredText {
    const { text, tokens } = reading;
    const { lines, tags } = this;
    const context = this.contextOf(reading);
    lines.unlistedBias = this.unlisted;
    lines.sureNats = this.sureNats;
    const leads: number[] = [];
    const into: ScoredText = { scores: cutFloats(tokens.count * tags), unlisted: cutBytes(tokens.count), leads };
    forEachSequence(tokens, (from, end) => {
      leads.push(lines.fill(text, tokens, context, from, end, into));
    });
    return into;
  }

  /** Copies the scores of a stretch of tokens, leaning by the bias and so many nats more at unlisted words. */
  private lean({ scores, unlisted }: TextScores, from: number, end: number, unlistedNats: number): void {
    const { tags } = this;
    const { bias } = this.lines;
    const length = (end - from) * tags;
    if (length > this.scores.length) this.scores = new Float32Array(2 * length);
    const leaning = this.scores;
    for (let i = from, at = 0, row = from * tags; i < end; i++, at += tags, row += tags) {
      leaning[at] = (scores[row] as number) - (unlisted[i] === 1 ? bias + unlistedNats : bias);
      for (let y = 1; y < tags; y++) leaning[at + y] = scores[row + y] as number;
    }
  }

  private contextOf(reading: Reading): DocumentContext {
    const { features, hasKinds = false } = this.model.header;
    return readContext(reading.tokens, hasKinds, this.hints(reading), this.columns, features === "fast");
  }

  /** See {@link DoubtedText}. */
  private doubtOf(path: Uint8Array, from: number, end: number): number {
    const { tags, lattice } = this;
    lattice.readMarginals(this.scores, end - from, 0);
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
      // Spans come in order: what stands before the first is not asked for.
      const scores = start === from ? this.scores : this.scores.subarray((start - from) * this.tags);
      this.lattice.readMarginals(scores, until - start, first - start);
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
}

function hasSpan(path: Uint8Array, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if (path[i] !== OUTSIDE) return true;
  return false;
}
