import { CHARACTER_CLASS, FOLDED_UNIT, UPPER } from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import { NameIndexBuilder, GIVEN, type NameIndex } from "../known-names/name-index.ts";
import { type KnownName, parseKnownName } from "../known-names/parse-name.ts";
import { isOneErrorAway } from "../known-names/word-index.ts";
import type { CertainName } from "./certain-names.ts";
import { nicknamesOf } from "./nicknames.ts";
import type { PeopleSettings } from "./people-options.ts";
import { signaturesOf } from "./signatures.ts";

/** How a word of a text is a word of a known name. */
export type Likeness = "exact" | "genitive" | "nickname" | "misspelt";

export interface LikeWord {
  readonly likeness: Likeness;
  /** Of the words of the index that it may be; never empty. */
  readonly ids: readonly number[];
}

/** The people of a document, to be looked for in it. */
export interface PeopleIndex {
  readonly names: NameIndex;
  /** Best score by label. */
  readonly scores: ReadonlyMap<string, number>;
  /** Initials that they sign with: "JvdB", "AG". */
  readonly signatures: ReadonlySet<string>;
  /** Words of their names, folded and as written in small letters, that are looked for inside longer words. */
  readonly long: readonly string[];
  /** Short words of their names with a capital, that are looked for behind a small letter ("vistoporAna"). */
  readonly short: readonly string[];
  /** Surfaces of their names that are written in capitals throughout. */
  readonly inCapitals: ReadonlySet<string>;
  /** True if some known word might begin with this code unit. A quick test before {@link search}. */
  mayBegin(unit: number): boolean;
  /** What a folded word is; undefined for most. */
  search(word: string): LikeWord | undefined;
}

/** A genitive of a shorter one is another word. */
const SHORTEST_OWNER = 3;
const SHORTEST_MISSPELT = 5;
const SHORTEST_GLUED = 5;
const SHORTEST_CAPITAL = 3;
const ASCII = 0x80;
/** Recognisers of many labels: more of them for persons than this are not told apart. */
const MOST_LABELS = 32;

/** The index of some names; undefined for none. */
export function createPeopleIndex(certain: readonly CertainName[], settings: PeopleSettings): PeopleIndex | undefined {
  const builder = new NameIndexBuilder();
  const scores = new Map<string, number>();
  const words = new Set<string>();
  const signatures = new Set<string>();
  const glued: GluedForms = { long: [], short: [] };
  const inCapitals = new Set<string>();
  for (const { surface, label, score } of certain) {
    if (scores.size >= MOST_LABELS && !scores.has(label)) continue;
    for (const name of parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" })) {
      builder.add(name, label);
      scores.set(label, Math.max(scores.get(label) ?? 0, score));
      for (const word of searchedWordsOf(name)) words.add(word);
      for (const signature of signaturesOf(name)) signatures.add(signature);
    }
    for (const word of surface.split(/[^\p{L}\p{M}]+/u)) {
      if (word.length > 1 && word === word.toUpperCase()) inCapitals.add(word);
      const folded = foldWord(word);
      if (words.has(folded)) addGlued(word, word.toLowerCase(), folded, glued);
    }
  }
  if (words.size === 0) return undefined;
  const names = builder.build();
  return {
    names,
    scores,
    signatures,
    long: [...new Set(glued.long)],
    short: [...new Set(glued.short)],
    inCapitals,
    ...createSearch(names, [...words], settings),
  };
}

/** What is looked for inside longer words, see {@link PeopleIndex}; a form that two names have stands here twice. */
interface GluedForms {
  readonly long: string[];
  readonly short: string[];
}

/** Adds the forms in which a word of a name may be glued to others; `lower` and `folded`: in small letters, and without accents. */
function addGlued(word: string, lower: string, folded: string, { long, short }: GluedForms): void {
  if (word.length < SHORTEST_CAPITAL) return;
  if (word.length >= SHORTEST_GLUED) {
    long.push(lower);
    if (folded !== lower) long.push(folded);
  } else if (CHARACTER_CLASS[word.charCodeAt(0)] === UPPER) short.push(word.charAt(0) + lower.slice(1));
}

/** The words of a name that are looked for, folded: "garcialopez", "vandenberg" as well. */
function searchedWordsOf({ surname, given, either }: KnownName): string[] {
  const words = surname.map(({ word }) => word);
  words.push(words.join(""));
  words.push(surname.map(({ word, particles }) => particles.join("") + word).join(""));
  for (const { word, isInitial } of given) if (!isInitial) words.push(word);
  words.push(...either);
  return words;
}

function createSearch(
  names: NameIndex,
  words: readonly string[],
  { language, isOrdinary, isMedical }: PeopleSettings,
): Pick<PeopleIndex, "mayBegin" | "search"> {
  const found = new Map<string, LikeWord>();
  const begins = new Uint8Array(ASCII);
  const byLetter = new Map<number, { readonly id: number; readonly letters: Uint16Array }[]>();
  const enter = (word: string, likeness: Likeness, id: number) => {
    // A surname that is joined of particles alone is none.
    if (id < 0 || found.has(word)) return;
    found.set(word, { likeness, ids: [id] });
    const unit = word.charCodeAt(0);
    if (unit < ASCII) begins[unit] = 1;
  };
  for (const word of words) enter(word, "exact", names.words.idOf(word));
  for (const word of words) {
    const id = names.words.idOf(word);
    if (id < 0) continue;
    if (word.length >= SHORTEST_OWNER) enter(`${word}s`, "genitive", id);
    if (word.length < SHORTEST_MISSPELT) continue;
    const letters = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    const others = byLetter.get(word.charCodeAt(0));
    if (others === undefined) byLetter.set(word.charCodeAt(0), [{ id, letters }]);
    else others.push({ id, letters });
  }
  if (language !== undefined)
    for (const word of words) {
      const id = names.words.idOf(word);
      if (id < 0 || ((names.kindsOf(id) & GIVEN) === 0 && words.length > 1)) continue;
      for (const nickname of nicknamesOf(word, language)) enter(nickname, "nickname", id);
    }
  const misspelt = (word: string): LikeWord | undefined => {
    if (word.length < SHORTEST_MISSPELT) return undefined;
    const others = byLetter.get(word.charCodeAt(0));
    if (others === undefined) return undefined;
    for (const { id, letters } of others)
      if (isOneErrorAway(word, letters) && !isOrdinary(word) && !isMedical(word))
        return { likeness: "misspelt", ids: [id] };
    return undefined;
  };
  return {
    mayBegin: (unit) => {
      const folded = FOLDED_UNIT[unit] as number;
      return folded >= ASCII || folded === 0 || begins[folded] === 1;
    },
    search: (word) => found.get(word) ?? misspelt(word),
  };
}
