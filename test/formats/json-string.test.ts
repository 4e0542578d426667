import fc from "fast-check";
import { expect, it } from "vitest";

import { locateStringField, replaceInStringLiteral } from "../../src/formats/json-string.ts";
import { replaceSpans, unionSpans } from "../../src/text/span.ts";

const text = fc.string({ unit: "binary", maxLength: 20 }).map((value) => `${value}\ud800"\\`);

it("finds the field that JSON.parse finds", () => {
  const record = fc.dictionary(fc.constantFrom("text", "a", "te\\xt", '"text"'), fc.oneof(text, fc.jsonValue()));
  fc.assert(
    fc.property(record, fc.nat(3), (value, indent) => {
      // A line of JSON may hold white space between its parts.
      const line = JSON.stringify(value, null, indent).replaceAll("\n", " ");
      const found = locateStringField(line, "text");
      const expected = typeof value["text"] === "string" ? value["text"] : undefined;
      expect(found && JSON.parse(line.slice(found.start, found.end))).toBe(expected);
    }),
  );
});

it.each([
  ['{"text":"a","text":"b"}', '"b"'],
  ['{"text":"a","text":1}', undefined],
  ['{"t\\u0065xt" : "a"}', '"a"'],
  ['{"x":{"text":"no"},"y":["text",{"text":"no"}],"z":"\\"text\\":\\"no"}', undefined],
])("reads %s", (line, expected) => {
  const found = locateStringField(line, "text");
  expect(found && line.slice(found.start, found.end)).toBe(expected);
});

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
