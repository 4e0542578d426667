import fc from "fast-check";
import { expect, it } from "vitest";

import { guessUtf16 } from "../../../src/base/files/guess-utf16.ts";

const NOTE = "Mevr. Jiménez belde.";

it.each([
  ["little-endian", Buffer.from(NOTE, "utf16le"), "utf-16le"],
  ["big-endian", Buffer.from(NOTE, "utf16le").swap16(), "utf-16be"],
  ["with its mark", Buffer.from(`\uFEFF${NOTE}`, "utf16le"), "utf-16"],
  ["big-endian with its mark", Buffer.from(`\uFEFF${NOTE}`, "utf16le").swap16(), "utf-16"],
  // As `iconv -f windows-1252 -t utf-8` makes it, which is UTF-8.
  ["taken for windows-1252", Buffer.from(Buffer.from(NOTE, "utf16le").toString("latin1")), "utf-16le"],
  ["of four letters", Buffer.from("Jan\n", "utf16le"), "utf-16le"],
])("sees UTF-16, %s", (_, bytes, encoding) => {
  expect(guessUtf16(bytes)).toBe(encoding);
});

it("takes no UTF-8 for it, with a few bytes of 0 neither", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(3), (text, zeros) => {
      expect(guessUtf16(Buffer.from(text.replaceAll("\0", "") + "\0".repeat(zeros)))).toBeUndefined();
    }),
  );
  expect(guessUtf16(Buffer.from("\0".repeat(100)))).toBeUndefined();
  expect(guessUtf16(new Uint8Array())).toBeUndefined();
});
