import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { isInitial, type KnownName, type NamePiece, parsePieces } from "../known-names/parse-name.ts";
import type { Reading } from "../reading.ts";
import { SurfaceTable } from "../surface-table.ts";
import { SHAPE_DIGITS, SHAPE_OTHER, type TokenTable } from "../token-table.ts";
import { NameTraces, wordsToTrace } from "./name-traces.ts";
import { NameWord, type WordTests } from "./name-word.ts";
import { tracedWordOf } from "./traced-word.ts";

/** A name that stands in a text from one token to another: its words, and what it may leave elsewhere. */
export class SpanName {
  /** Its words but particles and single letters. */
  readonly words: readonly NameWord[];
  private readonly all: readonly NameWord[];
  private readonly pieces: readonly NamePiece[];
  private readonly comma: number;
  private readonly tests: WordTests;
  private found: NameTraces | undefined;

  /** `comma`: how many pieces stand before the first comma; -1 where it has none. */
  constructor(all: readonly NameWord[], pieces: readonly NamePiece[], comma: number, tests: WordTests) {
    this.all = all;
    this.words = all.filter(({ isTelling }) => isTelling);
    this.pieces = pieces;
    this.comma = comma;
    this.tests = tests;
  }

  get traces(): NameTraces {
    return (this.found ??= this.collectTraces());
  }

  private collectTraces(): NameTraces {
    const { all, comma, pieces, tests } = this;
    const name =
      comma < 0 ? parsePieces(pieces) : parsePieces(pieces.slice(0, comma), pieces.slice(comma));
    const names: KnownName[] = name.surname.length + name.given.length > 0 ? [name] : [];
    const sought = wordsToTrace(name);
    const words = sought.map((word) => {
      for (const own of all) if (own.word === word) return own.traced;
      return tracedWordOf(word, tests.language);
    });
    const glued = all.filter(({ word }) => sought.includes(word)).map(({ gluedForms }) => gluedForms);
    return new NameTraces(names, words, glued);
  }
}

/** Words of names that are kept; a kilobyte each at most. */
const MOST_KEPT = 24_000;
const LAST_ASCII = 0x7f;
const COMMA = 0x2c;
const STOP = 0x2e;
/** Initials are no longer, as they are written or folded. */
const LONGEST_INITIAL = 3;
/** Typographic apostrophe and hyphens. */
const JOINERS: ReadonlySet<number> = new Set([0x2019, 0x2010, 0x2011]);

/** The names that stand in texts: the same object for the same word, found without making a string. */
export class NameWords {
  private readonly tests: WordTests;
  private readonly kept = new SurfaceTable<NameWord>(MOST_KEPT);
  /** Names that are one word. */
  private readonly alone = new SurfaceTable<SpanName>(MOST_KEPT);

  constructor(tests: WordTests) {
    this.tests = tests;
  }

  /**
   * The name in a span that begins and ends with a token and has nothing strange between its letters, as nearly all have; undefined for any
   * other, of which a string must be made (see `tracesOf`).
   */
  of({ text, tokens }: Reading, span: Stretch): SpanName | undefined {
    const { count, start, end, shape, spaced } = tokens;
    const first = firstFrom(tokens, span.start);
    if (first === count || start[first] !== span.start || shape[first] === SHAPE_OTHER + COMMA) return undefined;
    if (end[first] === span.end && (shape[first] as number) < SHAPE_DIGITS) return this.aloneAt(text, tokens, first);
    const words: NameWord[] = [];
    const pieces: NamePiece[] = [];
    let comma = -1;
    for (let i = first; i < count && (start[i] as number) < span.end; i++) {
      const [from, to, kind] = [start[i] as number, end[i] as number, shape[i] as number];
      if (to > span.end) return undefined;
      if (kind < SHAPE_DIGITS) {
        const name = this.wordAt(text, tokens, i);
        if (name.word === "") return undefined;
        words.push(name);
        const before = text.charCodeAt(from - 1);
        const startsWord = i === first || spaced[i] === 1 || before === COMMA || before === STOP;
        pieces.push({ word: name.word, startsWord, isInitial: isInitialAt(text, span, from, to, name) });
      } else if (kind === SHAPE_OTHER + COMMA) {
        if (comma < 0) comma = pieces.length;
      } else if (kind > SHAPE_OTHER + LAST_ASCII && !JOINERS.has(kind - SHAPE_OTHER)) return undefined;
    }
    return new SpanName(words, pieces, comma, this.tests);
  }

  private aloneAt(text: string, tokens: TokenTable, at: number): SpanName | undefined {
    const [surface, check] = [tokens.surface[at] as number, tokens.check[at] as number];
    const known = this.alone.get(surface, check);
    if (known !== undefined) return known;
    const name = this.wordAt(text, tokens, at);
    if (name.word === "") return undefined;
    const piece = {
      word: name.word,
      startsWord: true,
      isInitial: isInitial(name.surface, name.word, undefined, undefined),
    };
    const made = new SpanName([name], [piece], -1, this.tests);
    this.alone.set(surface, check, made);
    return made;
  }

  private wordAt(text: string, tokens: TokenTable, at: number): NameWord {
    const [surface, check] = [tokens.surface[at] as number, tokens.check[at] as number];
    let name = this.kept.get(surface, check);
    if (name === undefined) {
      const written = detach(text.slice(tokens.start[at], tokens.end[at]));
      this.kept.set(surface, check, (name = new NameWord(written, foldWord(written), this.tests)));
    }
    return name;
  }
}

function isInitialAt(text: string, span: Stretch, start: number, end: number, { surface, word }: NameWord): boolean {
  if (word.length > LONGEST_INITIAL && surface.length > LONGEST_INITIAL) return false;
  const before = start > span.start ? text[start - 1] : undefined;
  return isInitial(surface, word, before, end < span.end ? text[end] : undefined);
}

/** The first token that begins at an index or behind it. */
function firstFrom({ count, start }: TokenTable, index: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((start[middle] as number) >= index) high = middle;
    else low = middle + 1;
  }
  return low;
}
