import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { parseConll } from "../../../src/formats/conll/conll.ts";
import { formatConll } from "../../../src/formats/conll/format-conll.ts";
import { createDocument } from "../../../src/text/document.ts";
import { tokenise } from "../../../src/text/tokenise.ts";

const token = fc.constantFrom(
  "Jan",
  "🙂",
  "e\u0301",
  "d'Hondt",
  "12.30",
  "אבג",
  "\u0000",
  ".",
  "\ud800",
  "a\u00a0b",
  "#",
);
/** Runs of tokens under one label, or outside. */
const run = fc.record({
  label: fc.constantFrom("O", "PER", "LOC", "NOMBRE_SUJETO_ASISTENCIA"),
  tokens: fc.array(token, { minLength: 1, maxLength: 4 }),
});
const sentence = fc.array(run, { minLength: 1, maxLength: 5 });

function lineOf(label: string, first: boolean, word: string): string {
  return `${word}\t${label === "O" ? "O" : `${first ? "B" : "I"}-${label}`}\n`;
}

const sentenceLines = sentence.map((runs) =>
  runs.flatMap(({ label, tokens }) => tokens.map((word, index) => lineOf(label, index === 0, word))).join(""),
);

function spansOf(text: string) {
  return parseConll(text, "c.tsv").map(({ document, spans }) =>
    spans.map(({ start, end, label }) => `${label}:${document.text.slice(start, end)}`),
  );
}

describe("CoNLL", () => {
  it("gives single sentences back to the letter", () => {
    fc.assert(
      fc.property(fc.array(sentenceLines, { maxLength: 6 }), (sentences) => {
        const text = sentences.map((lines) => `${lines}\n`).join("");
        const documents = parseConll(text, "c.tsv");
        expect(documents).toHaveLength(sentences.length);
        expect(formatConll(documents)).toBe(text);
      }),
    );
  });

  it("gives documents of several sentences back to the letter", () => {
    const documents = fc.array(fc.array(sentenceLines, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(documents, (groups) => {
        const text = groups
          .map((sentences) => `-DOCSTART-\tO\n\n${sentences.map((lines) => `${lines}\n`).join("")}`)
          .join("");
        const parsed = parseConll(text, "c.tsv");
        expect(parsed).toHaveLength(groups.length);
        expect(formatConll(parsed)).toBe(text);
      }),
    );
  });

  it("reads tokens with spaces between, lines as sentences, and spans that cut what they name", () => {
    const [found] = parseConll(
      "-DOCSTART- -X- O\n\nJan NNP B-PER\nBos NNP I-PER\n. . O\n\nUit . O\nEde N B-LOC\n",
      "c.tsv",
    );
    expect(found?.document).toMatchObject({ id: "c.tsv:3", text: "Jan Bos .\nUit Ede" });
    expect(found?.spans).toEqual([
      { start: 0, end: 7, label: "PER" },
      { start: 14, end: 17, label: "LOC" },
    ]);
  });

  it.each([
    ["IOB1", "Jan\tI-PER\nBos\tI-PER\nPiet\tB-PER\nEde\tI-LOC\n"],
    ["IOB2", "Jan\tB-PER\nBos\tI-PER\nPiet\tB-PER\nEde\tB-LOC\n"],
    ["IOBES", "Jan\tB-PER\nBos\tE-PER\nPiet\tS-PER\nEde\tS-LOC\n"],
    ["BILOU", "Jan\tB-PER\nBos\tL-PER\nPiet\tU-PER\nEde\tU-LOC\n"],
    ["IOB2 with CR alone", "Jan\tB-PER\rBos\tI-PER\rPiet\tB-PER\rEde\tB-LOC\r"],
    ["IOB1 with CRLF", "Jan\tI-PER\r\nBos\tI-PER\r\nPiet\tB-PER\r\nEde\tI-LOC\r\n"],
  ])("reads %s", (_, text) => {
    expect(spansOf(text)).toEqual([["PER:Jan Bos", "PER:Piet", "LOC:Ede"]]);
  });

  it("reads tags without prefixes, where no tag of the file has one", () => {
    expect(spansOf("-DOCSTART-\tO\nJan\tPER\nBos\tPER\nin\tO\nEde\tLOC\n\nBos\tPER\n")).toEqual([
      ["PER:Jan Bos", "LOC:Ede", "PER:Bos"],
    ]);
    expect(() => parseConll("Jan\tPER\nin\tO\nEde\tB-LOC\n", "c.tsv")).toThrow(/^c\.tsv, line 1:/u);
    // Words alone, with no tag at all, are none of these.
    expect(() => parseConll("Jan Bos\nuit Ede\n", "c.tsv")).toThrow(/^c\.tsv, line 1:/u);
  });

  it("never lets an entity reach into the next sentence", () => {
    expect(spansOf("-DOCSTART-\tO\nJan\tI-PER\n\nBos\tI-PER\n")).toEqual([["PER:Jan", "PER:Bos"]]);
  });

  it("begins a new entity after one that has ended, and again on a new line", () => {
    expect(spansOf("a\tB-PER\nb\tE-PER\nc\tI-PER\nd\tU-PER\ne\tI-PER\n")).toEqual([
      ["PER:a b", "PER:c", "PER:d", "PER:e"],
    ]);
    const broken = { document: createDocument("n", "Jan\nBos"), spans: [{ start: 0, end: 7, label: "PER" }] };
    expect(formatConll([broken])).toContain("Jan\tB-PER\n\nBos\tB-PER\n");
  });

  it("takes each sentence for a document, or as many as asked for, where nothing marks documents", () => {
    const text = "a\tO\n\nb\tO\n\n\nc\tO\n";
    expect(parseConll(text, "c.tsv").map(({ document }) => document.id)).toEqual(["c.tsv:1", "c.tsv:3", "c.tsv:6"]);
    const pairs = parseConll(text, "c.tsv", { sentencesPerDocument: 2 });
    expect(pairs.map(({ document }) => document.text)).toEqual(["a\nb", "c"]);
    expect(parseConll("\n\n", "c.tsv")).toEqual([]);
  });

  it.each([
    ["no tag", "Jan\tO\nBos\n", 2],
    ["a tag that is none", "Jan\tPER\n", 1],
    ["a label without a prefix", "Jan\tO\n\nBos\tB-\n", 3],
    ["no token", "\tB-PER\n", 1],
  ])("refuses a line with %s, with file and line and without the text", (_, text, line) => {
    const parse = () => parseConll(text, "c.tsv");
    expect(parse).toThrow(UnnameError);
    expect(parse).toThrow(new RegExp(`^c\\.tsv, line ${line}:`, "u"));
    expect(parse).not.toThrow(/Jan|Bos/u);
  });

  it("cuts tokens where spans begin and end, and as the caller's tokeniser does", () => {
    const document = createDocument("n", "Mob:Jan,  belt.\r\n\r\nEde");
    const spans = [
      { start: 4, end: 7, label: "PERSON" },
      { start: 19, end: 22, label: "GPE" },
    ];
    expect(formatConll([{ document, spans }])).toBe(
      "-DOCSTART-\tO\n\nMob:\tO\nJan\tB-PERSON\n,\tO\nbelt.\tO\n\nEde\tB-GPE\n\n",
    );
    const cut = formatConll([{ document, spans }], { tokenise });
    expect(cut).toContain("Mob\tO\n:\tO\nJan\tB-PERSON\n,\tO\nbelt\tO\n.\tO\n\n");
  });
});
