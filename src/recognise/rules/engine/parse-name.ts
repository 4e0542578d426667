import { isInitialHere, readInitials, type Initials } from "./initials.ts";
import type { Finding, Note } from "./note.ts";
import { countParticles, follows } from "./particles.ts";
import { isMark, type Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** A name read from tokens `[start, end)`: "J.M. van der Berg", "García López", "Jansen-de Vries, A.B.". */
export interface ParsedName {
  readonly start: number;
  readonly end: number;
  /** How many initials with a full stop it has, and how many without ("J Jansen"). */
  readonly dotted: number;
  readonly undotted: number;
  /** Of those with a stop, the ones behind the name: "Jansen A.". */
  readonly trailing: number;
  /** Tokens of particles before the first word. */
  readonly leadingParticles: number;
  readonly particles: number;
  /** The tokens that are neither initials nor particles. */
  readonly words: readonly Token[];
  /** Their indices. */
  readonly places: readonly number[];
}

/** What stands before a word, for the function that decides whether it belongs to the name. */
export interface WordPlace {
  /** Token index. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly afterParticle: boolean;
  /** That particle is one token and common as a preposition or article: "van", "de". */
  readonly isLoneParticle: boolean;
  readonly afterInitials: boolean;
  /** The word of the name before this one. */
  readonly previous: Token | undefined;
}

/** Decides whether a word belongs to a name at this place. */
export type Accepts = (note: Note, token: Token, place: WordPlace) => boolean;

/** Given names, surnames and those of husbands; more is a list of people or a sentence. */
const MOST_WORDS = 5;

const NO_WORDS: readonly Token[] = [];
const NO_PLACES: readonly number[] = [];

/** Of a father's and a son's name. */
const SUFFIXES: ReadonlySet<string> = new Set("Jr Jnr jr jnr Sr Snr sr snr II III IV".split(" "));

/** Reads the longest name that starts at a token; undefined where none does. It holds at least one word. */
export function parseName(note: Note, start: number, accepts: Accepts): ParsedName | undefined {
  const { tokens } = note;
  const initials = readInitials(note, start);
  let { dotted } = initials;
  let at = initials.end;
  let particles = 0;
  let leadingParticles = 0;
  let words: readonly Token[] = NO_WORDS;
  let places: readonly number[] = NO_PLACES;
  while (words.length < MOST_WORDS) {
    const afterHyphen = words.length > 0 && isMark(tokens[at], "-") && !tokens[at]?.startsLine ? at + 1 : at;
    if (afterHyphen > start && !follows(tokens, afterHyphen)) break;
    const count = countParticles(note, afterHyphen, words.length === 0 && at === start);
    const index = afterHyphen + count;
    const token = tokens[index];
    if (token === undefined || token.word.shape === "other") break;
    if (index > start && !follows(tokens, index)) break;
    const opener = tokens[afterHyphen] as Token;
    const afterParticle = count > 0 || endsInParticle(note, words.at(-1));
    const afterTie = count > 0 && (opener.word.is & IS.tie) !== 0 && (opener.word.is & IS.openingParticle) === 0;
    if (afterTie && (token.word.shape === "lower" || afterHyphen === start)) break;
    const isLoneParticle = count === 1 && (opener.word.is & (IS.article | IS.tie)) !== 0;
    const afterInitials = dotted + initials.undotted > 0;
    const isFirst = words.length === 0;
    const place = { index, isFirst, afterParticle, isLoneParticle, afterInitials, previous: words.at(-1) };
    const isLabel = !isFirst && !afterParticle && !token.word.isName && isLabelWord(tokens, index);
    if (token.word.surface.length > 1 && !isLabel && accepts(note, token, place)) {
      if (isFirst) leadingParticles = count;
      particles += count;
      // Most names have a word or two: arrays that grow are made far too long.
      words = isFirst ? [token] : [...words, token];
      places = isFirst ? [index] : [...places, index];
      at = index + 1;
      // "Fco. Javier"
      if ((token.word.is & IS.shortName) !== 0 && isMark(tokens[at], ".") && tokens[at]?.spaced === false) at++;
      continue;
    }
    const mayGoOn = words.length === 1 && (count === 0 || isDevoted(note, words[0] as Token, index));
    const middle = mayGoOn ? readInitials(note, index) : undefined;
    if (middle === undefined || middle.dotted + middle.undotted === 0) break;
    particles += count;
    // "Ana M Calvo", but not "Esofagite C di Los Angeles".
    if (middle.undotted > 1 || (middle.undotted > 0 && !(words[0] as Token).word.isName)) break;
    dotted += middle.dotted;
    at = middle.end;
  }
  if (words.length === 0) return undefined;
  if (words.length + initials.dotted > 1) at = skipSuffix(tokens, at);
  const last = readTrailingInitials(note, at);
  if (last !== undefined) {
    dotted += last.dotted;
    at = last.end;
  }
  const { undotted } = initials;
  const trailing = last?.dotted ?? 0;
  return { start, end: at, dotted, undotted, trailing, leadingParticles, particles, words, places };
}

/** "María del C. Pérez", "Carmen de los A. Gil": a letter with its stop behind a given name's particle. */
function isDevoted({ tokens, lexicon }: Note, given: Token, index: number): boolean {
  const [letter, stop] = [tokens[index] as Token, tokens[index + 1]];
  return lexicon.names.isRomance === true && given.word.isGiven && letter.word.isInitial && stop?.word.surface === ".";
}

/**
 * The same name with another start and so many particles fewer before its first word. Written out, as `moveSpan` is: copies by spreading have
 * hidden classes of their own, and whatever reads names is compiled anew.
 */
export function startNameAt(name: ParsedName, start: number, fewerParticles = 0): ParsedName {
  const { end, dotted, undotted, trailing, words, places } = name;
  const leadingParticles = name.leadingParticles - fewerParticles;
  const particles = name.particles - fewerParticles;
  return { start, end, dotted, undotted, trailing, leadingParticles, particles, words, places };
}

/** The token index behind the suffix of "Davis Jr", "Van Houten, Jr", "Hale III"; `at` where there is none. */
function skipSuffix(tokens: readonly Token[], at: number): number {
  const suffix = isMark(tokens[at], ",") && tokens[at]?.startsLine === false ? at + 1 : at;
  return SUFFIXES.has(tokens[suffix]?.word.surface ?? "") && follows(tokens, suffix) ? suffix + 1 : at;
}

/** The finding of a parsed name. */
export function toFinding(name: ParsedName, rule: string, score: number): Finding {
  return { start: name.start, end: name.end, rule, score };
}

/** "Geb.dat:", "Tel:": what follows a name in a header is the next label. */
function isLabelWord(tokens: readonly Token[], index: number): boolean {
  const [stop, next] = [tokens[index + 1], tokens[index + 2]];
  if (isMark(stop, ":")) {
    const { word } = tokens[index] as Token;
    return word.shape === "lower" || word.isOrdinary || word.isCompound || word.isMedical;
  }
  if (stop === undefined || !isMark(stop, ".") || stop.spaced || next === undefined || next.word.shape !== "lower")
    return false;
  return !next.spaced || isMark(tokens[index + 3], ":");
}

/** "Jansen, A.B.", "Berg, A.B. van den": initials with stops after a comma, and the particles that belong before the name. */
function readTrailingInitials(note: Note, at: number): Initials | undefined {
  const { tokens } = note;
  const comma = isMark(tokens[at], ",") ? 1 : 0;
  const opener = tokens[at + comma];
  if (opener === undefined || opener.startsLine || !isInitialHere(note, opener)) return undefined;
  const initials = readInitials(note, at + comma);
  if (initials.dotted === 0) return undefined;
  let end = initials.end;
  while (follows(tokens, end) && ((tokens[end] as Token).word.is & IS.particle) !== 0) end++;
  const next = tokens[end];
  // "Jansen, A. Bos" is a list of two.
  const isNextName = next?.word.shape === "capital" && follows(tokens, end) && !isLabelWord(tokens, end);
  return isNextName ? undefined : { dotted: initials.dotted, undotted: initials.undotted, end };
}

/** "Jansen-van" before "der Berg": the tokeniser keeps hyphenated words whole. */
function endsInParticle(note: Note, token: Token | undefined): boolean {
  const tail = token === undefined ? -1 : token.word.key.lastIndexOf("-");
  return tail > 0 && note.lexicon.names.particles.has(token?.word.key.slice(tail + 1) ?? "");
}

/** "Ivor Harding": the words of a name are a usual given name first and a surname last, which is no illness or medicine. */
export function isWholeName(words: readonly Token[]): boolean {
  const [first, last] = [words[0]?.word, words.at(-1)?.word];
  if (words.length < 2 || first?.isGiven !== true || !first.isSureName) return false;
  return last?.isSureName === true && !last.isEponym && !last.isMedical;
}
