import fc from "fast-check";
import { expect, test } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { parseStrictJson } from "../../../src/formats/json/strict-json.ts";

const parse = (text: string) => parseStrictJson(text, "f.json", 1_000);

test("reads what JSON.parse reads", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, "\t"), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), undefined, indent);
      // Through JSON once more: our objects have no prototype.
      expect(JSON.stringify(parse(` ${text}\r\n`))).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test("refuses what JSON.parse refuses, with an error of ours", () => {
  const pieces = fc.constantFrom("{", "}", "[", "]", ",", ":", '"', "\\", "a", "0", "-", ".", "1e", "true", " ", "\n");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      if (valid) return;
      expect(() => parse(text)).toThrow(UnnameError);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["a key twice", '{"a":1,"b":{"a":1},"a":2}', /each key once, found a again, at character 22/],
  ["a key twice, one escaped", '{"a":1,"\\u0061":2}', /found a again/],
  ["deep nesting", "[".repeat(100_000), /nesting at most 32 deep/],
  ["many entries", `[${"0,".repeat(1_000)}0]`, /at most 1000 keys and list items/],
  ["text after the value", "{} {}", /the end of the JSON value at character 3/],
  ["a string without end", '{"a', /a JSON string at character 1/],
  ["a raw line end in a string", '["a\nb"]', /a JSON string/],
  ["a wrong escape", '["\\x"]', /a JSON string/],
  ["nothing", "", /a JSON value at character 0/],
])("refuses %s", (_, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
