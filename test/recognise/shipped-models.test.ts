import { stat } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { scoreSpans } from "../../src/evaluate/figures/score.ts";
import { combineRecognisers } from "../../src/recognise/combine/combine.ts";
import { openCrfModel } from "../../src/recognise/crf/crf-recogniser.ts";
import { lowerCased } from "../../src/recognise/crf/examples.ts";
import { Tagger } from "../../src/recognise/crf/tagger.ts";
import { layOutModel } from "../../src/recognise/crf/tagging-model.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { findModel, SHIPPED_MODELS } from "../../src/recognise/shipped-models.ts";
import { createDocument } from "../../src/text/document.ts";

const LARGEST_BYTES = 8e6;

describe.each(SHIPPED_MODELS)("%s", (name) => {
  it("is small, public and sound", async () => {
    const { size } = await stat(join(findModel(name), "model.crf"));
    expect(size).toBeLessThanOrEqual(LARGEST_BYTES);
    const { header } = await openCrfModel(name);
    expect(header.isPrivate).toBe(false);
  });
});

describe("crf:ner-es", () => {
  const note =
    "Datos del paciente.\nNombre: Nicanor.\nApellidos: Zubialde Otamendi.\nLocalidad/ Provincia: Oviedo.\nFecha de nacimiento: 03/11/1951.\n" +
    "Informe clínico del paciente: Varón de 67 años que consulta por tos. En la exploración Nicanor está afebril.\n" +
    "Remitido por: Dra. Benigna Arrizabalaga. Hospital de Cabueñes. 33394 Gijón. barrizabalaga@example.org\n";

  it("gives the labels of its training data, and finds a name of the header again", async () => {
    const recogniser = await createRecogniser("crf:ner-es");
    const [spans = []] = await recogniser.recognise([createDocument("n", note)]);
    const found = spans.map(({ start, end, label }) => `${label} ${note.slice(start, end)}`);
    for (const expected of [
      "NOMBRE_SUJETO_ASISTENCIA Nicanor",
      "NOMBRE_SUJETO_ASISTENCIA Zubialde Otamendi",
      "TERRITORIO Oviedo",
      "FECHAS 03/11/1951",
      "EDAD_SUJETO_ASISTENCIA 67 años",
      "NOMBRE_PERSONAL_SANITARIO Benigna Arrizabalaga",
      "CORREO_ELECTRONICO barrizabalaga@example.org",
    ]) {
      expect(found).toContain(expected);
    }
    expect(found.filter((mention) => mention.endsWith(" Nicanor"))).toHaveLength(2);
  });

  it("never takes a field for a name", async () => {
    const recogniser = await createRecogniser("crf:ner-es-names");
    const [spans = []] = await recogniser.recognise([createDocument("n", note)]);
    const found = spans.map(({ start, end }) => note.slice(start, end));
    expect(found).toContain("Zubialde Otamendi");
    for (const surface of found) expect(surface).not.toMatch(/Nombre|Apellidos|Localidad|Remitido/);
  });
});

describe.each([
  ["en", "ner-en"],
  ["es", "ner-es-names"],
  ["it", "ner-it"],
  ["nl", "ner-nl"],
] as const)("rules:%s with crf:%s", (language, name) => {
  it("covers 95 % of the persons of short notes that neither has seen, all in small letters", async () => {
    const notes = generateShortNotes(packOf(language), { seed: 90_210, notes: 150, lookAlikes: 0.1 });
    const recognisers = await Promise.all([`rules:${language}`, `crf:${name}`].map((spec) => createRecogniser(spec)));
    const documents = notes.map(({ id, text }) => createDocument(id, lowerCased(text)));
    const found = await combineRecognisers(recognisers).recognise(documents);
    const { labels } = scoreSpans(
      documents.map(({ id, text }, i) => ({
        id,
        text,
        gold: notes[i]?.mentions ?? [],
        system: (found[i] ?? []).filter(({ label }) => label === "PERSON" || label === "GPE"),
      })),
    );
    expect(labels["PERSON"]?.gold).toBeGreaterThan(300);
    expect(labels["PERSON"]?.coverageRecall).toBeGreaterThanOrEqual(0.95);
    expect(labels["PERSON"]?.coveragePrecision).toBeGreaterThanOrEqual(0.85);
  });

  it("reads 100,000 words in a small part of a second, and opens as fast", async () => {
    const text =
      "De heer Jansen belde, Ana García no vino, Mrs Patel slept well, parlato con Bianchi. Geen koorts.\n".repeat(
        6000,
      );
    const before = process.cpuUsage();
    const tagger = new Tagger(layOutModel(await openCrfModel(name)));
    expect(tagger.tag(text, name).length).toBeGreaterThan(6000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  });
});

describe("rules:nl with crf:ner-nl", () => {
  it("covers 98 % of the names of notes that neither has seen, however they are written", async () => {
    const corpus = generateCorpus({ seed: 90_210, sentences: 6000, patients: 60 });
    const recogniser = combineRecognisers([await createRecogniser("rules:nl"), await createRecogniser("crf:ner-nl")]);
    const documents = corpus.notes.map(({ document }) => document);
    const found = await recogniser.recognise(documents);
    const { labels } = scoreSpans(
      corpus.notes.map(({ document, mentions }, i) => ({
        id: document.id,
        text: document.text,
        gold: mentions,
        system: (found[i] ?? []).filter(({ label }) => label === "PERSON" || label === "GPE"),
      })),
    );
    expect(labels["PERSON"]?.gold).toBeGreaterThan(500);
    expect(labels["PERSON"]?.coverageRecall).toBeGreaterThanOrEqual(0.98);
    expect(labels["PERSON"]?.recall).toBeGreaterThanOrEqual(0.97);
    expect(labels["GPE"]?.coverageRecall).toBeGreaterThanOrEqual(0.97);
  });
});
