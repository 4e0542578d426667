import type { NameWords } from "./name-words.ts";
import type { Token } from "./tokens.ts";

/** A name in a row of tokens: `[start, end)` are token indices. */
export interface ParsedName {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Token[];
  /** Initials with or without stops. */
  readonly initials: number;
}

/** May this token be a word of a name? `position` counts the words before it. */
export type Accepts = (token: Token, position: number, index: number) => boolean;

/** Given names, surnames and those of husbands; more is a list of people or a sentence. */
const MOST_WORDS = 5;
/** Initials before or among them; a longer row is no name, and would be read again from each of its letters. */
const MOST_INITIALS = 12;
/** Particles in a row: "de la", "von und zu". */
const MOST_PARTICLES = 3;

/**
 * The longest name that begins at `index`: initials ("J.", "Mª"), words that `accepts` takes, particles between them, all on one
 * line. Undefined where there is no word and not two initials.
 */
export function parseName(
  tokens: readonly Token[],
  index: number,
  names: NameWords,
  accepts: Accepts,
): ParsedName | undefined {
  const words: Token[] = [];
  let initials = 0;
  let at = index;
  let end = index;
  while (at < tokens.length && words.length < MOST_WORDS && initials < MOST_INITIALS) {
    const token = tokens[at] as Token;
    if (at > index && token.startsLine) break;
    const dotted = isInitial(token) && tokens[at + 1]?.surface === "." && tokens[at + 1]?.spaced === false;
    if (dotted && /^[aª]$/.test(tokens[at + 2]?.surface ?? "") && tokens[at + 2]?.spaced === false) {
      // "M.ª José"
      initials++;
      at += 3;
      end = at;
      continue;
    }
    if (dotted || (isInitial(token) && isNameAfterInitial(tokens, at, names))) {
      initials++;
      at += dotted ? 2 : 1;
      end = at;
      // "J.-L.": a hyphen between initials.
      if (tokens[at]?.surface === "-" && tokens[at]?.spaced === false && isInitial(tokens[at + 1])) at++;
      continue;
    }
    if (isAbbreviated(tokens, at)) {
      words.push(token);
      at += 2;
      end = at;
      continue;
    }
    const particles = countParticles(tokens, at, names, words.length + initials === 0);
    const word = tokens[at + particles];
    if (word === undefined || (at + particles > index && word.startsLine)) break;
    if (!word.spaced && at + particles > index && tokens[at + particles - 1]?.surface !== ".") break;
    if (!accepts(word, words.length, at + particles)) break;
    words.push(word);
    at += particles + 1;
    end = at;
  }
  if (words.length === 0 && initials < 2) return undefined;
  return { start: index, end, words, initials };
}

/** "Fco.", "Mª.", "Fdez.": a capital, then consonants alone, then a stop that no sentence ends with. */
function isAbbreviated(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const isShort =
    /^(?:M\.?ª|Mª|Fco|Fca|Fdo|Gª|Gcía|Fdez|Fernz|Hdez|Hnez|Mtnez|Mtez|Mnez|Rguez|Rdguez|Rdez|Glez|Gzlez|Gnzlez|Gmez|Lpez|Pz|Prz|Sánchz|Jmnez|Jmez|Dguez|Vzquez|Alvz|Wm|Jas|Chas|Geo|Thos)$/iu;
  const next = tokens[at + 1];
  return isShort.test(token.surface) && next?.surface === "." && !next.spaced && tokens[at + 2]?.startsLine === false;
}

function isInitial(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{M}*$/u.test(token.surface);
}

/** "Ana M Calvo", "J Pérez": a letter without a stop counts as an initial right before a capitalised name. */
function isNameAfterInitial(tokens: readonly Token[], at: number, names: NameWords): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.startsLine || !next.spaced) return false;
  const word = names.openingParticles.has(next.key) ? tokens[at + 2] : next;
  return (
    word !== undefined &&
    /^\p{Lu}\p{L}/u.test(word.surface) &&
    word.facts.isName &&
    !names.particles.has((tokens[at] as Token).key)
  );
}

/** How many particles stand at `at` with a word behind them on the same line; 0 where the last of them is the word itself. */
export function countParticles(tokens: readonly Token[], at: number, names: NameWords, isFirst: boolean): number {
  let count = 0;
  while (count < MOST_PARTICLES) {
    const token = tokens[at + count];
    if (token === undefined || (count > 0 && token.startsLine) || !names.particles.has(token.key)) break;
    if (isFirst && count === 0 && !names.openingParticles.has(token.key)) break;
    count++;
  }
  const next = tokens[at + count];
  if (count === 0 || next === undefined || next.startsLine) return 0;
  return /^\p{L}/u.test(next.surface) ? count : 0;
}
