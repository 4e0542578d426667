import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { formatBrat, parseBrat } from "../../src/formats/brat.ts";
import { createDocument } from "../../src/text/document.ts";

const parts = fc.array(fc.constantFrom("Jan ", "é", "🙂", "e\u0301 ", "\n", "van der Berg", "א", "中"), {
  minLength: 1,
  maxLength: 20,
});

describe("BRAT standoff", () => {
  it("gives spans back after a round trip, whatever the text holds", () => {
    fc.assert(
      fc.property(parts, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }), (pieces, picks) => {
        const document = createDocument("d", pieces.join(""));
        const starts = pieces.map((_, index) => pieces.slice(0, index).join("").length);
        const spans = picks.map(([from, count]) => {
          const first = from % pieces.length;
          const last = Math.min(pieces.length - 1, first + (count % 3));
          return {
            start: starts[first] as number,
            end: (starts[last] as number) + (pieces[last] as string).length,
            label: "PERSON",
          };
        });
        const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
        expect(parseBrat(formatBrat(document, spans), document, "d.ann")).toEqual(sorted);
      }),
    );
  });

  it("counts in code points, as BRAT and Python do", () => {
    const document = createDocument("d", "🙂 Jan");
    expect(formatBrat(document, [{ start: 3, end: 6, label: "PERSON" }])).toBe("T1\tPERSON 2 5\tJan\n");
  });

  it("leaves the gap of a discontinuous annotation out, and joins fragments that white space alone parts", () => {
    const document = createDocument("d", "🙂 Jan en Mia Bos,\nEde");
    const parse = (line: string) => parseBrat(`${line}\n`, document, "d.ann");
    expect(parse("T1\tPERSON 2 5;13 16\tJan Bos")).toEqual([
      { start: 3, end: 6, label: "PERSON" },
      { start: 14, end: 17, label: "PERSON" },
    ]);
    expect(parse("T1\tPERSON 13 16;9 12\tMia Bos")).toEqual([{ start: 10, end: 17, label: "PERSON" }]);
    expect(parse("T1\tADDRESS 13 17;18 21\tBos, Ede")).toEqual([{ start: 14, end: 22, label: "ADDRESS" }]);
    expect(() => parse("T1\tPERSON 3 5;13 16\tJan Bos")).toThrow(/line 1: expected the text/u);
    expect(() => parse("T1\tPERSON 5 2;13 16\tJan Bos")).toThrow(/line 1: expected offsets/u);
    expect(() => parse("T1\tPERSON 2 5;13 99\tJan Bos")).toThrow(/line 1: expected offsets/u);
  });

  it("keeps to one line and one column whatever a reader of lines breaks at, and reads it back", () => {
    const text = "a\tb\u2028c\u0085d\r\ne\u001cf";
    const document = createDocument("d", text);
    const spans = [{ start: 0, end: text.length, label: "PERSON" }];
    expect(formatBrat(document, spans)).toBe(`T1\tPERSON 0 ${text.length}\ta b c d  e f\n`);
    expect(parseBrat(formatBrat(document, spans), document, "d.ann")).toEqual(spans);
  });

  it("keeps score and source in notes when asked to, and skips what an annotator noted", () => {
    const document = createDocument("d", "Jan en Piet");
    const spans = [
      { start: 0, end: 3, label: "PERSON", score: 0.1 + 0.2, source: "rules:nl/na\tme" },
      { start: 7, end: 11, label: "PERSON" },
    ];
    const standoff = formatBrat(document, spans, { origins: true });
    expect(standoff.split("\n")).toHaveLength(4);
    const noted = `${standoff}#7\tAnnotatorNotes T2\tscore=high\nA1\tSure T2\n*\tEquiv T1 T2\n`;
    expect(parseBrat(noted, document, "d.ann")).toEqual([{ ...spans[0], source: "rules:nl/na me" }, spans[1]]);
  });

  it.each([
    ["a line of no kind of BRAT's", "PERSON 0 3 Jan"],
    ["a line that lost its number", "T\tPERSON 0 3\tJan"],
    ["an offset outside the text", "T1\tPERSON 0 99\tJan"],
    ["a surface that is not what stands there", "T1\tPERSON 0 3\tPiet"],
    ["a malformed line", "T1 PERSON 0 3 Jan"],
  ])("refuses %s with file and line, without the text", (_, line) => {
    const parse = () => parseBrat(`\n${line}\n`, createDocument("d", "Jan belt"), "d.ann");
    expect(parse).toThrow(UnnameError);
    expect(parse).toThrow(/d\.ann, line 2/u);
    expect(parse).not.toThrow(/Piet/u);
  });
});
