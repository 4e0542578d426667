import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { openCompiledLists, openLists, writeLists } from "../../../../src/recognise/rules/lists/compiled-lists.ts";
import { openEntries, writeEntries } from "../../../../src/recognise/rules/lists/list-entries.ts";
import { readListSources } from "../../../../src/recognise/rules/lists/compile/list-sources.ts";
import { createWordLists } from "../../../../src/recognise/rules/lists/word-lists.ts";
import { NOTE_LANGUAGES } from "../../../../src/text/note-languages.ts";
import { temporaryDirectory } from "../../../fixtures/temporary-directory.ts";

/** Words whose forms are compared: undoing those of all takes half a minute. */
const EVERY = 20;

const SETS = [
  "given",
  "foreignGiven",
  "surnames",
  "dutchNames",
  "localNames",
  "nationalities",
  "adjectives",
  "stopwords",
] as const;

describe("compiled lists", () => {
  it.each(NOTE_LANGUAGES)("%s: say of every word what the packages say", { timeout: 60_000 }, (language) => {
    const sources = readListSources(language);
    const compiled = openLists(writeLists(sources), "lists.bin", () =>
      openEntries(writeEntries(sources), "entries.bin"),
    );
    const words = new Set<string>(["", "qqxzv", "o'", "-"]);
    for (const list of SETS) {
      expect([list, new Set(compiled[list])]).toEqual([list, new Set(sources[list])]);
      for (const [i, word] of [...sources[list]].entries()) if (i % EVERY === 0) words.add(word);
    }
    for (const [i, word] of [...sources.dictionary.words.keys()].entries())
      if (i % EVERY === 0) words.add(word).add(`${word}s`).add(`re${word}`);
    expect(compiled.places).toEqual(sources.places);
    const [slow, fast] = [createWordLists(language, sources), createWordLists(language, compiled)];
    const facts = ({ given, surnames, foreignGiven, isOrdinary }: typeof slow, word: string) =>
      [given.has(word), foreignGiven.has(word), surnames.has(word), isOrdinary(word)].join();
    const different = [...words].filter((word) => facts(slow, word) !== facts(fast, word));
    expect(different).toEqual([]);
  });

  it("are asked for where the file is missing, and refused where it is of another version or damaged", async () => {
    const folder = await temporaryDirectory();
    let files = 0;
    const path = () => join(folder, `${++files}.bin`);
    expect(() => openCompiledLists("en", path())).toThrow(expect.objectContaining({ code: "input-missing" }));
    const bytes = writeLists({ ...readListSources("en"), places: [] });
    const write = (change: (copy: Uint8Array) => void) => {
      const [copy, place] = [Uint8Array.from(bytes), path()];
      change(copy);
      writeFileSync(place, copy);
      return place;
    };
    const other = write((copy) => (copy[8] = 255));
    expect(() => openCompiledLists("en", other)).toThrow(expect.objectContaining({ code: "input-format" }));
    const damaged = write((copy) => (copy[200] = (copy[200] as number) ^ 1));
    expect(() => openCompiledLists("en", damaged)).toThrow(expect.objectContaining({ code: "input-format" }));
    expect(
      openCompiledLists(
        "en",
        write(() => {}),
      ).given.has("william"),
    ).toBe(true);
  });
});
