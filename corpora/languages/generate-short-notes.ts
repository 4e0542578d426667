import { createRandom } from "../../src/base/random.ts";
import { composeLookAlike, composeShortNote, type ShortNote } from "./compose-short-note.ts";
import type { LanguagePack } from "./language-pack.ts";

/** Defaults of the command line. */
export const DEFAULT_NOTES = 1_000;
export const DEFAULT_LOOK_ALIKES = 0.1;

export interface ShortNotesOptions {
  readonly seed: number;
  readonly notes: number;
  /** Share of notes without any name, full of what looks like one. */
  readonly lookAlikes: number;
}

/** A short note with its number among the others. */
export interface NumberedNote extends ShortNote {
  /** `en000001`. */
  readonly id: string;
}

/** Short clinical notes of one language. The same pack and options give the same notes; more notes leave those before as they are. */
export function generateShortNotes(pack: LanguagePack, options: ShortNotesOptions): NumberedNote[] {
  return Array.from({ length: options.notes }, (_, index) => {
    const id = `${pack.language}${String(index + 1).padStart(6, "0")}`;
    const random = createRandom(options.seed, `short note:${id}`);
    const compose = random.chance(options.lookAlikes) ? composeLookAlike : composeShortNote;
    return { id, ...compose(pack, random) };
  });
}
