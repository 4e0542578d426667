import { describe, expect, it } from "vitest";

import { createSpellingTest } from "../../../../src/recognise/rules/lists/hunspell.ts";
import { readEntries } from "../../../../src/recognise/rules/lists/compile/read-dictionary.ts";
import { loadWordLists } from "../../../../src/recognise/rules/lists/word-lists.ts";

describe("loadWordLists", () => {
  it.each([
    [
      "es",
      ["javier", "dolores"],
      ["garcia", "fernandez"],
      ["paciente", "acude", "revisiones", "niñas", "dolores"],
      ["londres"],
    ],
    ["it", ["giuseppe", "chiara"], ["esposito", "ferrari"], ["paziente", "andarono", "bianche", "della"], ["londra"]],
    ["en", ["william", "grace"], ["johnson", "o'brien"], ["patients", "walking", "grace"], ["jenkins"]],
    ["nl", ["willem"], ["jansen"], ["patiënten", "bakker"], ["amsterdam"]],
  ] as const)("%s: knows names from ordinary words", (language, given, surnames, ordinary, notOrdinary) => {
    const lists = loadWordLists(language);
    for (const key of given) expect([key, lists.given.has(key) || lists.surnames.has(key)]).toEqual([key, true]);
    for (const key of surnames) expect([key, lists.surnames.has(key)]).toEqual([key, true]);
    for (const word of ordinary) {
      const key = word.normalize("NFD").replace(/\p{M}/gu, "");
      expect([key, lists.isOrdinary(key)]).toEqual([key, true]);
    }
    for (const key of notOrdinary) expect([key, lists.isOrdinary(key)]).toEqual([key, false]);
  });

  it("lists surnames of a country that packages lack, in its language alone", () => {
    for (const [language, other, surname] of [
      ["nl", "es", "broekman"],
      ["it", "en", "arneodo"],
    ] as const) {
      expect([surname, loadWordLists(language).surnames.has(surname)]).toEqual([surname, true]);
      expect([surname, loadWordLists(other).surnames.has(surname)]).toEqual([surname, false]);
    }
  });

  it("lists given names that packages lack as the language's own, and surnames behind an elided particle", () => {
    const [italian, spanish] = [loadWordLists("it"), loadWordLists("es")];
    for (const key of ["duilio", "ottorino", "vilma", "pinuccia"])
      expect([key, italian.given.has(key)]).toEqual([key, true]);
    for (const key of ["goyo", "chelo", "mariajo"]) expect([key, spanish.given.has(key)]).toEqual([key, true]);
    expect(italian.surnames.has("d'amico")).toBe(true);
    for (const key of ["mercurio", "severo", "primo"]) expect([key, italian.given.has(key)]).toEqual([key, false]);
  });

  it("takes no town for an English word because a long list has it for a plant or a tool", () => {
    const { isOrdinary } = loadWordLists("en");
    for (const town of ["gosport", "wantage", "hythe", "dubbo"])
      expect([town, isOrdinary(town)]).toEqual([town, false]);
    for (const word of ["macula", "stoma"]) expect([word, isOrdinary(word)]).toEqual([word, true]);
  });

  it("lists a language's places: small ones at home, cities abroad, countries by name", () => {
    const names = new Map(
      (["es", "it", "en"] as const).map((l) => [l, new Set(loadWordLists(l).places.map((p) => p.name))]),
    );
    for (const name of [
      "El Ballestero",
      "Agurain",
      "Salvatierra",
      "Soria",
      "Nueva York",
      "Marruecos",
      "Arequipa",
      "Navarra",
    ]) {
      expect([name, names.get("es")?.has(name)]).toEqual([name, true]);
    }
    for (const name of ["Bergamo", "Siracusa", "Toscana", "Marocco", "Tirana"]) {
      expect([name, names.get("it")?.has(name)]).toEqual([name, true]);
    }
    for (const name of ["Grimsby", "Boston", "Yorkshire", "Morocco", "Thurrock"]) {
      expect([name, names.get("en")?.has(name)]).toEqual([name, true]);
    }
  });
});

describe("createSpellingTest", () => {
  const affixes =
    "SFX A Y 1\nSFX A r ción/S ar\nSFX S Y 2\nSFX S 0 s [aeo]\nSFX S 0 es [^aeo]\nPFX R Y 1\nPFX R 0 re .\n";
  const isWord = createSpellingTest({ affixes, words: readEntries("3\nnegar/AR\nmesa/S\nMadrid\n").words });

  it("undoes suffixes, suffixes behind suffixes, and prefixes", () => {
    for (const key of ["negar", "negacion", "negaciones", "renegar", "renegacion", "mesas"]) {
      expect([key, isWord(key)]).toEqual([key, true]);
    }
  });

  it("makes no form that flags or conditions do not allow", () => {
    for (const key of ["remesa", "mesaes", "negars", "madrid"]) {
      expect([key, isWord(key)]).toEqual([key, false]);
    }
  });
});
