import { foldWord } from "../../text/fold.ts";
import { unionSpans, type Span } from "../../text/span.ts";
import { mayJoin } from "./gaps.ts";
import { extendLeft, extendRight, hasGivenPart, type NameText } from "./extend.ts";
import { GIVEN, SURNAME, type NameIndex } from "./name-index.ts";
import { PARTICLES } from "./particles.ts";
import { readPieces } from "./pieces.ts";

/** Given names shorter than this count only beside the rest of their name. */
const SHORTEST_GIVEN = 3;
const SHORTEST_SURNAME = 2;
/** "María de los Ángeles": pieces that may stand between two words of one name. */
const MOST_BETWEEN = 4;
/** Distinct surfaces in texts whose candidates are kept. */
const CACHE_LIMIT = 200_000;

export interface FindOptions {
  readonly source: string;
  /** True for words so common (folded) that they are no misspelt name where they stand alone ("haar" for "Haan"). */
  isFunctionWord(word: string): boolean;
}

/** A folded piece and the ids of the listed words that it may be. */
interface KnownPiece {
  readonly word: string;
  readonly ids: readonly number[];
}

/** Finds the names of an index in texts: the returned function gives a text's spans, sorted and disjoint, each with score 1. */
export function createNameFinder(index: NameIndex, options: FindOptions): (text: string) => Span[] {
  const cache = new Map<string, KnownPiece>();
  const lookUp = (surface: string): KnownPiece => {
    let found = cache.get(surface);
    if (found === undefined) {
      if (cache.size >= CACHE_LIMIT) cache.clear();
      const word = foldWord(surface);
      found = { word, ids: index.words.search(word) };
      cache.set(surface, found);
    }
    return found;
  };
  const countsAlone = (word: string, surface: string, ids: readonly number[]): boolean => {
    const exact = index.words.idOf(word);
    if (exact < 0) return ids.length > 0 && !options.isFunctionWord(word);
    if (PARTICLES.has(word) && surface === surface.toLowerCase()) return false;
    const kinds = index.kindsOf(exact);
    return (
      ((kinds & SURNAME) !== 0 && word.length >= SHORTEST_SURNAME) ||
      ((kinds & GIVEN) !== 0 && word.length >= SHORTEST_GIVEN)
    );
  };

  return (text) => {
    const { bounds, count } = readPieces(text);
    if (count === 0) return [];
    const words: string[] = [];
    const ids: (readonly number[])[] = [];
    let hasAny = false;
    for (let i = 0; i < count; i++) {
      const found = lookUp(text.slice(bounds[2 * i], bounds[2 * i + 1]));
      words.push(found.word);
      ids.push(found.ids);
      hasAny ||= found.ids.length > 0;
    }
    if (!hasAny) return [];
    const name: NameText = {
      text,
      bounds,
      count,
      wordAt: (i) => words[i] as string,
      mayBeGiven: () => true,
      ids,
      joins: (i) => piecesJoin(text, bounds, i),
    };
    const groups = groupPieces(name, index, (i) => {
      const found = ids[i] as readonly number[];
      return found.length > 0 && countsAlone(words[i] as string, text.slice(bounds[2 * i], bounds[2 * i + 1]), found);
    });
    const spans = groups.map((group) =>
      spanOfGroup(name, index, group, extendGroup(name, index, group), options.source),
    );
    return unionSpans(spans);
  };
}

/** Do a piece and the next stand so that they may be words of one name? */
export function piecesJoin(text: string, bounds: readonly number[], piece: number): boolean {
  if (piece < 0 || 2 * piece + 2 >= bounds.length) return false;
  const [start, end, next] = [bounds[2 * piece], bounds[2 * piece + 1], bounds[2 * piece + 2]];
  return mayJoin(text, end as number, next as number, (end as number) - (start as number));
}

/** Piece numbers, both included. */
export interface Group {
  readonly first: number;
  readonly last: number;
}

/** The groups of a text: pieces that count alone, and neighbours that stand together in a listed name, grown into one. */
export function groupPieces(name: NameText, index: NameIndex, isAlone: (piece: number) => boolean): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < name.count; i++) {
    if ((name.ids[i] as readonly number[]).length === 0) continue;
    let last = i;
    for (let next = relatedAfter(name, index, last); next > 0; next = relatedAfter(name, index, last)) last = next;
    if (last === i && !isAlone(i) && !(name.ids[i] as readonly number[]).some((id) => hasGivenPart(name, index, i, id)))
      continue;
    groups.push({ first: i, last });
    i = last;
  }
  return groups;
}

/** The next piece that stands with this one in a listed name, particles and initials between them; 0 for none. */
function relatedAfter(name: NameText, index: NameIndex, piece: number): number {
  for (let next = piece + 1; next <= piece + 1 + MOST_BETWEEN && name.joins(next - 1); next++) {
    const isRelated = (name.ids[piece] as readonly number[]).some((a) =>
      (name.ids[next] as readonly number[]).some((b) => index.areTogether(a, b)),
    );
    if (isRelated) return next;
    const word = name.wordAt(next);
    if (!PARTICLES.has(word) && word.length > 1) return 0;
  }
  return 0;
}

/** The group with the given names, initials and particles that stand with it. */
export function extendGroup(name: NameText, index: NameIndex, group: Group): Group {
  let { first, last } = group;
  for (let piece = group.first; piece <= group.last; piece++) {
    for (const id of name.ids[piece] as readonly number[]) {
      if ((index.kindsOf(id) & SURNAME) === 0) continue;
      first = Math.min(first, extendLeft(name, index, piece, id));
      last = Math.max(last, extendRight(name, index, group, piece, id));
    }
  }
  return { first, last };
}

/** The span of a group that {@link extendGroup} made `whole`. */
export function spanOfGroup(name: NameText, index: NameIndex, group: Group, whole: Group, source: string): Span {
  const { text, bounds } = name;
  const { first, last } = whole;
  let [start, end] = [bounds[2 * first], bounds[2 * last + 1]] as [number, number];
  // "'t Hart" begins at its apostrophe; "Jansen J." ends at its full stop.
  if (/['’]/.test(text.charAt(start - 1)) && PARTICLES.has(name.wordAt(first))) start--;
  if (last > group.last && text[end] === "." && end - (bounds[2 * last] as number) <= 2) end++;
  return { start, end, label: labelOf(name, index, group), score: 1, source };
}

/** The label that all words of a found name share; where none is shared, the first that any has. */
function labelOf(name: NameText, index: NameIndex, group: Group): string {
  let shared = 0xffff_ffff;
  let any = 0;
  for (let piece = group.first; piece <= group.last; piece++) {
    const bits = (name.ids[piece] as readonly number[]).reduce((all, id) => all | index.labelsOf(id), 0);
    if (bits === 0) continue;
    any |= bits;
    shared &= bits;
  }
  const bits = (shared & any) === 0 ? any : shared & any;
  return index.labels[31 - Math.clz32(bits & -bits)] as string;
}
