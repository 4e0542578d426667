import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createBpeEncoder, rankMerges, reachableTokens, type Merge } from "../../../src/model/tokenizers/bpe.ts";
import { repairMerges } from "../../../src/vocabulary/plan/repair.ts";

const encoderOf = (merges: readonly Merge[]) => createBpeEncoder(rankMerges(merges));

/** A vocabulary as BPE training makes one: each merge joins two tokens that exist already. */
const vocabularies = fc
  .array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 40 })
  .map((choices) => {
    const tokens = ["a", "b", "c", "d"];
    const merges: Merge[] = [];
    for (const [x, y] of choices) {
      const merge: Merge = [tokens[x % tokens.length] as string, tokens[y % tokens.length] as string];
      const token = merge[0] + merge[1];
      if (token.length > 10 || tokens.includes(token)) continue;
      tokens.push(token);
      merges.push(merge);
    }
    return { tokens, merges };
  })
  .filter(({ merges }) => merges.length > 0);

const withRemoved = vocabularies.chain(({ tokens, merges }) =>
  fc.record({
    tokens: fc.constant(tokens),
    merges: fc.constant(merges),
    removed: fc.subarray(tokens.slice(4), { minLength: 1 }).map((list) => new Set(list)),
  }),
);

describe("repairMerges", () => {
  it("mends a month that was built through a removed name", () => {
    const merges: Merge[] = [
      ["Ġ", "J"],
      ["a", "n"],
      ["ĠJ", "an"],
      ["an", "u"],
      ["ĠJan", "u"],
    ];
    const tokens = ["Ġ", "J", "a", "n", "u", "ĠJ", "an", "anu", "ĠJan", "ĠJanu"];
    expect(encoderOf(merges)("ĠJanu")).toEqual(["ĠJanu"]);
    const repaired = repairMerges(merges, tokens, new Set(["ĠJan"]));
    expect(repaired.repaired).toEqual([{ token: "ĠJanu", merges: [["ĠJ", "anu"]] }]);
    expect(repaired.collateral).toEqual([]);
    expect(repaired.merges).not.toContainEqual(["ĠJ", "an"]);
    expect(encoderOf(repaired.merges)("ĠJanu")).toEqual(["ĠJanu"]);
    expect(encoderOf(repaired.merges)("ĠJan")).toEqual(["ĠJ", "an"]);
  });

  it("lists a word that no pair of kept tokens spells", () => {
    const merges: Merge[] = [
      ["j", "a"],
      ["ja", "n"],
      ["jan", "k"],
      ["jank", "en"],
      ["e", "n"],
    ];
    const tokens = ["j", "a", "n", "k", "e", "ja", "jan", "jank", "janken", "en"];
    const repaired = repairMerges(merges, tokens, new Set(["jan"]));
    expect(repaired.collateral).toEqual(["jank", "janken"]);
    expect(repaired.dropped).toBe(2);
  });

  it("mends two hundred tokens that begin with the removed one, in the order they were built", () => {
    const suffixes = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const merges: Merge[] = [
      ["x", "y"],
      ...suffixes.map((suffix): Merge => ["y", suffix]),
      ...suffixes.map((suffix): Merge => ["xy", suffix]),
    ];
    const tokens = ["x", "y", ...suffixes, ...merges.map((merge) => merge.join(""))];
    // Greedy merging prefers `xy`, which came first, so each `xy…` was built through it.
    const repaired = repairMerges(merges, [...new Set(tokens)], new Set(["xy"]));
    expect(repaired.repaired).toHaveLength(200);
    expect(repaired.collateral).toEqual([]);
  });

  it("never reaches a removed token, keeps every other reachable one or lists it, and names only tokens that exist", () => {
    fc.assert(
      fc.property(withRemoved, ({ tokens, merges, removed }) => {
        const kept = tokens.filter((token) => !removed.has(token));
        const repaired = repairMerges(merges, tokens, removed);
        const encode = encoderOf(repaired.merges);
        for (const token of tokens) for (const part of encode(token)) expect(removed.has(part)).toBe(false);
        for (const merge of repaired.merges) {
          for (const part of [...merge, merge.join("")]) expect(kept).toContain(part);
        }
        const before = reachableTokens(kept, encoderOf(merges));
        const after = reachableTokens(kept, encode);
        const lost = [...before].filter((token) => !after.has(token));
        expect(lost.sort()).toEqual([...repaired.collateral].sort());
      }),
      { numRuns: 500 },
    );
  });

  it("joins words by new pieces: nothing that could be produced is lost, and no fewer words are split as before", () => {
    const word = fc.stringMatching(/^[abcd]{1,12}$/u);
    fc.assert(
      fc.property(
        withRemoved,
        fc.array(word, { maxLength: 12 }),
        fc.nat(6),
        ({ tokens, merges, removed }, texts, most) => {
          const before = encoderOf(merges);
          const kept = tokens.filter((token) => !removed.has(token));
          const words = [...new Set(texts)]
            .map((spelled, index) => ({ spelled, tokens: before(spelled), count: 1 + (index % 3) }))
            .filter((one) => !one.tokens.some((token) => removed.has(token)));
          const entries = new Set(kept);
          const chains = {
            isEntry: (token: string) => entries.has(token),
            mayCarry: (piece: string) => !tokens.includes(piece) && !piece.includes("dd"),
            mostPieces: most,
            words,
          };
          const [plain, joined] = [
            repairMerges(merges, tokens, removed),
            repairMerges(merges, tokens, removed, { chains }),
          ];
          const pieces = joined.joining.map(({ token }) => token);
          expect(new Set(pieces).size).toBe(pieces.length);
          expect(pieces.length).toBeLessThanOrEqual(most);
          for (const piece of pieces) expect(chains.mayCarry(piece)).toBe(true);
          for (const merge of joined.merges)
            for (const part of [...merge, merge.join("")]) expect([...kept, ...pieces]).toContain(part);
          for (const { serves } of joined.joining) {
            expect(serves.length).toBeGreaterThan(0);
            expect(joined.repaired.map(({ token }) => token)).toEqual(expect.arrayContaining([...serves]));
          }
          const after = encoderOf(joined.merges);
          const reachable = reachableTokens(kept, before);
          const lost = (encode: typeof after) => [...reachable].filter((token) => encode(token).length !== 1);
          expect(lost(after).sort()).toEqual([...joined.collateral].sort());
          const alike = (encode: typeof after) =>
            [...reachable]
              .map((token) => ({ spelled: token, tokens: [token], count: 1 }))
              .concat(words)
              .filter((one) => encode(one.spelled).join(" ") === one.tokens.join(" "))
              .reduce((sum, { count }) => sum + count, 0);
          expect(alike(after)).toBeGreaterThanOrEqual(alike(encoderOf(plain.merges)));
          for (const token of tokens) for (const part of after(token)) expect(removed.has(part)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("spares text: a word is left split where joining it would split more of the text differently", () => {
    const merges: Merge[] = [
      ["s", "t"],
      ["e", "st"],
      ["B", "est"],
      ["Best", "e"],
      ["e", "n"],
    ];
    const tokens = ["B", "e", "s", "t", "n", "st", "est", "Best", "Beste", "en"];
    const repair = (count: number) => {
      const words = count === 0 ? [] : [{ spelled: "neste", tokens: ["n", "est", "e"], count }];
      const isEntry = (token: string) => token !== "Best" && tokens.includes(token);
      const chains = { isEntry, mayCarry: (piece: string) => piece !== "Best", mostPieces: 9, words };
      return repairMerges(merges, tokens, new Set(["Best"]), { chains });
    };
    expect(repair(2)).toMatchObject({ collateral: ["Beste"], joining: [] });
    const joined = repair(0);
    expect(joined).toMatchObject({ collateral: [], joining: [{ token: "este", serves: ["Beste"] }] });
    expect(joined.merges.slice(-2)).toEqual([
      ["est", "e"],
      ["B", "este"],
    ]);
  });

  it("spells every text as before", () => {
    fc.assert(
      fc.property(withRemoved, fc.stringMatching(/^[abcd]{1,30}$/u), ({ tokens, merges, removed }, text) => {
        const encode = encoderOf(repairMerges(merges, tokens, removed).merges);
        expect(encode(text).join("")).toBe(text);
      }),
    );
  });
});
