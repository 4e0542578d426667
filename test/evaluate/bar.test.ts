import { describe, expect, it } from "vitest";

import { checkBars, parseBar } from "../../src/evaluate/bar.ts";

const evaluation = {
  documents: 2,
  meddocan: { ner: { f1: 0.96, leak: 0.05 } },
  entities: { PERSON: { f1: 0.99 } },
  agreement: { cohensKappa: null },
};
const check = (text: string) => checkBars(evaluation, [parseBar(text)])[0];

describe("bars", () => {
  it.each([
    ["ner.f1=0.96", true],
    ["meddocan.ner.f1=0.97", false],
    ["entities.PERSON.f1=.99", true],
    ["ner.leak=0.05", true],
    ["ner.leak=0.049", false],
    ["agreement.cohensKappa=0", false],
  ])("%s passes: %s", (text, passed) => {
    expect(check(text)?.passed).toBe(passed);
  });

  it("refuses what is no bar, and suggests a figure for a misspelt one", () => {
    expect(() => parseBar("ner.f1")).toThrow(/expected KEY=VALUE/);
    expect(() => parseBar("ner.f1=high")).toThrow(/expected KEY=VALUE/);
    expect(() => check("entities.PERSONS.f1=1")).toThrow(/Did you mean entities.PERSON.f1\?/);
    expect(() => check("ner=1")).toThrow(/no such figure/);
  });
});
