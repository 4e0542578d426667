// The notes of bench/token-classifier.ts: all generated, so that anyone has the same.
import { generateCorpus } from "../corpora/generate.ts";
import { generateShortNotes } from "../corpora/languages/generate-short-notes.ts";
import { packOf } from "../corpora/languages/packs.ts";
import { NOTE_LANGUAGES } from "../src/text/note-languages.ts";

/** In tokens; the last ones take several windows of 512. */
const BANDS = [
  [1, 32],
  [33, 64],
  [65, 128],
  [129, 256],
  [257, 510],
  [511, 2000],
] as const;
/** Of a band there are at least so many tokens. */
const BAND_TOKENS = 1000;
const SHORT_NOTES = 200;
/** One note in so many is a long one. */
const LONG_EVERY = 4;
/** Notes of the long ones that are put together to a file of a patient. */
const NOTES_OF_FILE = 6;

/** Notes that are read together. */
export interface Part {
  readonly name: string;
  readonly texts: readonly string[];
}

/**
 * First the mixture: short notes in four languages in turn (half of them under 65 tokens), every fourth note a hospital's report, letter or
 * nursing note in Dutch (100 to 420 tokens), in the order in which they come. Then notes of like length.
 */
export function makeParts(notes: number, countTokens: (text: string) => number): Part[] {
  const short = interleave(
    NOTE_LANGUAGES.map((language) =>
      generateShortNotes(packOf(language), { seed: 3, notes: SHORT_NOTES, lookAlikes: 0.1 }).map(({ text }) => text),
    ),
  );
  const long = generateCorpus({ seed: 7, sentences: 20_000 }).notes.map(({ document }) => document.text);
  const files = long.flatMap((_, index) =>
    index % NOTES_OF_FILE === 0 ? [long.slice(index, index + NOTES_OF_FILE).join("\n\n")] : [],
  );
  const mixed = Array.from({ length: notes }, (_, index) => {
    const from = index % LONG_EVERY === LONG_EVERY - 1 ? long : short;
    // Short notes in turn: those that a long one stands for are left out by counting them alone.
    const place = from === long ? index : index - Math.floor(index / LONG_EVERY);
    return from[place % from.length] ?? "";
  });
  const pool = [...short, ...long, ...files].map((text) => ({ text, tokens: countTokens(text) }));
  const bands = BANDS.map(([least, most]): Part => {
    let tokens = 0;
    const texts = pool
      .filter((note) => note.tokens >= least && note.tokens <= most)
      .filter((note) => (tokens += note.tokens) - note.tokens < BAND_TOKENS)
      .map(({ text }) => text);
    return { name: `${least} to ${most} tokens`, texts };
  });
  return [{ name: "mixture", texts: mixed }, ...bands];
}

/** The first of each, then the second of each, …; all are of one length. */
function interleave<Value>(lists: readonly (readonly Value[])[]): Value[] {
  return (lists[0] ?? []).flatMap((_, index) => lists.map((list) => list[index] as Value));
}
