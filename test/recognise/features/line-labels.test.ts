import { describe, expect, it } from "vitest";

import { readLineLabels } from "../../../src/recognise/features/line-labels.ts";

const TALK = "Doctor: Do you smoke?\nPatient: No.\n\nDoctor: Drink?\nNaam: Bos\nRustig geslapen.";

describe("labels of lines", () => {
  it("are counted over the text, where they begin", () => {
    const { at } = readLineLabels(TALK);
    expect(["Doctor", "Patient", "Naam", "Rustig"].map((word) => at(TALK.indexOf(word)))).toEqual([2, 1, 1, undefined]);
    expect(at(TALK.lastIndexOf("Doctor"))).toBe(2);
    expect(readLineLabels("\n  Naam: Bos").at(3)).toBe(1);
  });

  it("stand before what follows them at once", () => {
    const labels = readLineLabels(TALK);
    expect(labels.before(TALK.indexOf("Do you"))).toEqual({ label: "Doctor", lines: 2 });
    expect(labels.before(TALK.indexOf("Bos"))).toEqual({ label: "Naam", lines: 1 });
    expect(labels.before(TALK.indexOf("you"))).toBeUndefined();
    expect(labels.before(TALK.indexOf("Rustig"))).toBeUndefined();
    expect(labels.before(0)).toBeUndefined();
  });

  it("stand nowhere behind more than a label is long", () => {
    const long = `Naam: ${"x ".repeat(60)}Bos`;
    expect(readLineLabels(long).before(long.indexOf("Bos"))).toBeUndefined();
  });
});
