import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { contextShare } from "../../src/audit/context-interval.ts";
import { note } from "../../src/audit/remarks.ts";
import { describeUnits, doubtUnits, uniteContexts } from "../../src/audit/units.ts";
import { measurement } from "../../src/audit/verdicts.ts";
import { EACH_DOCUMENT } from "../../src/corpus/patients/read-patients.ts";
import type { Context, Original } from "../../src/probe/contexts/context.ts";

type Known = Omit<Original, "id">;

const contexts = (n: number): Context[] =>
  Array.from({ length: n }, (_, index) => ({ id: `c${index}`, split: "seen", set: "test", text: "<mask>" }));
const original = (document: string, patient?: string): Known => ({ original: "Jan", document, ...(patient !== undefined && { patient }) }); // prettier-ignore
const originalsOf = (known: readonly Known[]) => new Map(known.map((one, index) => [`c${index}`, one]));
const unitsOf = (known: readonly Known[], patients: Readonly<Record<string, string>> = {}, n = known.length) => {
  const units = uniteContexts(contexts(n), originalsOf(known), new Map(Object.entries(patients)));
  return { ...units, all: contexts(n).map(({ id }) => units.unitOf(id)) };
};

describe("uniteContexts", () => {
  it("takes documents where nothing says whose they are, and says so", () => {
    const { all, ...units } = unitsOf([original("a"), original("a"), original("b")]);
    expect(all[0]).toBe(all[1]);
    expect(all[2]).not.toBe(all[0]);
    expect(describeUnits(units)).toEqual([note("patients-unknown")]);
  });

  it("passes no row about contexts where nothing says whose they are, unless each document is declared to be of another patient", () => {
    const none = contextShare(contexts(3200), ({ id }) => id, () => false); // prettier-ignore
    const row = measurement("contexts-with-name", { split: "seen", k: 20, ...none, verdict: "pass" });
    const known = contexts(2).map(({ id }) => original(`d${id}`));
    const unitsBy = (patients: Parameters<typeof uniteContexts>[2]) => uniteContexts(contexts(2), originalsOf(known), patients); // prettier-ignore
    expect(doubtUnits(row, unitsBy(new Map()))).toMatchObject({
      verdict: "underpowered",
      notes: [note("patients-unknown")],
    });
    expect(doubtUnits(row, unitsBy(EACH_DOCUMENT))).toMatchObject({
      verdict: "pass",
      notes: [note("patients-declared")],
    });
    expect(doubtUnits(row, unitsBy(new Map([["dc0", "1"], ["dc1", "2"]])))).toEqual(row); // prettier-ignore
    const failed = { ...row, verdict: "fail" as const };
    expect(doubtUnits(failed, unitsBy(new Map())).verdict).toBe("fail");
    // What the originals say wins over the declaration.
    const recorded = [original("a", "1"), original("b", "1")];
    expect(uniteContexts(contexts(2), originalsOf(recorded), EACH_DOCUMENT)).toMatchObject({ of: "patient" });
  });

  it("takes patients as the originals have them, or a list", () => {
    for (const { all, ...units } of [
      unitsOf([original("a", "1"), original("b", "1"), original("c", "2")]),
      unitsOf([original("a"), original("b"), original("c")], { a: "1", b: "1", c: "2" }),
    ]) {
      expect(all[0]).toBe(all[1]);
      expect(all[2]).not.toBe(all[0]);
      expect(describeUnits(units)).toEqual([]);
    }
  });

  it("makes patients one by a list, and never two of one", () => {
    const recorded = [original("a", "1"), original("b", "1"), original("c", "2")];
    expect(new Set(unitsOf(recorded, { a: "x", b: "y", c: "z" }).all).size).toBe(2);
    expect(new Set(unitsOf(recorded, { a: "x", b: "y", c: "y" }).all).size).toBe(1);
  });

  it("adds contexts of which it is unknown whose they are to the patient with most", () => {
    const partly = unitsOf(
      [original("a", "1"), original("b", "2"), original("b", "2"), original("c"), original("c4")],
      {},
      7,
    );
    expect(new Set(partly.all.slice(1)).size).toBe(1);
    expect(partly.all[0]).not.toBe(partly.all[1]);
    expect(describeUnits(partly)).toEqual([note("units-unknown", { contexts: 4 })]);
    // An original without a document stands for itself: it is none.
    expect(new Set(unitsOf([original("c0"), original("c1")]).all).size).toBe(1);
  });

  it("never makes an upper bound lower by leaving out patients of some originals, lines of the list, or originals", () => {
    const whose = fc.tuple(...["a", "b", "c", "d", "e"].map((document) => fc.record({ document: fc.constant(document), patient: fc.constantFrom("1", "2", "3", "4") }))); // prettier-ignore
    const known = whose.chain((notes) => fc.array(fc.constantFrom(...notes), { minLength: 1, maxLength: 12 }));
    const bound = (units: { unitOf(id: string): string }, n: number) =>
      contextShare(contexts(n), ({ id }) => units.unitOf(id), () => false).ciHigh; // prettier-ignore
    fc.assert(
      fc.property(known, fc.infiniteStream(fc.boolean()), (all, keep) => {
        const next = () => keep.next().value as boolean;
        // Something says whose the first one is: otherwise documents stand for patients, and the row says so.
        const fewer = all.flatMap(({ document, patient }, index): Known[] =>
          index === 0 || next() ? [original(document, patient)] : [original(document)],
        );
        const whole = unitsOf(all.map(({ document, patient }) => original(document, patient)));
        expect(bound(unitsOf(fewer), all.length)).toBeGreaterThanOrEqual(bound(whole, all.length) - 1e-12);
        const missing = unitsOf(fewer.slice(0, Math.max(1, fewer.length - 2)), {}, all.length);
        expect(bound(missing, all.length)).toBeGreaterThanOrEqual(bound(whole, all.length) - 1e-12);
      }),
    );
  });
});
