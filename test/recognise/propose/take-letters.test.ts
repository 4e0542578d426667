import { expect, it } from "vitest";

import { takeLetters } from "../../../src/recognise/propose/take-letters.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { Span } from "../../../src/text/span.ts";
import type { NoteLanguage } from "../../../src/text/note-languages.ts";

/** What becomes of the first `name` in a text, found as a person. */
function taken(language: NoteLanguage, text: string, name: string, label = "PERSON"): string | undefined {
  const start = text.indexOf(name);
  const span: Span = { start, end: start + name.length, label, score: 0.9, source: "crf:x" };
  const [whole] = takeLetters(language, new Reading(text), [span]);
  return whole && text.slice(whole.start, whole.end);
}

it.each([
  ["en", "Social worker Hollie T to confirm the date.", "Hollie", "Hollie T"],
  ["en", "Left a message for Hollie T", "Hollie", "Hollie T"],
  ["nl", "Gesprek met Karin B, daarna rust.", "Karin", "Karin B"],
  ["es", "Hablado con Lucía M por teléfono.", "Lucía", "Lucía M"],
  ["it", "Parlato con Lucia B stamattina.", "Lucia", "Lucia B"],
  // Measures, sides, words of one letter, what is no given name alone, sentences.
  ["en", "Hollie T 37.2, comfortable.", "Hollie", "Hollie"],
  ["en", "Seen with Hollie R knee swollen.", "Hollie", "Hollie"],
  ["en", "Told Hollie I would ring.", "Hollie", "Hollie"],
  ["es", "María Y su hermana vienen.", "María", "María"],
  ["en", "Hollie Smith T to confirm.", "Hollie Smith", "Hollie Smith"],
  ["en", "Seen by Hollie. T done.", "Hollie", "Hollie"],
  ["en", "Asked Hollie\nB to follow.", "Hollie", "Hollie"],
] as const)("%s: %s", (language, text, name, expected) => {
  expect(taken(language, text, name)).toBe(expected);
});

it("leaves places as they are, and takes no letter that another name has", () => {
  expect(taken("en", "Lives in Florence B with her son.", "Florence", "GPE")).toBe("Florence");
  const text = "Seen by Hollie B Carter today.";
  const spans = [
    { start: 8, end: 14, label: "PERSON", score: 1, source: "crf:x" },
    { start: 15, end: 23, label: "PERSON", score: 1, source: "crf:x" },
  ];
  expect(takeLetters("en", new Reading(text), spans)).toEqual(spans);
});
