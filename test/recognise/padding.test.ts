import { expect, it } from "vitest";

import { readGold } from "../../src/evaluate/read/read-gold.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { selectEntities } from "../../src/recognise/select-entities.ts";
import type { Document } from "../../src/text/document.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../src/text/note-languages.ts";

/** Ordinary words that name nothing. */
const NEUTRAL: Readonly<Record<NoteLanguage, string>> = {
  nl: "de patiënt slaapt rustig en eet goed vandaag en er zijn geen bijzonderheden te melden over de nacht. ",
  en: "the patient sleeps well and eats well today and there is nothing more to report about the night. ",
  es: "el paciente duerme bien y come bien hoy y no hay nada más que informar sobre la noche. ",
  it: "il paziente dorme bene e mangia bene oggi e non ci sono altre cose da segnalare sulla notte. ",
};
const WORDS = 2000;
/** Marks that may be lost, in percent: where the model reads a capital otherwise, an arbiter's probability near the threshold moves with it. */
const MOST_LOST = 2;
const MOST_DIFFERENT = 6;

it.each(NOTE_LANGUAGES)("a note of %s is read alike when 2,000 neutral words follow", async (language) => {
  const sentence = NEUTRAL[language];
  const padding = `\n${sentence.repeat(Math.ceil(WORDS / (sentence.split(" ").length - 1)))}`;
  const gold = await readGold(`corpora/hand-written/${language}`, "brat", "folder of notes");
  const notes = gold.map(({ document }) => document);
  const recogniser = selectEntities(await createRecogniser(`language:${language}`), ["PERSON", "GPE"]);
  const marksIn = async (documents: readonly Document[]) => {
    const found = await recogniser.recognise(documents);
    return new Set(
      found.flatMap((spans, index) => {
        const { id, text } = notes[index] as Document;
        return spans.filter(({ start }) => start < text.length).map(({ start, end }) => `${id} ${start}-${end}`);
      }),
    );
  };
  const alone = await marksIn(notes);
  const followed = await marksIn(notes.map((note) => ({ ...note, text: note.text + padding })));
  const lost = [...alone].filter((mark) => !followed.has(mark)).length;
  const different = [...alone, ...followed].filter((mark) => !alone.has(mark) || !followed.has(mark)).length;
  expect((100 * lost) / alone.size).toBeLessThanOrEqual(MOST_LOST);
  expect((100 * different) / alone.size).toBeLessThanOrEqual(MOST_DIFFERENT);
});
