import { describe, expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { createCombination } from "../../../src/recognise/combine/language-combination.ts";
import { detectLanguages } from "../../../src/text/detect-language.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { createDocument } from "../../../src/text/document.ts";
import { NOTE_LANGUAGES } from "../../../src/text/note-languages.ts";

const NOTES = {
  nl: "Gebeld met de dochter van mevrouw Overdijk, zij komt morgen langs om het ontslag te bespreken.",
  es: "Se comenta con el doctor Zubeldia que la paciente no tolera la medicación y se suspende hasta mañana.",
  it: "Parlato con la dottoressa Brambillasca: la paziente rifiuta il pasto e chiede di tornare a casa.",
  en: "Discussed with Dr Fotheringham, who would like the drain left in until the morning round.",
} as const;

async function surfaces(spec: string, text: string, lean = 20): Promise<string[]> {
  const recogniser = await createRecogniser(spec, { lean });
  const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
  return spans.filter(({ label }) => label === "PERSON").map(({ start, end }) => text.slice(start, end));
}

describe("detectLanguages", () => {
  it.each(Object.entries(NOTES))("tells %s by a sentence", (language, text) => {
    expect(detectLanguages(text)[0]).toBe(language);
  });

  it("leaves open what nothing tells", () => {
    expect(detectLanguages("120/80 - 36.8")).toEqual(NOTE_LANGUAGES);
    expect(detectLanguages("")).toEqual(NOTE_LANGUAGES);
  });
});

describe("language:auto", () => {
  it("reads each text by the rules of its language, in the order given", async () => {
    const recogniser = await createCombination("auto");
    const texts = Object.values(NOTES);
    const found = await recogniser.recognise(texts.map((text, index) => createDocument(`${index}`, text)));
    const names = found.map((spans, index) => spans.map(({ start, end }) => texts[index]?.slice(start, end)).join());
    expect(names).toEqual(["Overdijk", "Zubeldia", "Brambillasca", "Fotheringham"]);
  });

  it("takes what any language finds in a text that may be several", async () => {
    expect(await surfaces("language:auto", "Dr. Zubeldia")).toEqual(["Zubeldia"]);
  });
});

describe("language:CODE", () => {
  it("refuses a language without a combination, and says which there are", async () => {
    await expect(createCombination("fy")).rejects.toThrow(/language:fy: expected nl, es, it, en, auto/);
  });

  it("finds no less the more it leans to recall", async () => {
    const text =
      "De Wilg rustig, Tulp onrustig, Karin zag Overdijk. Wil mevr Bos bellen. Terug naar Beukenhof, via Linde.";
    const letters = [];
    for (const lean of [5, 20, 400]) letters.push((await surfaces("language:nl", text, lean)).join("").length);
    expect(letters).toEqual(letters.toSorted((a, b) => a - b));
    expect(letters[2]).toBeGreaterThan(letters[0] as number);
  });

  it("refuses a lean of earlier versions, which counted steps", async () => {
    await expect(createCombination("nl", 3)).rejects.toThrow(/lean: expected 5 to 1000 words lost.*found 3/);
  });

  it.each(NOTE_LANGUAGES)(
    "finds in a note of %s the same whatever is read with it and was read before",
    async (language) => {
      const notes = generateShortNotes(packOf(language), { seed: 5, notes: 60, lookAlikes: 0.2 });
      const documents = notes.map(({ text }, index) => createDocument(`${index}`, text));
      const recogniser = await createCombination(language);
      const alone = [];
      for (const document of documents) alone.push((await recogniser.recognise([document]))[0]);
      expect(alone.flat().length).toBeGreaterThan(documents.length);
      expect(await recogniser.recognise(documents)).toEqual(alone);
      expect((await recogniser.recognise(documents.toReversed())).toReversed()).toEqual(alone);
      // Longer than what is read together: each of these by itself.
      const long = documents
        .slice(0, 3)
        .map(({ id, text }) => createDocument(id, `${text}\n\n${" \n".repeat(70_000)}`));
      const apart = await Promise.all(long.map(async (document) => (await recogniser.recognise([document]))[0]));
      expect(await recogniser.recognise(long)).toEqual(apart);
    },
  );
});
