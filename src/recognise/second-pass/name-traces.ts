import { classAt, LOWER, MARK, OTHER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import { spellings } from "../known-names/name-index.ts";
import { type KnownName, parseKnownName } from "../known-names/parse-name.ts";
import { addGlued, searchedWordsOf } from "./people-index.ts";
import type { PeopleLanguage } from "./place-words.ts";
import { signaturesOf } from "./signatures.ts";
import { type TracedWord, tracedWordOf } from "./traced-word.ts";

/** What a name may leave in the rest of its document; no less than a `PeopleIndex` finds of it. */
export interface NameTraces {
  /** Its words that may stand by themselves, in all their forms. */
  readonly words: readonly TracedWord[];
  /** Particles of its surname, in all their spellings; folded. */
  readonly particles: readonly string[];
  /** First code units of its given names and initials, folded. */
  readonly initials: readonly number[];
  /** What it may be taken apart into; its initials may sign. */
  readonly names: readonly KnownName[];
  /** What they may sign with: see `signaturesOf`. */
  readonly signatures: readonly string[];
  /** See `PeopleIndex`. */
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** Surfaces whose traces are kept, of each language; half a kilobyte each. */
const MOST_KEPT = 6000;
const kept = new Map<PeopleLanguage | undefined, Map<string, NameTraces>>();

/** The traces of a name as it is written; the last thousands are kept. */
export function tracesOf(surface: string, language: PeopleLanguage | undefined): NameTraces {
  return keep(surface, language, () => {
    const names = parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" });
    return collectTraces(names, runsOfLetters(surface), language);
  });
}

function keep(surface: string, language: PeopleLanguage | undefined, collect: () => NameTraces): NameTraces {
  let known = kept.get(language);
  if (known === undefined) kept.set(language, (known = new Map()));
  let traces = known.get(surface);
  if (traces === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    known.set(detach(surface), (traces = collect()));
  }
  return traces;
}

function collectTraces(
  names: readonly KnownName[],
  runs: readonly string[],
  language: PeopleLanguage | undefined,
): NameTraces {
  const words: string[] = [];
  const particles: string[] = [];
  const initials: number[] = [];
  for (const name of names) {
    for (const word of searchedWordsOf(name)) if (!words.includes(word)) words.push(word);
    for (const part of name.surname) if (part.particles.length > 0) particles.push(...spellings(part.particles).flat());
    for (const { word } of name.given) initials.push(word.charCodeAt(0));
    for (const word of name.either) initials.push(word.charCodeAt(0));
  }
  const [long, short] = [new Set<string>(), new Set<string>()];
  for (const word of runs) if (words.includes(foldWord(word))) addGlued(word, long, short);
  let signatures: readonly string[] | undefined;
  return {
    get signatures() {
      return (signatures ??= names.flatMap(signaturesOf));
    },
    words: words.map((word) => tracedWordOf(word, language)),
    particles,
    initials,
    names,
    long: [...long],
    short: [...short],
  };
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
