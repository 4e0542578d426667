import { describe, expect, test } from "vitest";

import { deriveGiven, deriveSurname } from "../../corpora/languages/derive-names.ts";
import { PACK_LANGUAGES, type OriginStock } from "../../corpora/languages/language-pack.ts";
import { originsOf } from "../../corpora/languages/origins.ts";
import { placesOf } from "../../corpora/languages/places.ts";
import { romaniseCyrillic } from "../../corpora/languages/romanise-cyrillic.ts";
import { createRandom } from "../../src/base/random.ts";

describe.each(PACK_LANGUAGES)("names and places of %s", (language) => {
  const origins = originsOf(language);

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
    const { city } = placesOf(language);
    const random = createRandom(1, language);
    const surnames = Array.from({ length: 400 }, () => deriveSurname(own, city, language, random));
    const given = Array.from({ length: 400 }, () => deriveGiven(own, "female", language, random));
    for (const names of [surnames, given]) {
      expect(names.filter((name) => !/^[\p{L}'’ .-]{3,26}$/u.test(name))).toEqual([]);
      expect(new Set(names).size).toBeGreaterThan(300);
    }
    const listed = new Set([...own.surnames.male, ...own.female]);
    expect([...surnames, ...given].filter((name) => !listed.has(name)).length).toBeGreaterThan(640);
  });

  test("there are towns, villages, regions, countries and foreign towns", () => {
    const places = placesOf(language);
    expect(new Set(places.city).size).toBeGreaterThan(1_000);
    expect(new Set(places.abroad).size).toBeGreaterThan(300);
    expect(places.region.length).toBeGreaterThanOrEqual(12);
    expect(new Set(places.country).size).toBeGreaterThan(150);
  });
});

test("foreign towns have the name that the language has for them", () => {
  expect(placesOf("es").abroad).toContain("Londres");
  expect(placesOf("it").abroad).toContain("Parigi");
  expect(placesOf("nl").abroad).toContain("Parijs");
  expect(placesOf("es").abroad).not.toContain("London");
});

test("Cyrillic names are romanised as passports have them", () => {
  expect(romaniseCyrillic("Ярослав")).toBe("Iaroslav");
  expect(romaniseCyrillic("Щука")).toBe("Shchuka");
  expect(romaniseCyrillic("Anna")).toBe("Anna");
});
