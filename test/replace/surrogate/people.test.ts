import { describe, expect, it } from "vitest";

import { genderOf, loadSurrogateNames } from "../../../src/replace/surrogate/names.ts";
import { foldWord } from "../../../src/text/fold.ts";
import { markedDocument, surrogatesOf } from "./marked-document.ts";

const of = (marked: string, language: "nl" | "es" | "it" | "en" = "nl", more = {}) =>
  surrogatesOf(markedDocument(marked), { language, ...more });

describe("people", () => {
  it("stay one person through all the ways in which a note calls them", () => {
    const [full = "", initial, small, upper, listed, glued, mail] = of(
      "[PERSON:Jan de Vries] [PERSON:J. de Vries] [PERSON:jan] [PERSON:DE VRIES] [PERSON:Vries, J. de] [PERSON:JanDeVries] [PERSON:jan.devries]",
    );
    const [given = "", particle = "", family = ""] = full.split(" ");
    expect(initial).toBe(`${given.charAt(0)}. ${particle} ${family}`);
    expect(small).toBe(given.toLowerCase());
    expect(upper).toBe(`${particle} ${family}`.toUpperCase());
    expect(listed).toBe(`${family}, ${given.charAt(0)}. ${particle}`);
    expect(glued).toBe(given + particle.charAt(0).toUpperCase() + particle.slice(1) + family);
    expect(mail).toBe(`${given}.${particle}${family}`.toLowerCase());
  });

  it.each([
    ["nl", "Jan Bakker", "male"],
    ["nl", "Sanne Bakker", "female"],
    ["es", "Lucía Muñoz", "female"],
    ["it", "Luca Rossi", "male"],
    ["en", "Margaret Smith", "female"],
  ] as const)("in %s keep the gender of %s", (language, name, gender) => {
    for (let i = 0; i < 20; i++) {
      const marked = markedDocument(`[PERSON:${name}]`, {}, `d${i}`);
      const [replaced = ""] = surrogatesOf(marked, { language });
      const { given } = loadSurrogateNames(language);
      const own = foldWord(replaced.split(" ")[0] as string);
      expect(given[gender].items.map(foldWord)).toContain(own);
    }
    expect(genderOf(foldWord(name.split(" ")[0] as string))).toBe(gender);
  });

  it("have the gender of a title where the name does not tell", () => {
    const { given } = loadSurrogateNames("it");
    const [, replaced = ""] = of("Dott.[PERSON:Rossi] e Sig.ra [PERSON:Xhuljanax Hoxha]", "it");
    expect(given.female.items).toContain(replaced.split(" ")[0]);
  });

  it("keep titles, particles as many as there were, apostrophes, initials and genitives", () => {
    const [doctor = "", glued = "", genitive, sister] = of(
      "[PERSON:Prof. dr. P.A. van der Linden] [PERSON:v.d. Berg] [PERSON:Anna's] [PERSON:Dott.ssa D'Angelo]",
      "nl",
    );
    expect(doctor).toMatch(/^Prof\. dr\. \p{Lu}\.\p{Lu}\. \S+ \S+ \p{Lu}\p{L}+$/u);
    expect(glued).toMatch(/^v\.d\. \p{Lu}\p{L}+$/u);
    expect(genitive).toMatch(/^\p{Lu}\p{L}+'s$/u);
    expect(sister).toMatch(/^Dott\.ssa \p{Lu}\p{L}*'?/u);
    expect(of("[PERSON:O'Brien]", "en")[0]).toMatch(/^O'\p{Lu}\p{L}+$/u);
  });

  it("two people stay two", () => {
    for (let i = 0; i < 30; i++) {
      const marked =
        "[PERSON:Jan Bakker] [PERSON:Joris Visser] [PERSON:Jaap Smit] [PERSON:Job Mulder] [PERSON:Johan Bos]";
      const names = surrogatesOf(markedDocument(marked, {}, `d${i}`), { language: "nl" });
      expect(new Set(names.map((name) => name.split(" ")[0])).size).toBe(5);
      expect(new Set(names.map((name) => name.split(" ")[1])).size).toBe(5);
    }
  });

  it("do not take a name that the note holds without its being found", () => {
    const { surnames } = loadSurrogateNames("nl");
    const common =
      surnames
        .get("0")
        ?.items.slice(0, 40)
        .map(({ core }) => core) ?? [];
    const note = `${common.join(" ")} [PERSON:Xy] [PERSON:Zw]`;
    for (const name of of(note)) expect(common).not.toContain(name);
  });

  it("are drawn anew now and then with markov, and as a whole", () => {
    const mention = "[PERSON:Jan de Vries], [PERSON:de Vries]. ";
    const names = of(mention.repeat(40), "nl", { surrogates: "markov", redraw: 0.3 });
    const changes = names.slice(1).filter((name, i) => name.split(" ").at(-1) !== names[i]?.split(" ").at(-1));
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.length).toBeLessThan(45);
    expect(new Set(of(mention.repeat(40), "nl", { surrogates: "markov", redraw: 0 })).size).toBe(2);
  });
});

describe("places", () => {
  it("become places of their kind", () => {
    const { placeKinds } = loadSurrogateNames("es");
    const kinds = of("[GPE:Sevilla] [GPE:Francia] [GPE:Galicia] [GPE:SEVILLA] [GPE:Londres]", "es").map((name) =>
      placeKinds.get(foldWord(name)),
    );
    expect(kinds).toEqual(["town", "country", "region", "town", "abroad"]);
  });

  it("keep the number of words, also where no place has so many", () => {
    const names = of("[GPE:Den Haag] [GPE:Noord-Holland] [GPE:Villanueva del Río y Minas de Arriba]", "es");
    expect(names.map((name) => name.split(/[\s-]+/).length)).toEqual([2, 2, 7]);
  });

  it("are no person's surrogate of the same name", () => {
    const [person, place] = of("[PERSON:Anna] [GPE:Anna]");
    expect(person).not.toBe(place);
  });
});
