import { expect, it } from "vitest";

import {
  CASELESS,
  CHARACTER_CLASS,
  classAt,
  DIGIT,
  FOLDED_TAIL,
  FOLDED_UNIT,
  LINE_BREAK,
  LOWER,
  MARK,
  OTHER,
  SPACE,
  SURROGATE,
  UPPER,
} from "../../src/text/character-classes.ts";
import { foldWord } from "../../src/text/fold.ts";

const UNITS = Array.from({ length: 0x10000 }, (_, unit) => unit);
const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

function classOf(character: string): number {
  const kinds = [
    [LINE_BREAK, /[\n\r\u2028\u2029]/u],
    [SPACE, /\s/u],
    [UPPER, /\p{Lu}|\p{Lt}/u],
    [LOWER, /\p{Ll}/u],
    [CASELESS, /\p{L}/u],
    [MARK, /\p{M}/u],
    [DIGIT, /\p{N}/u],
  ] as const;
  return kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? OTHER;
}

it("gives every code unit the class that it has by itself", () => {
  const wrong = UNITS.filter((unit) => {
    const expected = isSurrogate(unit) ? SURROGATE : classOf(String.fromCharCode(unit));
    return CHARACTER_CLASS[unit] !== expected;
  });
  expect(wrong).toEqual([]);
});

it("reads the class of a pair of surrogates, and takes one alone for no letter", () => {
  expect(classAt("\u{1d400}", 0)).toBe(UPPER);
  expect(classAt("\ud835", 0)).toBe(OTHER);
});

it("folds every code unit as a word of it alone folds", () => {
  const letters: readonly number[] = [LOWER, UPPER, CASELESS];
  const wrong = UNITS.filter((unit) => {
    const kind = CHARACTER_CLASS[unit] as number;
    const isFolded = letters.includes(kind) || unit === 0x2018 || unit === 0x2019;
    const folded = isFolded ? foldWord(String.fromCharCode(unit)) : "";
    const first = kind === MARK ? 0 : folded === "" ? unit : folded.charCodeAt(0);
    return (
      FOLDED_UNIT[unit] !== first || FOLDED_TAIL.get(unit) !== (folded.length > 1 ? folded.charCodeAt(1) : undefined)
    );
  });
  expect(wrong).toEqual([]);
});
