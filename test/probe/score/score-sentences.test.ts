import { describe, expect, it } from "vitest";

import { pairStreams } from "../../../src/probe/score/pair-streams.ts";
import { maskedLoss } from "../../../src/probe/score/masked-loss.ts";
import { pseudoLogLikelihood } from "../../../src/probe/score/pseudo-likelihood.ts";
import { scoreStream } from "../../../src/probe/score/score-stream.ts";
import { type ScoredSentence, scoreSentences } from "../../../src/probe/score/score-sentences.ts";
import { createScoreSummary } from "../../../src/probe/score/summarise-scores.ts";
import { collect, greedyTokenizer, randomModel } from "../greedy-tokenizer.ts";

const tokenizer = greedyTokenizer(["Ġa", "Ġb", "Ġc", "c"]);
const model = randomModel(tokenizer, 1);
const other = randomModel(tokenizer, 2);
const sentences = [" a b cc", " b", " c".repeat(70), " cc a"].map((text) => ({ text }));

async function* counted(log: number[], count: number) {
  for (let index = 0; index < count; index++) {
    log.push(index);
    yield index;
  }
}

describe("scoreStream", () => {
  const job = (item: number) => ({
    inputs: item % 3 === 0 ? [] : [{ tokenIds: [0, item % 4], positions: [0, 0], targets: [[1, item % 4], [2]] }],
    finish: (answers: Float64Array) => ({ item, answers: [...answers] }),
  });

  it("answers in order, whatever the window, and reads no further than it must", async () => {
    const wide = await collect(scoreStream(model, counted([], 20), job));
    const log: number[] = [];
    const narrow = scoreStream(model, counted(log, 20), job, 10);
    const first = await narrow.next();
    expect(log.length).toBeLessThan(8);
    expect([first.value, ...(await collect(narrow))]).toEqual(wide);
    expect(wide.map(({ item }) => item)).toEqual([...Array(20).keys()]);
    expect(wide.map(({ answers }) => answers.length)).toEqual([...Array(20).keys()].map((item) => (item % 3 === 0 ? 0 : 3))); // prettier-ignore
  });
});

describe("pairStreams", () => {
  it("puts results beside their items, read once, and closes the source when it is left early", async () => {
    const log: number[] = [];
    let closed = false;
    async function* source() {
      try {
        yield* counted(log, 10);
      } finally {
        closed = true;
      }
    }
    const double = async function* (items: AsyncIterable<number>) {
      for await (const item of items) yield 2 * item;
    };
    /** Reads four ahead. */
    const late = async function* (items: AsyncIterable<number>) {
      const held: number[] = [];
      for await (const item of items) {
        held.push(item);
        if (held.length > 4) yield -(held.shift() as number);
      }
      yield* held.map((item) => -item);
    };
    const all = await collect(pairStreams(source(), [double, late]));
    expect(all.map(({ item, results }) => [item, ...results])).toEqual([...Array(10).keys()].map((item) => [item, 2 * item, -item])); // prettier-ignore
    expect(log).toHaveLength(10);
    closed = false;
    for await (const { item } of pairStreams(source(), [double])) if (item === 3) break;
    expect(closed).toBe(true);
  });
});

describe("scoreSentences", () => {
  it("puts a reference's score beside each, with the difference; too long for either has none", async () => {
    const scored = await collect(scoreSentences(model, sentences, { metric: "pll", seed: 1, reference: other }));
    const own = await collect(pseudoLogLikelihood(model, sentences.map(({ text }) => text))); // prettier-ignore
    const others = await collect(pseudoLogLikelihood(other, sentences.map(({ text }) => text))); // prettier-ignore
    for (const [index, { sentence, score, reference, differenceNats }] of scored.entries()) {
      expect(sentence).toBe(sentences[index]);
      expect(score.sumNats).toBeCloseTo(own[index]?.logProbNats as number, 6);
      expect(reference?.sumNats).toBeCloseTo(others[index]?.logProbNats as number, 6);
      if (index === 2) expect([score.isTooLong, differenceNats]).toEqual([true, undefined]);
      else expect(differenceNats).toBeCloseTo(score.sumNats - (reference?.sumNats as number), 6);
    }
  });

  it("loss: masks as maskedLoss chooses them, the same for both", async () => {
    const scored = await collect(scoreSentences(model, sentences, { metric: "loss", seed: 5, reference: other }));
    const losses = await maskedLoss(model, sentences, { seed: 5 });
    expect(scored.map(({ score }) => score.sumNats)).toEqual(losses.map(({ lossNats }) => lossNats));
    expect(scored.map(({ reference }) => reference?.words)).toEqual(losses.map(({ words }) => words));
  });

  it("words are told by characters where the vocabularies differ", async () => {
    const coarse = randomModel(greedyTokenizer(["Ġa", "Ġb", "Ġcc", "Ġc"]), 2);
    const [scored] = await collect(scoreSentences(model, sentences, { metric: "pll", seed: 1, reference: coarse }));
    expect([scored?.score.tokens, scored?.score.words]).toEqual([4, 3]);
    expect([scored?.reference?.tokens, scored?.reference?.words]).toEqual([3, 3]);
  });
});

describe("createScoreSummary", () => {
  const score = (sumNats: number, tokens: number, words = tokens) => ({ sumNats, tokens, words, isTooLong: false });
  const pair = (own: number, others: number, tokens = 2, otherTokens = tokens): ScoredSentence<string> => ({
    sentence: "",
    score: score(own, tokens, 2),
    reference: score(others, otherTokens, 2),
    differenceNats: own - others,
  });

  it("means, perplexity, and a paired interval of the difference a token", () => {
    const summary = createScoreSummary("pll", 1);
    for (let index = 0; index < 50; index++) summary.add(pair(-4 - (index % 5), -2 - (index % 5)));
    const { sentences: n, score: figures, reference, difference } = summary.finish();
    expect(n).toBe(50);
    expect(figures).toMatchObject({ tokens: 100, words: 100, sumNats: -300, meanPerTokenNats: -3 });
    expect(figures.perplexity).toBeCloseTo(Math.exp(3), 10);
    expect(reference?.perplexity).toBeCloseTo(Math.exp(2), 10);
    // Every sentence differs by the same: an unpaired interval would be wide.
    expect(difference).toMatchObject({ unit: "token", meanNats: -1, ciLow: -1, ciHigh: -1 });
  });

  it("a loss' perplexity is that of −loss", () => {
    const summary = createScoreSummary("loss", 1);
    summary.add({ sentence: "", score: score(6, 3) });
    expect(summary.finish().score.perplexity).toBeCloseTo(Math.exp(2), 10);
    expect(summary.finish().difference).toBeUndefined();
  });

  it("differs per word where any sentence has other tokens, and leaves out what is too long for one", () => {
    const summary = createScoreSummary("pll", 1);
    summary.add(pair(-4, -2, 2, 3));
    summary.add(pair(-4, -2, 3, 2));
    const { differenceNats: _, ...tooLong } = pair(-90, 0);
    summary.add({ ...tooLong, reference: { ...score(0, 0), isTooLong: true } });
    expect(summary.finish()).toMatchObject({ sentences: 2, tooLong: 1, score: { sumNats: -8 }, difference: { unit: "word", meanNats: -1 } }); // prettier-ignore
  });

  it("draws runs of neighbours from very many sentences", () => {
    const summary = createScoreSummary("pll", 1);
    for (let index = 0; index < 25_000; index++) summary.add(pair(-(index % 2), 0));
    const { difference } = summary.finish();
    expect(difference?.ciMethod).toContain("runs of 3 sentences");
    expect(difference?.meanNats).toBeCloseTo(-0.25, 3);
    expect(difference?.ciLow).toBeLessThan(-0.25);
    expect(difference?.ciHigh).toBeGreaterThan(-0.25);
  });
});
