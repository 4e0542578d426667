import { CHARACTER_CLASS, MARK } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { mayJoin } from "../known-names/gaps.ts";
import { spellings } from "../known-names/name-index.ts";
import type { KnownName } from "../known-names/parse-name.ts";
import { PARTICLES } from "../known-names/particles.ts";
import type { Reading } from "../reading.ts";
import { hashKey, SHAPE_DIGITS, SHAPE_MIXED, SHAPE_OTHER, type TokenTable } from "../token-table.ts";
import { findGlued } from "./find-glued.ts";
import { mayBeGivenName } from "./may-be-relative.ts";
import { mayBeSigned } from "./may-be-signed.ts";
import { type NameTraces, signaturesOfTraces } from "./name-traces.ts";
import { searchedWordsOf } from "./people-index.ts";
import type { PeopleSettings } from "./people-options.ts";
import { findSignatures } from "./signatures.ts";
import { hasLineBreak, isUpper } from "./surroundings.ts";
import type { TracedWord } from "./traced-word.ts";
import { LETTER, WordSieve } from "./word-sieve.ts";

/** Pieces that may stand between two words of one name, and one more. */
const FARTHEST = 5;
/** Letters of initials without stops that a word before a surname may be. */
const LONGEST_CLUSTER = 4;
const LAST_ASCII = 0x7f;
const PARTICLE_HASHES: ReadonlySet<number> = new Set([...PARTICLES].map(hashKey));
/** Particles of names in all their spellings: {@link PARTICLES}, and what `spellings` makes of two. */
const SPELT_HASHES: ReadonlySet<number> = new Set(
  [...PARTICLES].flatMap((second) => [
    hashKey(second),
    ...["van", "von"].flatMap((first) => spellings([first, second]).flat().map(hashKey)),
  ]),
);
/** The words of one text after the other. */
const sieve = new WordSieve();

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
  return new Search(reading, traces, taken, settings).finds();
}

/** One text, the names that are looked for in it, and where they are known to stand. */
class Search {
  private readonly reading: Reading;
  private readonly text: string;
  private readonly tokens: TokenTable;
  private readonly traces: readonly NameTraces[];
  /** Those of all traces, each once. */
  private readonly words: readonly TracedWord[];
  private readonly taken: readonly Stretch[];
  private readonly settings: PeopleSettings;
  /** Bits of the first letters of given names and initials. */
  private readonly initials: number;
  private readonly hasParticles: boolean;

  constructor(
    reading: Reading,
    traces: readonly NameTraces[],
    taken: readonly Stretch[],
    settings: PeopleSettings,
  ) {
    this.reading = reading;
    this.text = reading.text;
    this.tokens = reading.tokens;
    this.traces = traces;
    this.taken = taken;
    this.settings = settings;
    const words = new Set<TracedWord>();
    let letters = 0;
    let hasParticles = false;
    for (const one of traces) {
      for (const word of one.words) words.add(word);
      for (const unit of one.initials) letters |= 1 << (LETTER[unit] as number);
      hasParticles ||= one.hasParticles;
    }
    this.words = [...words];
    this.initials = letters;
    this.hasParticles = hasParticles;
    sieve.fill(this.words);
  }

  finds(): boolean {
    const { tokens, taken } = this;
    const { count, start, end, shape } = tokens;
    let at = 0;
    // A short word is seen behind a small letter or a mark alone.
    let hasMixed = false;
    for (let i = 0; i < count; i++) {
      const kind = shape[i] as number;
      hasMixed ||= kind === SHAPE_MIXED || isMark(kind);
      if (kind >= SHAPE_DIGITS) continue;
      while (at < taken.length && (taken[at] as Stretch).end <= (start[i] as number)) at++;
      const other = taken[at];
      if (other === undefined || other.start > (start[i] as number) || other.end < (end[i] as number)) {
        if (this.isLike(i)) return true;
        continue;
      }
      let last = i;
      for (let next = i + 1; next < count && (end[next] as number) <= other.end; next++) {
        const inner = shape[next] as number;
        hasMixed ||= inner === SHAPE_MIXED || isMark(inner);
        if (inner < SHAPE_DIGITS) last = next;
      }
      if (this.mayGrow(i, last)) return true;
      i = last;
    }
    return this.isGlued(hasMixed) || this.isSigned();
  }

  private isGlued(hasMixed: boolean): boolean {
    const long: string[] = [];
    const short: string[] = [];
    for (const { glued } of this.traces) {
      for (const forms of glued) {
        for (const word of forms.long) long.push(word);
        if (hasMixed) for (const word of forms.short) short.push(word);
      }
    }
    return long.length + short.length > 0 && findGlued(this.text, { long, short }, this.settings).some(this.isFree);
  }

  private isSigned(): boolean {
    const { reading, traces, taken, text, settings } = this;
    if (this.initials === 0 || !mayBeSigned(reading, traces, taken)) return false;
    return findSignatures(text, signaturesOfTraces(traces), settings.words).some(this.isFree);
  }

  private readonly isFree = ({ start, end }: Stretch): boolean =>
    !this.taken.some((span) => span.start <= start && span.end >= end);

  /** Is a token a word of a name, its genitive or a nickname, or that with a typing error? */
  private isLike(index: number): boolean {
    const { tokens, text, words, settings } = this;
    const hash = tokens.word[index] as number;
    const start = tokens.start[index] as number;
    const end = tokens.end[index] as number;
    if (!sieve.mayPass(text, start, end, hash)) return false;
    let folded: string | undefined;
    for (const word of words) {
      if (word.isWord(hash) || word.isForm(text, start, hash)) return true;
      if (!word.mayBeMisspelt(text, start, end)) continue;
      folded ??= foldWord(text.slice(start, end));
      if (word.isNear(folded) && !settings.isOrdinary(folded) && !settings.isMedical(folded)) return true;
    }
    return false;
  }

  /** May a name go on before or behind a stretch from one token to another in which a word of it is taken? */
  private mayGrow(first: number, last: number): boolean {
    const { tokens } = this;
    const left = this.before(first);
    const right = this.after(last);
    const goesLeft = left >= 0 && this.looksLikePart(left) && this.joins(left, first);
    const leads = right >= 0 && (this.isLinking(right) || this.isLike(right));
    const goesRight = right >= 0 && (leads || this.looksLikePart(right)) && this.joins(last, right);
    if (!goesLeft && !goesRight) return false;
    for (let i = first; i <= last; i++) {
      if ((tokens.shape[i] as number) >= SHAPE_DIGITS || !this.isLike(i)) continue;
      if (goesLeft && this.mayBePart(left, i)) return true;
      if (goesRight && (this.mayBePart(right, i) || (leads && this.leadsOn(last, right, i)))) return true;
    }
    return false;
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
    if (!this.looksLikePart(piece)) return false;
    const start = tokens.start[piece] as number;
    const end = tokens.end[piece] as number;
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

  /** A quick look before {@link mayBePart}. */
  private looksLikePart(piece: number): boolean {
    const { tokens, text } = this;
    const start = tokens.start[piece] as number;
    if (this.hasParticles && (SPELT_HASHES.has(tokens.word[piece] as number) || this.isShort(piece))) return true;
    const letter = LETTER[text.charCodeAt(start)] as number;
    if (letter === 0) return this.initials !== 0;
    return (this.initials & (1 << letter)) !== 0 && (this.isShort(piece) || isUpper(text, start) || this.isLike(piece));
  }

  /** One letter, or perhaps one with accents. */
  private isShort(piece: number): boolean {
    const end = this.tokens.end[piece] as number;
    return end - (this.tokens.start[piece] as number) < 2 || this.text.charCodeAt(end - 1) > LAST_ASCII;
  }

  private mayBeGiven(piece: number, word: string): boolean {
    if ([...word].length === 1 || this.isLike(piece)) return true;
    return mayBeGivenName(
      this.text,
      this.tokens.start[piece] as number,
      this.tokens.end[piece] as number,
      word,
      this.settings,
    );
  }

  /** "Piet van der Berg" of which the middle is not taken: particles and initials that lead to another word of the name. */
  private leadsOn(last: number, right: number, index: number): boolean {
    const { tokens, text } = this;
    let piece = last;
    let next = right;
    for (let step = 0; step < FARTHEST && next >= 0 && this.joins(piece, next); step++) {
      if (this.isLike(next) && this.areOfOneName(index, next)) return true;
      if (!this.isLinking(next)) return false;
      const word = foldWord(text.slice(tokens.start[next] as number, tokens.end[next] as number));
      if (!PARTICLES.has(word) && word.length > 1) return false;
      piece = next;
      next = this.after(next);
    }
    return false;
  }

  /** What may stand between two words of a name: a particle or a letter. */
  private isLinking(piece: number): boolean {
    return this.isShort(piece) || PARTICLE_HASHES.has(this.tokens.word[piece] as number);
  }

  /** Are two tokens like two words of one name? A word that a name has twice is two. */
  private areOfOneName(a: number, b: number): boolean {
    const [likeA, likeB] = [this.wordsLike(a), this.wordsLike(b)];
    const areTwo = (words: readonly string[]) =>
      words.some((word, i) => likeA.has(word) && words.some((other, j) => i !== j && likeB.has(other)));
    return this.traces.some(({ names }) => names.some((name) => areTwo(relatedWordsOf(name))));
  }

  private wordsLike(index: number): ReadonlySet<string> {
    return new Set(this.words.filter((word) => this.isLikeWord(index, word)).map(({ word }) => word));
  }

  /** The names of which a token is like one of those words. */
  private namesOf(index: number, wordsOf: (name: KnownName) => readonly string[]): KnownName[] {
    const like = this.wordsLike(index);
    return this.traces.flatMap(({ names }) => names.filter((name) => wordsOf(name).some((word) => like.has(word))));
  }

  private isLikeWord(index: number, word: TracedWord): boolean {
    const { tokens, text } = this;
    const hash = tokens.word[index] as number;
    const [start, end] = [tokens.start[index] as number, tokens.end[index] as number];
    if (word.isWord(hash) || word.isForm(text, start, hash)) return true;
    return word.mayBeMisspelt(text, start, end) && word.isNear(foldWord(text.slice(start, end)));
  }
}

/** A mark without a letter before it. */
function isMark(shape: number): boolean {
  return shape > SHAPE_OTHER + LAST_ASCII && CHARACTER_CLASS[shape - SHAPE_OTHER] === MARK;
}

/** Words of a name before which its given names and initials stand. */
function surnamesOf({ surname, either }: KnownName): string[] {
  return [...searchedWordsOf({ surname, given: [], either: [] }), ...either];
}

/** Words of a name that may stand together in a text, in any order. */
function relatedWordsOf({ surname, given }: KnownName): string[] {
  const words = surname.map(({ word }) => word);
  const whole = surname.map(({ word, particles }) => particles.join("") + word).join("");
  if (words.length > 1) words.push(words.join(""));
  if (!words.includes(whole)) words.push(whole);
  for (const { word, isInitial } of given) if (!isInitial) words.push(word);
  return words;
}
