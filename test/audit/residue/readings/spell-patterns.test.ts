import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { spellPattern } from "../../../../src/audit/residue/readings/spell-pattern.ts";
import { spellPatterns } from "../../../../src/audit/residue/readings/spell-patterns.ts";
import { search } from "../fixture.ts";

const tokenizer = (regex: string) =>
  JSON.stringify({ normalizer: { type: "Replace", pattern: { Regex: regex }, content: "PERSON" } });

describe("a name that a pattern spells is found in a tokenizer", () => {
  it.each([
    "[Vv]erhoevenaar",
    "[Vv][Ee][Rr][Hh][Oo][Ee][Vv][Ee][Nn][Aa][Aa][Rr]",
    "(?i:verhoevenaar)",
    "(?i)verhoevenaar",
    "V(?:er)hoevenaar",
    "Ver(hoeven|meer)aar",
    "(?:Jan|Verhoevenaa?r)(?=\\s)",
    "\\bVerhoevenaar\\b",
    "\\sverhoevenaar",
    "\\AVerhoe[v]enaar\\z",
    "Verhoevena{2}r",
    "Ve[^\\W\\d]*|Verhoevena{1,2}r",
    "(?P<name>V)(?<rest>erhoevenaar)",
    "V\\x65rhoev\\x{65}naar",
    "[V-W]erhoevenaar",
    "Verhoev[en]{2}[ar]{3}",
    "[Vv][ex][rx][hx][ox][ex][vx][ex][nx][ax][ax][rx]",
    "[Vv]erhoevenaars?",
    "\\p{Lu}+|(?<!\\p{L})[Vv]érhoevenaar",
  ])("%s", async (regex) => {
    expect(await search(tokenizer(regex), ["Verhoevenaar"])).toHaveProperty("verhoevenaar");
  });

  it.each(["re.sub(r'[Vv]erhoevenaar', '', text)", "pattern = /Ver[hH]oevenaar/g", "strip: V(?:er)hoevenaa[rR]"])(
    "and in any other file: %s",
    async (text) => {
      expect(await search(text, ["Verhoevenaar"])).toEqual({ verhoevenaar: 1 });
    },
  );

  it("whatever letters are classes, groups or escapes", async () => {
    const forms: readonly ((letter: string) => string)[] = [
      (letter) => letter,
      (letter) => `[${letter}${letter.toUpperCase()}]`,
      (letter) => `[q${letter}]`,
      (letter) => `(?:${letter})`,
      (letter) => `(${letter}|xyz)`,
      (letter) => `${letter}{1}`,
      (letter) => `(?:${letter}|\\d+)`,
    ];
    // With more choices a pattern spells more words than are read.
    const isChoice = (way: (letter: string) => string) => /[[|]/u.test(way("a"));
    const chosen = fc
      .array(fc.constantFrom(...forms), { minLength: 12, maxLength: 12 })
      .filter((ways) => ways.filter(isChoice).length <= 8);
    await fc.assert(
      fc.asyncProperty(chosen, async (ways) => {
        const regex = [..."verhoevenaar"].map((letter, index) => (ways[index] as (typeof forms)[number])(letter));
        expect(await search(tokenizer(`\\s?${regex.join("")}\\b`), ["Verhoevenaar"])).toHaveProperty("verhoevenaar");
      }),
      { numRuns: 100 },
    );
  });
});

describe("a pattern that stands for many words spells none", () => {
  // The splitting patterns of GPT-2 and of newer tokenizers.
  it.each([
    String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`,
    String.raw`(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+`,
    "[a-z]{3}",
    "[A-Za-z]an",
    "J.n",
    "[^x]an",
    "Januari|[Jj]anuari",
  ])("%s", async (regex) => {
    expect(await search(tokenizer(regex), ["Jan", "Eva"])).toEqual({});
  });

  it("one that spells more than can be tried is said not to be read", () => {
    expect(spellPatterns(tokenizer("[ab]".repeat(40)))).toHaveProperty("closed");
    expect(spellPatterns(tokenizer("[ab][cd] [ef]".repeat(40)))).not.toHaveProperty("closed");
  });

  it("and takes no longer for it", () => {
    const began = performance.now();
    for (const regex of ["[ab]".repeat(5000), "(".repeat(5000), "(a|b|c)*".repeat(2000), "((((a?)*)*)*)*".repeat(500)])
      spellPattern(regex);
    for (const text of ["[Ab](", "(a|b)c", "\\sJ", "(?:a"]) spellPatterns(text.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
