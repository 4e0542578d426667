import type { Stretch } from "../../text/tokenise.ts";
import { PARTICLES } from "../known-names/particles.ts";
import { addGlued } from "./people-index.ts";
import type { PeopleLanguage } from "./place-words.ts";
import { TracedWord } from "./traced-word.ts";

/** What the second pass asks of a folded word; pure functions, so that answers can be kept. */
export interface WordTests {
  readonly language: PeopleLanguage | undefined;
  isOrdinary(word: string): boolean;
  isMedical(word: string): boolean;
  isFunctionWord(word: string): boolean;
}

/** The forms in which a word of a name may be glued to others: see `PeopleIndex`. */
export interface GluedForms {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** "J. Cabeza" is more than a word. */
const INITIAL = /(?<!\p{L})\p{Lu}(?!\p{L})/u;

/** Has a name an initial? */
export function hasInitial(text: string, { start, end }: Stretch): boolean {
  return INITIAL.test(text.slice(start, end));
}

/** A run of letters of a name, and what is known of it, asked for once. */
export class NameWord {
  readonly surface: string;
  /** Folded. */
  readonly word: string;
  /** False for particles and single letters, which tell nobody's name. */
  readonly isTelling: boolean;
  private readonly tests: WordTests;
  private medical: boolean | undefined;
  private ordinary: boolean | undefined;
  private functional: boolean | undefined;
  private tracedWord: TracedWord | undefined;
  private glued: GluedForms | undefined;

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

  get traced(): TracedWord {
    return (this.tracedWord ??= new TracedWord(this.word, this.tests.language));
  }

  get gluedForms(): GluedForms {
    return (this.glued ??= gluedFormsOf([this.surface]));
  }
}

/** The forms in which words of a name, as they are written, may be glued to others. */
export function gluedFormsOf(surfaces: readonly string[]): GluedForms {
  const [long, short] = [new Set<string>(), new Set<string>()];
  for (const surface of surfaces) addGlued(surface, long, short);
  return { long: [...long], short: [...short] };
}
