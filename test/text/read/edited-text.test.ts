import fc from "fast-check";
import { expect, it } from "vitest";

import { EditedText, type TextEdit } from "../../../src/text/read/edited-text.ts";

/** Sorted, disjoint edits of a text of so many code units. */
function editsOf(length: number): fc.Arbitrary<TextEdit[]> {
  const cut = fc.tuple(fc.nat(length), fc.nat(3), fc.string({ maxLength: 3 }), fc.boolean());
  return fc.array(cut, { maxLength: 6 }).map((cuts) => {
    const edits: TextEdit[] = [];
    for (const [start, size, text, isKept] of cuts.sort((a, b) => a[0] - b[0])) {
      const end = Math.min(length, start + size);
      if (start >= (edits.at(-1)?.end ?? 0)) edits.push({ start, end, text, isKept });
    }
    return edits;
  });
}

const edited = fc
  .string({ maxLength: 40 })
  .chain((text) => editsOf(text.length).map((edits) => ({ text, edits, once: EditedText.of(text).edit(edits) })))
  .chain(({ text, edits, once }) =>
    editsOf(once.text.length).map((more) => ({ text, edits, once, twice: once.edit(more) })),
  );

it("moves what was not edited to where it stood", () => {
  fc.assert(
    fc.property(edited, ({ text, twice }) => {
      for (let at = 0; at < twice.text.length; at++) {
        const { start, end } = twice.originOf({ start: at, end: at + 1 });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        if (at > 0) {
          const before = twice.originOf({ start: at - 1, end: at });
          expect(before.start).toBeLessThanOrEqual(start);
          expect(before.end).toBeLessThanOrEqual(end);
        }
      }
    }),
  );
});

it("gives each unit that no edit touched back, there and back again", () => {
  fc.assert(
    fc.property(edited, ({ text, edits, once }) => {
      for (let at = 0; at < text.length; at++) {
        if (edits.some(({ start, end }) => start <= at && at < end)) continue;
        const read = once.readingOf({ start: at, end: at + 1 });
        const own = [...Array(once.text.length).keys()].filter((index) => {
          const origin = once.originOf({ start: index, end: index + 1 });
          return origin.start === at && origin.end === at + 1;
        });
        expect(own).toHaveLength(1);
        expect(once.text[own[0] as number]).toBe(text[at]);
        expect(read.start).toBeLessThanOrEqual(own[0] as number);
        expect(read.end).toBeGreaterThan(own[0] as number);
      }
    }),
  );
});

it("covers all that a stretch was read from, but for what is kept", () => {
  fc.assert(
    fc.property(edited, fc.nat(), fc.nat(), ({ text, edits, once }, a, b) => {
      const [start, end] = [a % (once.text.length + 1), b % (once.text.length + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      const pieces = once.piecesOf({ start, end }, text);
      const isCovered = (at: number) => pieces.some((piece) => piece.start <= at && at < piece.end);
      const whole = once.originOf({ start, end });
      for (let at = 0; at < text.length; at++) {
        const isKept = edits.some((edit) => edit.isKept && edit.start <= at && at < edit.end);
        const isWord = /[\p{L}\p{N}]/u.test(text[at] as string);
        if (isKept || at < whole.start || at >= whole.end) expect(isCovered(at)).toBe(false);
        else if (isWord) expect(isCovered(at)).toBe(true);
      }
    }),
  );
});
