import { classAt, LOWER, MARK, OTHER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import { detach } from "../../text/internalise.ts";
import { spellings } from "../known-names/name-index.ts";
import { parseKnownName } from "../known-names/parse-name.ts";
import { hashKey } from "../token-table.ts";
import { nicknamesOf } from "./nicknames.ts";
import { addGlued, searchedWordsOf, SHORTEST_MISSPELT, SHORTEST_OWNER } from "./people-index.ts";
import type { PeopleLanguage } from "./place-words.ts";
import { signaturesOf } from "./signatures.ts";

/** What a name may leave in the rest of its document; no less than a `PeopleIndex` finds of it. */
export interface NameTraces {
  /** Hashes (see `hashKey`) of its words, their genitives and nicknames. */
  readonly words: readonly number[];
  /** Words that may stand with a typing error: code units. */
  readonly misspelt: readonly Uint16Array[];
  /** Particles of its surname, in all their spellings; folded. */
  readonly particles: readonly string[];
  /** First code units of its given names and initials, folded. */
  readonly initials: readonly number[];
  readonly signatures: readonly string[];
  /** See `PeopleIndex`. */
  readonly long: readonly string[];
  readonly short: readonly string[];
}

/** Surfaces whose traces are kept, a kilobyte each. */
const MOST_KEPT = 2000;
const kept = new Map<string, NameTraces>();

/** The traces of a name as it is written; the last two thousand are kept. */
export function tracesOf(surface: string, language: PeopleLanguage | undefined): NameTraces {
  const key = `${language ?? ""}/${surface}`;
  let traces = kept.get(key);
  if (traces === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, (traces = collectTraces(surface, language)));
  }
  return traces;
}

function collectTraces(surface: string, language: PeopleLanguage | undefined): NameTraces {
  const words = new Set<string>();
  const particles = new Set<string>();
  const initials = new Set<number>();
  const signatures = new Set<string>();
  for (const name of parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" })) {
    for (const word of searchedWordsOf(name)) words.add(word);
    for (const signature of signaturesOf(name)) signatures.add(signature);
    for (const part of name.surname) for (const particle of spellings(part.particles).flat()) particles.add(particle);
    for (const { word } of name.given) initials.add(word.charCodeAt(0));
    for (const word of name.either) initials.add(word.charCodeAt(0));
  }
  const [long, short] = [new Set<string>(), new Set<string>()];
  for (const word of runsOfLetters(surface)) if (words.has(foldWord(word))) addGlued(word, long, short);
  const hashes: number[] = [];
  const misspelt: Uint16Array[] = [];
  for (const word of words) {
    const { forms, letters } = formsOf(word, language);
    for (const form of forms) hashes.push(form);
    if (letters !== undefined) misspelt.push(letters);
  }
  return {
    words: hashes,
    misspelt,
    particles: [...particles],
    initials: [...initials],
    signatures: [...signatures],
    long: [...long],
    short: [...short],
  };
}

/** A word in all forms that its text may have. */
interface WordForms {
  /** Hashes (see `hashKey`) of the word, its genitive and nicknames. */
  readonly forms: readonly number[];
  /** Code units of one that may be misspelt. */
  readonly letters: Uint16Array | undefined;
}

/** Words of names whose forms are kept, of each language; half a kilobyte each. */
const MOST_WORDS = 8000;
const keptForms = new Map<PeopleLanguage | undefined, Map<string, WordForms>>();

function formsOf(word: string, language: PeopleLanguage | undefined): WordForms {
  let known = keptForms.get(language);
  if (known === undefined) keptForms.set(language, (known = new Map()));
  let found = known.get(word);
  if (found === undefined) {
    const forms = [word];
    if (word.length >= SHORTEST_OWNER) forms.push(`${word}s`);
    if (language !== undefined) forms.push(...nicknamesOf(word, language));
    const isLong = word.length >= SHORTEST_MISSPELT;
    const letters = isLong ? unitsOf(word) : undefined;
    if (known.size >= MOST_WORDS) known.clear();
    known.set(detach(word), (found = { forms: forms.map(hashKey), letters }));
  }
  return found;
}

function unitsOf(word: string): Uint16Array {
  const units = new Uint16Array(word.length);
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdfff) return Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    units[i] = unit;
  }
  return units;
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
