import { expect, test } from "vitest";

import { parseMergesTxt } from "../../src/formats/merges-txt.ts";
import { parseVocabTxt } from "../../src/formats/vocab-txt.ts";

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
