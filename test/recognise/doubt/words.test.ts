import { describe, expect, it, vi } from "vitest";

import { endsLikeWord, isDerived, isMistyped } from "../../../src/recognise/doubt/derived-words.ts";
import { EPONYMS } from "../../../src/recognise/rules/languages/eponyms.ts";
import { LANGUAGES, RULE_LANGUAGES } from "../../../src/recognise/rules/languages/languages.ts";
import { hashKey } from "../../../src/recognise/token-table.ts";
import { isMedicine } from "../../../src/recognise/rules/languages/medicines/is-medicine.ts";
import { SCALES } from "../../../src/recognise/rules/languages/scales.ts";
import { foldWord } from "../../../src/text/fold.ts";

describe("isMedicine", () => {
  it.each([
    ["nl", "pembrolizumab"],
    ["es", "dapagliflozina"],
    ["it", "rosuvastatina"],
    ["en", "ceftriaxone"],
    ["nl", "amoxicilline"],
    ["es", "nolotil"],
    ["it", "tachipirina"],
    ["en", "calpol"],
    ["it", "gastroenterologia"],
  ] as const)("%s %s", (language, word) => {
    expect(isMedicine(language, word)).toBe(true);
  });

  it("is no name that people have, nor another country's brand", () => {
    for (const name of ["colin", "martina", "carolina", "valentina", "marcella", "nicole", "karel", "costanza"])
      for (const language of RULE_LANGUAGES) expect([name, isMedicine(language, name)]).toEqual([name, false]);
    expect(isMedicine("en", "nolotil")).toBe(false);
  });
});

describe("endsLikeWord", () => {
  it("tells adjectives and participles of a language by their end, and leaves names", () => {
    for (const [language, word] of [
      ["en", "apyrexial"],
      ["es", "anicterico"],
      ["it", "normoteso"],
    ] as const)
      expect([word, endsLikeWord(language, word)]).toEqual([word, true]);
    for (const name of ["marcella", "kowalczyk", "petrovic", "ferrazzino", "zanato", "begona", "okonkwo"])
      for (const language of RULE_LANGUAGES) expect([name, endsLikeWord(language, name)]).toEqual([name, false]);
  });
});

describe("isDerived", () => {
  const words = new Set(["controllo", "dare", "belast", "levantar"]);
  const has = (word: string) => words.has(word);

  it("tells an ordinary word with a prefix before it, or pronouns behind an infinitive", () => {
    expect(isDerived("it", "ricontrollo", has)).toBe(true);
    expect(isDerived("nl", "overbelast", has)).toBe(true);
    expect(isDerived("es", "levantarlo", has)).toBe(true);
    expect(isDerived("it", "marcella", has)).toBe(false);
    expect(isDerived("en", "recontrollo", () => false)).toBe(false);
  });
});

describe("isMistyped", () => {
  const words = new Set(["attended", "remind", "control"].map(hashKey));
  const has = (hash: number) => words.has(hash);

  it("tells a word with two letters the wrong way round, no shorter one and no other", () => {
    for (const word of ["attneded", "remidn", "cnotrol"]) expect([word, isMistyped(word, has)]).toEqual([word, true]);
    for (const word of ["atended", "rcontrol", "okonkwo", "attended", "nimd"])
      expect([word, isMistyped(word, has)]).toEqual([word, false]);
    expect(isMistyped("rmind", () => true)).toBe(false);
  });

  it("asks nothing about a line of letters that is no word", () => {
    const asked = vi.fn(() => false);
    isMistyped("ab".repeat(40_000), asked);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("word lists of the doubt", () => {
  it("are folded, and many", () => {
    expect(EPONYMS.size).toBeGreaterThan(900);
    for (const set of [EPONYMS, SCALES])
      for (const word of set) if (foldWord(word) !== word) expect(word).toBe("folded");
  });

  it("hold no usual given name of a language among its medicines", () => {
    for (const language of RULE_LANGUAGES) {
      const lists = LANGUAGES[language].loadLists();
      const names = ["maria", "anna", "ana", "jose", "jan", "marco", "john", "karin"];
      expect(names.filter((name) => lists.isGiven(name) && isMedicine(language, name))).toEqual([]);
    }
  });
});
