import fc from "fast-check";
import { expect, it } from "vitest";

import { ByteSheet } from "../../../src/formats/records/byte-sheet.ts";

it("holds bytes and texts one after another, however many come", () => {
  const piece = fc.oneof(fc.string({ unit: "grapheme", maxLength: 50 }), fc.uint8Array({ maxLength: 50 }));
  fc.assert(
    fc.property(fc.nat(100), fc.array(piece), (expected, pieces) => {
      const sheet = new ByteSheet(expected);
      for (const one of pieces) {
        if (typeof one === "string") sheet.write(one);
        else sheet.copy(Buffer.concat([Buffer.from("<"), one, Buffer.from(">")]), 1, one.length + 1);
      }
      expect(sheet.bytes()).toEqual(Buffer.concat(pieces.map((one) => Buffer.from(one as Uint8Array))));
    }),
  );
});
