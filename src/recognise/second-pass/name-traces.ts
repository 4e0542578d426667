import { classAt, LOWER, MARK, OTHER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { type KnownName, parseKnownName } from "../known-names/parse-name.ts";
import { addGlued, type GluedForms } from "./people-index.ts";
import { signaturesOf } from "./signatures.ts";
import { type TracedWord, tracedWordOf } from "./traced-word.ts";
import { LETTER } from "./word-sieve.ts";

/** What a name may leave in the rest of its document; no less than a `PeopleIndex` finds of it. */
export interface NameTraces {
  /** What it may be taken apart into. */
  readonly names: readonly KnownName[];
  /** Its words that may stand by themselves, in all their forms: those of {@link wordsToTrace}. */
  readonly tracedWords: readonly TracedWord[];
  /** Bits of the first letters of its given names and initials: see `LETTER`. */
  readonly initialBits: number;
  readonly hasParticles: boolean;
  /** Adds how its words may be glued to others: see `PeopleIndex`. */
  addGluedForms(glued: GluedForms): void;
}

/** The traces of a name as it is written. */
export function tracesOf(surface: string, language: NoteLanguage | undefined): NameTraces {
  const names = parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" });
  const words = names.flatMap(wordsToTrace);
  const runs = runsOfLetters(surface).filter((run) => words.includes(foldWord(run)));
  return {
    names,
    tracedWords: words.map((word) => tracedWordOf(word, language)),
    initialBits: names.reduce((bits, name) => bits | initialBitsOf(name), 0),
    hasParticles: names.some(hasParticles),
    addGluedForms: (glued) => {
      for (const run of runs) addGlued(run, run.toLowerCase(), foldWord(run), glued);
    },
  };
}

/** See {@link NameTraces}. */
export function initialBitsOf({ given, either }: KnownName): number {
  let bits = 0;
  for (const { word } of given) bits |= 1 << (LETTER[word.charCodeAt(0)] as number);
  for (const word of either) bits |= 1 << (LETTER[word.charCodeAt(0)] as number);
  return bits;
}

/** Has a name particles before a surname? */
export function hasParticles({ surname }: KnownName): boolean {
  return surname.some(({ particles }) => particles.length > 0);
}

/** The words of a name that are looked for, each once: those of `searchedWordsOf` but the empty one. */
export function wordsToTrace({ surname, given, either }: KnownName): string[] {
  const words: string[] = [];
  const add = (word: string) => {
    if (word !== "" && !words.includes(word)) words.push(word);
  };
  let joined = "";
  let whole = "";
  for (const { word, particles } of surname) {
    add(word);
    joined += word;
    for (const particle of particles) whole += particle;
    whole += word;
  }
  if (surname.length > 1) add(joined);
  if (whole.length > joined.length) add(whole);
  for (const { word, isInitial } of given) if (!isInitial) add(word);
  for (const word of either) add(word);
  return words;
}

/** Words of a name that may stand together in a text, in any order; what it has twice, twice. */
export function relatedWordsOf({ surname, given }: KnownName): string[] {
  const words = surname.map(({ word }) => word);
  const whole = surname.map(({ word, particles }) => particles.join("") + word).join("");
  if (words.length > 1) words.push(words.join(""));
  if (!words.includes(whole)) words.push(whole);
  for (const { word, isInitial } of given) if (!isInitial) words.push(word);
  return words;
}

/** The initials that the people of some traces may sign with. */
export function signaturesOfTraces(traces: readonly NameTraces[]): ReadonlySet<string> {
  return new Set(traces.flatMap(({ names }) => names.flatMap(signaturesOf)));
}

/** The runs of letters and marks of a name as it is written. */
function runsOfLetters(surface: string): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let i = 0; i <= surface.length; i++) {
    const kind = i < surface.length ? classAt(surface, i) : OTHER;
    const isLetter = kind >= LOWER && kind <= MARK;
    if (isLetter && start < 0) start = i;
    else if (!isLetter && start >= 0) {
      runs.push(surface.slice(start, i));
      start = -1;
    }
    if (i < surface.length && (surface.codePointAt(i) as number) > 0xffff) i++;
  }
  return runs;
}
