import fc from "fast-check";
import { expect, test } from "vitest";

import {
  byteLevelBytes,
  bytesToUnicode,
  decodeByteLevel,
  encodeByteLevel,
} from "../../../src/formats/vocabularies/byte-level.ts";

/** Well-formed Unicode, surrogate pairs and combining marks included. */
const text = fc.string({ unit: "grapheme" });

test("the table is GPT-2's: 256 different characters, space is Ġ and line feed Ċ", () => {
  expect(new Set(bytesToUnicode).size).toBe(256);
  expect([bytesToUnicode[0x20], bytesToUnicode[0x0a], bytesToUnicode[0x00], bytesToUnicode[0xad]]).toEqual([
    "Ġ",
    "Ċ",
    "Ā",
    "Ń",
  ]);
  expect(bytesToUnicode[0x41]).toBe("A");
});

test("known tokens", () => {
  expect(encodeByteLevel(" Jan")).toBe("ĠJan");
  expect(encodeByteLevel("José")).toBe("JosÃ©");
  expect(decodeByteLevel("ĠZoÃ«")).toBe(" Zoë");
});

test("decoding undoes encoding for any text", () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(decodeByteLevel(encodeByteLevel(value))).toBe(value);
    }),
  );
});

test("any bytes survive, also those that are no UTF-8, and joining tokens joins their bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (left, right) => {
      const spell = (bytes: Uint8Array) => [...bytes].map((byte) => bytesToUnicode[byte]).join("");
      expect(byteLevelBytes(spell(left))).toEqual(left);
      expect(byteLevelBytes(spell(left) + spell(right))).toEqual(Uint8Array.from([...left, ...right]));
    }),
  );
});

test("a token that ends inside a character decodes to the replacement character; foreign characters stay", () => {
  expect(decodeByteLevel("JosÃ")).toBe("Jos\uFFFD");
  expect(decodeByteLevel("😀")).toBe("😀");
});
