import fc from "fast-check";
import { expect, test } from "vitest";

import { findContexts } from "../../../src/probe/contexts/find-contexts.ts";
import type { ReplacedSpan } from "../../../src/corpus/place-spans.ts";
import { replaceSpans } from "../../../src/text/span.ts";

/** An original text with `[name]` and `{place}` marked: what anonymise would write, and its spans. */
function anonymised(marked: string): { text: string; spans: ReplacedSpan[] } {
  const spans: ReplacedSpan[] = [];
  let original = "";
  for (const part of marked.split(/(\[[^\]]*\]|\{[^}]*\})/u)) {
    const label = part.startsWith("[") ? "PERSON" : part.startsWith("{") ? "GPE" : undefined;
    const surface = label === undefined ? part : part.slice(1, -1);
    if (label !== undefined) {
      spans.push({
        document: "d",
        start: original.length,
        end: original.length + surface.length,
        label,
        surface,
        score: 1,
      });
    }
    original += surface;
  }
  return { text: replaceSpans(original, spans, (span) => span.label), spans };
}

const find = (marked: string) => {
  const { text, spans } = anonymised(marked);
  return findContexts("d", text, spans);
};

test("a sentence with one name becomes a context, with what stood there", () => {
  const [context, ...rest] = find("Geen koorts. Gesproken met mevrouw [de Wit-Jansen] in {Ede} over de thuiszorg.");
  expect(rest).toEqual([]);
  expect(context).toMatchObject({
    document: "d",
    text: "Gesproken met mevrouw <mask> in GPE over de thuiszorg.",
    span: { surface: "de Wit-Jansen", score: 1 },
  });
});

test.each([
  ["two names", "Gesproken met [Jan] en met [Piet] over de thuiszorg."],
  ["PERSON in the text itself", "Gesproken met PERSON over de thuiszorg van de afdeling."],
  ["PERSON in the text itself beside a name", "Gesproken met PERSON en [Piet] over de thuiszorg."],
  ["PERSON in the text itself after a name", "Gesproken met [Piet] en PERSON over de thuiszorg."],
  ["a name, and another inside a word", "Gesproken met [Piet] over het [Parkinson]isme vandaag."],
  ["a name inside a word, and PERSON in the text itself", "Over het [Parkinson]isme gesproken met PERSON vandaag."],
  ["a name inside a word", "Gesproken over het [Parkinson]isme van de patiënt vandaag."],
  ["a mask in the text", "Gesproken met [Piet] over <mask> en over de thuiszorg."],
  ["no name", "Gesproken met de dochter over de thuiszorg in {Ede}."],
])("not a sentence with %s", (_, marked) => {
  expect(find(marked)).toEqual([]);
});

test("30 to 120 characters, counted with the label and by code points", () => {
  const sentence = (length: number, filler = "a") =>
    `[Jan]${filler === "a" ? " " : ""}${filler.repeat(length - "PERSON".length - (filler === "a" ? 1 : 0))}`;
  expect([29, 30, 120, 121].map((length) => find(sentence(length)).length)).toEqual([0, 1, 1, 0]);
  expect(find(sentence(120, "😀"))).toHaveLength(1);
});

test("spans of another corpus, or replaced by something else, are refused without the text", () => {
  const { text, spans } = anonymised("Gesproken met [Jan Jansen] over de thuiszorg.");
  const shifted = spans.map((span) => ({ ...span, start: span.start + 1 }));
  expect(() => findContexts("d", text, shifted)).toThrow(/^d, offset 15: expected the label PERSON/);
  expect(() => findContexts("d", text.replace("PERSON", "Kees Keesen"), spans)).toThrow(
    expect.objectContaining({ code: "input-format" }),
  );
});

test("the text with the mask filled in again is what stood there, whatever was replaced before it", () => {
  const part = fc.constantFrom(
    "[Jan]",
    "[Willemijn van der Berg]",
    "{Ede}",
    "{'s-Gravenhage}",
    "De pijn is minder geworden sinds gisteren. ",
    "Zij sprak ",
    " na de visite over 😀 en koorts. ",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const marked = parts.join("");
      for (const { text, span } of find(marked)) {
        const original = span.surface;
        expect(["Jan", "Willemijn van der Berg"]).toContain(original);
        const filled = text.replace("<mask>", `[${original}]`);
        expect(marked.replaceAll(/\{[^}]*\}/g, "GPE")).toContain(filled);
      }
    }),
  );
});
