import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { openTokenizer } from "../../../src/model/tokenizers/open-tokenizer.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { expectAsOracle, type TokenizerOracle } from "./compare-with-oracle.ts";

const FOLDER = "test/oracle/tokenizers";

interface Committed extends TokenizerOracle {
  readonly files: Readonly<Record<string, string | { readonly base64: string }>>;
}

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length));

/** Rows of the models that these tokenizers would belong to: more than entries, as in padded embeddings. */
const ROWS = 1024;

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.array(fc.constantFrom("<mask>", "[MASK]", " ", "Jan", "\u0301", "\r\n", "\ud800", "é", "[SEP]", "</s>", "▁", "##")).map((parts) => parts.join("")), // prettier-ignore
);

test("oracles are there", () => {
  expect(names.length).toBeGreaterThan(8);
});

describe.each(names)("%s", (name) => {
  const oracle = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Committed;
  let tokenizer: Tokenizer;
  beforeAll(async () => {
    const directory = join(await temporaryDirectory(), name);
    await mkdir(directory);
    for (const [file, content] of Object.entries(oracle.files)) {
      const bytes = typeof content === "string" ? content : Buffer.from(content.base64, "base64");
      await writeFile(join(directory, file), bytes);
    }
    ({ tokenizer } = await openTokenizer(directory, undefined, ROWS));
  });

  test("gives the ids, texts and stretches of transformers and Rust tokenizers", () => {
    expectAsOracle(tokenizer, oracle);
    expect(tokenizer.vocabulary).toHaveLength(ROWS);
  });

  test("encodes and aligns any string: ids of entries, stretches within the text and in order", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokenIds, stretches } = tokenizer.align(text);
        expect(tokenIds).toEqual(tokenizer.encode(text));
        expect(stretches).toHaveLength(tokenIds.length);
        expect(tokenIds.every((tokenId) => tokenizer.vocabulary[tokenId] !== "")).toBe(true);
        tokenizer.decode(tokenIds);
        let start = 0;
        for (const stretch of stretches) {
          if (stretch === undefined) continue;
          expect(stretch.start).toBeGreaterThanOrEqual(start);
          expect(stretch.end).toBeGreaterThanOrEqual(stretch.start);
          expect(stretch.end).toBeLessThanOrEqual(text.length);
          ({ start } = stretch);
        }
      }),
    );
  });

  test("stretches never cut a character, and every letter belongs to a token", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
        const { stretches } = tokenizer.align(text);
        const covered = new Set<number>();
        for (const { start, end } of stretches.filter((stretch) => stretch !== undefined)) {
          for (const at of [start, end]) expect(/^[\udc00-\udfff]/.test(text.slice(at))).toBe(false);
          for (let at = start; at < end; at++) covered.add(at);
        }
        for (const { index } of text.matchAll(/[\p{L}\p{N}]/gu)) expect(covered.has(index)).toBe(true);
      }),
    );
  });

  test("an unpaired surrogate is as U+FFFD", () => {
    expect(tokenizer.encode("a\ud800b \udc00")).toEqual(tokenizer.encode("a\ufffdb \ufffd"));
  });

  test("<mask> in a text is the model's mask, once for each", () => {
    for (const text of ["<mask>", "Jan <mask> arts", "x<mask>y", " <mask>\n<mask>."]) {
      const { tokenIds, stretches } = tokenizer.align(text);
      const masks = stretches.filter((_, position) => tokenIds[position] === tokenizer.maskTokenId);
      expect(masks.map((stretch) => text.slice(stretch?.start, stretch?.end))).toEqual(text.match(/<mask>/g));
    }
  });
});
