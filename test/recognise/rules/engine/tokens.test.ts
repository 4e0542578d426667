import fc from "fast-check";
import { expect, it } from "vitest";

import { createRecogniser } from "../../../../src/recognise/parse-spec.ts";
import { Reading } from "../../../../src/recognise/reading.ts";
import { readNote } from "../../../../src/recognise/rules/engine/read-note.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";
import { createDocument } from "../../../../src/text/document.ts";
import { tokenise } from "../../../../src/text/tokenise.ts";

const PIECES = [
  "jan",
  "de",
  "é",
  "e\u0301",
  "\u0301",
  "'",
  "’",
  "-",
  "‑",
  "12",
  "٣",
  "😀",
  "𐐨",
  "李",
  ".",
  " ",
  "\n",
  "\u2028",
  "\r\n",
  "\t",
];

it("cuts where tokenise cuts, and knows where lines begin and space stands", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      const { tokens } = readNote(new Reading(text), LANGUAGES.nl);
      expect(tokens.map(({ start, end }) => ({ start, end }))).toEqual(tokenise(text));
      let before = 0;
      for (const [i, { start, end, word, startsLine, spaced }] of tokens.entries()) {
        const gap = text.slice(before, start);
        expect(word.surface).toBe(text.slice(start, end));
        expect(startsLine).toBe(i === 0 || /[\r\n]/.test(gap));
        expect(spaced).toBe(i === 0 || gap !== "");
        before = end;
      }
    }),
    { numRuns: 500 },
  );
});

it("takes a word apart where a capital follows small letters and a word of the language stands before it", () => {
  const { tokens } = readNote(new Reading("mwJansen mobielJan NovoMix"), LANGUAGES.nl);
  expect(tokens.map(({ word }) => word.surface)).toEqual(["mw", "Jansen", "mobiel", "Jan", "NovoMix"]);
});

// A minute where the engine copies the word for each of its letters; its copies are large from 131,072 on.
it("a word of 160,000 characters is read in seconds", { timeout: 20_000 }, async () => {
  const recogniser = await createRecogniser("rules:nl");
  const [spans] = await recogniser.recognise([createDocument("d", `${"A'b-".repeat(40_000)} gezien door Jan Jansen`)]);
  expect(spans?.length).toBe(1);
});
