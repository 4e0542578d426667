import { FOLDED_UNIT } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { mayJoin } from "../known-names/gaps.ts";
import { spellings } from "../known-names/name-index.ts";
import type { KnownName } from "../known-names/parse-name.ts";
import { PARTICLES } from "../known-names/particles.ts";
import type { Reading } from "../reading.ts";
import { hashKey, SHAPE_DIGITS, SHAPE_INITIAL, SHAPE_MIXED, SHAPE_UPPER, type TokenTable } from "../token-table.ts";
import { findGlued } from "./find-glued.ts";
import { type NameTraces, signaturesOfTraces } from "./name-traces.ts";
import { searchedWordsOf } from "./people-index.ts";
import type { PeopleSettings } from "./people-options.ts";
import { findSignatures } from "./signatures.ts";
import { hasLineBreak, isUpper } from "./surroundings.ts";
import type { TracedWord } from "./traced-word.ts";

/** Pieces that may stand between two words of one name, and one more. */
const FARTHEST = 5;
/** Letters of initials without stops that a word before a surname may be. */
const LONGEST_CLUSTER = 4;
const MARKS = 1024;
const marks = new Uint8Array(MARKS);
const LAST_ASCII = 0x7f;
const PARTICLE_HASHES: ReadonlySet<number> = new Set([...PARTICLES].map(hashKey));
/** Any first letter: that of other scripts, and accented ones. */
const ANY_LETTER = -1;

/** A bit for the folded letter of a code unit; all bits for what is not ASCII. */
function letterBit(unit: number): number {
  return unit > LAST_ASCII ? ANY_LETTER : 1 << (unit & 0x1f);
}

/**
 * False if names of which these are the traces surely stand nowhere in a text but in what is taken (sorted and disjoint): a quick look that
 * spares most documents the making of an index. True says nothing.
 */
export function mayStandAgain(
  reading: Reading,
  traces: readonly NameTraces[],
  taken: readonly Stretch[],
  settings: PeopleSettings,
): boolean {
  const words: TracedWord[] = [];
  for (const one of traces) for (const word of one.words) words.push(word);
  markWords(words, 1);
  try {
    return new Search(reading, traces, words, taken, settings).finds();
  } finally {
    markWords(words, 0);
  }
}

function markWords(words: readonly TracedWord[], mark: number): void {
  for (const { hash, listed } of words) {
    marks[hash & (MARKS - 1)] = mark;
    for (const other of listed) marks[other & (MARKS - 1)] = mark;
  }
}

/** One text, the names that are looked for in it, and where they are known to stand. */
class Search {
  private readonly text: string;
  private readonly tokens: TokenTable;
  private readonly traces: readonly NameTraces[];
  /** Those of all traces. */
  private readonly words: readonly TracedWord[];
  private readonly taken: readonly Stretch[];
  private readonly settings: PeopleSettings;
  /** {@link letterBit} of the first letters of all words. */
  private readonly letters: number;

  constructor(
    { text, tokens }: Reading,
    traces: readonly NameTraces[],
    words: readonly TracedWord[],
    taken: readonly Stretch[],
    settings: PeopleSettings,
  ) {
    this.text = text;
    this.tokens = tokens;
    this.traces = traces;
    this.words = words;
    this.taken = taken;
    this.settings = settings;
    let letters = 0;
    for (const { word } of words) letters |= letterBit(word.charCodeAt(0));
    this.letters = letters;
  }

  finds(): boolean {
    const { tokens, taken, traces, text, settings } = this;
    const { count, start, end, shape } = tokens;
    let at = 0;
    let capitals = 0;
    for (let i = 0; i < count; i++) {
      const kind = shape[i] as number;
      if (kind >= SHAPE_DIGITS) continue;
      if (kind === SHAPE_UPPER || kind === SHAPE_INITIAL || kind === SHAPE_MIXED)
        capitals |= letterBit(text.charCodeAt(start[i] as number));
      if (!this.isLike(i)) continue;
      while (at < taken.length && (taken[at] as Stretch).end <= (start[i] as number)) at++;
      const other = taken[at];
      const isTaken = other !== undefined && other.start <= (start[i] as number) && other.end >= (end[i] as number);
      if (!isTaken || this.mayGrow(i, other)) return true;
    }
    const isFree = ({ start: from, end: to }: Stretch) => !taken.some((span) => span.start <= from && span.end >= to);
    const long: string[] = [];
    const short: string[] = [];
    for (const one of traces) {
      for (const word of one.long) long.push(word);
      for (const word of one.short) short.push(word);
    }
    if (long.length + short.length > 0 && findGlued(text, { long, short }, settings).some(isFree)) return true;
    const mayBeSigned =
      capitals !== 0 && traces.some(({ initials }) => initials.some((unit) => (letterBit(unit) & capitals) !== 0));
    return mayBeSigned && findSignatures(text, signaturesOfTraces(traces), settings.words).some(isFree);
  }

  /** Is a token a word of a name, its genitive or a nickname, or that with a typing error? */
  private isLike(index: number): boolean {
    const { tokens, text, words, settings } = this;
    const hash = tokens.word[index] as number;
    if (marks[hash & (MARKS - 1)] === 1 && words.some((word) => word.hash === hash || word.listed.includes(hash)))
      return true;
    const start = tokens.start[index] as number;
    if ((letterBit(text.charCodeAt(start)) & this.letters) === 0) return false;
    const end = tokens.end[index] as number;
    let folded: string | undefined;
    for (const word of words) {
      if (word.isForm(text, start, hash)) return true;
      if (!word.mayBeMisspelt(text, start, end)) continue;
      folded ??= foldWord(text.slice(start, end));
      if (word.isNear(folded) && !settings.isOrdinary(folded) && !settings.isMedical(folded)) return true;
    }
    return false;
  }

  /** May a name go on before or behind the stretch in which a word of it is taken? */
  private mayGrow(index: number, stretch: Stretch): boolean {
    const { tokens } = this;
    let first = index;
    for (let i = this.before(first); i >= 0 && (tokens.start[i] as number) >= stretch.start; i = this.before(i))
      first = i;
    let last = index;
    for (let i = this.after(last); i >= 0 && (tokens.end[i] as number) <= stretch.end; i = this.after(i)) last = i;
    const left = this.before(first);
    if (left >= 0 && this.joins(left, first) && this.mayBePart(left, index)) return true;
    const right = this.after(last);
    return right >= 0 && this.joins(last, right) && (this.mayBePart(right, index) || this.leadsOn(last, right, index));
  }

  /** The run of letters before or behind a token; -1 for none. */
  private before(index: number): number {
    let at = index - 1;
    while (at >= 0 && (this.tokens.shape[at] as number) >= SHAPE_DIGITS) at--;
    return at;
  }

  private after(index: number): number {
    let at = index + 1;
    while (at < this.tokens.count && (this.tokens.shape[at] as number) >= SHAPE_DIGITS) at++;
    return at < this.tokens.count ? at : -1;
  }

  private joins(piece: number, next: number): boolean {
    const { tokens, text } = this;
    const [start, end, from] = [tokens.start[piece], tokens.end[piece], tokens.start[next]] as [number, number, number];
    return mayJoin(text, end, from, end - start) && !hasLineBreak(text, end, from);
  }

  /** A particle, or a given name or initial, of a name whose surname stands at `bearer`. */
  private mayBePart(piece: number, bearer: number): boolean {
    const { tokens, text, traces } = this;
    const start = tokens.start[piece] as number;
    const end = tokens.end[piece] as number;
    if (!this.hasParticlesOrInitial(text.charCodeAt(start))) return false;
    const word = foldWord(text.slice(start, end));
    const first = word.charCodeAt(0);
    const isInitial = traces.some(({ initials }) => initials.includes(first)) && this.mayBeGiven(piece, word);
    if (!isInitial && !traces.some(({ particles }) => particles.includes(word))) return false;
    // A longer word that is no other name of the same person stands for a bare initial only.
    const isFull = end - start > LONGEST_CLUSTER && !this.isLike(piece);
    return this.namesOf(bearer, surnamesOf).some(
      ({ surname, given }) =>
        surname.some(({ particles }) => spellings(particles).some((form) => form.includes(word))) ||
        (isInitial && given.some((one) => one.word.charCodeAt(0) === first && (one.isInitial || !isFull))),
    );
  }

  /** Has a name particles, or an initial that this letter may be? */
  private hasParticlesOrInitial(letter: number): boolean {
    const folded = letter > LAST_ASCII ? undefined : FOLDED_UNIT[letter];
    for (const { particles, initials } of this.traces) {
      if (particles.length > 0) return true;
      if (folded === undefined ? initials.length > 0 : initials.includes(folded)) return true;
    }
    return false;
  }

  private mayBeGiven(piece: number, word: string): boolean {
    return isUpper(this.text, this.tokens.start[piece] as number) || [...word].length === 1 || this.isLike(piece);
  }

  /** "Piet van der Berg" of which the middle is not taken: particles and initials that lead to another word of the name. */
  private leadsOn(last: number, right: number, index: number): boolean {
    const { tokens, text } = this;
    let piece = last;
    let next = right;
    for (let step = 0; step < FARTHEST && next >= 0 && this.joins(piece, next); step++) {
      if (this.isLike(next) && this.areOfOneName(index, next)) return true;
      const [start, end] = [tokens.start[next] as number, tokens.end[next] as number];
      // Two letters at least, where the last is no accent; without making a string of them.
      const isWord = end - start > 1 && text.charCodeAt(end - 1) <= LAST_ASCII;
      if (isWord && !PARTICLE_HASHES.has(tokens.word[next] as number)) return false;
      const word = foldWord(text.slice(start, end));
      if (!PARTICLES.has(word) && word.length > 1) return false;
      piece = next;
      next = this.after(next);
    }
    return false;
  }

  private areOfOneName(a: number, b: number): boolean {
    const others = this.namesOf(b, searchedWordsOf);
    return this.namesOf(a, searchedWordsOf).some((name) => others.includes(name));
  }

  /** The names of which a token is like one of those words. */
  private namesOf(index: number, wordsOf: (name: KnownName) => readonly string[]): KnownName[] {
    const like = new Set(this.words.filter((word) => this.isLikeWord(index, word)).map(({ word }) => word));
    return this.traces.flatMap(({ names }) => names.filter((name) => wordsOf(name).some((word) => like.has(word))));
  }

  private isLikeWord(index: number, word: TracedWord): boolean {
    const { tokens, text } = this;
    const hash = tokens.word[index] as number;
    const [start, end] = [tokens.start[index] as number, tokens.end[index] as number];
    if (word.hash === hash || word.listed.includes(hash) || word.isForm(text, start, hash)) return true;
    return word.mayBeMisspelt(text, start, end) && word.isNear(foldWord(text.slice(start, end)));
  }
}

/** Words of a name before which its given names and initials stand. */
function surnamesOf({ surname, either }: KnownName): string[] {
  return [...searchedWordsOf({ surname, given: [], either: [] }), ...either];
}
