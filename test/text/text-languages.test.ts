import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { createRandom } from "../../src/base/random.ts";
import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../src/text/note-languages.ts";
import { readTextLanguages } from "../../src/text/text-languages.ts";
import { OTHER_SENTENCES } from "../fixtures/other-sentences.ts";

const DUTCH = "Gebeld met de dochter van mevrouw Overdijk, zij komt morgen langs om het ontslag te bespreken.";
const FRENCH =
  "Madame Lefèvre est rentrée à domicile avec son mari, contrôle prévu chez le médecin traitant dans une semaine.";

/** Notes of corpora/ that may be read, and generated ones. */
function notesIn(language: NoteLanguage): string[] {
  const afresh = readFileSync(`corpora/written-afresh/read/${language}/notes.jsonl`, "utf8").trim().split("\n");
  const folder = `corpora/hand-written/${language}`;
  const hand = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return [
    ...afresh.map((line) => (JSON.parse(line) as { text: string }).text),
    ...hand.map((file) => readFileSync(`${folder}/${file}`, "utf8")),
    ...generateShortNotes(packOf(language), { seed: 7, notes: 1000, lookAlikes: 0.2 }).map(({ text }) => text),
  ];
}

/** Notes of one to four sentences. */
function notesOf(sentences: readonly string[], count: number): string[] {
  const random = createRandom(1, "other languages");
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random.int(4) }, () => sentences[random.int(sentences.length)] as string).join(" "),
  );
}

describe("readTextLanguages", () => {
  it.each(NOTE_LANGUAGES)("takes no more than one note in 200 in %s for another language", (language) => {
    const notes = notesIn(language);
    const wrong = notes.filter((text) => readTextLanguages(text).others.length > 0);
    expect(wrong.length / notes.length).toBeLessThanOrEqual(0.005);
  });

  it.each(Object.entries(OTHER_SENTENCES))("finds 98 of 100 notes in %s", (language, sentences) => {
    const notes = notesOf(sentences, 200);
    const found = notes.filter((text) => readTextLanguages(text).others.some((other) => other.language === language));
    expect(found.length / notes.length).toBeGreaterThanOrEqual(0.98);
  });

  it("finds paragraphs in another language, and where they stand", () => {
    const text = `${DUTCH}\n\n${FRENCH}\n\n${DUTCH}\n`;
    const { languages, others } = readTextLanguages(text);
    expect(languages).toEqual(["nl"]);
    expect(others.map(({ start, end, language }) => [text.slice(start, end).trim(), language])).toEqual([
      [FRENCH, "fr"],
    ]);
  });

  it("finds notes in other scripts", () => {
    const greek = "Η ασθενής εισήχθη με δύσπνοια από τριών ημερών, χωρίς πυρετό.";
    expect(readTextLanguages(greek)).toEqual({
      languages: [],
      others: [{ start: 0, end: greek.length, language: "el" }],
    });
    expect(readTextLanguages("患者因呼吸困难三天入院，无发热。").others[0]?.language).toBe("zh");
  });

  it.each(["", "120/80", "Dr. Zubeldia", "Movicolon, ibuprofen 400 mg", "Lefèvre, Müller", "k 8) lab: kalium"])(
    "leaves open what cannot be told: %j",
    (text) => expect(readTextLanguages(text).others).toEqual([]),
  );

  it("is the same for a text of passages in any supported language", () => {
    const long = `${DUTCH}\n`.repeat(30);
    expect(readTextLanguages(long)).toEqual({ languages: ["nl"], others: [] });
  });
});
