import { describe, expect, it } from "vitest";

import { planRewrite } from "../../../src/vocabulary/plan/plan.ts";
import { makeBpe, SPECIAL_COUNT } from "../make-vocabulary.ts";

describe("planRewrite", () => {
  it("draws 5,000 different placeholders, of which at random a dozen would collide, and none that is an entry", () => {
    const names = Array.from({ length: 5000 }, (_, index) => `naam${index}`);
    const vocabulary = makeBpe(["unk123456", ...names]);
    const ids = new Set(names.map((_, index) => index + SPECIAL_COUNT + 1));
    for (const seed of [1, undefined]) {
      const { replacements } = planRewrite(vocabulary, {
        names: ids,
        decided: ids,
        ...(seed !== undefined && { seed }),
      });
      const placeholders = new Set(replacements.map(({ placeholder }) => placeholder));
      expect(placeholders.size).toBe(5000);
      expect(placeholders.has("unk123456")).toBe(false);
      expect([...placeholders].every((placeholder) => /^unk\d{6}$/u.test(placeholder))).toBe(true);
    }
  });

  it("draws the same placeholders from the same seed, and others otherwise", () => {
    const vocabulary = makeBpe(["ĠJan", "Piet"]);
    const draw = (seed?: number) =>
      planRewrite(vocabulary, {
        names: new Set([3, 4]),
        decided: new Set([3, 4]),
        ...(seed !== undefined && { seed }),
      }).replacements.map(({ placeholder }) => placeholder);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw()).not.toEqual(draw());
  });

  it("names the spellings of a removed name that nobody decided on, in any case, accent or word mark", () => {
    const vocabulary = makeBpe(["ĠJosÃ©", "jose", "JOSE", "ĠJoseph", "ĠjosÃ©", "Jose"]);
    const { undecidedVariants } = planRewrite(vocabulary, { names: new Set([3]), decided: new Set([3, 7]) });
    expect(undecidedVariants).toEqual([4, 5, 8]);
  });

  it("says what each removal costs, the worst first: entries built through it, and words of text without a name", () => {
    const tokens = ["Ve", "Ver", "Verb", "Verbs", "An", "Ann", "Anno", "Pi"];
    const merges = [["V", "e"], ["Ve", "r"], ["Ver", "b"], ["Verb", "s"], ["A", "n"], ["An", "n"], ["Ann", "o"], ["P", "i"]] as const; // prettier-ignore
    const vocabulary = makeBpe([..."VerbsAnoPi", ...tokens], merges);
    const idOf = (token: string) => vocabulary.tokens.indexOf(token);
    const names = new Set(["Ver", "Ann", "Pi"].map(idOf));
    const plan = planRewrite(vocabulary, {
      names,
      decided: names,
      sample: ["Verb", "(Verbs)", "Anno", "Ver", "bos"],
      repair: "none",
    });
    expect(plan.costs).toEqual([
      { tokenId: idOf("Ver"), builtThrough: 2, unreachable: 2, words: 2 },
      { tokenId: idOf("Ann"), builtThrough: 1, unreachable: 1, words: 1 },
    ]);
    expect(plan.sample).toEqual({ words: 5, changed: 4, named: 1 });
  });
});
