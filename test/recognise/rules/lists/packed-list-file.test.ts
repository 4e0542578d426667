import fc from "fast-check";
import { expect, it } from "vitest";

import { writeSections } from "../../../../src/formats/sections.ts";
import { hashWords, sectionsOfWords } from "../../../../src/recognise/rules/lists/hashed-words.ts";
import { packListFile, unpackListFile } from "../../../../src/recognise/rules/lists/packed-list-file.ts";
import { writeMedicalTerms } from "../../../../src/recognise/rules/lists/medical-terms.ts";

const words = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 200 });

it("gives the same bytes again, whatever the words and the arrays beside them", () => {
  fc.assert(
    fc.property(words, fc.uint8Array(), fc.uint8Array(), (list, before, behind) => {
      const arrays = { before, ...sectionsOfWords("words", hashWords(list).hashed), behind };
      const bytes = writeSections({ magic: "ANY", version: 7, name: "any" }, { header: {}, arrays });
      expect(Buffer.compare(unpackListFile(packListFile(bytes), "x"), bytes)).toBe(0);
    }),
  );
});

it("takes less room for many words", () => {
  const bytes = writeMedicalTerms(Array.from({ length: 50_000 }, (_, i) => `word${i}`));
  expect(packListFile(bytes).length).toBeLessThan(bytes.length - 50_000);
});

it("gives other bytes as they are, and refuses damaged ones", () => {
  const bytes = writeMedicalTerms(["diabetes"]);
  expect(unpackListFile(bytes, "x")).toBe(bytes);
  const packed = packListFile(bytes).slice();
  packed[packed.length - 40] = (packed[packed.length - 40] as number) ^ 1;
  expect(() => unpackListFile(packed, "lists/x.bin")).toThrow(/lists\/x\.bin.*checksum.*copy it again/su);
});
