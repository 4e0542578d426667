import { describe, expect, it } from "vitest";

import { describeNote } from "../../src/report/describe/describe-row.ts";
import { fill, formatCount, formatPercent } from "../../src/report/format.ts";
import { LANGUAGES } from "../../src/report/language.ts";
import { catalogueOf } from "../../src/report/text/catalogues.ts";
import { SAMPLE_NOTES } from "./sample-rows.ts";

/** Every text of a catalogue under its path. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`));
}

/** Names of a template's places with their percent signs, each once. */
const placesOf = (template: string) =>
  [...new Set([...template.matchAll(/\{([A-Za-z]+%?)/g)].map(([, place]) => place))].sort();

const english = new Map(textsOf(catalogueOf("en")));
const others = LANGUAGES.filter((language) => language !== "en");

describe.each(others)("catalogue %s", (language) => {
  const own = new Map(textsOf(catalogueOf(language)));

  it("has every text, none of them empty", () => {
    const paths = (texts: Iterable<string>) => [...texts].filter((path) => !path.endsWith("/found")).sort();
    expect(paths(own.keys())).toEqual(paths(english.keys()));
    for (const [path, text] of own) expect(text.trim(), path).not.toBe("");
  });

  it("has the places of the English text, and its marks", () => {
    for (const [path, text] of own) {
      const template = english.get(path) ?? catalogueOf("en").figures.foundHits;
      const [places, expected] = [placesOf(text), placesOf(template)];
      // A language may need no singular, so `{n|…}` may add or leave out a place that stands as a number too.
      if (path.startsWith("/notes") || !path.endsWith("/found")) expect(places, path).toEqual(expected);
      expect([...(text.match(/[✓✗≤…]/g) ?? [])].sort(), path).toEqual([...(template.match(/[✓✗≤…]/g) ?? [])].sort());
    }
  });

  it("has curly apostrophes and quotation marks alone", () => {
    for (const [path, text] of own) expect(text, path).not.toMatch(/['"]/);
  });

  it("is no copy of the English one", () => {
    const sentences = [...own].filter(([, text]) => text.replace(/\{[^}]*\}|SHA-256/g, "").length > 25);
    for (const [path, text] of sentences) expect(text, path).not.toBe(english.get(path));
  });
});

describe.each(LANGUAGES)("remarks in %s", (language) => {
  it.each(SAMPLE_NOTES.map((note) => [note.id, note] as const))("%s tells all its numbers", (_, note) => {
    const text = describeNote(note, language);
    expect(text).not.toMatch(/undefined|NaN|[{}|]/);
    for (const value of Object.values(note.values)) {
      const written = [
        formatCount(value, language),
        formatPercent(value, language),
        fill("{value}", { value }, language),
      ];
      expect(
        written.some((number) => text.includes(number)),
        `${value} in: ${text}`,
      ).toBe(true);
    }
  });

  it("agree in number", () => {
    const one = describeNote({ id: "entries-unjudged", values: { entries: 1 } }, language);
    const two = describeNote({ id: "entries-unjudged", values: { entries: 2 } }, language);
    expect(one.replace("1", "2")).not.toBe(two);
  });
});

describe("fill", () => {
  it("writes counts, percentages, texts and the word that goes with a number", () => {
    const template = "{name}: {n} {n|word|words}, {share%}";
    expect(fill(template, { name: "a", n: 1, share: 0.5 }, "en")).toBe("a: 1 word, 50.0 %");
    expect(fill(template, { name: "a", n: 12_000, share: 0.004 }, "nl")).toBe("a: 12.000 words, 0,40 %");
  });

  it("agrees with one hit as a native writes it", () => {
    const found = (language: "nl" | "es" | "it", measure: "name-rate" | "parrot-recall", values: object) =>
      fill(catalogueOf(language).measures[measure].found ?? "", { ...values }, language);
    expect(fill(catalogueOf("it").figures.foundHits, { hits: 1, n: 300 }, "it")).toBe("In 1 frase su 300.");
    expect(found("it", "name-rate", { hits: 1, n: 300 })).toBe("1 previsione su 300 è un nome.");
    expect(found("nl", "parrot-recall", { hits: 1, n: 5 })).toBe("1 van 5 gemiste namen valt op.");
    expect(found("es", "parrot-recall", { hits: 1, n: 5 })).toBe("De 5 nombres omitidos, destaca 1.");
  });

  it("never leaves a place empty, and takes no place out of a value", () => {
    expect(() => fill("{n}", {}, "en")).toThrow('no value for the place "n"');
    expect(fill("{name}", { name: "{n}" }, "en")).toBe("{n}");
  });
});
