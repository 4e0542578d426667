import { readFile } from "node:fs/promises";

import { beforeAll, describe, expect, it } from "vitest";

import { missingModule } from "../python/python.ts";
import { runPythonOn } from "../python/run-python.ts";

/** What test/python/systems_plan.py prints. */
interface Plan {
  readonly steps: readonly (readonly ["train" | "measure", string])[];
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly rows: Readonly<Record<string, { readonly parts: readonly string[]; readonly recogniser: string }>>;
}

const RUNS = "models/training/runs/systems/";
const missing = missingModule("json");

describe.skipIf(missing !== undefined)(`the plan of docs/background/systems.md (${missing ?? "with Python"})`, () => {
  let plan: Plan;
  beforeAll(() => {
    plan = JSON.parse(runPythonOn("", "test/python/systems_plan.py")) as Plan;
  });
  const place = (kind: string, name: string) => plan.steps.findIndex(([k, n]) => k === kind && n === name);

  it("trains every part once, after what it needs", () => {
    const trained = plan.steps.filter(([kind]) => kind === "train").map(([, part]) => part);
    expect(trained.toSorted()).toEqual(Object.keys(plan.needs).toSorted());
    for (const [part, needs] of Object.entries(plan.needs)) {
      for (const needed of needs) expect(place("train", needed)).toBeLessThan(place("train", part));
    }
  });

  it("trains what a row or a command reads, for whichever row alone", () => {
    const foldersIn = (words: readonly string[]) =>
      Object.keys(plan.needs).filter((part) => words.some((word) => `${word} `.includes(`${RUNS}${part} `)));
    const allNeeds = (parts: readonly string[]): string[] => [
      ...new Set(parts.flatMap((part) => [part, ...allNeeds(plan.needs[part] ?? [])])),
    ];
    for (const [name, { parts, recogniser }] of Object.entries(plan.rows)) {
      expect(allNeeds(parts), name).toEqual(expect.arrayContaining(foldersIn(recogniser.split(" + "))));
      for (const part of parts) expect(place("train", part), part).toBeLessThan(place("measure", name));
    }
    for (const [part, command] of Object.entries(plan.commands)) {
      expect(allNeeds(plan.needs[part] ?? []), part).toEqual(expect.arrayContaining(foldersIn(command)));
    }
  });

  it("has seconds for every training in results.json, so that --plan tells what a night takes", async () => {
    const results = JSON.parse(await readFile("models/training/systems/results.json", "utf8")) as {
      readonly seconds: { readonly train: Readonly<Record<string, number>> };
      readonly rows: Readonly<Record<string, unknown>>;
    };
    expect(Object.keys(results.rows).toSorted()).toEqual(Object.keys(plan.rows).toSorted());
    const untimed = Object.keys(plan.needs).filter((part) => results.seconds.train[part] === undefined);
    expect(untimed).toEqual([]);
  });
});
