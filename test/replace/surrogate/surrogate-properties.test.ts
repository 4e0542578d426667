import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isParticle, isPrefix } from "../../../src/replace/surrogate/particles.ts";
import { isTitle } from "../../../src/replace/surrogate/titles.ts";
import { SURROGATE_STRATEGIES } from "../../../src/replace/settings.ts";
import { NOTE_LANGUAGES } from "../../../src/text/note-languages.ts";
import { createDocument } from "../../../src/text/document.ts";
import { ENTITIES } from "../../../src/text/entities.ts";
import { foldWord } from "../../../src/text/fold.ts";
import { unionSpans } from "../../../src/text/span.ts";
import { KEY, markedDocument, surrogatesOf } from "./marked-document.ts";

const language = fc.constantFrom(...NOTE_LANGUAGES);
const surrogates = fc.constantFrom(...SURROGATE_STRATEGIES);

/** Any text at all, with spans anywhere in it, also through the middle of a letter. */
const anyDocument = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("grapheme", "binary", "binary-ascii").chain(() => fc.string({ maxLength: 3 })) }),
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.array(fc.tuple(fc.nat(120), fc.nat(20), fc.constantFrom(...ENTITIES)), { maxLength: 8 }),
  )
  .map(([a, b, c, raw]) => {
    const text = a + b + c;
    const spans = raw
      .map(([start, length, label]) => ({ start, end: Math.min(text.length, start + length + 1), label }))
      .filter(({ start, end }) => start < end);
    return { document: createDocument("any", text), spans: unionSpans(spans) };
  });

const GIVEN = {
  nl: ["Jan", "Sanne", "Mohamed", "Truus", "Anne-Marie", "Siebe"],
  es: ["Juan", "Lucía", "José", "Begoña", "Iker"],
  it: ["Maria", "Luca", "Niccolò", "Chiara"],
  en: ["John", "Aoife", "Margaret", "Sam"],
};
const FAMILY = {
  nl: ["de Vries", "van der Meer", "Bakker", "van 't Hof", "Jansen-Smit", "El Idrissi"],
  es: ["García López", "de la Fuente", "Muñoz", "Ruiz y Picasso"],
  it: ["Rossi", "D'Angelo", "De Luca", "Dell’Acqua"],
  en: ["Smith", "O'Brien", "McDonald", "Taylor-Green"],
};
const CASES = [(text: string) => text, (text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()];
const FORMS = [
  (given: string, family: string) => `${given} ${family}`,
  (given: string, family: string) => `${given.charAt(0)}. ${family}`,
  (_: string, family: string) => `dr. ${family}`,
  (given: string) => given,
  (_: string, family: string) => family,
  (given: string, family: string) => `${family}, ${given}`,
];

/** Notes in which several people are called in several ways. */
const anyPeople = language.chain((code) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...GIVEN[code]),
        fc.constantFrom(...FAMILY[code]),
        fc.constantFrom(...FORMS),
        fc.constantFrom(...CASES),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((mentions) => ({
      code,
      marked: mentions.map(([given, family, form, write]) => `[PERSON:${write(form(given, family))}]`).join(" x "),
    })),
);

/** Words that tell who somebody is. */
function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.map(foldWord).filter((word) => !isParticle(word) && !isPrefix(word) && !isTitle(word));
}

describe("surrogates of any text", () => {
  it("are had for any span, are the same again, and are never the original", () => {
    fc.assert(
      fc.property(anyDocument, language, surrogates, (marked, code, strategy) => {
        const settings = { language: code, surrogates: strategy };
        const replaced = surrogatesOf(marked, settings);
        expect(surrogatesOf(marked, settings)).toEqual(replaced);
        for (const [i, { start, end }] of marked.spans.entries())
          expect(replaced[i]).not.toBe(marked.document.text.slice(start, end));
      }),
      { numRuns: 400 },
    );
  });
});

describe("surrogates of people", () => {
  it("hold no word of anybody's name in the note", () => {
    fc.assert(
      fc.property(anyPeople, surrogates, ({ code, marked }, strategy) => {
        const given = markedDocument(marked);
        const real = new Set(
          given.spans.flatMap(({ start, end }) => tellingWords(given.document.text.slice(start, end))),
        );
        for (const replaced of surrogatesOf(given, { language: code, surrogates: strategy }))
          for (const word of tellingWords(replaced)) expect(real.has(word)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("keep the number of words, what stands between them, and the case of each", () => {
    const shapeOf = (text: string) =>
      text.replaceAll("’", "'").replace(/[\p{L}\p{M}]+/gu, (word) => {
        if (word.length === 1) return "i";
        return word === word.toLowerCase() ? "w" : word === word.toUpperCase() ? "W" : "Ww";
      });
    fc.assert(
      fc.property(anyPeople, ({ code, marked }) => {
        const given = markedDocument(marked);
        const replaced = surrogatesOf(given, { language: code });
        for (const [i, { start, end }] of given.spans.entries()) {
          const surface = given.document.text.slice(start, end);
          const plain = (text: string) => text.replace(/(?<=^|\s)'/g, "").split(/\s+/).length;
          expect(plain(replaced[i] as string)).toBe(plain(surface));
          // An apostrophe may stand before another letter: "D'Angelo" for "Dell'Acqua", "de" for "'t".
          if (!/['’]/.test(surface)) expect(shapeOf(replaced[i] as string)).toBe(shapeOf(surface));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are the same for the same word, in whatever form it is written", () => {
    fc.assert(
      fc.property(language, fc.nat(), (code, n) => {
        const given = GIVEN[code][n % GIVEN[code].length] as string;
        const family = FAMILY[code][n % FAMILY[code].length] as string;
        const forms = [`${given} ${family}`, given, family, family.toUpperCase(), `${given} ${family}`.toLowerCase()];
        const marked = markedDocument(forms.map((form) => `[PERSON:${form}]`).join("; "));
        const [full = "", first = "", last = "", upper, lower] = surrogatesOf(marked, { language: code });
        expect(`${first} ${last}`).toBe(full);
        expect(upper).toBe(last.toUpperCase());
        expect(lower).toBe(full.toLowerCase());
      }),
    );
  });

  it("are others with another key", () => {
    const marked = markedDocument("[PERSON:Jan de Vries], [PERSON:Anna Bakker], [GPE:Utrecht], [ID:123456789]");
    const other = KEY.map((byte) => byte ^ 255);
    const pairs = surrogatesOf(marked, { language: "nl" }).map(
      (text, i) => [text, surrogatesOf(marked, { language: "nl" }, other)[i]] as const,
    );
    for (const [one, two] of pairs) expect(one).not.toBe(two);
  });

  it("are a group's in all its documents, and a document's own without one", () => {
    const of = (meta: Record<string, string>, id: string) =>
      surrogatesOf(markedDocument("[PERSON:Jan de Vries] in [GPE:Utrecht] on [DATE:12-03-2021]", meta, id), {
        language: "nl",
      });
    expect(of({ group: "p1" }, "a")).toEqual(of({ group: "p1" }, "b"));
    expect(of({}, "a")).not.toEqual(of({}, "b"));
  });
});
