import type { Stretch } from "../../text/tokenise.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { isInitialOf, type KnownName, type NamePiece } from "../known-names/parse-name.ts";
import { PARTICLES } from "../known-names/particles.ts";
import type { NameTraces } from "./name-traces.ts";
import { addGlued, type GluedForms } from "./people-index.ts";
import { TracedWord } from "./traced-word.ts";

/** What the second pass asks of a folded word; pure functions, so that answers can be kept. */
export interface WordTests {
  readonly language: NoteLanguage | undefined;
  isOrdinary(word: string): boolean;
  isMedical(word: string): boolean;
  isFunctionWord(word: string): boolean;
}

/** A name that stands in a text from one token to another. */
export interface SpanName {
  /** Its words but particles and single letters. */
  readonly tellingWords: readonly NameWord[];
  readonly traces: NameTraces;
}

/** "J. Cabeza" is more than a word. */
const INITIAL = /(?<!\p{L})\p{Lu}(?!\p{L})/u;

/** Has a name an initial? */
export function hasInitial(text: string, { start, end }: Stretch): boolean {
  return INITIAL.test(text.slice(start, end));
}

/** Initials are no longer, as they are written or folded. */
const LONGEST_INITIAL = 3;
const NONE: readonly never[] = [];

/**
 * A run of letters of a name, and what is known of it, asked for once; and the name that is this word alone, with what it may leave. Thousands
 * are kept, so that it is one object with few others.
 */
export class NameWord implements SpanName, NameTraces {
  readonly surface: string;
  /** Folded. */
  readonly word: string;
  /** False for particles and single letters, which do not identify a person. */
  readonly isTelling: boolean;
  readonly initialBits = 0;
  readonly hasParticles = false;
  private readonly tests: WordTests;
  private medical: boolean | undefined;
  private ordinary: boolean | undefined;
  private functional: boolean | undefined;
  private lower: string | undefined;
  private tracedOnly: readonly [TracedWord] | undefined;
  private self: readonly NameWord[] | undefined;

  constructor(surface: string, word: string, tests: WordTests) {
    this.surface = surface;
    this.word = word;
    this.isTelling = word.length > 1 && !PARTICLES.has(word);
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

  get tellingWords(): readonly NameWord[] {
    return (this.self ??= this.isTelling ? [this] : NONE);
  }

  get traces(): NameTraces {
    return this;
  }

  get names(): readonly KnownName[] {
    return [{ surname: [{ word: this.word, particles: NONE }], given: NONE, either: NONE }];
  }

  get tracedWords(): readonly [TracedWord] {
    return (this.tracedOnly ??= [new TracedWord(this.word, this.tests.language)]);
  }

  addGluedForms(glued: GluedForms): void {
    const { surface, word } = this;
    if (this.lower === undefined) {
      const lower = surface.toLowerCase();
      // One string for both, for nearly all.
      this.lower = lower === word ? word : lower;
    }
    addGlued(surface, this.lower, word, glued);
  }

  /** The word as a piece of a name, between two characters of it. */
  piece(startsWord: boolean, before: string | undefined, after: string | undefined): NamePiece {
    const { surface, word } = this;
    const mayBeInitial = word.length <= LONGEST_INITIAL || surface.length <= LONGEST_INITIAL;
    return { word, startsWord, isInitial: mayBeInitial && isInitialOf(surface, word, before, after) };
  }
}
