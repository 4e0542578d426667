import { describe, expect, it } from "vitest";

import { splitAtStops } from "../../../src/recognise/propose/split-at-stops.ts";

/** The pieces of a whole text that `source` marked. */
function pieces(text: string, source = "crf:x"): string[] {
  const span = { start: 0, end: text.length, label: "PERSON", score: 0.7, source };
  return splitAtStops(text, [span]).map(({ start, end }) => text.slice(start, end));
}

describe("splitAtStops", () => {
  it("cuts what a model found across the end of a sentence", () => {
    expect(pieces("Thopaz. Rutgers")).toEqual(["Thopaz", "Rutgers"]);
    expect(pieces("King Edward's. Emdogain")).toEqual(["King Edward's", "Emdogain"]);
    expect(pieces("Emdogain. Vitrebond. Duraphat")).toEqual(["Emdogain", "Vitrebond", "Duraphat"]);
  });

  it("keeps initials, shortened words and what rules found", () => {
    expect(pieces("John B. Allen")).toEqual(["John B. Allen"]);
    expect(pieces("Prof. Kowalski")).toEqual(["Prof. Kowalski"]);
    expect(pieces("Thopaz. Rutgers", "rules:en/names")).toEqual(["Thopaz. Rutgers"]);
  });
});
