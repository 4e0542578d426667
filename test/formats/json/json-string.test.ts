import fc from "fast-check";
import { expect, it } from "vitest";

import { replaceInStringLiteral } from "../../../src/formats/json/json-string.ts";
import { replaceSpans, unionSpans } from "../../../src/text/span.ts";

const text = fc.string({ unit: "binary", maxLength: 20 }).map((value) => `${value}\ud800"\\`);

it("replaces as in the text, and leaves every other character as it was written", () => {
  const spans = fc.array(fc.tuple(fc.nat(22), fc.nat(6)), { maxLength: 5 });
  fc.assert(
    fc.property(text, spans, fc.boolean(), (value, picks, isEscaped) => {
      const literal = isEscaped
        ? `"${value
            .split("")
            .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
            .join("")}"`
        : JSON.stringify(value);
      const inside = unionSpans(
        picks.map(([start, length]) => ({
          start: Math.min(start, value.length),
          end: Math.min(start + length, value.length),
          label: "P",
        })),
      );
      const replaced = replaceInStringLiteral(literal, inside, () => 'P"\n');
      expect(JSON.parse(replaced)).toBe(replaceSpans(value, inside, () => 'P"\n'));
      if (inside.length === 0) expect(replaced).toBe(literal);
    }),
  );
  expect(replaceInStringLiteral('"\\u00e9\\/Bos\\ud800"', [{ start: 2, end: 5, label: "P" }], () => "P")).toBe(
    '"\\u00e9\\/P\\ud800"',
  );
});

it("refuses spans that overlap or leave the text", () => {
  const span = (start: number, end: number) => ({ start, end, label: "P" });
  expect(() => replaceInStringLiteral('"abc"', [span(0, 2), span(1, 3)], () => "")).toThrow(RangeError);
  expect(() => replaceInStringLiteral('"abc"', [span(0, 4)], () => "")).toThrow(RangeError);
});
