import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { openRecogniser } from "../../../src/recognise/open-recogniser.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { Stretch } from "../../../src/text/tokenise.ts";

const LINES = [
  "Mrs Patel seen by Dr Okafor, daughter Mary informed.",
  "Stanley knife found in bag. Foley out at 14:00.",
  "d/w Karen, happy with plan",
  "Waterlow 18, Braden done.",
  "",
  `${"no change, ".repeat(500)}Dr Singh told, ${"no change, ".repeat(200)}`,
];

const { find, findWithDoubts, oddsOf } = await openRecogniser("crf:ner-en");
if (find === undefined || findWithDoubts === undefined || oddsOf === undefined)
  throw new Error("a CRF reads texts and knows odds");

/** Sorted stretches of a text that lie apart. */
const stretchesOf = (text: string) =>
  fc.uniqueArray(fc.nat({ max: text.length }), { maxLength: 12 }).map((cuts): Stretch[] => {
    const sorted = [...cuts].sort((a, b) => a - b);
    return sorted.slice(1).map((end, index) => ({ start: sorted[index] as number, end }));
  });

const asked = fc
  .array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join("\n"))
  .chain((text) => fc.tuple(fc.constant(text), stretchesOf(text)));

describe("odds of a CRF", () => {
  it("are the same for each stretch whatever else is asked for", () => {
    fc.assert(
      fc.property(asked, ([text, stretches]) => {
        const together = oddsOf(new Reading(text), stretches);
        const apart = stretches.map((stretch) => oddsOf(new Reading(text), [stretch])[0]);
        expect(together).toEqual(apart);
      }),
      { numRuns: 40 },
    );
  });

  it("of a stretch are the highest of its tokens', line by line", () => {
    fc.assert(
      fc.property(asked, ([text, stretches]) => {
        const reading = new Reading(text);
        const { start, end, count } = reading.tokens;
        const tokens = Array.from({ length: count }, (_, i) => ({ start: start[i] as number, end: end[i] as number }));
        const alone = oddsOf(reading, tokens);
        for (const [index, odds] of oddsOf(reading, stretches).entries()) {
          const stretch = stretches[index] as Stretch;
          const inside = alone.filter((_, i) => {
            const token = tokens[i] as Stretch;
            return token.start < stretch.end && stretch.start < token.end;
          });
          expect(odds).toBe(Math.max(...inside));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are the same before and after the text is tagged, and change none of what is found", async () => {
    const leaning = await openRecogniser("crf:ner-en", { all: 2, unlisted: 3, surer: 2 });
    fc.assert(
      fc.property(asked, ([text, stretches]) => {
        const [first, second] = [new Reading(text), new Reading(text)];
        const found = leaning.find?.(first);
        const odds = leaning.oddsOf?.(first, stretches);
        expect(odds).toEqual(leaning.oddsOf?.(second, stretches));
        expect(leaning.find?.(second)).toEqual(found);
        expect(leaning.findWithDoubts?.(second)).toEqual(leaning.findWithDoubts?.(new Reading(text)));
      }),
      { numRuns: 40 },
    );
  });

  it("leave no doubt of a line without names among others with names", () => {
    const { passages } = findWithDoubts(new Reading("Mrs Patel and Karen\n2 x 500 mg\nMrs Patel and Karen"));
    expect(passages.map(({ doubt }) => doubt < 0.01)).toEqual([true, true, true]);
  });

  it("are at least a span's own and below even ones where nothing is found", () => {
    const text = LINES.join("\n");
    const spans = find(new Reading(text));
    expect(spans.length).toBeGreaterThan(3);
    for (const [index, odds] of oddsOf(new Reading(text), spans).entries()) {
      const { score = 0 } = spans[index] as (typeof spans)[number];
      expect(odds).toBeGreaterThan(Math.log(score) - Math.log1p(-score) - 0.1);
    }
    const knife = text.indexOf("knife");
    expect(oddsOf(new Reading(text), [{ start: knife, end: knife + 5 }])[0]).toBeLessThan(-2);
  });

  it("of what holds no token are none", () => {
    expect(oddsOf(new Reading("Mary  in"), [{ start: 4, end: 6 }])).toEqual([-Infinity]);
    expect(oddsOf(new Reading(""), [])).toEqual([]);
  });
});
