import { describe, expect, it } from "vitest";

import { planAgain } from "../../src/review/stopping/ask-again.ts";
import type { Choice } from "../../src/review/decisions/fold-lines.ts";
import { knownOf } from "../../src/review/score/known-entries.ts";
import { measureErrors, upperRate } from "../../src/review/stopping/reviewer-errors.ts";
import type { ReviewerAnswers } from "../../src/review/decisions/reviewer-answers.ts";
import { askableEntries, createStoppingRule } from "../../src/review/stopping/stopping-rule.ts";
import { CARRIES, makeVocabulary } from "./made-up-vocabulary.ts";

/** All of a vocabulary decided by a reviewer who answers the same when an entry comes again. */
function reviewAll(scores: Parameters<typeof makeVocabulary>[1], choose: (isName: boolean, index: number) => Choice) {
  const { list, names } = makeVocabulary(1, scores);
  const decided = new Map(list.candidates.map(({ tokenId }, index) => [tokenId, choose(names.has(tokenId), index)]));
  const { surprises, doubted, names: found, repeats } = planAgain(askableEntries(list), { decided, again: new Map() });
  const same = (id: number) => decided.get(id) as Choice;
  const again = new Map(
    [...surprises, ...doubted, ...found.slice(0, repeats)].map((id) => [id, { before: same(id), said: same(id) }]),
  );
  const answers: ReviewerAnswers = { decided, again };
  const estimate = createStoppingRule(list, { carries: CARRIES })(decided, [answers]);
  return { list, estimate, left: [...names].filter((id) => decided.get(id) !== "name").length };
}
const truthful = (isName: boolean): Choice => (isName ? "name" : "keep");

describe("the stopping rule", () => {
  it("does not believe a reviewer who keeps everything, and says so", () => {
    const { estimate, left } = reviewAll("fitting", () => "keep");
    expect(left).toBeGreaterThan(200);
    expect(estimate).toMatchObject({ isSafe: false, names: 0 });
    expect(estimate.withheld).toContain("kept");
    expect(estimate.kept.names).toMatchObject({ wrong: estimate.kept.names.asked });
    expect(estimate.upperBound).toBeGreaterThan(0.8 * left);
  });

  it("counts names that are kept now and then in its bound", () => {
    const { estimate, left } = reviewAll("fitting", (isName, index) => (index % 20 === 3 ? "keep" : truthful(isName)));
    expect(left).toBeGreaterThan(5);
    expect(estimate.withheld).toContain("kept");
    expect(estimate.upperBound).toBeGreaterThanOrEqual(left);
  });

  it("sees that entries of a low score are names, and leaves the scores out of the bound", () => {
    const { estimate, left } = reviewAll("other-language", truthful);
    expect(left).toBeGreaterThan(50);
    expect(estimate.withheld).toContain("more-names");
    expect(estimate.upperBound).toBeGreaterThanOrEqual(left);
  });

  it("sees that entries of a high score are none", () => {
    expect(reviewAll("no-signal", truthful).estimate.withheld).toContain("fewer-names");
  });

  it("grants no more names for ordinary words that were called names", () => {
    const { estimate } = reviewAll("fitting", () => "name");
    expect(estimate.kept.words.wrong).toBe(estimate.kept.words.asked);
    expect(estimate.allowed).toBeLessThan(estimate.names / 150);
    expect(estimate.isSafe).toBe(false);
  });

  it("takes a missing measurement for none: without known entries and repeats it is never safe", () => {
    const { list, names } = makeVocabulary(3, "fitting");
    const bare = {
      ...list,
      candidates: list.candidates.map(({ tokenId, probability, isSampled, isPiece }) => ({
        tokenId,
        probability,
        isSampled,
        isPiece,
      })),
    };
    const decided = new Map(list.candidates.map(({ tokenId }) => [tokenId, truthful(names.has(tokenId))]));
    const [with_, without] = [list, bare].map((one) => createStoppingRule(one, { carries: CARRIES })(decided));
    expect(without!.upperBound).toBeGreaterThanOrEqual(with_!.upperBound);
    expect(without!.isSafe).toBe(false);
    expect(without!.withheld).toContain("ask-again");
  });

  it("counts a keep of two reviewers as one that was kept again, by the error of the better", () => {
    const { list, names } = makeVocabulary(4, "fitting");
    const rule = createStoppingRule(list, { carries: CARRIES });
    const decided = new Map(list.candidates.map(({ tokenId }) => [tokenId, truthful(names.has(tokenId))]));
    const one = { decided, again: new Map() };
    const careless = {
      decided: new Map([...decided.keys()].map((id): [number, Choice] => [id, "keep"])),
      again: new Map(),
    };
    expect(rule(decided, [one, one]).kept.expectedNames).toBeLessThan(rule(decided, [one]).kept.expectedNames);
    // Whoever keeps everything adds nothing, and takes nothing away.
    expect(rule(decided, [one, careless]).kept.upperMissRate).toBe(rule(decided, [one]).kept.upperMissRate);
    expect(rule(decided, [careless, careless]).isSafe).toBe(false);
    // Settled by a person of whom nothing is known.
    expect(rule(decided, [{ decided: new Map(), again: new Map() }]).isSafe).toBe(false);
  });
});

describe("measureErrors", () => {
  const entry = (tokenId: number, probability: number, known?: "name" | "word") => ({
    tokenId,
    probability,
    ...(known && { known }),
  });
  it("counts known entries by the first answer, names that came again, and names above all that was kept once", () => {
    const entries = [
      entry(1, 0.9, "name"),
      entry(2, 0.8),
      entry(3, 0.7),
      entry(4, 0.2, "name"),
      entry(5, 0.1, "word"),
      entry(6, 0.05),
    ];
    const decided = new Map<number, Choice>([[1, "name"], [2, "name"], [3, "name"], [4, "keep"], [5, "name"], [6, "keep"]]); // prettier-ignore
    const again = new Map([
      [2, { before: "name", said: "keep" }],
      [3, { before: "keep", said: "name" }],
    ] as const);
    // 1 and 2 found, 3 caught the second time, 4 kept; 2 missed the second time. All that was kept once lies at 0.2 or below.
    expect(measureErrors({ decided, again }, entries)).toEqual({
      names: { asked: 5, wrong: 3 },
      words: { asked: 1, wrong: 1 },
      keptNames: { asked: 0, wrong: 0 },
    });
    expect(upperRate({ asked: 0, wrong: 0 })).toBe(1);
  });
});

describe("knownOf", () => {
  const name = { surface: "Smeets", isKnownName: true, corpus: { inNames: 40, elsewhere: 1 }, recogniser: { texts: 6, persons: 6, contexts: [] } }; // prettier-ignore
  it("knows names by lists, notes and recogniser together, and words by the notes", () => {
    expect(knownOf(name)).toBe("name");
    expect(knownOf({ ...name, partOf: { inNames: 0, elsewhere: 40 } })).toBe("name");
    for (const less of [
      { isKnownName: false },
      { surface: "smeets" },
      { corpus: { inNames: 40, elsewhere: 9 } },
      { recogniser: { texts: 6, persons: 5, contexts: [] } },
      { partOf: { inNames: 900, elsewhere: 41 } },
    ])
      // prettier-ignore
      expect(knownOf({ ...name, ...less })).toBeUndefined();
    expect(knownOf({ surface: "koorts", corpus: { inNames: 0, elsewhere: 900 } })).toBe("word");
    expect(knownOf({ surface: "koorts", corpus: { inNames: 1, elsewhere: 900 } })).toBeUndefined();
    expect(knownOf({ known: "word" })).toBe("word");
  });
});
