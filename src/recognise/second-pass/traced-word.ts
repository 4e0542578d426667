import { FOLDED_UNIT } from "../../text/character-classes.ts";
import { detach } from "../../text/internalise.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { isOneErrorAway } from "../known-names/word-index.ts";
import { hashKey } from "../token-table.ts";
import { listedNicknamesOf, nicknamesOf } from "./nicknames.ts";
import { SHORTEST_MISSPELT, SHORTEST_OWNER } from "./people-index.ts";

/** Accents and ligatures make a folded word longer or shorter than it is written. */
const MOST_FOLDED_AWAY = 3;
/** So many letters of a name its genitive and its diminutives begin with. */
const STEM = 3;
const ASCII = 0x80;
const NONE: readonly number[] = [];

/** A folded word of a name, and the forms in which a text may have it; those that few texts need are made when one does. */
export class TracedWord {
  readonly word: string;
  /** Hashes (see `hashKey`) of the word and of the nicknames that a list has for it. */
  readonly hash: number;
  readonly listed: readonly number[];
  private readonly language: NoteLanguage | undefined;
  private readonly first: number;
  private forms: readonly number[] | undefined;
  private letters: Uint16Array | undefined;

  constructor(word: string, language: NoteLanguage | undefined) {
    this.word = word;
    this.language = language;
    this.hash = hashKey(word);
    this.first = word.charCodeAt(0);
    const listed = language === undefined ? [] : listedNicknamesOf(word, language);
    this.listed = listed.length === 0 ? NONE : listed.map(hashKey);
  }

  /** Whether a token, whose folded form has this hash, is the word or a nickname that a list has for it. */
  isWord(hash: number): boolean {
    return this.hash === hash || (this.listed.length > 0 && this.listed.includes(hash));
  }

  /** Whether a token, whose folded form has this hash, is the word's genitive or a nickname made of it. */
  isForm(text: string, start: number, hash: number): boolean {
    if (!this.mayShareStem(text, start)) return false;
    return (this.forms ??= this.collectForms()).includes(hash);
  }

  /** Whether a token may be the word with a typing error: a quick look at its ends. */
  mayBeMisspelt(text: string, start: number, end: number): boolean {
    const { first, word } = this;
    if (word.length < SHORTEST_MISSPELT || FOLDED_UNIT[text.charCodeAt(start)] !== first) return false;
    return Math.abs(this.units().length - (end - start)) <= MOST_FOLDED_AWAY;
  }

  /** Whether a folded word is this one but for one typing error. */
  isNear(folded: string): boolean {
    return isOneErrorAway(folded, this.units());
  }

  /** Refuses a token that does not begin with the same letters; of others than ASCII it does not know. */
  private mayShareStem(text: string, start: number): boolean {
    const { word } = this;
    for (let i = 0; i < STEM && i < word.length; i++) {
      const unit = text.charCodeAt(start + i);
      if (!(unit < ASCII)) return true;
      if (FOLDED_UNIT[unit] !== word.charCodeAt(i)) return false;
    }
    return true;
  }

  private collectForms(): number[] {
    const { word, language } = this;
    const forms = word.length < SHORTEST_OWNER ? [] : [`${word}s`];
    if (language !== undefined) forms.push(...nicknamesOf(word, language));
    return forms.map(hashKey);
  }

  private units(): Uint16Array {
    return (this.letters ??= unitsOf(this.word));
  }
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

/** Words of names that are kept, of each language. */
const MOST_WORDS = 100_000;
const kept = new Map<NoteLanguage | undefined, Map<string, TracedWord>>();

/** The traced word of a folded word of a name. */
export function tracedWordOf(word: string, language: NoteLanguage | undefined): TracedWord {
  let known = kept.get(language);
  if (known === undefined) kept.set(language, (known = new Map()));
  let traced = known.get(word);
  if (traced === undefined) {
    if (known.size >= MOST_WORDS) known.clear();
    const key = detach(word);
    known.set(key, (traced = new TracedWord(key, language)));
  }
  return traced;
}
