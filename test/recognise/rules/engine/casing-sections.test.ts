import { expect, it } from "vitest";

import { Reading } from "../../../../src/recognise/reading.ts";
import { bySection, casingAt, casingSections } from "../../../../src/recognise/rules/engine/casing-sections.ts";
import { readNote } from "../../../../src/recognise/rules/engine/read-note.ts";
import { LANGUAGES } from "../../../../src/recognise/rules/languages/languages.ts";

const CAPITALS = "DO NOT LEAVE MR SKELTON ALONE IN THE BATHROOM AT NIGHT.\n";
const SMALL = "seen with her son today, she sleeps and eats well again.\n";
const MIXED = "The patient sleeps well and eats well. There is nothing more to report about the night.\n";

function casingsOf(text: string): string[] {
  return casingSections(readNote(new Reading(text), LANGUAGES.en)).map(({ casing }) => casing);
}

it("parts lines in capitals and small letters from others, each with its own openings", () => {
  expect(casingsOf(CAPITALS + MIXED)).toEqual(["upper", "mixed"]);
  expect(casingsOf(MIXED + SMALL + CAPITALS)).toEqual(["mixed", "lower", "upper"]);
  const note = readNote(new Reading(CAPITALS + MIXED), LANGUAGES.en);
  expect(casingSections(note).flatMap(({ openings }) => openings.lines)).toEqual(note.openings.lines);
  expect([casingAt(note, 0), casingAt(note, note.tokens.length - 1)]).toEqual(["upper", "mixed"]);
});

it("leaves a heading in capitals and a line from the middle of a sentence to the lines around them", () => {
  expect(casingsOf(`${MIXED}CONCLUSION AND PLAN\n${MIXED}`)).toEqual(["mixed"]);
  expect(
    casingsOf(`The patient sleeps well\nand eats well and there is nothing at all more to report\n${MIXED}`),
  ).toEqual(["mixed"]);
});

it("gives what was found to the one part that it begins in", () => {
  const note = readNote(new Reading(MIXED + SMALL + CAPITALS), LANGUAGES.en);
  const found = note.tokens.map(({ start }) => ({ start })).toReversed();
  const parts = bySection(note, found);
  expect(parts.flat()).toEqual(found.toReversed());
  const texts = parts.map((part) => note.text.slice(part[0]?.start, (part.at(-1)?.start ?? 0) + 1));
  expect(texts).toEqual([MIXED, SMALL, CAPITALS].map((text) => text.trim()));
  const alone = readNote(new Reading(MIXED), LANGUAGES.en);
  expect(bySection(alone, [{ start: 9 }, { start: 4 }])).toEqual([[{ start: 4 }, { start: 9 }]]);
});
