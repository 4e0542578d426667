import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { spellings } from "../known-names/name-index.ts";
import type { KnownName } from "../known-names/parse-name.ts";
import { PARTICLES } from "../known-names/particles.ts";
import { hashKey, SHAPE_DIGITS } from "../token-table.ts";
import type { LikeTokens } from "./like-tokens.ts";
import { mayBeGivenName, mayBeRelative } from "./may-be-relative.ts";
import { relatedWordsOf } from "./name-traces.ts";
import type { PeopleSettings } from "./people-options.ts";
import { isUpper } from "./surroundings.ts";
import { LETTER } from "./word-sieve.ts";

/** Pieces that may stand between two words of one name, and one more. */
const FARTHEST = 5;
/** Over more words in a row that are found already none is looked at: the time stays linear. */
const MOST_IN_A_ROW = 12;
/** Letters of initials without stops that a word beside a surname may be; of an abbreviated given name before its stop. */
const LONGEST_CLUSTER = 4;
const LONGEST_DOTTED = 3;
const STOP = 0x2e;
const PARTICLE_HASHES: ReadonlySet<number> = new Set([...PARTICLES].map(hashKey));
/** Particles of names in all their spellings: {@link PARTICLES}, and what `spellings` makes of two. */
const SPELT_HASHES: ReadonlySet<number> = new Set(
  [...PARTICLES].flatMap((second) => [
    hashKey(second),
    ...["van", "von"].flatMap((first) => spellings([first, second]).flat().map(hashKey)),
  ]),
);

/** A word of a name where it stands, and what it may be the surname of. */
interface Bearer {
  readonly at: number;
  /** Words of names that it is like. */
  readonly like: ReadonlySet<string>;
  /** Those in which such a word is a surname, or may be. */
  readonly names: readonly KnownName[];
}

/** Whether names may go on beside where words of them stand: no less than `extendGroup` and `groupPieces` do. */
export class NameGrowth {
  private readonly tokens: LikeTokens;
  private readonly taken: readonly Stretch[];
  private readonly settings: PeopleSettings;
  /** Bits of the first letters of given names and initials. */
  private readonly initials: number;
  private readonly hasParticles: boolean;

  /** `taken`: sorted and disjoint. */
  constructor(tokens: LikeTokens, taken: readonly Stretch[], settings: PeopleSettings) {
    this.tokens = tokens;
    this.taken = taken;
    this.settings = settings;
    let initials = 0;
    let hasParticles = false;
    for (const one of tokens.traces) {
      initials |= one.initialBits;
      hasParticles ||= one.hasParticles;
    }
    this.initials = initials;
    this.hasParticles = hasParticles;
  }

  /**
   * May a name of which a word stands in a stretch from one token to another go on beside it? Over what is taken, it must reach what is not,
   * unless the stretch itself `isFree`.
   */
  mayGrow(first: number, last: number, isFree: boolean): boolean {
    const { tokens } = this;
    const left = this.tokens.before(first);
    const goesLeft = left >= 0 && this.looksLikePart(left, true) && this.tokens.joins(left, first);
    const goesRight = this.looksLeading(first, last);
    if (!goesLeft && !goesRight) return false;
    for (let i = first; i <= last; i++) {
      if ((tokens.tokens.shape[i] as number) >= SHAPE_DIGITS || !tokens.isLike(i)) continue;
      const bearer = this.bearerAt(i);
      if (goesLeft && bearer.names.length > 0 && this.growsLeft(bearer, first, isFree)) return true;
      if (goesRight && this.growsRight(bearer, first, last, isFree)) return true;
    }
    return false;
  }

  private bearerAt(at: number): Bearer {
    const like = this.tokens.wordsLike(at);
    // Joined forms are made for few: a surname of one word has none.
    const isSurname = ({ surname, either }: KnownName) =>
      surname.some(({ word }) => like.has(word)) ||
      either.some((word) => like.has(word)) ||
      (surname.some(({ particles }) => surname.length > 1 || particles.length > 0) &&
        relatedWordsOf({ surname, given: [], either }).some((word) => like.has(word)));
    return { at, like, names: this.tokens.traces.flatMap(({ names }) => names.filter(isSurname)) };
  }

  /** Particles stand right before the surname, and given names and initials before those, all of them together. */
  private growsLeft(bearer: Bearer, first: number, isFree: boolean): boolean {
    let given = 0;
    let particles = 0;
    for (let i = first; i < bearer.at; i = this.tokens.after(i)) {
      if (this.mayBeParticle(i)) particles++;
      else given++;
    }
    let next = first;
    for (
      let piece = this.tokens.before(first);
      piece >= 0 && this.tokens.joins(piece, next);
      piece = this.tokens.before(piece)
    ) {
      const isParticle = given === 0 && this.isParticleOf(bearer, piece, particles + 1);
      if (!isParticle && !this.isGivenOf(bearer, piece, given + 1)) break;
      if (isFree || !this.isTaken(piece) || given + particles > MOST_IN_A_ROW) return true;
      if (this.mayBeParticle(piece)) particles++;
      else given++;
      next = piece;
    }
    return next < first && this.hasRelativeBefore(next);
  }

  /** Behind a name stand its initials, given names behind a comma, then its particles; or more words of the name. */
  private growsRight(bearer: Bearer, first: number, last: number, isFree: boolean): boolean {
    let reachesFree = isFree;
    let given = 0;
    let isMoved = false;
    for (let i = this.tokens.after(bearer.at); i >= 0 && i <= last; i = this.tokens.after(i)) {
      isMoved = true;
      if (!this.mayBeParticle(i) && !this.tokens.isLike(i)) given++;
    }
    let previous = last;
    let [links, steps] = [0, 0];
    let isOver = false;
    for (
      let piece = this.tokens.after(last);
      piece >= 0 && this.tokens.joins(previous, piece);
      piece = this.tokens.after(piece)
    ) {
      const isBehindComma: boolean = isMoved || this.tokens.hasComma(previous, piece);
      const isPart: boolean =
        (isBehindComma && this.isParticleOf(bearer, piece, 1)) ||
        ((isBehindComma || this.mayBeKnown(piece)) && this.isGivenOf(bearer, piece, given + 1));
      if (++steps > MOST_IN_A_ROW) return true;
      const isLike = this.tokens.isLike(piece);
      reachesFree ||= !this.isTaken(piece);
      if (reachesFree && (isPart || (isLike && this.areOfOneName(bearer, piece)))) return true;
      if (!isPart && !isLike && (!this.isLinking(piece) || ++links >= FARTHEST)) break;
      if (isPart || isLike) {
        links = 0;
        isOver = true;
      }
      isMoved ||= isPart || isLike || isBehindComma;
      if (!this.mayBeParticle(piece) && !isLike) given++;
      previous = piece;
    }
    return isOver && this.hasRelativeBefore(first);
  }

  /** What grows over other names in a row is named, and may have a relative's given name before it. */
  private hasRelativeBefore(first: number): boolean {
    const { text, tokens } = this.tokens;
    const piece = this.tokens.before(first);
    if (piece < 0 || this.isTaken(piece)) return false;
    const [start, end] = [tokens.start[piece] as number, tokens.end[piece] as number];
    return mayBeRelative(text, start, end, tokens.start[first] as number, this.settings);
  }

  /** A particle of the surname, where so many stand together. */
  private isParticleOf({ like, names }: Bearer, piece: number, count: number): boolean {
    if (!this.hasParticles || !this.mayBeParticle(piece)) return false;
    const word = this.tokens.wordAt(piece);
    return names.some(({ surname }) =>
      surname.some(
        (part) =>
          part.particles.length > 0 &&
          like.has(part.word) &&
          spellings(part.particles).some((form) => form.length >= count && form.includes(word)),
      ),
    );
  }

  /** A given name or initial of a bearer of the surname, of whom so many are known. */
  private isGivenOf(bearer: Bearer, piece: number, count: number): boolean {
    if (!this.looksLikePart(piece, false)) return false;
    const { tokens } = this.tokens;
    const [start, end] = [tokens.start[piece] as number, tokens.end[piece] as number];
    const word = this.tokens.wordAt(piece);
    const first = word.charCodeAt(0);
    const isRelated = this.areOfOneName(bearer, piece);
    if (!isRelated && [...word].length > 1 && !this.mayBeGiven(piece, word)) return false;
    // A longer word that is no other name of the same person stands for a bare initial only.
    const isFull = end - start > LONGEST_CLUSTER && !isRelated;
    // So many letters in a row one name must have; that the list has but the initial, another may say.
    const begins = (one: KnownName["given"][number]) => one.word.charCodeAt(0) === first;
    return (
      bearer.names.some(({ given }) => given.length >= count && given.some(begins)) &&
      (!isFull || bearer.names.some(({ given }) => given.some((one) => one.isInitial && begins(one))))
    );
  }

  private mayBeGiven(piece: number, word: string): boolean {
    const { text, tokens } = this.tokens;
    return mayBeGivenName(text, tokens.start[piece] as number, tokens.end[piece] as number, word, this.settings);
  }

  /** Not an unlisted word: a letter, an abbreviation, letters in a row or another word of a name. */
  private mayBeKnown(piece: number): boolean {
    const { text, tokens } = this.tokens;
    const [start, end] = [tokens.start[piece] as number, tokens.end[piece] as number];
    if (end - start <= LONGEST_DOTTED && text.charCodeAt(end) === STOP) return true;
    if (this.tokens.isShort(piece) || this.tokens.isLike(piece)) return true;
    if (end - start > LONGEST_CLUSTER) return false;
    for (let i = start; i < end; i++) if (!this.mayBeInitial(text.charCodeAt(i))) return false;
    return true;
  }

  /** Of what is no letter of the alphabet nothing is known. */
  private mayBeInitial(unit: number): boolean {
    const letter = LETTER[unit] as number;
    return letter === 0 ? this.initials !== 0 : (this.initials & (1 << letter)) !== 0;
  }

  /** A quick look whether a piece may be a particle, given name or initial of any of the names. */
  private looksLikePart(piece: number, mayBeParticle: boolean): boolean {
    const { text, tokens } = this.tokens;
    if (mayBeParticle && this.hasParticles && this.mayBeParticle(piece)) return true;
    const start = tokens.start[piece] as number;
    if (!this.mayBeInitial(text.charCodeAt(start))) return false;
    if (this.tokens.isShort(piece) || this.tokens.isLike(piece)) return true;
    return isUpper(text, start) && this.mayBeGiven(piece, this.tokens.wordAt(piece));
  }

  /** A quick look whether what stands behind a stretch may be part of a name, or lead to a word of one. */
  private looksLeading(first: number, last: number): boolean {
    let previous = last;
    for (let links = 0; links < FARTHEST; links++) {
      const piece = this.tokens.after(previous);
      if (piece < 0 || !this.tokens.joins(previous, piece)) return false;
      if (this.tokens.isLike(piece)) return true;
      const isMoved = links > 0 || first < last || this.tokens.hasComma(last, piece);
      if (this.looksLikePart(piece, isMoved) && (isMoved || this.mayBeKnown(piece))) return true;
      if (!this.isLinking(piece)) return false;
      previous = piece;
    }
    return false;
  }

  private mayBeParticle(piece: number): boolean {
    return this.tokens.isShort(piece) || SPELT_HASHES.has(this.tokens.tokens.word[piece] as number);
  }

  /** What may stand between two words of a name: a particle or a letter. */
  private isLinking(piece: number): boolean {
    return this.tokens.isShort(piece) || PARTICLE_HASHES.has(this.tokens.tokens.word[piece] as number);
  }

  /** Is a token like another word of a name that the bearer is a word of? A word that a name has twice is two. */
  private areOfOneName({ like }: Bearer, piece: number): boolean {
    const others = this.tokens.wordsLike(piece);
    if (others.size === 0) return false;
    const areTwo = (words: readonly string[]) =>
      words.some((word, i) => like.has(word) && words.some((other, j) => i !== j && others.has(other)));
    return this.tokens.traces.some(({ names }) => names.some((name) => areTwo(relatedWordsOf(name))));
  }

  private isTaken(piece: number): boolean {
    const { tokens } = this.tokens;
    return isInside(this.taken, tokens.start[piece] as number, tokens.end[piece] as number);
  }
}

/** Does one of some stretches, sorted and disjoint, hold another? */
export function isInside(stretches: readonly Stretch[], start: number, end: number): boolean {
  const found = stretches[firstIndexWhere(stretches.length, (index) => (stretches[index] as Stretch).end > start)];
  return found !== undefined && found.start <= start && found.end >= end;
}
