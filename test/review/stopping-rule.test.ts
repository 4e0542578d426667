import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../src/base/random.ts";
import type { CandidateList, ScoredCandidate } from "../../src/review/candidates/candidate-evidence.ts";
import type { Choice } from "../../src/review/decisions/fold-lines.ts";
import { mixtureQuantile, poissonCdf } from "../../src/review/stopping/poisson-mixture.ts";
import { planAgain } from "../../src/review/stopping/ask-again.ts";
import { askableEntries, createStoppingRule, type StoppingRule } from "../../src/review/stopping/stopping-rule.ts";
import { upperBoundOfRest } from "../../src/review/stopping/tail-sample.ts";

const carries = { shiftNats: 0.5, slope: 0.15 };

function candidate(tokenId: number, probability: number, more: Partial<ScoredCandidate> = {}): ScoredCandidate {
  return {
    tokenId,
    token: `Ġw${tokenId}`,
    surface: `w${tokenId}`,
    contexts: [],
    bestRank: null,
    meanProbability: 0,
    seenCount: 0,
    unseenCount: 0,
    isCapitalised: false,
    isKnownName: false,
    variants: [],
    suspicion: probability,
    sources: ["list"],
    probability,
    isSampled: false,
    isPiece: false,
    ...more,
  };
}

/**
 * Entries whose probabilities are right, or wrong by a shift of the log odds, with their truth; most probable first. Log odds of what is
 * plainly no name go down from −4 by up to `spanNats`.
 */
function drawVocabulary(
  seed: number,
  count: number,
  shiftNats = 0,
  spanNats = 5,
): { list: CandidateList; names: ReadonlySet<number> } {
  const random = createRandom(seed, "stopping");
  const entries = Array.from({ length: count }, (_, tokenId) => {
    const logOdds = random.chance(0.03) ? 4 : -4 - spanNats * random.next();
    const probability = 1 / (1 + Math.exp(-logOdds));
    const isName = random.chance(1 / (1 + Math.exp(-logOdds - shiftNats)));
    return { tokenId, probability, isName };
  });
  entries.sort((a, b) => b.probability - a.probability);
  const names = new Set(entries.filter(({ isName }) => isName).map(({ tokenId }) => tokenId));
  const half = entries.length / 2;
  const candidates = entries.map(({ tokenId, probability }, index) =>
    candidate(tokenId, probability, index < half ? {} : { isSampled: index % 20 === 0, sources: [] }),
  );
  const isShown = ({ sources, isSampled }: ScoredCandidate) => sources.length > 0 || isSampled;
  return {
    names,
    list: {
      candidates: candidates.filter(isShown),
      tail: candidates
        .filter((entry) => !isShown(entry))
        .map(({ tokenId, probability }) => ({ tokenId, probability, isPiece: false })),
    },
  };
}

/** Decides truthfully on the first entries. */
function decide({ list, names }: ReturnType<typeof drawVocabulary>, count: number): Map<number, Choice> {
  return new Map(list.candidates.slice(0, count).map(({ tokenId }) => [tokenId, names.has(tokenId) ? "name" : "keep"]));
}

/** The estimate for a reviewer to whom everything came again that has to, and who answered as before. */
function steady(rule: StoppingRule, list: CandidateList, decided: ReadonlyMap<number, Choice>) {
  const { surprises, doubted, names, repeats } = planAgain(askableEntries(list), { decided, again: new Map() });
  const same = (tokenId: number) => decided.get(tokenId) as Choice;
  const again = [...surprises, ...doubted, ...names.slice(0, repeats)].map(
    (id) => [id, { before: same(id), said: same(id) }] as const,
  );
  return rule(decided, [{ decided, again: new Map(again) }]);
}

function leftOf(names: ReadonlySet<number>, decided: ReadonlyMap<number, Choice>): number {
  return [...names].filter((tokenId) => decided.get(tokenId) !== "name").length;
}

/** By Winitzki's approximation, to 0.004. */
function inverseErf(x: number): number {
  const log = Math.log(1 - x * x);
  const half = 2 / (Math.PI * 0.147) + log / 2;
  return Math.sign(x) * Math.sqrt(Math.sqrt(half * half - log / 0.147) - half);
}

describe("the stopping rule", () => {
  it("bounds the names left in nearly all vocabularies whose scores hold", () => {
    let under = 0;
    for (let seed = 0; seed < 100; seed++) {
      const vocabulary = drawVocabulary(seed, 1000);
      const decided = decide(vocabulary, 300);
      const estimate = createStoppingRule(vocabulary.list, { carries })(decided);
      if (leftOf(vocabulary.names, decided) <= estimate.upperBound) under++;
    }
    expect(under).toBeGreaterThanOrEqual(93);
  });

  it("learns from decisions that the scores are too low for this model", () => {
    const vocabulary = drawVocabulary(1, 4000, 1.5);
    const rule = createStoppingRule(vocabulary.list, { carries });
    const decided = decide(vocabulary, 1500);
    const { expectedLeft, upperBound } = rule(decided);
    const said = [...vocabulary.list.candidates, ...vocabulary.list.tail]
      .filter(({ tokenId }) => !decided.has(tokenId))
      .reduce((sum, { probability }) => sum + probability, 0);
    expect(expectedLeft).toBeGreaterThan(1.5 * said);
    expect(upperBound).toBeGreaterThanOrEqual(leftOf(vocabulary.names, decided));
  });

  it("tells a truthful reviewer to stop when few names are left, of most models that the scores carry to", () => {
    let [under, told] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      // As far off as scores are on other models: a shift with the standard deviation that the rule was given.
      const shiftNats = carries.shiftNats * Math.SQRT2 * inverseErf((2 * seed + 1) / 40 - 1);
      const { list, names } = drawVocabulary(seed, 2000, shiftNats, 14);
      const sampledFirst = list.candidates.toSorted((a, b) => Number(b.isSampled) - Number(a.isSampled));
      const vocabulary = { list: { ...list, candidates: sampledFirst }, names };
      const rule = createStoppingRule(vocabulary.list, { carries });
      for (let count = 60; count <= sampledFirst.length; count += 20) {
        const decided = decide(vocabulary, count);
        const { isSafe, upperBound, allowed } = steady(rule, list, decided);
        if (!isSafe) continue;
        told++;
        expect(upperBound).toBeLessThanOrEqual(allowed);
        if (leftOf(names, decided) <= upperBound) under++;
        break;
      }
    }
    expect(told).toBeGreaterThanOrEqual(36);
    expect(under).toBeGreaterThanOrEqual(0.9 * told);
  });

  it("is not safe before the whole sample is decided, and takes being unsure for no decision", () => {
    const vocabulary = drawVocabulary(2, 400);
    const rule = createStoppingRule(vocabulary.list, { carries, bound: 1 });
    const all = decide(vocabulary, Infinity);
    expect(steady(rule, vocabulary.list, all).isSafe).toBe(true);
    const [sampled] = vocabulary.list.candidates.filter(({ isSampled }) => isSampled);
    all.set(sampled!.tokenId, "unsure");
    expect(steady(rule, vocabulary.list, all)).toMatchObject({
      isSafe: false,
      withheld: ["sample"],
      undecidedCandidates: 1,
    });
    // Nor where none was drawn of what no source brought up: then nothing shows what they miss.
    const unsampled = vocabulary.list.candidates.filter(({ isSampled }) => !isSampled);
    const list = { ...vocabulary.list, candidates: unsampled };
    const without = createStoppingRule(list, { carries, bound: 1 });
    expect(vocabulary.list.tail).not.toEqual([]);
    expect(steady(without, list, decide(vocabulary, Infinity)).withheld).toEqual(["sample"]);
  });

  it("is told by one name in the sample's pieces that the scores do not see them", () => {
    const sampled = Array.from({ length: 100 }, (_, tokenId) =>
      candidate(tokenId, 1e-6, { sources: [], isSampled: true, isPiece: true }),
    );
    const tail = Array.from({ length: 900 }, (_, index) => ({ tokenId: 100 + index, probability: 0, isPiece: true }));
    const rule = createStoppingRule({ candidates: sampled, tail }, { carries });
    const kept = new Map<number, Choice>(sampled.map(({ tokenId }) => [tokenId, "keep"]));
    expect(rule(kept)).toMatchObject({ expectedLeft: 0, upperBound: 0, isSafe: true });
    expect(rule(kept).sample.upperBound).toBeGreaterThan(20);
    kept.set(5, "name");
    const estimate = rule(kept);
    expect(estimate.expectedLeft).toBeCloseTo(9);
    expect(estimate.upperBound).toBeGreaterThan(30);
    expect(estimate.isSafe).toBe(false);
  });

  it("lets at least one name be left, but no more than the share of those found", () => {
    const names = Array.from({ length: 250 }, (_, tokenId) => candidate(tokenId, 0.999));
    const rule = createStoppingRule({ candidates: names, tail: [] }, { carries });
    const decided = new Map<number, Choice>(names.map(({ tokenId }) => [tokenId, "name"]));
    const list = { candidates: names, tail: [] };
    expect(steady(rule, list, decided)).toMatchObject({ names: 250, allowed: 2, isSafe: true });
    expect(steady(rule, list, new Map([...decided].slice(0, 50)))).toMatchObject({ allowed: 1, isSafe: false });
  });
});

describe("upperBoundOfRest", () => {
  it("is the exact hypergeometric bound", () => {
    // Of 100 with K names, 30 drawn without a hit: C(100 − K, 30) / C(100, 30) is 0.052 for K = 8 and 0.035 for K = 9.
    expect(upperBoundOfRest({ population: 100, drawn: 30, names: 0 }, 0.95)).toBe(8);
    expect(upperBoundOfRest({ population: 100, drawn: 0, names: 0 }, 0.95)).toBe(100);
    expect(upperBoundOfRest({ population: 100, drawn: 100, names: 3 }, 0.95)).toBe(0);
  });

  it("falls with every entry looked at and rises with every name", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), fc.nat(), fc.nat(), (population, a, b) => {
        const drawn = 1 + (a % (population - 1));
        const names = b % drawn;
        const bound = (sample: { drawn: number; names: number }) => upperBoundOfRest({ population, ...sample }, 0.95);
        expect(bound({ drawn, names })).toBeLessThanOrEqual(population - drawn);
        expect(bound({ drawn, names: names + 1 })).toBeGreaterThanOrEqual(bound({ drawn, names }));
        if (names === 0) expect(bound({ drawn, names })).toBeLessThanOrEqual(bound({ drawn: drawn - 1, names }));
      }),
    );
  });
});

describe("mixtureQuantile", () => {
  it("gives the quantiles of a Poisson distribution", () => {
    // R: qpois(0.95, c(0.05, 1, 10, 100, 1000))
    const quantile = (mean: number) => mixtureQuantile([{ weight: 1, mean }], 0.95);
    expect([0.05, 1, 10, 100, 1000].map(quantile)).toEqual([0, 3, 15, 117, 1052]);
    expect(poissonCdf(3, 2)).toBeCloseTo(0.857123, 6);
  });

  it("is wider for a mixture than for its mean", () => {
    const mixture = [
      { weight: 0.5, mean: 1 },
      { weight: 0.5, mean: 19 },
    ];
    expect(mixtureQuantile(mixture, 0.95)).toBeGreaterThan(mixtureQuantile([{ weight: 1, mean: 10 }], 0.95));
  });
});
