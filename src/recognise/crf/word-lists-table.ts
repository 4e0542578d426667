import { foldWord } from "../../text/fold.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import { EPONYMS } from "../rules/languages/eponyms.ts";
import { loadCaseTable } from "../rules/lists/case-table.ts";
import { CASE_SHIFT, caseLevels } from "./word-kinds.ts";
import type { WordTable } from "./crf-model.ts";
import { hashKey } from "../token-table.ts";

/** Bits of the lists that hold a word. */
const GIVEN = 1;
const FOREIGN_GIVEN = 2;
const SURNAME = 4;
const PLACE = 8;
const PLACE_BEGINS = 16;
const PLACE_GOES_ON = 32;
const NATIONALITY = 64;
const ORDINARY = 128;
/** With `PLACE` a country; alone an illness, test or bug, many of which are called after people. */
const COUNTRY = 256;
const LARGE_PLACE = 512;
/** Inhabitants from which a place is well known. */
const LARGE = 100_000;
/** Shorter words inside a place's name ("de", "la") say nothing. */
const SHORTEST_PART = 4;

/**
 * The lists of a language as one table that a model carries with it, so that it finds the same wherever it runs, and loads
 * in milliseconds: the words of names and places, of which `ORDINARY` marks those that are common words too, and above those bits how
 * the commonest words of the language are written (see word-kinds.ts).
 */
export function tabulateWordLists(language: NoteLanguage): WordTable {
  const lists = loadWordLists(language);
  const cases = loadCaseTable(language);
  const { places } = lists;
  const bits = new Map<number, number>();
  const put = (word: string, bit: number) => {
    const key = foldWord(word);
    const hash = hashKey(key) >>> 0;
    const isOrdinary = lists.isOrdinary(key) ? ORDINARY : 0;
    bits.set(hash, (bits.get(hash) ?? 0) | bit | isOrdinary);
  };
  for (const word of lists.given) put(word, GIVEN);
  for (const word of lists.foreignGiven) put(word, FOREIGN_GIVEN);
  for (const word of lists.surnames) put(word, SURNAME);
  for (const word of lists.nationalities) put(word, NATIONALITY);
  for (const { name, kind, population } of places) {
    const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    const large = (population ?? 0) >= LARGE ? LARGE_PLACE : 0;
    if (words.length === 1) put(words[0] as string, kind === "country" ? COUNTRY | PLACE : PLACE | large);
    else {
      for (const [i, word] of words.entries()) {
        if (word.length >= SHORTEST_PART) put(word, i === 0 ? PLACE_BEGINS : PLACE_GOES_ON);
      }
    }
  }
  for (const word of EPONYMS) {
    const hash = hashKey(word) >>> 0;
    const known = bits.get(hash) ?? 0;
    if ((known & PLACE) === 0) bits.set(hash, known | COUNTRY);
  }
  for (const word of cases.words) {
    const levels = caseLevels(cases.odds(word) ?? 0, cases.logShare(word) ?? 0);
    bits.set(word, (bits.get(word) ?? 0) | (levels << CASE_SHIFT));
  }
  return tableOf(bits);
}

/** A table from word hashes (unsigned) to values, in ascending order of hashes: the same entries, the same bytes. */
export function tableOf(values: ReadonlyMap<number, number>): WordTable {
  const words = Uint32Array.from(values.keys()).sort();
  return { words, values: Uint16Array.from(words, (word) => values.get(word) ?? 0) };
}
