import fc from "fast-check";
import { expect, test } from "vitest";

import { parseMergesTxt } from "../../../src/formats/vocabularies/merges-txt.ts";
import { parseVocabTxt, rewriteVocabTxt } from "../../../src/formats/vocabularies/vocab-txt.ts";

test("vocab.txt: the line's number is the id; the later of two lines counts; an empty line is no token", () => {
  expect([...parseVocabTxt("[PAD]\r\njan\n\njan \n##en\n", "v")]).toEqual([
    ["[PAD]", 0],
    ["jan", 3],
    ["##en", 4],
  ]);
  expect(parseVocabTxt("\ufeff[PAD]\n", "v").get("[PAD]")).toBe(0);
  expect(() => parseVocabTxt("\n \n", "v")).toThrow(expect.objectContaining({ code: "input-format" }));
});

test("merges.txt: only the first line can be a header", () => {
  expect(parseMergesTxt("#version: 0.2\r\na b\r\n# #\n\nab c\n")).toEqual(["a b", "# #", "ab c"]);
  expect(parseMergesTxt("#version: 0.2")).toEqual([]);
  expect(parseMergesTxt("a b")).toEqual(["a b"]);
});

test("rewriteVocabTxt changes the tokens of the lines asked for, and no other character", () => {
  const token = fc.constantFrom("jan", "##jan", "é", "", "a b", "\u0085x");
  const line = fc.tuple(token, fc.constantFrom("", " ", "\u2028", "\t"), fc.constantFrom("\n", "\r\n"));
  const picks = fc.array(fc.tuple(fc.nat(5), fc.constantFrom("unk1", "unk2", "é é")), { maxLength: 3 });
  fc.assert(
    fc.property(fc.boolean(), fc.array(line, { maxLength: 6 }), fc.boolean(), picks, (mark, lines, ends, asked) => {
      const write = (changes: ReadonlyMap<number, string>) => {
        const text = lines.map(([old, space, end], number) => (changes.get(number) ?? old) + space + end).join("");
        return (mark ? "\ufeff" : "") + (ends ? text : text.replace(/\r?\n$/, ""));
      };
      const changes = new Map(asked.filter(([number]) => (lines[number]?.[0] ?? "") !== ""));
      const after = rewriteVocabTxt(write(new Map()), changes);
      expect(after).toBe(write(changes));
      for (const [number, changed] of changes) expect(after.split("\n")[number]?.includes(changed)).toBe(true);
    }),
  );
});

test.each([
  ["a line that is not there", 3, "x"],
  ["a line without a token", 1, "x"],
  ["an empty token", 0, ""],
  ["a token of two lines", 0, "x\ny"],
  ["a token that ends in white space", 0, "x "],
])("rewriteVocabTxt refuses %s", (_, number, token) => {
  expect(() => rewriteVocabTxt("jan\n\npiet", new Map([[number, token]]))).toThrow(RangeError);
});
