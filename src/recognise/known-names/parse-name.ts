import { foldWord } from "../../text/fold.ts";
import { PARTICLES, TITLES } from "./particles.ts";
import { readPieces } from "./pieces.ts";

/** One word of a surname and the particles right before it, all folded. */
export interface SurnamePart {
  readonly word: string;
  readonly particles: readonly string[];
}

/** A known name taken apart. */
export interface KnownName {
  readonly surname: readonly SurnamePart[];
  /** Given names in order: a folded word, or a bare initial where the list has no more. */
  readonly given: readonly { readonly word: string; readonly isInitial: boolean }[];
  /** Words that may be a given name as well as a surname ("Peter" in "Jan Peter Jansen", "García" in "Ana García López"). */
  readonly either: readonly string[];
}

/** The fields of a list's row that make up a name; empty where the list has none. */
export interface NameFields {
  readonly name: string;
  readonly given: string;
  readonly initials: string;
  readonly particle: string;
  readonly surname: string;
}

interface Piece {
  readonly word: string;
  /** White space, a comma or the text's start stands before it: not a hyphen or apostrophe. */
  readonly startsWord: boolean;
  readonly isInitial: boolean;
}

/** The name or names that a row stands for: of `name` and of the parts, whichever it has. Empty if no letter is there. */
export function parseKnownName(fields: NameFields): KnownName[] {
  const names: KnownName[] = [];
  if (fields.name !== "") names.push(parseWhole(fields.name));
  const surname = toSurname([...piecesOf(fields.particle), ...piecesOf(fields.surname)]);
  for (const given of [toGiven(piecesOf(fields.given)), toInitials(fields.initials)]) {
    if (given.length > 0) names.push({ surname, given, either: [] });
  }
  if (surname.length > 0 && fields.given === "" && fields.initials === "")
    names.push({ surname, given: [], either: [] });
  return names.filter((name) => name.surname.length + name.given.length > 0);
}

/** "Jansen, J.P. van der", "J.P. van der Jansen", "Jansen J.P.", "Ana María García López". */
function parseWhole(name: string): KnownName {
  const comma = name.indexOf(",");
  if (comma > 0) {
    const after = dropTitles(piecesOf(name.slice(comma + 1)));
    const moved = trailing(after, (piece) => PARTICLES.has(piece.word) && !piece.isInitial);
    const surname = [...after.slice(after.length - moved), ...dropTitles(piecesOf(name.slice(0, comma)))];
    return { surname: toSurname(surname), given: toGiven(after.slice(0, after.length - moved)), either: [] };
  }
  const pieces = dropTitles(piecesOf(name));
  const initialsLast = trailing(pieces, (piece) => piece.isInitial);
  if (initialsLast > 0 && initialsLast < pieces.length && pieces[0]?.isInitial === false) {
    const cut = pieces.length - initialsLast;
    return { surname: toSurname(pieces.slice(0, cut)), given: toGiven(pieces.slice(cut)), either: [] };
  }
  const cut = surnameStart(pieces);
  const given = toGiven(pieces.slice(0, cut));
  return {
    surname: toSurname(pieces.slice(cut)),
    given,
    either: given.slice(1).flatMap(({ word, isInitial }) => (isInitial ? [] : [word])),
  };
}

/** Where the surname starts: at the first particle after a word, else at the last word, hyphens keeping words together. */
function surnameStart(pieces: readonly Piece[]): number {
  const particle = pieces.findIndex((piece, index) => isParticle(piece) && index + 1 < pieces.length);
  if (particle >= 0) return particle;
  let last = pieces.length - 1;
  while (last > 0 && pieces[last]?.startsWord === false) last--;
  return Math.max(0, last);
}

function isParticle(piece: Piece): boolean {
  return PARTICLES.has(piece.word) && !piece.isInitial;
}

function toSurname(pieces: readonly Piece[]): SurnamePart[] {
  const parts: SurnamePart[] = [];
  let particles: string[] = [];
  for (const [index, { word }] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    // A surname that is nothing but a particle ("Van", "Le") is a word.
    const isWord = !(PARTICLES.has(word) || word.length === 1) || (isLast && parts.length === 0);
    if (isWord) parts.push({ word, particles });
    particles = isWord ? [] : [...particles, word];
  }
  return parts;
}

function toGiven(pieces: readonly Piece[]): KnownName["given"] {
  const words = pieces.filter((piece, index) => piece.isInitial || !PARTICLES.has(piece.word) || index === 0);
  return words.map(({ word, isInitial }) => ({ word: isInitial ? firstLetter(word) : word, isInitial }));
}

/** "J.P.", "JP", "J P", "Th. J.": a piece of small letters after a capital is one initial, capitals are one each. */
function toInitials(text: string): KnownName["given"] {
  if (text === "") return [];
  const { bounds, count } = readPieces(text);
  const letters: string[] = [];
  for (let i = 0; i < count; i++) {
    const surface = text.slice(bounds[2 * i], bounds[2 * i + 1]);
    const isOne = text[bounds[2 * i + 1] as number] === "." || surface !== surface.toUpperCase();
    letters.push(...(isOne ? [firstLetter(foldWord(surface))] : [...foldWord(surface)]));
  }
  return letters.map((word) => ({ word, isInitial: true }));
}

function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0x20);
}

function piecesOf(text: string): Piece[] {
  if (text === "") return [];
  const { bounds, count } = readPieces(text);
  const pieces: Piece[] = [];
  for (let i = 0; i < count; i++) {
    const [start, end] = [bounds[2 * i] as number, bounds[2 * i + 1] as number];
    const word = foldWord(text.slice(start, end));
    if (word === "") continue;
    const isOne = word.length < 3 && firstLetter(word).length === word.length;
    const isLetter = isOne && !isApostrophe(text, end) && !isApostrophe(text, start - 1);
    const isDotted = text[end] === "." && end - start <= 3 && !PARTICLES.has(word) && !TITLES.has(word);
    const isInitial = (isLetter && !/^[yei]$/.test(text.slice(start, end))) || isDotted;
    const startsWord = start === 0 || text[start - 1] === " " || /[\s,.]/.test(text[start - 1] as string);
    pieces.push({ word, startsWord, isInitial });
  }
  return pieces;
}

function isApostrophe(text: string, at: number): boolean {
  const mark = text[at];
  return mark === "'" || mark === "’";
}

function dropTitles(pieces: readonly Piece[]): readonly Piece[] {
  let start = 0;
  while (start < pieces.length - 1 && TITLES.has((pieces[start] as Piece).word) && !pieces[start]?.isInitial) start++;
  return pieces.slice(start);
}

function trailing(pieces: readonly Piece[], test: (piece: Piece) => boolean): number {
  let count = 0;
  while (count < pieces.length && test(pieces[pieces.length - 1 - count] as Piece)) count++;
  return count;
}
