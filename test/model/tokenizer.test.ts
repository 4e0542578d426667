import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";

import { alignTokens, positionsIn } from "../../src/model/align.ts";
import type { Tokenizer } from "../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { tokenise } from "../../src/text/tokenise.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let tokenizer: Tokenizer;

beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  ({ tokenizer } = await openCheckpoint(directory));
});

const spell = (ids: readonly number[]) => ids.map((id) => tokenizer.vocabulary[id]);

/** Text without what the tokenizer reads as a special token. */
const text = fc.string({ unit: "grapheme", maxLength: 40 }).filter((value) => !value.includes("<"));

test("splits as Hugging Face does: names whole, accents as bytes, the mask with the space before it", () => {
  // From transformers 5.13 on the same folder.
  expect(spell(tokenizer.encode("Dhr. Jan Januari <mask> de arts"))).toEqual([
    "<s>",
    "D",
    "h",
    "r",
    ".",
    "ĠJan",
    "ĠJanuari",
    "<mask>",
    "Ġde",
    "Ġarts",
    "</s>",
  ]);
  expect(spell(tokenizer.encodePlain("José <mask>."))).toEqual(["J", "o", "s", "Ã", "©", "<mask>", "."]);
});

test("surfaces are what a person reads", () => {
  const surface = (token: string) => tokenizer.surface(tokenizer.vocabulary.indexOf(token));
  expect(["ĠJan", "ĠJosÃ©", "Ġ", "<mask>"].map(surface)).toEqual(["Jan", "José", "", "<mask>"]);
});

test("decoding undoes encoding and leaves special tokens out", () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(tokenizer.decode(tokenizer.encode(value))).toBe(value);
    }),
  );
  expect(tokenizer.decode([])).toBe("");
});

test("an alignment covers every character but the white space that the mask takes", () => {
  const value = "Jan  <mask> en Zoë 😀.";
  const { tokenIds, stretches } = alignTokens(tokenizer, value);
  const shown = stretches.map((stretch) => stretch && value.slice(stretch.start, stretch.end));
  expect(shown).toHaveLength(tokenIds.length);
  expect(shown.slice(0, 3)).toEqual([undefined, "Jan", "<mask>"]);
  expect(shown.filter((part) => part === "😀")).toHaveLength(4);
  expect(shown).toContain(" Zoë");
  expect(shown.at(-1)).toBeUndefined();
});

test("aligned stretches are in order, without holes, for any text", () => {
  fc.assert(
    fc.property(text, (value) => {
      const { stretches } = alignTokens(tokenizer, value);
      let end = 0;
      for (const stretch of stretches.slice(1, -1)) {
        expect(stretch).toBeDefined();
        expect(stretch?.start).toBeLessThanOrEqual(end);
        expect(stretch?.end).toBeGreaterThanOrEqual(end);
        end = stretch?.end ?? end;
      }
      expect(end).toBe(value.length);
    }),
  );
});

test("positions of a word decode to a text that holds it, for any text", () => {
  fc.assert(
    fc.property(text, (value) => {
      const alignment = alignTokens(tokenizer, value);
      for (const word of tokenise(value)) {
        const ids = positionsIn(alignment, word).map((position) => alignment.tokenIds[position] as number);
        expect(tokenizer.decode(ids)).toContain(value.slice(word.start, word.end));
      }
    }),
  );
});

test("a text that spells out <s> is not mistaken for the special around it", () => {
  const { stretches } = alignTokens(tokenizer, "Jan <s> Zoë");
  expect(stretches.filter((stretch) => stretch !== undefined).map(({ start, end }) => [start, end])).toContainEqual([
    4, 7,
  ]);
});

test("positions of a word are its tokens alone, not those that touch it", () => {
  const alignment = alignTokens(tokenizer, "met Jan, arts");
  const word = (start: number, end: number) =>
    positionsIn(alignment, { start, end }).map((at) => tokenizer.vocabulary[alignment.tokenIds[at] ?? 0]);
  expect(word(4, 7)).toEqual(["ĠJan"]);
  expect(word(7, 8)).toEqual([","]);
  expect(word(9, 13)).toEqual(["Ġarts"]);
  expect(word(0, 3)).toEqual(["m", "e", "t"]);
});
