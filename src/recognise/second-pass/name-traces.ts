import { classAt, LOWER, MARK, OTHER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import { spellings } from "../known-names/name-index.ts";
import { type KnownName, parseKnownName } from "../known-names/parse-name.ts";
import { type GluedForms, gluedFormsOf } from "./name-word.ts";
import type { PeopleLanguage } from "./place-words.ts";
import { signaturesOf } from "./signatures.ts";
import { type TracedWord, tracedWordOf } from "./traced-word.ts";

/** What a name may leave in the rest of its document; no less than a `PeopleIndex` finds of it. */
export class NameTraces {
  /** What it may be taken apart into. */
  readonly names: readonly KnownName[];
  /** Its words that may stand by themselves, in all their forms. */
  readonly words: readonly TracedWord[];
  /** First code units of its given names and initials, folded. */
  readonly initials: readonly number[];
  readonly hasParticles: boolean;
  /** How its words may be glued to others; the same form more than once, perhaps. */
  readonly glued: readonly GluedForms[];
  private ownParticles: readonly string[] | undefined;
  private signed: readonly string[] | undefined;

  /** `words`: of the words of {@link wordsToTrace}. */
  constructor(names: readonly KnownName[], words: readonly TracedWord[], glued: readonly GluedForms[]) {
    this.names = names;
    this.words = words;
    this.glued = glued;
    const initials: number[] = [];
    let hasParticles = false;
    for (const { surname, given, either } of names) {
      for (const { word } of given) initials.push(word.charCodeAt(0));
      for (const word of either) initials.push(word.charCodeAt(0));
      for (const { particles } of surname) hasParticles ||= particles.length > 0;
    }
    this.initials = initials;
    this.hasParticles = hasParticles;
  }

  /** Particles of its surname, in all their spellings; folded. */
  get particles(): readonly string[] {
    return (this.ownParticles ??= this.names.flatMap(({ surname }) =>
      surname.flatMap(({ particles }) => spellings(particles).flat()),
    ));
  }

  /** What its bearers may sign with. */
  get signatures(): readonly string[] {
    return (this.signed ??= this.names.flatMap(signaturesOf));
  }
}

/** The traces of a name as it is written. */
export function tracesOf(surface: string, language: PeopleLanguage | undefined): NameTraces {
  const names = parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" });
  const words = names.flatMap(wordsToTrace);
  const glued = gluedFormsOf(runsOfLetters(surface).filter((run) => words.includes(foldWord(run))));
  return new NameTraces(
    names,
    words.map((word) => tracedWordOf(word, language)),
    [glued],
  );
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

/** The initials that the people of some traces may sign with. */
export function signaturesOfTraces(traces: readonly NameTraces[]): ReadonlySet<string> {
  return new Set(traces.flatMap(({ signatures }) => signatures));
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
