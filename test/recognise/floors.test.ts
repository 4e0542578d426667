import { expect, it } from "vitest";

import { countFalseMarks } from "../../src/evaluate/figures/false-marks.ts";
import { isCovered, touches } from "../../src/evaluate/figures/score.ts";
import type { GoldFormat } from "../../src/evaluate/read/gold-formats.ts";
import { readGold } from "../../src/evaluate/read/read-gold.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { selectEntities } from "../../src/recognise/select-entities.ts";
import { entityAt } from "../../src/text/entities.ts";
import type { NoteLanguage } from "../../src/text/note-languages.ts";

/** Persons covered and PERSON marks right, in percent at least, and words lost in 1,000 tokens at most, by default settings. */
const FLOORS: readonly (readonly [string, GoldFormat, NoteLanguage, number, number, number])[] = [
  ["hand-written", "brat", "nl", 97.8, 88, 8],
  ["hand-written", "brat", "es", 94, 89, 13],
  ["hand-written", "brat", "en", 97, 83, 12],
  ["hand-written", "brat", "it", 95.3, 90, 11],
  ["written-afresh/unread", "jsonl", "nl", 96, 75, 20],
  ["written-afresh/unread", "jsonl", "es", 97, 82, 22],
  ["written-afresh/unread", "jsonl", "en", 95, 80, 16],
  ["written-afresh/unread", "jsonl", "it", 96.5, 82, 16],
];

it.each(FLOORS)("keeps to its floors on %s (%s), %s", async (folder, format, language, covered, right, lost) => {
  const gold = await readGold(`corpora/${folder}/${language}`, format, "folder of notes");
  const recogniser = selectEntities(await createRecogniser(`language:${language}`), ["PERSON", "GPE"]);
  const found = await recogniser.recognise(gold.map(({ document }) => document));
  const scored = gold.map(({ document: { id, text }, spans }, index) => ({
    id,
    text,
    gold: spans,
    system: found[index] ?? [],
  }));
  const [persons, marks] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]];
  for (const { text, gold: names, system } of scored) {
    for (const span of names.filter((one) => entityAt(text, one) === "PERSON")) {
      persons[0]++;
      if (isCovered(text, span, system)) persons[1]++;
    }
    for (const span of system.filter((one) => entityAt(text, one) === "PERSON")) {
      marks[0]++;
      if (touches(text, span, names)) marks[1]++;
    }
  }
  expect((100 * persons[1]) / persons[0]).toBeGreaterThanOrEqual(covered);
  expect((100 * marks[1]) / marks[0]).toBeGreaterThanOrEqual(right);
  expect(countFalseMarks(scored).lostPerThousandTokens).toBeLessThanOrEqual(lost);
});
