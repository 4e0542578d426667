import { firstIndexWhere } from "../../base/first-index-where.ts";
import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { PARTICLES, TITLES } from "../known-names/particles.ts";
import { readPieces } from "../known-names/pieces.ts";
import type { Reading } from "../reading.ts";
import { SHAPE_DIGITS } from "../token-table.ts";

/** A word of a name as it is written: no particle, title or initial. */
export interface PlainWord {
  readonly surface: string;
  /** Folded. */
  readonly word: string;
}

interface Entry {
  readonly check: number;
  /** Undefined for what is no plain word. */
  readonly plain: PlainWord | undefined;
}

/** Words of names that are kept, under the first hash of their surface. */
const MOST_KEPT = 20_000;
const kept = new Map<number, Entry>();
const SPACE = 0x20;

/**
 * The words of a span that is nothing but plain words with a space between them, as most names are: the same object for the same surface, found
 * without making a string. Undefined for any other span, which must be taken apart (see `parseKnownName`).
 */
export function plainWordsOf({ text, tokens }: Reading, span: Stretch): PlainWord[] | undefined {
  const { count, start, end, shape, surface, check } = tokens;
  let at = firstIndexWhere(count, (index) => (start[index] as number) >= span.start);
  const words: PlainWord[] = [];
  for (let position = span.start; at < count && start[at] === position && (shape[at] as number) < SHAPE_DIGITS; at++) {
    const to = end[at] as number;
    if (to > span.end) return undefined;
    const plain = plainWord(text, position, to, surface[at] as number, check[at] as number);
    if (plain === undefined) return undefined;
    words.push(plain);
    if (to === span.end) return words;
    if (text.charCodeAt(to) !== SPACE) return undefined;
    position = to + 1;
  }
  return undefined;
}

function plainWord(text: string, start: number, end: number, hash: number, check: number): PlainWord | undefined {
  if (end - start < 2) return undefined;
  const known = kept.get(hash);
  if (known !== undefined && known.check === check) return known.plain;
  const surface = detach(text.slice(start, end));
  const plain = describe(surface);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(hash, { check, plain });
  return plain;
}

function describe(surface: string): PlainWord | undefined {
  const word = foldWord(surface);
  if (word.length < 2 || (word.codePointAt(0) as number) > 0xffff || PARTICLES.has(word) || TITLES.has(word))
    return undefined;
  const { bounds, count } = readPieces(surface);
  return count === 1 && bounds[0] === 0 && bounds[1] === surface.length ? { surface, word } : undefined;
}
