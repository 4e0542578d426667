import { readSections, writeSections } from "../../../formats/sections.ts";
import type { NoteLanguage } from "../../../text/note-languages.ts";
import { createWordFilter, hashWords, placeOfWord, sectionsOfWords, wordsInSections } from "./hashed-words.ts";
import { listFilePath, readListFile } from "./list-files.ts";
import type { PackageSources } from "./compile/list-sources.ts";
import { readListEntries } from "./list-entries.ts";
import type { ListSources, WordSet } from "./list-contents.ts";

/** The lists of a language in one file, read in place: of each word the bits of the lists that hold it, and its flags in the dictionary. */
const KIND = { magic: "UNWLISTS", version: 3, name: "word lists" };
/** The lists of words, in the order of their bits. */
const SETS = [
  "given",
  "foreignGiven",
  "surnames",
  "nationalities",
  "stopwords",
  "dutchNames",
  "localNames",
  "adjectives",
] as const;
const MOST_FLAGS = 0xffff;

/** The lists of a language that the build compiled. Throws `input-missing` where there are none, `input-format` for others. */
export function openCompiledLists(language: NoteLanguage, path = listFilePath(`${language}.bin`)): ListSources {
  return openLists(readListFile(path), path, () => readListEntries(language));
}

/** The file of a language's lists. Throws a RangeError for a dictionary of more than 65,535 combinations of flags. */
export function writeLists(sources: PackageSources): Uint8Array {
  const bits = new Map<string, number>();
  for (const [i, set] of SETS.entries())
    for (const word of sources[set]) bits.set(word, (bits.get(word) ?? 0) | (1 << i));
  const { words, affixes } = sources.dictionary;
  for (const word of words.keys()) if (!bits.has(word)) bits.set(word, 0);
  const flagsAt = new Map<string, number>();
  for (const flags of words.values()) if (!flagsAt.has(flags)) flagsAt.set(flags, flagsAt.size + 1);
  if (flagsAt.size > MOST_FLAGS) throw new RangeError(`${flagsAt.size} combinations of flags`);
  const keys = [...bits.keys()];
  const { hashed, order } = hashWords(keys);
  // Looked up in the order in which they were put in: from word to word as they are hashed takes three times as long.
  const setsOf = Uint8Array.from(bits.values());
  const flagsOf = Uint16Array.from(keys, (key) => flagsAt.get(words.get(key) ?? "\0") ?? 0);
  const sets = new Uint8Array(order.length);
  const flags = new Uint16Array(order.length);
  for (const [place, word] of order.entries()) {
    sets[place] = setsOf[word] as number;
    flags[place] = flagsOf[word] as number;
  }
  return writeSections(KIND, {
    header: {},
    arrays: {
      ...sectionsOfWords("words", hashed),
      sets,
      flags: new Uint8Array(flags.buffer),
      flagNames: Buffer.from([...flagsAt.keys()].join("\n"), "utf8"),
      affixes: Buffer.from(affixes, "utf8"),
    },
  });
}

/** The lists in bytes that {@link writeLists} made; `readEntries` is called when a list is gone through. Throws `input-format` for others. */
export function openLists(
  bytes: Uint8Array,
  path: string,
  readEntries: () => Pick<ListSources, "places"> & { readonly words: readonly string[] },
): ListSources {
  const { arrays } = readSections(KIND, bytes, path);
  const section = (name: string) => arrays[name] as Uint8Array;
  const words = wordsInSections("words", arrays);
  const sets = section("sets");
  // Many lists are asked for one word after the other.
  let [last, lastPlace] = ["", placeOfWord(words, "")];
  const placeOf = (word: string): number => {
    if (word !== last) [last, lastPlace] = [word, placeOfWord(words, word)];
    return lastPlace;
  };
  const bitOf = (name: (typeof SETS)[number]) => 1 << SETS.indexOf(name);
  const setOf = (name: (typeof SETS)[number], find = placeOf) => wordSet(find, sets, bitOf(name), readEntries);
  const flags = new Uint16Array(section("flags").buffer, section("flags").byteOffset, sets.length);
  // Most of what these two are asked is made up of a word of a text, and there is no such word.
  const mayHaveFlags = createWordFilter(words, (place) => flags[place] !== 0);
  const mayBeAdjective = createWordFilter(words, (place) => ((sets[place] as number) & bitOf("adjectives")) !== 0);
  const flagNames = textOf(section("flagNames")).split("\n");
  return {
    given: setOf("given"),
    foreignGiven: setOf("foreignGiven"),
    surnames: setOf("surnames"),
    dutchNames: setOf("dutchNames"),
    localNames: setOf("localNames"),
    nationalities: setOf("nationalities"),
    adjectives: setOf("adjectives", (word) => (mayBeAdjective(word) ? placeOf(word) : -1)),
    stopwords: setOf("stopwords"),
    dictionary: {
      affixes: textOf(section("affixes")),
      words: {
        mayHave: mayHaveFlags,
        get: (word) => {
          if (!mayHaveFlags(word)) return undefined;
          const place = placeOf(word);
          const number = place < 0 ? 0 : (flags[place] as number);
          return number === 0 ? undefined : flagNames[number - 1];
        },
      },
    },
    get places() {
      return readEntries().places;
    },
  };
}

function wordSet(
  placeOf: (word: string) => number,
  sets: Uint8Array,
  bit: number,
  readEntries: () => { readonly words: readonly string[] },
): WordSet {
  const has = (word: string) => {
    const place = placeOf(word);
    return place >= 0 && ((sets[place] as number) & bit) !== 0;
  };
  return {
    has,
    *[Symbol.iterator]() {
      for (const word of readEntries().words) if (has(word)) yield word;
    },
  };
}

/** Copied: a decoder reads no shared memory. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}
