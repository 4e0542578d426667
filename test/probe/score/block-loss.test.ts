import { describe, expect, it } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { blockLosses, dealWords } from "../../../src/probe/score/block-loss.ts";
import { fakeModel, fakeTokenizer, MASK_ID } from "../../audit/fake-model.ts";

const PIECES: Readonly<Record<string, readonly string[]>> = { Fatma: ["Fat", "ma"], poli: ["poli"], belt: ["belt"], de: ["de"], arts: ["arts"], ".": ["."] }; // prettier-ignore
const base = fakeTokenizer([...new Set(Object.values(PIECES).flat())]);
const idOf = (piece: string) => base.vocabulary.indexOf(piece);

/** Words in their pieces, each with the characters that it stands for; a word that is not known has no token. */
const tokenizer: Tokenizer = {
  ...base,
  align(text) {
    const found = [...text.matchAll(/<mask>|\w+|\./g)].flatMap(({ 0: word, index }) => {
      let start = index;
      if (word === "<mask>") return [{ tokenId: MASK_ID, stretch: { start, end: start + word.length } }];
      return (PIECES[word] ?? []).map((piece) => ({
        tokenId: idOf(piece),
        stretch: { start, end: (start += piece.length) },
      }));
    });
    return {
      tokenIds: found.map(({ tokenId }) => tokenId),
      stretches: found.map(({ stretch }) => stretch),
      wordStarts: found.map(() => true),
    };
  },
};
const P: Readonly<Record<string, number>> = { Fat: 0.5, ma: 0.25, poli: 0.1, belt: 0.2, de: 0.8, arts: 0.05, ".": 0.9 };
const byId = Object.fromEntries(Object.entries(P).map(([piece, share]) => [idOf(piece), share]));
const text = "Fatma belt de poli.";

/** A model that gives each piece the same probability everywhere, and what it was asked. */
function listening() {
  const asked: { tokenIds: readonly number[]; position: number }[] = [];
  const model = fakeModel(tokenizer, (tokenIds, position) => {
    asked.push({ tokenIds: [...tokenIds], position });
    return byId;
  });
  return { model, asked };
}

describe("blockLosses", () => {
  it("is the mean of −ln p a word, pieces of a word summed: by hand", async () => {
    const [loss] = await blockLosses(listening().model, [text], { seed: 1 });
    // −ln of ½ · ¼, ⅕, ⅘ and ⅒; the full stop is no word.
    const words = [Math.log(8), Math.log(5), Math.log(1.25), Math.log(10)];
    expect(loss?.words).toBe(4);
    expect(loss?.lossNats).toBeCloseTo(words.reduce((sum, word) => sum + word, 0) / 4, 5);
    expect(loss?.lossNats).toBeCloseTo(Math.log(500) / 4, 5);
    expect(loss?.leastNats).toBeCloseTo(Math.log(1.25), 5);
    expect(loss?.mostNats).toBeCloseTo(Math.log(10), 5);
  });

  it("masks every word once, whole, with those of its block alone, and nothing else", async () => {
    const { model, asked } = listening();
    const long = "Fatma belt de poli arts belt de Fatma.";
    await blockLosses(model, [long], { seed: 3 });
    const { tokenIds } = tokenizer.align(long);
    const positions = asked.map(({ position }) => position).sort((a, b) => a - b);
    expect(positions).toEqual(
      tokenIds.map((_, position) => position).filter((position) => tokenIds[position] !== idOf(".")),
    );
    const passes = new Map(asked.map((one) => [one.tokenIds.join(), one.tokenIds]));
    expect(passes.size).toBe(4);
    expect(model.asked).toBe(4);
    for (const pass of passes.values()) {
      const own = asked.filter((one) => one.tokenIds.join() === pass.join()).map(({ position }) => position);
      const masked = [...pass.keys()].filter((position) => pass[position] === MASK_ID);
      expect(masked).toEqual(own.toSorted((a, b) => a - b));
      expect([...pass.keys()].every((position) => masked.includes(position) || pass[position] === tokenIds[position])).toBe(true); // prettier-ignore
      // Two words a block, and the pieces of one together.
      expect(masked.length).toBeGreaterThanOrEqual(2);
      expect(masked.includes(0)).toBe(masked.includes(1));
    }
  });

  it("leaves a mask of the sentence where it is, and does not score it", async () => {
    const { model, asked } = listening();
    const [loss] = await blockLosses(model, ["Fatma <mask> poli."], { seed: 1 });
    expect(loss?.words).toBe(2);
    expect(loss?.lossNats).toBeCloseTo((Math.log(8) + Math.log(10)) / 2, 5);
    expect(asked.every(({ tokenIds, position }) => tokenIds[2] === MASK_ID && position !== 2)).toBe(true);
  });

  it("counts no word that has no token of its own: it would lower the mean", async () => {
    const [loss] = await blockLosses(listening().model, ["Onbekend belt poli"], { seed: 1 });
    expect(loss).toMatchObject({ words: 2, leastNats: expect.closeTo(Math.log(5), 5) });
    expect(loss?.lossNats).toBeCloseTo(Math.log(50) / 2, 5);
  });

  it("knows nothing of a sentence without words or one that is too long, and keeps the order of the others", async () => {
    const { model } = listening();
    const tooLong = "arts ".repeat(model.checkpoint.maximumLength + 1);
    const done: number[] = [];
    const losses = await blockLosses(model, ["poli", ".", tooLong, "de"], { seed: 1, onProgress: (n) => done.push(n) });
    expect(losses.map(({ words }) => words)).toEqual([1, 0, 0, 1]);
    expect(losses.map(({ lossNats }) => Number.isNaN(lossNats))).toEqual([false, true, true, false]);
    expect(losses[0]?.lossNats).toBeCloseTo(Math.log(10), 5);
    expect(losses[3]?.lossNats).toBeCloseTo(Math.log(1.25), 5);
    expect(done).toEqual([1, 2, 3, 4]);
  });
});

describe("dealWords", () => {
  const words = (blocks: ReturnType<typeof dealWords>, of: string) =>
    blocks.map((block) => block.map(({ start, end }) => of.slice(start, end)));
  const nine = "een twee drie vier vijf, zes zeven acht negen!";

  it("deals each word into one of four blocks, evenly, whatever the model", () => {
    const dealt = words(dealWords(nine, 1), nine);
    expect(dealt.map(({ length }) => length)).toEqual([3, 2, 2, 2]);
    expect(dealt.flat().sort()).toEqual(nine.match(/\w+/g)?.sort());
    expect(words(dealWords(nine, 1), nine)).toEqual(dealt);
  });

  it("deals by the seed and the text, not in the order of the words", () => {
    const dealt = words(dealWords(nine, 1), nine);
    expect(words(dealWords(nine, 2), nine)).not.toEqual(dealt);
    const other = `${nine} tien`;
    expect(words(dealWords(other, 1), other).map((block) => block.slice(0, 2))).not.toEqual(dealt.map((block) => block.slice(0, 2))); // prettier-ignore
    expect(dealt[0]).not.toEqual(["een", "vijf", "negen"]);
  });
});
