import { expect, test } from "vitest";

import { parseJson } from "../../../src/formats/json/parse-json.ts";

test("reads JSON, brackets in strings among it", () => {
  const value = { a: ["[".repeat(300), '\\"[{', { b: null }], c: 1e3 };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
  // Many after each other are not deep.
  expect(parseJson(`[${"[{}],".repeat(1_000)}0]`)).toHaveLength(1_001);
});

test("refuses nesting deeper than 100", () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}0${"]}".repeat(depth / 2)}`;
  expect(() => parseJson(nested(100))).not.toThrow();
  expect(() => parseJson(nested(102))).toThrow(new SyntaxError("JSON nested deeper than 100"));
  expect(() => parseJson("[".repeat(1_000_000))).toThrow(SyntaxError);
});

test("errors do not quote the text", () => {
  expect(() => parseJson('{"a": Marie}')).toThrow(new SyntaxError("no JSON"));
});
