import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { replaceJsonStrings } from "../../../src/formats/json/replace-json-strings.ts";
import type { JsonPath } from "../../../src/formats/json/walk-json.ts";

const word = fc.oneof(
  fc.constantFrom("Jan", 'J"n\\', "Zoë", "🙂", "\ud800", "", "__proto__"),
  fc.string({ maxLength: 6 }),
);
/** Without `__proto__` as key, which an object literal cannot hold. */
const key = word.filter((value) => value !== "__proto__");
const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small" }, word, fc.integer(), fc.constant(null), tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
})).value;

/** All strings with their places, as `JSON.parse` sees them. */
function strings(value: unknown, path: JsonPath): [string, JsonPath, boolean][] {
  if (typeof value === "string") return [[value, path, false]];
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    [name, [...path, name], true] as [string, JsonPath, boolean],
    ...strings(item, [...path, name]),
  ]);
}

const escapeAll = (text: string) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

describe("replaceJsonStrings", () => {
  it("sees every string once, in its place, and changes nothing that is not asked for", () => {
    fc.assert(
      fc.property(json, fc.nat(3), fc.boolean(), (value, indent, isAscii) => {
        const text = isAscii ? escapeAll(JSON.stringify(value, null, indent)) : JSON.stringify(value, null, indent);
        const seen: [string, JsonPath, boolean][] = [];
        const same = replaceJsonStrings(text, (...call) => {
          seen.push(call);
          return undefined;
        });
        expect(same).toBe(text);
        // An object's integer keys come first in JavaScript; the text was made from the same object.
        expect(seen).toEqual(strings(value, []));
      }),
    );
  });

  it("writes what JSON.stringify would of the changed value, in ASCII if the file is", () => {
    const change = (value: string) => (value.startsWith("J") ? `Zoë🙂"${value}` : undefined);
    const changed = (value: unknown): unknown => {
      if (typeof value === "string") return change(value) ?? value;
      if (Array.isArray(value)) return value.map(changed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [change(name) ?? name, changed(item)]));
    };
    fc.assert(
      fc.property(json, fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const expected = JSON.stringify(changed(value), null, indent);
        const isAscii = escapeAll(text) === text;
        expect(replaceJsonStrings(text, change)).toBe(isAscii ? escapeAll(expected) : expected);
        expect(replaceJsonStrings(escapeAll(text), change)).toBe(escapeAll(expected));
      }),
    );
  });

  it("keeps spellings that JSON.stringify would not write", () => {
    const text = '\ufeff{ "a\\/b" :[1.50e+3,-0, "\\u004aan" ,"J\\u00C9"],\r\n"a\\/b":"x" , "Ã":"é"}\n';
    expect(replaceJsonStrings(text, (value) => (value === "x" ? "Jan" : undefined))).toBe(text.replace('"x"', '"Jan"'));
    expect(replaceJsonStrings(text, (_, path) => (path[1] === 2 ? "é" : undefined))).toBe(
      text.replace("\\u004aan", "é"),
    );
    expect(replaceJsonStrings('["\\u00C9","x"]', (value) => (value === "x" ? "ë🙂" : undefined))).toBe(
      '["\\u00C9","\\u00EB\\uD83D\\uDE42"]',
    );
    expect(replaceJsonStrings('["\\u00c9","x"]', (value) => (value === "x" ? "ë" : undefined))).toBe(
      '["\\u00c9","\\u00eb"]',
    );
    expect(replaceJsonStrings('"Jan"', () => "P")).toBe('"P"');
  });

  it("tells keys from values, so that vocabularies can be renamed and formats not", () => {
    const text = '{"model":{"vocab":{"Jan":5,"model":6}},"merges":["J an"],"model2":"Jan"}';
    const renamed = replaceJsonStrings(text, (value, path, isKey) =>
      value === "Jan" && isKey && path[1] === "vocab" && path.length === 3 ? "unk1" : undefined,
    );
    expect(renamed).toBe(text.replace('"Jan":5', '"unk1":5'));
  });

  it.each(['{"Jan":1', '{"a":"Jan}', "", "{'Jan':1}", `${"[".repeat(101)}${"]".repeat(101)}`])(
    "refuses what is no JSON, or too deep, without quoting it (%#)",
    (text) => {
      expect(() => replaceJsonStrings(text, () => undefined)).toThrow(SyntaxError);
      expect(() => replaceJsonStrings(text, () => undefined)).not.toThrow(/Jan/);
    },
  );
});
