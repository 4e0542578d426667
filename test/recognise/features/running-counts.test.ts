import fc from "fast-check";
import { expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { readLineLabels } from "../../../src/recognise/features/line-labels.ts";
import { countBetween, countRunning } from "../../../src/recognise/features/running-counts.ts";
import { readNote } from "../../../src/recognise/rules/engine/read-note.ts";
import { LANGUAGES } from "../../../src/recognise/rules/languages/languages.ts";

const WORDS = ["Arts:", "rustig", "HB", "Jansen", "\n", "koorts", "Xyqq", "8,2", "\nNaam:"];

it("count in a window by a difference", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }),
      fc.nat(40),
      fc.nat(40),
      (words, from, length) => {
        const text = words.join(" ");
        const note = readNote(new Reading(text), LANGUAGES.nl);
        const { tokens } = note;
        const [start, end] = [Math.min(from, tokens.length), Math.min(from + length, tokens.length)];
        const counts = countRunning(note, readLineLabels(text), () => false);
        const inside = tokens.slice(start, end);
        expect(countBetween(counts, "upper", start, end)).toBe(
          inside.filter(({ word }) => word.shape === "upper").length,
        );
        expect(countBetween(counts, "lines", start, end)).toBe(inside.filter(({ startsLine }) => startsLine).length);
        expect(countBetween(counts, "terms", start, end)).toBe(0);
      },
    ),
  );
});
