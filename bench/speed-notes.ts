// The notes that speed is measured on: how many names they hold decides how fast they are read.
import type { Note } from "../corpora/corpus.ts";
import { generateCorpus } from "../corpora/generate.ts";
import { generateShortNotes } from "../corpora/languages/generate-short-notes.ts";
import { packOf } from "../corpora/languages/packs.ts";
import { tokenise } from "../src/text/tokenise.ts";
import type { NoteLanguage } from "../src/text/note-languages.ts";

/** What nurses jot down, nearly names alone; and a hospital's reports, letters and nursing notes, in Dutch. */
export const SPEED_NOTES = ["short", "records"] as const;
export type SpeedNotes = (typeof SPEED_NOTES)[number];

export interface MadeNotes {
  readonly texts: readonly string[];
  readonly tokens: number;
  /** Persons and places in them, by the truth about them. */
  readonly names: number;
}

/** A hospital's note has some 16 sentences; when so many are asked for there are notes enough. */
const SENTENCES_A_NOTE = 20;
const LOOK_ALIKES = 0.1;

/** So many notes in a language, the same for a seed on every machine; records are Dutch. */
export function makeSpeedNotes(kind: SpeedNotes, language: NoteLanguage, seed: number, notes: number): MadeNotes {
  const made = kind === "short" ? makeShort(language, seed, notes) : makeRecords(seed, notes);
  let [tokens, names] = [0, 0];
  for (const { text, mentions } of made) {
    tokens += tokenise(text).length;
    names += mentions.length;
  }
  return { texts: made.map(({ text }) => text), tokens, names };
}

function makeShort(language: NoteLanguage, seed: number, notes: number) {
  return generateShortNotes(packOf(language), { seed, notes, lookAlikes: LOOK_ALIKES });
}

function makeRecords(seed: number, notes: number) {
  const made: readonly Note[] = generateCorpus({ seed, sentences: notes * SENTENCES_A_NOTE }).notes;
  if (made.length < notes) throw new Error(`${made.length} notes of ${notes}: more sentences a note are needed`);
  return made.slice(0, notes).map(({ document, mentions }) => ({ text: document.text, mentions }));
}

/** How dense the names of some notes are, in words. */
export function tellDensity({ tokens, names }: MadeNotes): string {
  return `${((1000 * names) / tokens).toFixed(0)} names in 1,000 tokens`;
}
