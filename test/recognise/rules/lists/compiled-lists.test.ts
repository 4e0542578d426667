import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { openLists, readCompiledLists, writeLists } from "../../../../src/recognise/rules/lists/compiled-lists.ts";
import { readListSources } from "../../../../src/recognise/rules/lists/list-sources.ts";
import { createWordLists, LIST_LANGUAGES } from "../../../../src/recognise/rules/lists/word-lists.ts";

/** Words whose forms are compared: undoing those of all takes half a minute. */
const EVERY = 20;

describe("compiled lists", () => {
  it.each(LIST_LANGUAGES)("%s: say of every word what the packages say", { timeout: 60_000 }, (language) => {
    const sources = readListSources(language);
    const compiled = openLists(writeLists(sources), "lists.bin");
    const words = new Set<string>(["", "qqxzv", "o'", "-"]);
    for (const list of ["given", "foreignGiven", "surnames", "nationalities", "stopwords"] as const) {
      expect([list, new Set(compiled[list])]).toEqual([list, new Set(sources[list])]);
      for (const [i, word] of [...sources[list]].entries()) if (i % EVERY === 0) words.add(word);
    }
    for (const [i, word] of [...(sources.dictionary?.words.keys() ?? [])].entries())
      if (i % EVERY === 0) words.add(word).add(`${word}s`).add(`re${word}`);
    expect(compiled.places).toEqual(sources.places);
    const [slow, fast] = [createWordLists(language, sources), createWordLists(language, compiled)];
    const facts = ({ given, surnames, foreignGiven, isOrdinary }: typeof slow, word: string) =>
      [given.has(word), foreignGiven.has(word), surnames.has(word), isOrdinary(word)].join();
    const different = [...words].filter((word) => facts(slow, word) !== facts(fast, word));
    expect(different).toEqual([]);
  });

  it("are read from packages where the file is missing or of another version, and refused where it is damaged", () => {
    const path = join(mkdtempSync(join(tmpdir(), "unname-lists-")), "en.bin");
    expect(readCompiledLists("en", path)).toBeUndefined();
    const bytes = writeLists({ ...readListSources("en"), places: [], dictionary: undefined });
    const other = Uint8Array.from(bytes);
    other[8] = 255;
    writeFileSync(path, other);
    expect(readCompiledLists("en", path)).toBeUndefined();
    const damaged = Uint8Array.from(bytes);
    damaged[200] = (damaged[200] as number) ^ 1;
    writeFileSync(path, damaged);
    expect(() => readCompiledLists("en", path)).toThrow();
    writeFileSync(path, bytes);
    expect(readCompiledLists("en", path)?.given.has("william")).toBe(true);
  });
});
