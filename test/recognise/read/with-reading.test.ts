import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { readDocument } from "../../../src/recognise/read/read-document.ts";
import { withReading } from "../../../src/recognise/read/with-reading.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import type { Span } from "../../../src/text/span.ts";

/** Finds these surfaces, wherever they stand in what it is given. */
function finderOf(surfaces: readonly string[], label = "PERSON"): Recogniser {
  const find = (text: string): Span[] =>
    surfaces
      .flatMap((surface) => {
        const start = text.indexOf(surface);
        return start < 0 ? [] : [{ start, end: start + surface.length, label }];
      })
      .sort((a, b) => a.start - b.start);
  return { name: "finder", recognise: async (documents) => documents.map(({ text }) => find(text)) };
}

async function covered(text: string, recogniser: Recogniser): Promise<string[]> {
  const [spans = []] = await withReading(recogniser).recognise([createDocument("d", text)]);
  return spans.map(({ start, end }) => text.slice(start, end));
}

describe("withReading", () => {
  it("covers all that a name was read from, and no tag", async () => {
    const finder = finderOf(["Jan Jansen", "Pieters"]);
    expect(await covered("mw. Jan Jan&shy;sen", finder)).toEqual(["Jan Jan&shy;sen"]);
    expect(await covered("mw. <b>Jan</b> Jan<wbr>sen", finder)).toEqual(["Jan", "Jan<wbr>sen"]);
    expect(await covered("<td>Pieters</td>", finder)).toEqual(["Pieters"]);
    expect(await covered("mw. Pie-\nters kwam", finder)).toEqual(["Pie-\nters"]);
  });

  it("leaves symbols and emoji beside names, and what belongs to an address", async () => {
    expect(await covered("💊 Pieters ❤️ kwam", finderOf(["💊 Pieters ❤️"]))).toEqual(["Pieters"]);
    expect(await covered("<Pieters>", finderOf(["<Pieters>"]))).toEqual(["Pieters"]);
    expect(await covered("= ❤️", finderOf(["= ❤️"]))).toEqual([]);
    expect(await covered("x.nl/?a=", finderOf(["x.nl/?a="], "URL"))).toEqual(["x.nl/?a="]);
  });

  it("takes the accents on the last character with it", async () => {
    const recogniser = await createRecogniser("rules:es");
    for (const [text, expected] of [
      ["Ingreso el 12-05-1950\u0301 por tos.", "12-05-1950\u0301"],
      ["Ingreso el 12-05-1950 por tos.", "12-05-1950"],
    ] as const) {
      const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([expected]);
    }
  });

  it("covers every letter of a name, whatever that is not seen stands in it", async () => {
    const inside = fc.constantFrom(
      "\u200b",
      "\u00ad",
      "&shy;",
      "<wbr>",
      "\u2060",
      "<i></i>",
      "&#8203;",
      "-\n",
      "</b><b>",
    );
    const name = "Oosterlaken";
    const breaks = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: name.length - 1 }), inside), {
      selector: ([at]) => at,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(breaks, async (all) => {
        let written = name;
        for (const [at, mark] of all.sort((a, b) => b[0] - a[0]))
          written = written.slice(0, at) + mark + written.slice(at);
        const text = `Vandaag mw. ${written} gezien.`;
        const pieces = await covered(text, finderOf([name]));
        const rest = pieces.reduce((left, piece) => left.replace(piece, ""), written);
        expect(rest.replace(/<\/?\w+>/g, "")).toBe("");
        expect(pieces.join("")).not.toMatch(/<\/?[ib]>/);
      }),
    );
  });
});

describe("readDocument", () => {
  it("reads what it has read no second time", () => {
    const { document } = readDocument(createDocument("d", "&amp;#38;lt;b&gt; Jan\u00adsen &#38;amp;"));
    expect(readDocument(document).document).toBe(document);
  });

  it("gives a plain document itself", () => {
    for (const text of ["Dhr. Jansen kwam.", "a | b\nc\td", "RR < 120/80", ""]) {
      const document = createDocument("d", text);
      expect(readDocument(document).document).toBe(document);
    }
  });

  it.each([
    ["Naam | Kamer | Arts\n--- | --- | ---\nJansen, A. | 3 | De Wit", ["Naam: Jansen, A.", "Kamer: 3", "Arts: De Wit"]],
    ["| Naam | Score |\n| Jansen | 3 |", ["Naam: Jansen", "3"]],
    ["Nombre\tCama\nRuiz, P.\t3", ["Nombre: Ruiz, P.", "Cama: 3"]],
    ["<table><tr><th>Name</th><th>Score</th></tr><tr><td>Smith, A.<td>3</tr></table>", ["Name: Smith, A.", "3"]],
    [
      "<tr><td>Naam</td><td>Jansen</td></tr><tr><td>Adres:</td><td>Kerkstraat 1</td></tr>",
      ["Naam: Jansen", "Adres: Kerkstraat 1"],
    ],
    ["Naam\tJansen\nAdres\tKerkstraat 1", ["Naam: Jansen", "Adres: Kerkstraat 1"]],
  ])("reads the cells of %j as fields", (text, expected) => {
    const lines = readDocument(createDocument("d", text))
      .document.text.split("\n")
      .map((line) => line.replace(/^\|\s*|\s*\|$/gu, "").trim());
    expect(lines.filter((line) => line !== "").slice(-expected.length)).toEqual(expected);
  });
});
