import { firstIndexWhere } from "../../base/first-index-where.ts";
import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { KnownName } from "../known-names/parse-name.ts";
import { PARTICLES, TITLES } from "../known-names/particles.ts";
import { readPieces } from "../known-names/pieces.ts";
import type { Reading } from "../reading.ts";
import { SurfaceTable } from "../surface-table.ts";
import { SHAPE_DIGITS } from "../token-table.ts";
import type { NameTraces } from "./name-traces.ts";
import { addGlued } from "./people-index.ts";
import type { PeopleLanguage } from "./place-words.ts";
import { signaturesOf } from "./signatures.ts";
import { TracedWord } from "./traced-word.ts";

/** What the second pass asks of a folded word; pure functions, so that answers can be kept. */
export interface WordTests {
  readonly language: PeopleLanguage | undefined;
  isOrdinary(word: string): boolean;
  isMedical(word: string): boolean;
  isFunctionWord(word: string): boolean;
}

/** "J. Cabeza" is more than a word. */
const INITIAL = /(?<!\p{L})\p{Lu}(?!\p{L})/u;

/** Has a name an initial? */
export function hasInitial(surface: string): boolean {
  return INITIAL.test(surface);
}

/** A word of a name, and what is known of it, asked for once. */
export class PlainWord {
  readonly surface: string;
  /** Folded. */
  readonly word: string;
  private readonly tests: WordTests;
  private medical: boolean | undefined;
  private ordinary: boolean | undefined;
  private functional: boolean | undefined;
  private initial: boolean | undefined;
  private tracedWord: TracedWord | undefined;
  private glued: Pick<NameTraces, "long" | "short"> | undefined;
  private alone: NameTraces | undefined;

  constructor(surface: string, word: string, tests: WordTests) {
    this.surface = surface;
    this.word = word;
    this.tests = tests;
  }

  get isMedical(): boolean {
    return (this.medical ??= this.tests.isMedical(this.word));
  }

  get isOrdinary(): boolean {
    return (this.ordinary ??= this.tests.isOrdinary(this.word));
  }

  get isFunctionWord(): boolean {
    return (this.functional ??= this.tests.isFunctionWord(this.word));
  }

  get hasInitial(): boolean {
    return (this.initial ??= hasInitial(this.surface));
  }

  get traced(): TracedWord {
    return (this.tracedWord ??= new TracedWord(this.word, this.tests.language));
  }

  /** In what forms it may be glued to other words: see `PeopleIndex`. */
  get gluedForms(): Pick<NameTraces, "long" | "short"> {
    return (this.glued ??= gluedFormsOf(this.surface));
  }

  /** The traces of a name that is this word alone. */
  get traces(): NameTraces {
    return (this.alone ??= new PlainTraces([this]));
  }
}

function gluedFormsOf(surface: string): Pick<NameTraces, "long" | "short"> {
  const [long, short] = [new Set<string>(), new Set<string>()];
  addGlued(surface, long, short);
  return { long: [...long], short: [...short] };
}

const NONE: readonly never[] = [];

/** The traces of a name of plain words, of which the last is the surname, as `parseKnownName` has it. */
class PlainTraces implements NameTraces {
  readonly words: readonly TracedWord[];
  readonly particles = NONE;
  private readonly plain: readonly PlainWord[];
  private known: readonly KnownName[] | undefined;
  private signed: readonly string[] | undefined;
  private firsts: readonly number[] | undefined;

  constructor(plain: readonly PlainWord[]) {
    this.plain = plain;
    const words = [(plain.at(-1) as PlainWord).traced];
    for (let i = 0; i < plain.length - 1; i++) {
      const { traced } = plain[i] as PlainWord;
      if (!words.includes(traced)) words.push(traced);
    }
    this.words = words;
  }

  get names(): readonly KnownName[] {
    return (this.known ??= [this.knownName()]);
  }

  get signatures(): readonly string[] {
    return (this.signed ??= this.names.flatMap(signaturesOf));
  }

  get initials(): readonly number[] {
    return (this.firsts ??= this.plain.slice(0, -1).map(({ word }) => word.charCodeAt(0)));
  }

  get long(): readonly string[] {
    const [only] = this.plain;
    return this.plain.length === 1 ? (only as PlainWord).gluedForms.long : this.plain.flatMap(longOf);
  }

  get short(): readonly string[] {
    const [only] = this.plain;
    return this.plain.length === 1 ? (only as PlainWord).gluedForms.short : this.plain.flatMap(shortOf);
  }

  private knownName(): KnownName {
    const given = this.plain.slice(0, -1).map(({ word }) => ({ word, isInitial: false }));
    return {
      surname: this.plain.slice(-1).map(({ word }) => ({ word, particles: [] })),
      given,
      either: given.slice(1).map(({ word }) => word),
    };
  }
}

const longOf = ({ gluedForms }: PlainWord) => gluedForms.long;
const shortOf = ({ gluedForms }: PlainWord) => gluedForms.short;

/** What a name of plain words may leave, found without taking it apart. */
export function tracesOfWords(words: readonly PlainWord[]): NameTraces {
  const [only] = words;
  return words.length === 1 ? (only as PlainWord).traces : new PlainTraces(words);
}

/** Words of names that are kept; a kilobyte each at most. */
const MOST_KEPT = 24_000;
const SPACE = 0x20;

/** The plain words of names: neither particle, title nor initial. The same object for the same surface, found without making a string. */
export class PlainWords {
  private readonly tests: WordTests;
  /** What is no plain word is null. */
  private readonly kept = new SurfaceTable<PlainWord | null>(MOST_KEPT);

  constructor(tests: WordTests) {
    this.tests = tests;
  }

  /**
   * The words of a span that is nothing but plain words with a space between them, as most names are. Undefined for any other span, which
   * must be taken apart (see `parseKnownName`).
   */
  of({ text, tokens }: Reading, span: Stretch): PlainWord[] | undefined {
    const { count, start, end, shape, surface, check } = tokens;
    let at = firstIndexWhere(count, (index) => (start[index] as number) >= span.start);
    const words: PlainWord[] = [];
    for (
      let position = span.start;
      at < count && start[at] === position && (shape[at] as number) < SHAPE_DIGITS;
      at++
    ) {
      const to = end[at] as number;
      if (to > span.end) return undefined;
      const plain = this.wordAt(text, position, to, surface[at] as number, check[at] as number);
      if (plain === null) return undefined;
      words.push(plain);
      if (to === span.end) return words;
      if (text.charCodeAt(to) !== SPACE) return undefined;
      position = to + 1;
    }
    return undefined;
  }

  private wordAt(text: string, start: number, end: number, hash: number, check: number): PlainWord | null {
    if (end - start < 2) return null;
    let plain = this.kept.get(hash, check);
    if (plain === undefined) this.kept.set(hash, check, (plain = this.describe(detach(text.slice(start, end)))));
    return plain;
  }

  private describe(surface: string): PlainWord | null {
    const word = foldWord(surface);
    if (word.length < 2 || (word.codePointAt(0) as number) > 0xffff || PARTICLES.has(word) || TITLES.has(word))
      return null;
    const { bounds, count } = readPieces(surface);
    const isOne = count === 1 && bounds[0] === 0 && bounds[1] === surface.length;
    return isOne ? new PlainWord(surface, word, this.tests) : null;
  }
}
