import { describe, expect, test } from "vitest";

import { deriveGiven, deriveSurname } from "../../corpora/languages/derive-names.ts";
import type { OriginStock } from "../../corpora/languages/language-pack.ts";
import { PACK_LANGUAGES, packOf } from "../../corpora/languages/packs.ts";
import { romaniseCyrillic } from "../../corpora/languages/romanise-cyrillic.ts";
import { createRandom } from "../../src/base/random.ts";

describe.each(PACK_LANGUAGES)("names and places of %s", (language) => {
  const { originStocks: origins, places, derivedNames } = packOf(language);

  test("the country's own people come first and weigh most; all names are in Latin letters", () => {
    const weights = origins.map(({ weight }) => weight);
    expect(weights[0]).toBe(Math.max(...weights));
    for (const { female, male, surnames } of origins) {
      for (const names of [female, male, surnames.female, surnames.male]) {
        expect(names.length).toBeGreaterThan(20);
        expect(names.filter((name) => !/^[\p{Script=Latin}'’ -]+$/u.test(name))).toEqual([]);
      }
    }
  });

  test("derived names look like names, are many, and mostly stand in no list", () => {
    const [own] = origins as [OriginStock];
    const { city } = places;
    const random = createRandom(1, language);
    const surnames = Array.from({ length: 400 }, () => deriveSurname(own, city, derivedNames, random));
    const given = Array.from({ length: 400 }, () => deriveGiven(own, "female", derivedNames, random));
    for (const names of [surnames, given]) {
      expect(names.filter((name) => !/^[\p{L}'’ .-]{3,26}$/u.test(name))).toEqual([]);
      expect(new Set(names).size).toBeGreaterThan(300);
    }
    const listed = new Set([...own.surnames.male, ...own.female]);
    expect([...surnames, ...given].filter((name) => !listed.has(name)).length).toBeGreaterThan(640);
  });

  test("there are towns, villages, regions, countries and foreign towns", () => {
    expect(new Set(places.city).size).toBeGreaterThan(1_000);
    expect(new Set(places.abroad).size).toBeGreaterThan(300);
    expect(places.region.length).toBeGreaterThanOrEqual(12);
    expect(new Set(places.country).size).toBeGreaterThan(150);
  });
});

test("foreign towns have the name that the language has for them", () => {
  expect(packOf("es").places.abroad).toContain("Londres");
  expect(packOf("it").places.abroad).toContain("Parigi");
  expect(packOf("nl").places.abroad).toContain("Parijs");
  expect(packOf("es").places.abroad).not.toContain("London");
});

test("Cyrillic names are romanised as passports have them", () => {
  expect(romaniseCyrillic("Ярослав")).toBe("Iaroslav");
  expect(romaniseCyrillic("Щука")).toBe("Shchuka");
  expect(romaniseCyrillic("Anna")).toBe("Anna");
});
