import { readFileSync } from "node:fs";

import fc from "fast-check";
import { expect, test } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { parseCharsmap } from "../../../src/formats/vocabularies/charsmap.ts";
import { parseSentencePiece } from "../../../src/formats/vocabularies/sentencepiece.ts";
import { applyCharsmap } from "../../../src/model/tokenizers/apply-charsmap.ts";
import { traceOriginal } from "../../../src/model/tokenizers/traced-text.ts";

const { files } = JSON.parse(readFileSync("test/oracle/tokenizers/xlm-roberta-rules.json", "utf8")) as {
  files: { "sentencepiece.bpe.model": { base64: string } };
};
const { charsmap: bytes } = parseSentencePiece(Buffer.from(files["sentencepiece.bpe.model"].base64, "base64"), "m");

/** The rules that sentencepiece was given when it compiled this map: see test/python/tiny_tokenizers.py. */
const RULES: ReadonlyMap<string, string> = new Map([
  ...[..."éèëêïöüàçÉÖ"].map((letter) => [letter.normalize("NFD"), letter] as const),
  ...([["ﬁ", "fi"], ["…", "..."], ["½", "1⁄2"], ["\u00a0", " "], ["\t", " "], ["\n", " "], ["\u00ad", ""]] as const), // prettier-ignore
]);

test("each rule's source gives its target, and no other character any", () => {
  const charsmap = parseCharsmap(bytes, "m");
  for (const [source, target] of RULES) expect(charsmap.transform(Buffer.from(source))).toBe(target);
  const transformed: string[] = [];
  for (let point = 0; point < 0x110000; point++) {
    if (point >= 0xd800 && point < 0xe000) continue;
    const character = String.fromCodePoint(point);
    if (charsmap.transform(Buffer.from(character)) !== undefined) transformed.push(character);
  }
  const single = [...RULES.keys()].filter((source) => [...source].length === 1);
  expect(transformed).toEqual(single.toSorted((a, b) => ((a.codePointAt(0) ?? 0) < (b.codePointAt(0) ?? 0) ? -1 : 1)));
});

test("texts of sources and letters come out as their targets, each knowing where it was", () => {
  const charsmap = parseCharsmap(bytes, "m");
  const parts = fc.array(fc.constantFrom(...RULES.keys(), "J", "n", " ", "ß", "王", "🙂"), { maxLength: 12 });
  fc.assert(
    fc.property(parts, (list) => {
      const text = list.join("");
      const normal = applyCharsmap(traceOriginal(text), charsmap);
      expect(normal.text).toBe(list.map((part) => RULES.get(part) ?? part).join(""));
      expect(normal.starts).toHaveLength(normal.text.length);
      for (const [unit, character] of [...normal.text].entries()) {
        if (character !== "J") continue;
        const at = [...normal.text].slice(0, unit).join("").length;
        expect(text.slice(normal.starts[at], normal.ends[at])).toBe("J");
      }
    }),
  );
});

test("a cluster of at most five bytes goes as a whole, a longer one by its characters", () => {
  const charsmap = parseCharsmap(bytes, "m");
  const normal = (text: string) => applyCharsmap(traceOriginal(text), charsmap).text;
  // "e" + diaeresis + dot below: the rule for its beginning takes all five bytes; with one mark more no rule is looked up.
  expect(normal("e\u0308\u0323")).toBe("ë");
  expect(normal("e\u0308\u0323\u0331")).toBe("e\u0308\u0323\u0331");
});

test.each([
  ["nothing", Uint8Array.of()],
  ["a trie longer than the file", Uint8Array.of(8, 0, 0, 0, 1, 2, 3, 4)],
  ["a trie of no whole units", Uint8Array.of(5, 0, 0, 0, 1, 2, 3, 4, 5)],
  ["a leaf past the replacements", Uint8Array.of(4, 0, 0, 0, 9, 0, 0, 0x80, 65, 0)],
])("refuses %s", (_, damaged) => {
  expect(() => parseCharsmap(damaged, "m")).toThrow(expect.objectContaining({ code: "input-format" }));
});

test("a damaged map is an error of ours or another map, never a crash or an endless search", () => {
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), fc.string({ unit: "grapheme" }), (changes, text) => {
      const damaged = Uint8Array.from(bytes);
      for (const [at, value] of changes) damaged[at] = value;
      try {
        applyCharsmap(traceOriginal(text), parseCharsmap(damaged, "m"));
      } catch (error) {
        expect(error).toBeInstanceOf(UnnameError);
      }
    }),
    { numRuns: 500 },
  );
});
