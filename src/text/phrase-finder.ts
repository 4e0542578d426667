import { createByteMatcher, SHORTEST_NEEDLE } from "./byte-matcher.ts";

/** Finds which of many phrases a text holds. Holds no state between calls. */
export interface PhraseFinder {
  /** The phrases (their indices) that stand in the text as whole words, each once. */
  find(text: string): ReadonlySet<number>;
}

/** Bytes before a place that hold the whole character that ends there, in UTF-8. */
const LONGEST_CHARACTER = 4;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}_]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}\p{M}_]/u;

/**
 * A finder of phrases in texts of any number, for example thousands of names in gigabytes of notes: one pass over each text, see
 * `createByteMatcher`. Case and the kind and amount of white space do not count, so that a name at the end of a line is found; letters next to a
 * phrase do: `Jan Bos` does not stand in `Jan Bosch`. Equal phrases are all found. A phrase that is blank stands nowhere.
 */
export function createPhraseFinder(phrases: readonly string[]): PhraseFinder {
  const indicesOf = new Map<string, number[]>();
  for (const [index, phrase] of phrases.entries()) {
    const folded = foldPhrase(phrase).trim();
    if (folded === "") continue;
    const known = indicesOf.get(folded);
    if (known === undefined) indicesOf.set(folded, [index]);
    else known.push(index);
  }
  const needles = [...indicesOf].map(([folded, indices]) => ({
    bytes: Buffer.from(folded),
    indices,
    begins: BEGINS_IN_WORD.test(folded),
    ends: ENDS_IN_WORD.test(folded),
  }));
  const long = needles.filter(({ bytes }) => bytes.length >= SHORTEST_NEEDLE);
  const short = needles.filter(({ bytes }) => bytes.length < SHORTEST_NEEDLE);
  const matcher = createByteMatcher(long.map(({ bytes }) => bytes));
  return {
    find(text) {
      const bytes = Buffer.from(foldPhrase(text));
      const found = new Set<number>();
      const see = ({ bytes: needle, indices, begins, ends }: (typeof needles)[number], start: number) => {
        if (found.has(indices[0] as number)) return;
        if (begins && ENDS_IN_WORD.test(characterBefore(bytes, start))) return;
        if (ends && BEGINS_IN_WORD.test(characterAfter(bytes, start + needle.length))) return;
        for (const index of indices) found.add(index);
      };
      matcher.find(bytes, 0, bytes.length, (needle, start) => see(long[needle] as (typeof long)[number], start));
      for (const needle of short)
        for (let at = bytes.indexOf(needle.bytes); at >= 0; at = bytes.indexOf(needle.bytes, at + 1)) see(needle, at);
      return found;
    },
  };
}

function foldPhrase(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ");
}

/** The bytes may begin inside a character, which then is decoded as a replacement character that no word ends in. */
function characterBefore(bytes: Buffer, end: number): string {
  return bytes.toString("utf8", Math.max(0, end - LONGEST_CHARACTER), end);
}

function characterAfter(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, start + LONGEST_CHARACTER);
}
