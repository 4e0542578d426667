import { expect, it } from "vitest";

import { createNamelessCheck } from "../../../src/vocabulary/plan/spells-no-name.ts";
import { makeBpe } from "../make-vocabulary.ts";

const vocabulary = makeBpe(["a", "b", "ĠJosÃ©", "Ġarts"]);
const mayCarry = createNamelessCheck(vocabulary, ["ĠJosÃ©", "ols"]);

it.each<[piece: string, why: string, may: boolean]>([
  ["oli", "a piece inside words", true],
  ["anden", "inside words and in small letters, though somebody is called so", true],
  ["Ġarts", "an entry", false],
  ["unk123456", "a placeholder", false],
  ["jose", "a removed name in small letters, without its accent and mark", false],
  ["Ġols", "what an earlier round removed, with another mark", false],
  ["ĠAnna", "a listed name that begins a word", false],
  ["Anna", "a listed name with a capital", false],
  ["Ol", "two letters inside words", true],
  ["Objectf", "a capital, but no name", true],
])("%s: %s", (piece, _, may) => {
  expect(mayCarry(piece)).toBe(may);
});
