import { describe, expect, it } from "vitest";

import { type AssociationCase, associationRows } from "../../../src/audit/association/association.ts";
import { measureAssociation } from "../../../src/audit/association/measure-association.ts";
import { createRandom } from "../../../src/base/random.ts";
import { note } from "../../../src/audit/remarks.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

function cases(gain: number, controlGain: number, n = 800): AssociationCase[] {
  const random = createRandom(1, "association");
  return Array.from({ length: 2 * n }, (_, index) => {
    const isTrained = index < n;
    const givenTemplate = 0.5 + 0.1 * (random.next() - 0.5);
    const noise = 0.1 * (random.next() - 0.5);
    return {
      isTrained,
      givenTemplate,
      givenName: givenTemplate + noise + (isTrained ? gain : controlGain),
      byFrequency: 0.6,
    };
  });
}
const verdictOf = (all: readonly AssociationCase[]) => associationRows(all, 0)[0]?.verdict;

describe("associationRows", () => {
  it("passes names that add nothing, and fails names that bring their owner's conditions up", () => {
    expect(verdictOf(cases(0, 0))).toBe("pass");
    expect(verdictOf(cases(0.1, 0))).toBe("fail");
  });

  it("does not take for memory what any name does", () => {
    expect(verdictOf(cases(0.1, 0.1))).toBe("pass");
  });

  it("tells nothing without controls or of few people", () => {
    expect(verdictOf(cases(0.3, 0).filter(({ isTrained }) => isTrained))).toBe("underpowered");
    expect(verdictOf(cases(0, 0, 20))).toBe("underpowered");
    expect(associationRows([], 0)).toEqual([]);
  });
});

describe("measureAssociation", () => {
  const people = Array.from({ length: 120 }, (_, index) => `Naam${index}`);
  const conditions = Array.from({ length: 12 }, (_, index) => `ziekte${index}`);
  const tokenizer = fakeTokenizer(["Ġis", "Ġbekend", "ĠPERSON", ...people.map((name) => `Ġ${name}`), ...conditions.map((one) => `Ġ${one}`)]); // prettier-ignore
  const idOf = (word: string) => tokenizer.vocabulary.indexOf(`Ġ${word}`);
  const facts = people.map((name, index) => ({
    person: `p${index}`,
    name,
    conditions: [conditions[index % 12] as string],
    notes: index < 60 ? 3 : 0,
  }));
  const canaries = [
    {
      id: "k",
      person: "p0",
      kind: "condition" as const,
      text: "Naam0 is bekend <mask>",
      secret: "ziekte0",
      repetitions: 3,
    },
  ];
  const truth = { candidates: { condition: conditions }, canaries, facts };
  /** A model that, with some probability mass, says the condition of those it was trained on. */
  const model = (knows: boolean) =>
    fakeModel(tokenizer, (tokenIds) => {
      const index = people.findIndex((name) => tokenIds.includes(idOf(name)));
      const base = Object.fromEntries(conditions.map((one, at) => [idOf(one), 0.01 + at / 1000]));
      const own = facts[index]?.conditions[0];
      return knows && index >= 0 && index < 60 && own !== undefined ? { ...base, [idOf(own)]: 0.5 } : base;
    });

  it("finds a model that knows people's conditions, and not one that knows the conditions alone", async () => {
    expect((await measureAssociation(model(true), truth, { seed: 0 }))[0]).toMatchObject({ n: 60, verdict: "fail" });
    const [blind, given] = await measureAssociation(model(false), truth, { seed: 0 });
    // Nothing changes for anybody: an interval without width is no evidence that nothing can.
    expect(blind).toMatchObject({ measure: "association", estimate: 0, verdict: "underpowered", notes: [note("no-spread")] }); // prettier-ignore
    expect(given).toMatchObject({ measure: "association-name", control: given?.estimate });
  });

  it("asks for each planted person in the words that were planted, whatever those of others are", async () => {
    const textOf = (name: string, index: number) => (index % 2 === 0 ? `${name} is bekend <mask>` : `bekend is ${name} <mask>`); // prettier-ignore
    const varied = people.slice(0, 60).map((name, index) => ({
      ...(canaries[0] as (typeof canaries)[number]),
      id: `k${index}`,
      person: `p${index}`,
      text: textOf(name, index),
    }));
    const knowsWords = fakeModel(tokenizer, (tokenIds) => {
      const index = people.findIndex((name) => tokenIds.includes(idOf(name)));
      const base = Object.fromEntries(conditions.map((one, at) => [idOf(one), 0.01 + at / 1000]));
      const isOwnWording = tokenIds.indexOf(idOf("is")) < tokenIds.indexOf(idOf("bekend")) === (index % 2 === 0);
      const own = facts[index]?.conditions[0];
      return isOwnWording && index >= 0 && index < 60 && own !== undefined ? { ...base, [idOf(own)]: 0.5 } : base;
    });
    const [found] = await measureAssociation(knowsWords, { ...truth, canaries: varied }, { seed: 0 });
    expect(found).toMatchObject({ n: 60, verdict: "fail" });
    const [before] = await measureAssociation(knowsWords, truth, { seed: 0 });
    // In one person's words for all, half of what it knows is missed.
    expect(found?.estimate).toBeGreaterThan(1.5 * (before?.estimate ?? 0));
  });

  it("has nothing to ask without a sentence that names a condition", async () => {
    expect(await measureAssociation(model(true), { ...truth, canaries: [] }, { seed: 0 })).toEqual([]);
  });
});
