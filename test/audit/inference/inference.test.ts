import { describe, expect, it } from "vitest";

import { type InferenceCase, inferenceRows } from "../../../src/audit/inference/inference.ts";
import { measureInference } from "../../../src/audit/inference/measure-inference.ts";
import type { AuditContexts } from "../../../src/audit/audit-input.ts";
import type { ReferenceModel } from "../../../src/audit/membership/read-members.ts";
import { createRandom } from "../../../src/base/random.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

function cases(rate: number, reference: number | undefined, n = 1000): InferenceCase[] {
  const random = createRandom(1, "cases");
  return (["seen", "unseen"] as const).flatMap((split) =>
    Array.from({ length: n }, (_, index) => ({
      split,
      cluster: `${split}${Math.floor(index / 3)}`,
      hit: random.chance(split === "seen" ? rate : 0.01) ? 1 : 0,
      referenceHits: reference === undefined ? [] : [random.chance(reference) ? 1 : 0],
      candidates: 100,
    })),
  );
}

const excess = (all: readonly InferenceCase[]) =>
  inferenceRows(all, 0).find(({ measure, split }) => measure === "inference-excess" && split === "seen");

describe("inferenceRows", () => {
  it("passes chance, and fails a model that picks the name", () => {
    expect(excess(cases(0, 0))).toMatchObject({ verdict: "pass" });
    expect(excess(cases(0.2, 0.01))).toMatchObject({ verdict: "fail" });
  });

  it("takes off what a reference picks, if it is more than chance", () => {
    expect(excess(cases(0.2, 0.2))?.estimate).toBeCloseTo(0, 1);
    expect(excess(cases(0.2, 0.001))?.estimate).toBeCloseTo(0.19, 1);
  });

  it("holds each name against references that did not see it: what they remember themselves is not taken off", () => {
    const random = createRandom(2, "halves");
    // Two halves, each of which knows what it saw as well as the model does.
    const halves = (isTold: boolean) =>
      cases(0.2, undefined).map((one): InferenceCase => {
        const own = random.int(2);
        const knowing = random.chance(0.2) ? 1 : 0;
        const referenceHits = [0, 1].map((at) => (at !== own ? 0 : isTold ? undefined : knowing));
        return { ...one, referenceHits };
      });
    expect(excess(halves(true))).toMatchObject({ verdict: "fail" });
    expect(excess(halves(true))?.estimate).toBeGreaterThan((excess(halves(false))?.estimate ?? 1) + 0.05);
    const unusable = cases(0, undefined).map((one) => ({ ...one, referenceHits: [undefined] }));
    expect(excess(unusable)?.verdict).toBe("underpowered");
  });

  it("without a reference neither passes nor fails: common names are picked without memory", () => {
    expect(excess(cases(0.2, undefined))?.verdict).toBe("underpowered");
    expect(excess(cases(0, undefined))?.verdict).toBe("underpowered");
  });

  it("fails by what unseen contexts do not have, and passes only if they do not either", () => {
    // A model that knows which names are common picks them in text that it never saw, too: no memory.
    const skilled = cases(0.05, 0.01, 3000).map((one, index) => ({ ...one, hit: index % 20 === 0 ? 1 : 0 }));
    expect(excess(skilled)).toMatchObject({ verdict: "underpowered" });
    expect(excess(skilled)?.estimate).toBeCloseTo(0, 2);
    // A reference that remembers as much as the model hides nothing.
    expect(excess(cases(0.2, 0.2))?.verdict).toBe("underpowered");
    const seen = cases(0.2, 0.01).filter(({ split }) => split === "seen");
    expect(excess(seen)?.verdict).toBe("underpowered");
    const clean = cases(0, 0);
    expect(excess(clean)?.verdict).toBe("pass");
    expect(excess(clean.filter(({ split }) => split === "seen"))?.verdict).toBe("underpowered");
    expect(excess(clean.filter(({ split }, index) => split === "seen" || index < 1100))?.verdict).toBe("underpowered");
  });

  it("decides nothing by unseen contexts, of which the seen ones have the figure as control", () => {
    const rows = inferenceRows(cases(0.2, 0.01), 0);
    expect(rows.filter(({ split }) => split === "unseen").map(({ verdict }) => verdict)).toEqual(["info", "info"]);
    expect(rows.find(({ measure, split }) => measure === "inference" && split === "seen")?.control).toBeCloseTo(
      0.01,
      1,
    );
  });
});

describe("measureInference", () => {
  const names = Array.from({ length: 60 }, (_, index) => `Naam${String.fromCharCode(97 + (index % 26))}${"x".repeat(index % 7)}${index > 25 ? "q" : ""}${index > 51 ? "z" : ""}`); // prettier-ignore
  const distinct = [...new Set(names)];
  const tokenizer = fakeTokenizer(["Ġheeft", "Ġpijn", ...distinct.map((name) => `Ġ${name}`)]);
  const contexts = distinct.map((_, index) => ({
    id: `c${index}`,
    split: index % 2 === 0 ? ("seen" as const) : ("unseen" as const),
    set: "test" as const,
    text: "<mask> heeft pijn",
  }));
  const input = {
    contexts,
    all: contexts,
    originals: new Map(contexts.map(({ id }, index) => [id, { original: distinct[index] as string, document: id }])),
    units: { unitOf: (id: string) => id },
  } as unknown as AuditContexts;

  it("counts a tie in part, and each true name once if the model knows it", async () => {
    const uniform = fakeModel(tokenizer, () => Object.fromEntries(tokenizer.vocabulary.map((_, id) => [id, 0.01])));
    const options = { seed: 0, references: [{ session: uniform }], names: distinct };
    const [blind] = await measureInference(uniform, input, options);
    expect(blind).toMatchObject({ measure: "inference", split: "seen", n: 30 });
    expect(blind?.estimate).toBeLessThan(0.1);
    const first = tokenizer.vocabulary.indexOf(`Ġ${distinct[0]}`);
    const knowing = fakeModel(tokenizer, () => ({ [first]: 0.9 }));
    const rows = await measureInference(knowing, input, options);
    // Of 30 seen contexts one has that name; in the others it stands among the candidates or nothing does.
    expect(rows[0]?.hits).toBeGreaterThanOrEqual(1);
    expect(rows[0]?.hits).toBeLessThan(5);
  });

  it("does not hold a model against a reference that was trained on the same documents", async () => {
    const uniform = fakeModel(tokenizer, () => Object.fromEntries(tokenizer.vocabulary.map((_, id) => [id, 0.01])));
    const members = new Set(contexts.map(({ id }) => id));
    const given = { seed: 0, names: distinct };
    const noteOf = async (reference: ReferenceModel) =>
      (await measureInference(uniform, input, { ...given, references: [reference] }))
        .find(({ measure, split }) => measure === "inference-excess" && split === "seen")
        ?.notes?.some(({ id }) => id === "needs-reference");
    expect(await noteOf({ session: uniform, members })).toBe(true);
    expect(await noteOf({ session: uniform, members: new Set(["other"]) })).toBe(false);
  });
});
