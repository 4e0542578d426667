import fc from "fast-check";
import { expect, it } from "vitest";

import { decodeNumbers, encodeNumbers } from "../../../src/vocabulary/weights/dtypes.ts";
import { quantiseRow } from "../../../src/vocabulary/weights/quantise-row.ts";

it("gives whole numbers near the zero point that stand for the row to half a step", () => {
  const rows = fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.constantFrom("I8", "U8"), fc.constantFrom("F32", "F16"), (values, type, scaleType) => {
      const row = Float64Array.from(values);
      const middle = type === "I8" ? 0 : 128;
      const zeroPoints = { values: [middle, middle] };
      const numbers = { name: "words", path: "model.onnx", type, byteOffset: 0, count: row.length } as const;
      const { scale, zeroPoint, stored } = quantiseRow(row, numbers, zeroPoints, new Set([0, 1]), scaleType);
      const read = new Float32Array(row.length);
      decodeNumbers(encodeNumbers(stored, type), type, read);
      expect(zeroPoint).toBe(middle);
      const [written, again] = [new Float32Array(1), encodeNumbers([scale], scaleType)];
      decodeNumbers(again, scaleType, written);
      expect(written[0]).toBe(scale);
      const largest = Math.max(...values.map(Math.abs));
      // Below, the scale itself is not exact any more.
      if (largest < 0.01) return;
      expect(scale).toBeLessThanOrEqual((largest / 63) * 1.001);
      for (const [index, value] of values.entries()) {
        expect(Math.abs((read[index] as number) - zeroPoint)).toBeLessThanOrEqual(64);
        expect(Math.abs(((read[index] as number) - zeroPoint) * scale - value)).toBeLessThanOrEqual(scale * 0.501);
      }
    }),
  );
});
