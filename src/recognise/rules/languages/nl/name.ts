import { DIGRAPH_INITIAL, LONE_PARTICLES, NO_SIGNATURE, PARTICLES, PREPOSITIONS, ROLES, TITLES } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** A name read from tokens `[start, end)`: "J.M. van der Berg", "Jansen-de Vries, A.B.". */
export interface ParsedName {
  readonly start: number;
  readonly end: number;
  /** How many initials with a full stop it has, and how many without ("J Jansen"). */
  readonly dotted: number;
  readonly undotted: number;
  /** Tokens of particles before the first word. */
  readonly leadingParticles: number;
  readonly particles: number;
  /** The tokens that are neither initials nor particles. */
  readonly words: readonly Token[];
}

/** What stands before a word, for whoever decides whether it belongs to the name. */
export interface WordPlace {
  readonly isFirst: boolean;
  readonly afterParticle: boolean;
  /** That particle is one token and common as a preposition or article: "van", "de". */
  readonly isLoneParticle: boolean;
  readonly afterInitials: boolean;
  /** The word of the name before this one. */
  readonly previous: Token | undefined;
}

/** Decides whether a word belongs to a name at this place. */
export type Accepts = (word: Token, place: WordPlace) => boolean;

const MOST_WORDS = 4;
const MOST_PARTICLES = 3;
const MOST_INITIALS = 6;

/** Reads the longest name that starts at a token; undefined where none does. It must hold at least one word. */
export function parseName(tokens: readonly Token[], start: number, accepts: Accepts): ParsedName | undefined {
  const initials = readInitials(tokens, start);
  let { dotted } = initials;
  let at = initials.end;
  let particles = 0;
  let leadingParticles = 0;
  const words: Token[] = [];
  while (words.length < MOST_WORDS) {
    const afterHyphen = words.length > 0 && tokens[at]?.surface === "-" && !tokens[at]?.startsLine ? at + 1 : at;
    if (afterHyphen > start && !follows(tokens, afterHyphen)) break;
    const count = countParticles(tokens, afterHyphen);
    const index = afterHyphen + count;
    const word = tokens[index];
    if (word === undefined || word.shape === "other") break;
    if (index > start && !follows(tokens, index)) break;
    const afterParticle = count > 0 || endsInParticle(words.at(-1));
    const isLoneParticle = count === 1 && /^(?:van|de|la|le|en)$/.test(tokens[afterHyphen]?.key ?? "");
    const afterInitials = dotted + initials.undotted > 0;
    const place = { isFirst: words.length === 0, afterParticle, isLoneParticle, afterInitials, previous: words.at(-1) };
    const afterPreposition = count > 0 && PREPOSITIONS.has(tokens[afterHyphen]?.key ?? "");
    if (afterPreposition && (word.shape === "lower" || afterHyphen === start)) break;
    const isLabel = words.length > 0 && !afterParticle && !word.isName && isLabelWord(tokens, index);
    if ([...word.surface].length > 1 && !isLabel && accepts(word, place)) {
      if (words.length === 0) leadingParticles = count;
      particles += count;
      words.push(word);
      at = index + 1;
      continue;
    }
    const middle = words.length === 1 && count === 0 ? readInitials(tokens, at) : undefined;
    if (middle === undefined || middle.dotted === 0) break;
    dotted += middle.dotted;
    at = middle.end;
  }
  if (words.length === 0) return undefined;
  const trailing = readTrailingInitials(tokens, at);
  if (trailing !== undefined) {
    dotted += trailing.dotted;
    at = trailing.end;
  }
  return { start, end: at, dotted, undotted: initials.undotted, leadingParticles, particles, words };
}

/** A token on the same line as the one before it. */
function follows(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  return token !== undefined && before !== undefined && !token.startsLine && token.start - before.end <= 2;
}

interface Initials {
  readonly dotted: number;
  readonly undotted: number;
  readonly end: number;
}

/** "J.M.", "J. M.", "Th.", "J.-P.", or "J", "JM" straight before a capital or a particle. */
function readInitials(tokens: readonly Token[], start: number): Initials {
  let at = start;
  let dotted = 0;
  while (dotted < MOST_INITIALS) {
    const letter = tokens[at]?.surface === "-" && dotted > 0 ? at + 1 : at;
    const token = tokens[letter];
    const stop = tokens[letter + 1];
    if (token === undefined || stop === undefined || !isInitial(token) || stop.surface !== "." || stop.spaced) break;
    if (letter > start && token.startsLine) break;
    dotted++;
    at = letter + 2;
  }
  if (dotted > 0) return { dotted, undotted: 0, end: at };
  const [token, next] = [tokens[start], tokens[start + 1]];
  const isLetters =
    token !== undefined && /^\p{Lu}{1,3}$/u.test(token.surface) && !isAbbreviation(token, tokens[start - 1]);
  if (isLetters && next !== undefined && follows(tokens, start + 1) && next.spaced) {
    const opensSurname = next.shape === "capital" || countParticles(tokens, start + 1) > 0;
    if (opensSurname) return { dotted: 0, undotted: token.surface.length, end: start + 1 };
  }
  return { dotted: 0, undotted: 0, end: start };
}

function isAbbreviation(token: Token, before: Token | undefined): boolean {
  if (/^\p{Lu}{2}$/u.test(token.surface) && /^\d{4}$/.test(before?.surface ?? "")) return true; // "1234 AB Utrecht"
  return (
    NO_SIGNATURE.has(token.key) ||
    ROLES.has(token.key) ||
    TITLES.has(token.key) ||
    (token.key.length > 1 && token.isOrdinary)
  );
}

function isInitial(token: Token): boolean {
  return /^\p{Lu}$/u.test(token.surface) || DIGRAPH_INITIAL.test(token.surface);
}

/** "Geb.dat:", "Tel:": what follows a name in a header is the next label. */
function isLabelWord(tokens: readonly Token[], index: number): boolean {
  const [stop, next] = [tokens[index + 1], tokens[index + 2]];
  if (stop?.surface === ":") return true;
  return (
    stop?.surface === "." &&
    !stop.spaced &&
    next !== undefined &&
    (!next.spaced || next.surface === ":") &&
    next.shape === "lower"
  );
}

/** "Jansen, A.B.", "Berg, A.B. van den": initials with stops after a comma, and the particles that belong before the name. */
function readTrailingInitials(tokens: readonly Token[], at: number): Initials | undefined {
  const comma = tokens[at]?.surface === "," ? 1 : 0;
  if (tokens[at + comma] === undefined || tokens[at + comma]?.startsLine) return undefined;
  const initials = readInitials(tokens, at + comma);
  if (initials.dotted === 0) return undefined;
  const particles = follows(tokens, initials.end) ? countParticles(tokens, initials.end) : 0;
  const end = initials.end + particles;
  const next = tokens[end];
  // "Jansen, A. Bos" is a list of two.
  const isNextName = next?.shape === "capital" && follows(tokens, end) && !isLabelWord(tokens, end);
  return isNextName ? undefined : { ...initials, end };
}

/** How many tokens of particles start at `index`: "van der", "v.d.", "v/d", "'t", "in 't"; 0 where none do. */
export function countParticles(tokens: readonly Token[], index: number): number {
  let at = index;
  let count = 0;
  while (count < MOST_PARTICLES) {
    const length = particleLength(tokens, at);
    if (length === 0 || (at > index && !follows(tokens, at))) break;
    at += length;
    count++;
  }
  const first = tokens[index];
  // "in De Bilt": a preposition, then a name that begins with a capital.
  if (count > 1 && first?.shape === "lower" && PREPOSITIONS.has(first.key) && tokens[index + 1]?.shape === "capital")
    return 0;
  if (count === 1 && at - index === 1 && first !== undefined && !LONE_PARTICLES.has(first.key)) return 0;
  return at - index;
}

function particleLength(tokens: readonly Token[], index: number): number {
  const keys = [0, 1, 2, 3].map((offset) => tokens[index + offset]?.key ?? "");
  if (keys[0] === "v" && keys[1] === "." && keys[2] === "d") return keys[3] === "." ? 4 : 3;
  if (keys[0] === "v" && keys[1] === "/" && keys[2] === "d") return 3;
  if ((keys[0] === "v" || keys[0] === "d") && keys[1] === "." && tokens[index]?.shape === "lower") return 2;
  if ((keys[0] === "'" || keys[0] === "’") && (keys[1] === "t" || keys[1] === "s") && !tokens[index + 1]?.spaced)
    return 2;
  if (keys[0] === "'" || keys[0] === "t" || keys[0] === "s") return 0;
  return PARTICLES.has(keys[0] ?? "") && /^\p{L}/u.test(keys[0] ?? "") ? 1 : 0;
}

/** "Jansen-van" before "der Berg": the tokeniser keeps hyphenated words whole. */
function endsInParticle(word: Token | undefined): boolean {
  const tail = word === undefined ? -1 : word.key.lastIndexOf("-");
  return tail > 0 && PARTICLES.has(word?.key.slice(tail + 1) ?? "");
}
