import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { createTokenizer } from "../../src/model/tokenizer.ts";
import { reachableTokens } from "../../src/vocabulary/families/reachable-tokens.ts";
import { type Plan, planRewrite, type RepairMode } from "../../src/vocabulary/plan/plan.ts";
import { isJoining } from "../../src/vocabulary/plan/replacement.ts";
import { rewrittenVocabulary } from "../../src/vocabulary/rewritten-vocabulary.ts";
import type { Vocabulary } from "../../src/vocabulary/vocabulary.ts";
import { GENERATED, removable, texts } from "./generated-vocabularies.ts";
import { makeBpe, makeWordPiece } from "./make-vocabulary.ts";

const open = ({ source }: Vocabulary) => createTokenizer(source.json, source.roles);

/** The id of the unknown token in every generated vocabulary. */
const UNKNOWN = 2;

/** A vocabulary, names in it, and what to do about words that were built through them. */
const cases = (vocabularies: fc.Arbitrary<Vocabulary>) =>
  vocabularies
    .filter((vocabulary) => removable(vocabulary).length > 0)
    .chain((vocabulary) =>
      fc.record({
        vocabulary: fc.constant(vocabulary),
        names: fc.subarray(removable(vocabulary), { minLength: 1 }),
        repair: fc.constantFrom<RepairMode>("merges", "reuse", "ignore-merges", "none"),
        sample: fc.array(texts, { minLength: 1, maxLength: 8 }),
      }),
    )
    .map((given) => {
      // Where a letter has no entry of its own, only text that the plan was shown is sure not to become unknown.
      const surfaces = given.names.map((tokenId) => open(given.vocabulary).surface(tokenId));
      return { ...given, sample: [...given.sample, surfaces.join(" "), surfaces.join("")] };
    });

type Case = ReturnType<typeof cases> extends fc.Arbitrary<infer T> ? T : never;

/** The plan and what it makes; undefined where it is refused, which it must be for a reason. */
function rewrite({ vocabulary, names, repair, sample }: Case): { plan: Plan; after: Vocabulary } | undefined {
  const ids = new Set(names);
  try {
    const plan = planRewrite(vocabulary, { names: ids, decided: ids, repair, sample, seed: 1 });
    return { plan, after: rewrittenVocabulary(vocabulary, plan) };
  } catch (error) {
    if (error instanceof UnnameError && ["decisions-mismatch", "usage"].includes(error.code)) return undefined;
    throw error;
  }
}

describe.each(Object.entries(GENERATED))("%s", (_, vocabularies) => {
  const check = (hold: (given: Case, plan: Plan, after: Vocabulary) => void) => {
    let rewritten = 0;
    fc.assert(
      fc.property(cases(vocabularies), (given) => {
        const made = rewrite(given);
        if (made === undefined) return;
        rewritten++;
        hold(given, made.plan, made.after);
      }),
      { numRuns: 150 },
    );
    expect(rewritten).toBeGreaterThan(15);
  };

  test("same size, same ids, placeholders alike to nothing", () => {
    check(({ vocabulary }, plan, after) => {
      const placeholders = new Map(plan.replacements.map(({ tokenId, placeholder }) => [tokenId, placeholder]));
      expect(after.tokens).toEqual(vocabulary.tokens.map((token, tokenId) => placeholders.get(tokenId) ?? token));
      expect(new Set(placeholders.values()).size).toBe(placeholders.size);
      expect([...placeholders.values()].filter((placeholder) => vocabulary.tokens.includes(placeholder))).toEqual([]);
      expect([after.specialTokenIds, after.addedTokenIds]).toEqual([
        vocabulary.specialTokenIds,
        vocabulary.addedTokenIds,
      ]);
    });
  });

  test("no text gives a removed entry, or more unknown tokens; it decodes as before", () => {
    check(({ vocabulary, sample }, plan, after) => {
      const [tokenizer, rewritten] = [open(vocabulary), open(after)];
      const placeholders = plan.replacements.filter((replacement) => !isJoining(replacement));
      const removed = new Set(placeholders.map(({ tokenId }) => tokenId));
      const names = plan.replacements.map(({ tokenId }) => tokenizer.surface(tokenId));
      const whole = [...sample, ...names, names.join(" "), names.join("")];
      // Words of a text in which another is unknown are looked at by themselves.
      for (const text of new Set(whole.flatMap((all) => [all, ...all.split(" ")]))) {
        const [before, ids] = [tokenizer.encodePlain(text), rewritten.encodePlain(text)];
        expect(ids.filter((tokenId) => removed.has(tokenId))).toEqual([]);
        // Longest match stops where an entry leaves a rest that no other spells: without that entry the word may be known.
        if (before.includes(UNKNOWN)) continue;
        expect(ids).not.toContain(UNKNOWN);
        expect(rewritten.decode(ids)).toBe(tokenizer.decode(before));
      }
    });
  });

  test("kept entries stay reachable unless they are listed, and those listed are not", () => {
    check(({ vocabulary }, plan, after) => {
      const removed = new Set(plan.replacements.map(({ token }) => token));
      const kept = [...reachableTokens(vocabulary)].filter((token) => !removed.has(token));
      const reachable = reachableTokens(after);
      expect(kept.filter((token) => !reachable.has(token)).sort()).toEqual([...plan.collateral].sort());
      expect([...removed].filter((token) => reachable.has(token))).toEqual([]);
    });
  });

  test("text without a removed entry keeps its ids, or the plan counts its words", () => {
    check(({ vocabulary, sample }, plan, after) => {
      const [tokenizer, rewritten] = [open(vocabulary), open(after)];
      const removed = new Set(plan.replacements.map(({ tokenId }) => tokenId));
      for (const text of sample) {
        const before = tokenizer.encodePlain(text);
        const isSame = JSON.stringify(before) === JSON.stringify(rewritten.encodePlain(text));
        const mayChange = vocabulary.family === "bpe" || before.includes(UNKNOWN);
        if (mayChange) expect(isSame || plan.sample.changed > 0).toBe(true);
        else expect(isSame).toBe(!before.some((tokenId) => removed.has(tokenId)));
      }
    });
  });
});

test("a word in which longest match got stuck behind a name may be known without it, and is counted", () => {
  const vocabulary = makeWordPiece(["a", "##b", "##c", "##d", "##da", "abd"]);
  const names = new Set([vocabulary.tokens.indexOf("abd")]);
  const plan = planRewrite(vocabulary, { names, decided: names, sample: ["abdac"] });
  expect(open(vocabulary).encodePlain("abdac")).toEqual([UNKNOWN]);
  const rewritten = rewrittenVocabulary(vocabulary, plan);
  expect(
    open(rewritten)
      .encodePlain("abdac")
      .map((tokenId) => rewritten.tokens[tokenId]),
  ).toEqual(["a", "##b", "##da", "##c"]);
  expect(plan.sample).toEqual({ changed: 1, words: 1, named: 0 });
});

test("a Unigram's unknown token costs what it did", () => {
  fc.assert(
    fc.property(cases(GENERATED["Unigram"] as fc.Arbitrary<Vocabulary>), (given) => {
      const made = rewrite(given);
      if (made?.after.family !== "unigram" || given.vocabulary.family !== "unigram") return;
      const removed = new Set(made.plan.replacements.map(({ tokenId }) => tokenId));
      const least = Math.min(...given.vocabulary.scores);
      expect(Math.min(...made.after.scores)).toBe(least);
      for (const [tokenId, score] of made.after.scores.entries()) {
        expect(score).toBe(removed.has(tokenId) ? least : given.vocabulary.scores[tokenId]);
      }
    }),
  );
});

test("a name without which some word would become unknown is refused, by id, whatever the sample", () => {
  const inside = ["a", "n", "w", "x", "y", "nw", "wx", "xy", "yz"].map((text) => `##${text}`);
  const plan = (tokens: readonly string[]) => {
    const vocabulary = makeWordPiece(tokens);
    const names = new Set([vocabulary.tokens.indexOf("jan")]);
    return planRewrite(vocabulary, { names, decided: names, sample: ["jan", "janyz"] });
  };
  expect(plan(["j", "ja", "jan", ...inside, "##z"]).sample).toEqual({ changed: 2, words: 2, named: 2 });
  // "janwxyz" is jan ##wx ##yz now, and ja ##nw ##xy and nothing for z then.
  expect(() => plan(["j", "ja", "jan", ...inside])).toThrow(/tokens 5 were decided to be names, but without them/u);
});

test("names that a special token, a character or a byte has are refused", () => {
  const bpe = makeBpe(["J", "Jan", "<0x4A>", "n</w>"], [], { byte_fallback: true, end_of_word_suffix: "</w>" });
  const refusal = (tokenId: number) => {
    const names = new Set([tokenId]);
    return () => planRewrite(bpe, { names, decided: names });
  };
  const says = ["is a special token", "single character", undefined, "stands for a byte", "single character"];
  for (const [index, said] of says.entries()) {
    if (said === undefined) expect(refusal(index + 2)).not.toThrow();
    else expect(refusal(index + 2)).toThrow(new RegExp(said, "u"));
  }
});
