import { BARE, LAST, type NameIndex } from "./name-index.ts";
import { PARTICLES, TITLES } from "./particles.ts";

/** A text's pieces with what the index knows of each. */
export interface NameText {
  readonly text: string;
  /** Start and end of each piece. */
  readonly bounds: readonly number[];
  readonly count: number;
  /** A piece folded. */
  wordAt(piece: number): string;
  /** Ids of the listed words that each piece may be. */
  readonly ids: readonly (readonly number[])[];
  /** False for a piece that cannot be a given name of which the list has but the initial. */
  mayBeGiven(piece: number): boolean;
  /** True if a piece and the next may belong to one name. */
  joins(piece: number): boolean;
}

const MOST_ITEMS = 5;
const MOST_PARTICLES = 4;

/** The first piece of the name whose surname's word `id` stands at `piece`: its particles and given names or initials before it. */
export function extendLeft(name: NameText, index: NameIndex, piece: number, id: number): number {
  const first = particlesBefore(name, index, piece, id);
  const items: number[] = [];
  for (let at = first - 1; items.length < MOST_ITEMS && name.joins(at); at--) items.push(at);
  let best = first;
  for (let count = 1; count <= items.length; count++) {
    const sequence = items.slice(0, count).toReversed();
    if (isGivenPart(name, index, id, sequence, piece)) best = sequence[0] as number;
    else if (!isItem(name, sequence[0] as number)) break;
  }
  return best;
}

/** True if initials or given names of a bearer stand right before the surname's word `id` at `piece`. */
export function hasGivenPart(name: NameText, index: NameIndex, piece: number, id: number): boolean {
  return extendLeft(name, index, piece, id) < particlesBefore(name, index, piece, id);
}

/** The last piece: initials or given names after the surname, then the particles that belong before it ("Berg, J. van der"). */
export function extendRight(
  name: NameText,
  index: NameIndex,
  group: { readonly first: number; readonly last: number },
  piece: number,
  id: number,
): number {
  let last = group.last;
  const items: number[] = [];
  for (let at = last; items.length < MOST_ITEMS && name.joins(at); at++) {
    items.push(at + 1);
    const isInitials = isGivenPart(name, index, id, items, piece, hasComma(name, group.last));
    if (isInitials) last = at + 1;
    else if (!isItem(name, at + 1)) break;
  }
  const mayMove = last > piece || hasComma(name, piece);
  return mayMove ? particlesAfter(name, index, last, id) : last;
}

/** True if these pieces, in order, are given names or initials of some bearer of a surname. */
function isGivenPart(
  name: NameText,
  index: NameIndex,
  surname: number,
  pieces: readonly number[],
  surnamePiece: number,
  mayBeNew = true,
): boolean {
  const { text, bounds, ids } = name;
  const isLower = (piece: number) => /^\p{Ll}/u.test(text.slice(bounds[2 * piece], (bounds[2 * piece] as number) + 2));
  let node = index.initialsOf(surname);
  const unknown: number[] = [];
  for (const piece of pieces) {
    const word = name.wordAt(piece);
    const surface = text.slice(bounds[2 * piece], bounds[2 * piece + 1]);
    const isDotted = text[bounds[2 * piece + 1] as number] === ".";
    const isRelated = (ids[piece] as readonly number[]).some((id) => index.areTogether(id, surname));
    const isCluster =
      !isRelated && !isDotted && surface.length <= 4 && (surface === surface.toUpperCase() || isLower(surnamePiece));
    // "a Jansen": a word of one letter, unless all is in small letters.
    if ([...word].length === 1 && !isDotted && isLower(piece) && !isLower(surnamePiece)) return false;
    const letters =
      isCluster && walk(index, node, word) !== 0 ? word : String.fromCodePoint(word.codePointAt(0) ?? 0x20);
    node = walk(index, node, letters);
    if (node === 0) return false;
    const isInitial = letters.length === word.length || (isDotted && surface.length <= 3);
    if (isRelated || (isInitial && [...word].length === 1)) continue;
    if (!name.mayBeGiven(piece)) return false;
    if (isInitial) continue;
    // "Jan" for a listed "J.": an unlisted word.
    if ((index.initialBits(node) & BARE) === 0 || TITLES.has(word) || PARTICLES.has(word) || !mayBeNew) return false;
    unknown.push(piece);
  }
  return !unknown.some(isLower) || (index.initialBits(node) & LAST) !== 0;
}

function walk(index: NameIndex, node: number, letters: string): number {
  let at = node;
  for (const letter of letters) at = index.initial(at, letter);
  return at;
}

/** A piece after which looking further makes sense: an initial or a word, no particle or title. */
function isItem(name: NameText, piece: number): boolean {
  const word = name.wordAt(piece);
  return !(TITLES.has(word) || (PARTICLES.has(word) && word.length > 1));
}

function particlesBefore(name: NameText, index: NameIndex, piece: number, id: number): number {
  let first = piece;
  let node = index.particlesOf(id);
  for (let at = piece - 1; node !== 0 && at >= piece - MOST_PARTICLES && name.joins(at); at--) {
    node = index.particle(node, name.wordAt(at));
    if (node !== 0 && index.isWhole(node)) first = at;
  }
  return first;
}

function particlesAfter(name: NameText, index: NameIndex, last: number, id: number): number {
  let reach = last;
  while (reach < last + MOST_PARTICLES && name.joins(reach)) reach++;
  for (let end = reach; end > last; end--) {
    let node = index.particlesOf(id);
    for (let at = end; node !== 0 && at > last; at--) node = index.particle(node, name.wordAt(at));
    if (node !== 0 && index.isWhole(node)) return end;
  }
  return last;
}

function hasComma(name: NameText, piece: number): boolean {
  return name.text.slice(name.bounds[2 * piece + 1], name.bounds[2 * piece + 2]).includes(",");
}
