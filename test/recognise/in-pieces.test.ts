import fc from "fast-check";
import { expect, it } from "vitest";

import { inPieces } from "../../src/recognise/in-pieces.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { createDocument } from "../../src/text/document.ts";

const longest = { seen: 0 };

/** Finds "Bos" after a title, which may stand some words before it. */
const recogniser: Recogniser = {
  name: "title",
  recognise: async (documents) =>
    documents.map(({ text }) => {
      longest.seen = Math.max(longest.seen, text.length);
      return [...text.matchAll(/(?<=Mw\.(?: \S\.)*\s)Bos/gu)].map(({ index }) => ({
        start: index,
        end: index + 3,
        label: "PERSON",
      }));
    }),
};

it("finds in pieces what it finds in the whole, wherever the pieces end", async () => {
  const parts = fc.array(fc.constantFrom("Mw. Bos ", "Mw. A. B.\nBos, ", "Mw. J. Bos\r\n", "en ", "Bos ", "🙂 "), {
    minLength: 30,
    maxLength: 120,
  });
  await fc.assert(
    fc.asyncProperty(parts, fc.integer({ min: 100, max: 150 }), async (words, length) => {
      const documents = [createDocument("long", words.join("")), createDocument("short", "Mw. Bos")];
      longest.seen = 0;
      const found = await inPieces(recogniser, { length, overlap: 40 }).recognise(documents);
      expect(longest.seen).toBeLessThanOrEqual(length);
      expect(found).toEqual(await recogniser.recognise(documents));
    }),
  );
});

it("never cuts a surrogate pair, nor a letter from its marks, where there is no white space", async () => {
  const pieces: string[] = [];
  const keeping: Recogniser = {
    name: "keeping",
    recognise: async (documents) => documents.map(({ text }) => (pieces.push(text), [])),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("🙂", "e\u0301", "x"), { minLength: 30, maxLength: 90 }),
      async (parts) => {
        pieces.length = 0;
        const text = parts.join("");
        await inPieces(keeping, { length: 26, overlap: 6 }).recognise([createDocument("d", text)]);
        for (const piece of pieces) {
          expect(piece).not.toMatch(/^(?:[\udc00-\udfff]|\u0301)/);
          expect(piece).not.toMatch(/[\ud800-\udbff]$/);
        }
        expect(pieces.at(-1)?.length).toBeGreaterThan(0);
        expect(text.endsWith(pieces.at(-1) as string)).toBe(true);
      },
    ),
  );
});

it("reads what is not long as it is, all at once", async () => {
  const calls: number[] = [];
  const counting: Recogniser = {
    name: "counting",
    recognise: async (documents) => (calls.push(documents.length), documents.map(() => [])),
  };
  await inPieces(counting).recognise([createDocument("a", "x"), createDocument("b", "y")]);
  expect(calls).toEqual([2]);
  expect(() => inPieces(counting, { length: 10, overlap: 5 })).toThrow(RangeError);
});
