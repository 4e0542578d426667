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

/** "Th.", "Chr." */
const LONGEST_DOTTED = 3;

/** The fields of a list's row that make up a name; empty where the list has none. */
export interface NameFields {
  readonly name: string;
  readonly given: string;
  readonly initials: string;
  readonly particle: string;
  readonly surname: string;
}

/** A run of letters of a name as it is written. */
interface NamePiece {
  /** Folded. */
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
  if (comma <= 0) return parseInOrder(dropTitles(piecesOf(name)));
  return parseInverted(piecesOf(name.slice(0, comma)), dropTitles(piecesOf(name.slice(comma + 1))));
}

function parseInverted(before: readonly NamePiece[], after: readonly NamePiece[]): KnownName {
  const moved = trailing(after, (piece) => PARTICLES.has(piece.word) && !piece.isInitial);
  const surname = [...after.slice(after.length - moved), ...dropTitles(before)];
  return { surname: toSurname(surname), given: toGiven(after.slice(0, after.length - moved)), either: [] };
}

function parseInOrder(pieces: readonly NamePiece[]): KnownName {
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
function surnameStart(pieces: readonly NamePiece[]): number {
  const particle = pieces.findIndex((piece, index) => isParticle(piece) && index + 1 < pieces.length);
  if (particle >= 0) return particle;
  let last = pieces.length - 1;
  while (last > 0 && pieces[last]?.startsWord === false) last--;
  return Math.max(0, last);
}

function isParticle(piece: NamePiece): boolean {
  return PARTICLES.has(piece.word) && !piece.isInitial;
}

function toSurname(pieces: readonly NamePiece[]): SurnamePart[] {
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

function toGiven(pieces: readonly NamePiece[]): KnownName["given"] {
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

function piecesOf(text: string): NamePiece[] {
  if (text === "") return [];
  const { bounds, count } = readPieces(text);
  const pieces: NamePiece[] = [];
  for (let i = 0; i < count; i++) {
    const [start, end] = [bounds[2 * i] as number, bounds[2 * i + 1] as number];
    const word = foldWord(text.slice(start, end));
    if (word === "") continue;
    const before = start === 0 ? undefined : (text[start - 1] as string);
    const startsWord = before === undefined || before === " " || /[\s,.]/.test(before);
    pieces.push({ word, startsWord, isInitial: isInitialOf(text.slice(start, end), word, before, text[end]) });
  }
  return pieces;
}

/** Is a word, folded as `word`, an initial? `before` and `after`: the characters beside it in its name. */
function isInitialOf(surface: string, word: string, before: string | undefined, after: string | undefined): boolean {
  if (isOneLetter(word) && !isApostrophe(after) && !isApostrophe(before) && !/^[yei]$/.test(surface)) return true;
  return after === "." && surface.length <= LONGEST_DOTTED && !PARTICLES.has(word) && !TITLES.has(word);
}

function isOneLetter(word: string): boolean {
  return word.length < 3 && firstLetter(word).length === word.length;
}

function isApostrophe(mark: string | undefined): boolean {
  return mark === "'" || mark === "’";
}

function dropTitles(pieces: readonly NamePiece[]): readonly NamePiece[] {
  let start = 0;
  while (start < pieces.length - 1 && TITLES.has((pieces[start] as NamePiece).word) && !pieces[start]?.isInitial)
    start++;
  return pieces.slice(start);
}

function trailing(pieces: readonly NamePiece[], test: (piece: NamePiece) => boolean): number {
  let count = 0;
  while (count < pieces.length && test(pieces[pieces.length - 1 - count] as NamePiece)) count++;
  return count;
}
