import fc from "fast-check";
import { expect, it } from "vitest";

import { scanTokens } from "../../src/text/scan-tokens.ts";
import { tokenise } from "../../src/text/tokenise.ts";

/** What a token is, said once more: letters with their marks, joined inside a word; or digits; or one other character. */
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’\-‐‑]\p{L}[\p{L}\p{M}]*)*|\p{N}+|[^\s\p{L}\p{N}]/gu;
const expected = (text: string) =>
  [...text.matchAll(TOKEN)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const pieces = fc.constantFrom("Jansen", "é", "e\u0301", "İ", "ĳ", "ß", "ŁÓDŹ", "’t", "‑", "‐", "-", "'", " ", "\r\n", "\u2028", "\u00a0", "²", "٣", "Σ", "محمد", "日本", "𝟗", "𐐀", "👩‍⚕️", "\ud800", "\udc00", "\u0000", "\u0345", "ǅ", "1234", "."); // prettier-ignore
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
);

it("finds the tokens that a regular expression finds", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(tokenise(text)).toEqual(expected(text));
    }),
    { numRuns: 2000 },
  );
});

it("takes each character of the first plane, between letters, as the regular expression does", () => {
  for (let unit = 0; unit <= 0xffff; unit += 64) {
    const text = Array.from({ length: 64 }, (_, i) => `a${String.fromCharCode(unit + i)}b1`).join(" ");
    expect(tokenise(text), `U+${unit.toString(16)}`).toEqual(expected(text));
  }
});

it("says how many tokens it wrote, and leaves the rest of the bounds", () => {
  const bounds = [9, 9, 9, 9, 9, 9];
  expect(scanTokens("ab 12", bounds)).toBe(2);
  expect(bounds).toEqual([0, 2, 3, 5, 9, 9]);
});
