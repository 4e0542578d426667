import type { NoteLanguage } from "../../text/note-languages.ts";
import { foldWord } from "../../text/fold.ts";
import { genderOf } from "./names.ts";
import { isParticle, isPrefix } from "./particles.ts";
import { type Gender, isTitle, isTitleEnding, senseBefore, senseOf } from "./titles.ts";

/** Which part of a name a word is. */
export type Role = "given" | "family";

/** A stretch of a mention; what lies between pieces (spaces, stops, hyphens) is kept. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  readonly folded: string;
  /** `kept` are titles, genitives and particles of given names. */
  kind: "kept" | "initial" | "initials" | "particle" | "prefix" | "word" | "digits";
  /** Of a word; undefined where the mention alone does not say. */
  role?: Role | undefined;
}

/** A mention of a person, read. */
export interface Mention {
  readonly surface: string;
  readonly pieces: readonly Piece[];
  /** By its title. */
  readonly gender: Gender | undefined;
  /** What part of a name a lone word must be by its title. */
  readonly loneRole: Role | undefined;
}

const PIECES = /(?<=^|\s)['’‘](?:t|s|T|S)(?![\p{L}\p{M}])|[\p{L}\p{M}]+|\p{N}+/gu;
/** Names glued together: "JanDeVries"; "McDonald" is one. */
const GLUED = /Ma?c\p{Lu}\p{Ll}+|\p{Lu}?[^\p{Lu}]+|\p{Lu}+(?!\p{Ll})|\p{Lu}/gu;
/** "JdV", "AB", "JMB": letters that sign. */
const SIGNATURE = /^\p{Lu}(?:\p{Lu}{1,2}|(?:v|vd|vdr|d)\p{Lu})$/u;
/** Longer abbreviations before a stop are no initials: "Joh.", "Chr." are. */
const LONGEST_INITIAL = 3;
const ABBREVIATED = /^\p{Lu}\p{Ll}+$/u;

/** Reads a mention: its titles, initials, particles, and which words are given names and which a surname as far as it says. */
export function readMention(surface: string, before: string, language: NoteLanguage): Mention {
  const pieces = cut(surface);
  let gender: Gender | undefined;
  let loneRole: Role | undefined;
  const around = senseBefore(before, language);
  if (around !== undefined) ({ gender, before: loneRole } = around);
  const last = pieces.findLastIndex(({ kind }) => kind === "word");
  for (const [i, piece] of pieces.slice(0, Math.max(0, last)).entries()) {
    const isAfterTitle = i > 0 && pieces[i - 1]?.kind === "kept";
    if (piece.kind !== "word" || (i > 0 && !isAfterTitle)) break;
    const isEnding = isAfterTitle && surface[piece.start - 1] === "." && isTitleEnding(piece.folded);
    if (!isEnding && !isTitle(piece.folded)) break;
    piece.kind = "kept";
    const sense = senseOf(piece.folded, language);
    gender = isEnding ? "female" : (sense?.gender ?? gender);
    loneRole = sense?.before ?? loneRole;
  }
  markGenitives(surface, pieces);
  markInitials(surface, pieces);
  markParticles(surface, pieces, language);
  // Titles, particles and nothing else: they are all there is to a name.
  if (!pieces.some(({ kind }) => kind === "word" || kind.startsWith("initial")))
    for (const piece of pieces) if (piece.kind !== "digits") piece.kind = "word";
  assignRoles(surface, pieces, language);
  return { surface, pieces, gender, loneRole };
}

function cut(surface: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, text: string, kind: Piece["kind"]) => {
    pieces.push({ start, end: start + text.length, surface: text, folded: foldWord(text).replace(/'/g, ""), kind });
  };
  if (SIGNATURE.test(surface) && genderOf(foldWord(surface)) === undefined) {
    add(0, surface, "initials");
    return pieces;
  }
  for (const { 0: text, index } of surface.matchAll(PIECES)) {
    if (/^\p{N}/u.test(text)) add(index, text, "digits");
    else if (/^['’‘]/.test(text)) add(index, text, "particle");
    // Glued names: "JanDeVries".
    else for (const part of text.matchAll(GLUED)) add(index + part.index, part[0], "word");
  }
  return pieces;
}

/** "Anna's", "Smith’s". */
function markGenitives(surface: string, pieces: readonly Piece[]): void {
  for (const [i, piece] of pieces.entries()) {
    const gap = surface.slice(pieces[i - 1]?.end ?? 0, piece.start);
    if (i > 0 && piece.folded === "s" && /^['’]$/.test(gap) && !/^\p{L}/u.test(surface.slice(piece.end)))
      piece.kind = "kept";
  }
}

function markInitials(surface: string, pieces: readonly Piece[]): void {
  const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind !== "word") continue;
    const { length } = [...piece.surface];
    const hasStop = surface[piece.end] === ".";
    // "Ruiz y Picasso", "RUIZ Y PICASSO"
    if (i > 0 && i < pieces.length - 1 && !hasStop && /^[yei]$/.test(piece.folded) && surface[piece.end] === " ") {
      piece.kind = "kept";
      continue;
    }
    const hasApostrophe = /['’]/.test(surface[piece.end] ?? "");
    const others = pieces.some((other) => other !== piece && (other.kind === "word" || other.kind === "particle"));
    if (length === 1 && !hasApostrophe && (hasStop || isUpper(piece.surface) || !others)) piece.kind = "initial";
    else if (length <= LONGEST_INITIAL && hasStop && others && ABBREVIATED.test(piece.surface) && i < pieces.length - 1)
      piece.kind = isParticle(piece.folded) ? "word" : "initial";
    else if (
      i === 0 &&
      length <= LONGEST_INITIAL &&
      !hasApostrophe &&
      isUpper(piece.surface) &&
      others &&
      !isUpper(surface) &&
      genderOf(piece.folded) === undefined
    )
      piece.kind = isParticle(piece.folded) ? "word" : "initials";
  }
}

function markParticles(surface: string, pieces: readonly Piece[], language: NoteLanguage): void {
  const comma = surface.indexOf(",");
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind !== "word" && piece.kind !== "initial") continue;
    const next = pieces[i + 1];
    // "Vries, J. de"
    if (comma > 0 && comma < piece.start && pieces.slice(i).every(({ folded }) => isParticle(folded)))
      piece.kind = "particle";
    if (next === undefined) continue;
    const gap = surface.slice(piece.end, next.start);
    const isJoined = /^['’]$/.test(gap);
    if (isJoined && isPrefix(piece.folded) && next.kind === "word") piece.kind = "prefix";
    // "v.d. Berg", "v d Meer": letters that stand for particles, written small.
    else if (/^[vdt]$/.test(piece.surface) && /^[./ ]/.test(gap) && (i > 0 || piece.surface === "v"))
      piece.kind = "particle";
    else if (piece.kind === "word" && isParticle(piece.folded) && !isJoined) piece.kind = "particle";
  }
  if (language !== "es") return;
  // "María del Carmen López": what belongs to a given name stays with it.
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind !== "particle" || i === 0) continue;
    const word = pieces.findIndex((other, j) => j > i && other.kind === "word");
    if (word < 0 || genderOf((pieces[word] as Piece).folded) === undefined) continue;
    if (pieces.slice(word + 1).some(({ kind }) => kind === "word")) piece.kind = "kept";
  }
}

function assignRoles(surface: string, pieces: readonly Piece[], language: NoteLanguage): void {
  const words = pieces.filter(({ kind }) => kind === "word");
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  const give = (from: number, count: number, role: Role) => {
    for (const word of words.slice(from, from + count)) word.role = role;
  };
  const isGiven = (word: Piece) => genderOf(word.folded) !== undefined;
  const comma = surface.indexOf(",");
  if (comma > first.start && comma < (pieces.at(-1) as Piece).start) {
    for (const word of words) word.role = word.start < comma ? "family" : "given";
    return;
  }
  const particle = pieces.find(({ kind }) => kind === "particle" || kind === "prefix");
  const initials = pieces.filter(({ kind }) => kind === "initial" || kind === "initials");
  if (particle !== undefined) {
    for (const word of words) word.role = word.start < particle.start ? "given" : "family";
    if (particle.start < first.start && words.length > 1 && isGiven(last)) last.role = "given";
  } else if (initials.length > 0) {
    const middle = initials.at(-1) as Piece;
    for (const word of words) word.role = word.start < middle.start && middle.start < last.start ? "given" : "family";
  } else if (words.length > 1) {
    if (!isGiven(first) && isGiven(last)) {
      give(0, words.length - 1, "family");
      last.role = "given";
      return;
    }
    const families = language === "es" && words.length > 2 ? 2 : 1;
    let count = 1;
    while (count < words.length - families && isGiven(words[count] as Piece)) count++;
    give(0, count, "given");
    give(count, words.length - count, "family");
    // "Anne-Marie" alone.
    if (words.length === 2 && surface.slice(first.end, last.start) === "-") {
      const role = isGiven(first) && isGiven(last) ? "given" : "family";
      give(0, 2, role);
    }
  }
}
