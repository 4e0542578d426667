import { firstIndexWhere } from "../../base/first-index-where.ts";
import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { type KnownName, type NamePiece, parsePieces } from "../known-names/parse-name.ts";
import type { Reading } from "../reading.ts";
import { SurfaceTable } from "../surface-table.ts";
import { SHAPE_DIGITS, SHAPE_OTHER, type TokenTable } from "../token-table.ts";
import { hasParticles, initialBitsOf, type NameTraces, wordsToTrace } from "./name-traces.ts";
import { NameWord, type SpanName, type WordTests } from "./name-word.ts";
import type { GluedForms } from "./people-index.ts";
import { type TracedWord, tracedWordOf } from "./traced-word.ts";

/** Words of names that are kept; half a kilobyte each at most. */
const MOST_KEPT = 100_000;
const LAST_ASCII = 0x7f;
const COMMA = 0x2c;
/** Typographic apostrophe and hyphens. */
const JOINERS: ReadonlySet<number> = new Set([0x2019, 0x2010, 0x2011]);

/** The names that stand in texts: the same object for the same word, found without making a string. */
export class NameWords {
  private readonly tests: WordTests;
  private readonly kept = new SurfaceTable<NameWord>(MOST_KEPT);

  constructor(tests: WordTests) {
    this.tests = tests;
  }

  /**
   * The name in a span that begins and ends with a token and has nothing strange between its letters, as nearly all have; undefined for any
   * other, of which a string must be made (see `tracesOf`).
   */
  of({ text, tokens }: Reading, span: Stretch): SpanName | undefined {
    const { count, start, end, shape, spaced } = tokens;
    const first = firstIndexWhere(count, (index) => (start[index] as number) >= span.start);
    if (first === count || start[first] !== span.start || shape[first] === SHAPE_OTHER + COMMA) return undefined;
    if (end[first] === span.end && (shape[first] as number) < SHAPE_DIGITS) return this.wordAt(text, tokens, first);
    const words: NameWord[] = [];
    const pieces: NamePiece[] = [];
    let comma = -1;
    for (let i = first; i < count && (start[i] as number) < span.end; i++) {
      const [from, to, kind] = [start[i] as number, end[i] as number, shape[i] as number];
      if (to > span.end) return undefined;
      if (kind < SHAPE_DIGITS) {
        const name = this.wordAt(text, tokens, i);
        if (name === undefined) return undefined;
        words.push(name);
        const before = i === first ? undefined : text[from - 1];
        const startsWord = before === undefined || spaced[i] === 1 || before === "," || before === ".";
        pieces.push(name.piece(startsWord, before, to < span.end ? text[to] : undefined));
      } else if (kind === SHAPE_OTHER + COMMA) {
        if (comma < 0) comma = pieces.length;
      } else if (kind > SHAPE_OTHER + LAST_ASCII && !JOINERS.has(kind - SHAPE_OTHER)) return undefined;
    }
    return new LongName(words, pieces, comma, this.tests);
  }

  /** Undefined for one that folds away. */
  private wordAt(text: string, tokens: TokenTable, at: number): NameWord | undefined {
    const [surface, check] = [tokens.surface[at] as number, tokens.check[at] as number];
    let name = this.kept.get(surface, check);
    if (name === undefined) {
      const written = detach(text.slice(tokens.start[at], tokens.end[at]));
      this.kept.set(surface, check, (name = new NameWord(written, foldWord(written), this.tests)));
    }
    return name.word === "" ? undefined : name;
  }
}

/** A name of more than a word. */
class LongName implements SpanName {
  private readonly words: readonly NameWord[];
  private readonly pieces: readonly NamePiece[];
  private readonly comma: number;
  private readonly tests: WordTests;

  /** `comma`: how many pieces stand before the first comma; -1 where it has none. */
  constructor(words: readonly NameWord[], pieces: readonly NamePiece[], comma: number, tests: WordTests) {
    this.words = words;
    this.pieces = pieces;
    this.comma = comma;
    this.tests = tests;
  }

  get tellingWords(): readonly NameWord[] {
    return this.words.filter(({ isTelling }) => isTelling);
  }

  get traces(): NameTraces {
    const { comma, pieces, words, tests } = this;
    const name = comma < 0 ? parsePieces(pieces) : parsePieces(pieces.slice(0, comma), pieces.slice(comma));
    return new LongTraces(name, words, tests);
  }
}

/** What a name of more than a word may leave. */
class LongTraces implements NameTraces {
  readonly names: readonly KnownName[];
  readonly tracedWords: readonly TracedWord[];
  readonly initialBits: number;
  readonly hasParticles: boolean;
  /** Those that are looked for. */
  private readonly words: readonly NameWord[];

  constructor(name: KnownName, words: readonly NameWord[], { language }: WordTests) {
    this.names = name.surname.length + name.given.length > 0 ? [name] : [];
    const sought = wordsToTrace(name);
    this.words = words.filter(({ word }) => sought.includes(word));
    this.tracedWords = sought.map((word) => {
      for (const own of words) if (own.word === word) return own.tracedWords[0];
      return tracedWordOf(word, language);
    });
    this.initialBits = initialBitsOf(name);
    this.hasParticles = hasParticles(name);
  }

  addGluedForms(glued: GluedForms): void {
    for (const word of this.words) word.addGluedForms(glued);
  }
}
