import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import fc from "fast-check";
import { parquetReadObjects } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it } from "vitest";

import { PEOPLE_TO_PASS } from "../../../src/audit/exposure/exposure.ts";
import { createPlantedCounter } from "../../../src/audit/planting/count-planted.ts";
import { judgePlanting } from "../../../src/audit/planting/judge-planting.ts";
import { listFiles } from "../../../src/base/files.ts";
import { halfOf } from "../../../src/corpus/patients/part-of-patient.ts";
import { openPatients } from "../../../src/corpus/patients/patient-of.ts";
import { choosePlan, LEAST_PEOPLE } from "../../../src/corpus/plant/choose-plan.ts";
import { plantNotes } from "../../../src/corpus/plant/plant-notes.ts";
import { readPlantedStyle } from "../../../src/corpus/plant/planted-style.ts";
import { removePlanted } from "../../../src/corpus/plant/remove-planted.ts";
import { readCorpus } from "../../../src/corpus/reading/read-corpus.ts";
import type { CanaryTruth } from "../../../src/formats/canary-truth.ts";
import { readCanaries } from "../../../src/probe/contexts/read-canaries.ts";
import { NOTE_LANGUAGES } from "../../../src/text/note-languages.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { type MadeNote, NOTE_FORMATS, type NoteFormat, writeNotes } from "../../fixtures/notes-in-formats.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const SENTENCES = [
  "Pat. komt terug",
  "Geen koorts.",
  "RR 120/80.",
  "«é» 😀 ok.",
  'Zegt "ja", soms; nee',
  "",
  "Dr. Bos:",
  "\\n x",
];
const note = fc
  .array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 5 })
  .chain((parts) => fc.constantFrom("\n", "\r\n", " ", "\n\n").map((joint) => parts.join(joint)))
  .map((text) => (text.trim() === "" ? "x" : text));
const anyNotes = fc
  .array(note, { minLength: 60, maxLength: 90 })
  .map((texts) => texts.map((text, index): MadeNote => ({ patient: `p${index % 25}`, text })));

/** The bytes of a folder's files; packed ones unpacked; of Parquet the documents. */
async function contentOf(folder: string, reading: object): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const path of await listFiles(folder)) {
    const bytes = await readFile(join(folder, path));
    content[path] = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("base64");
    if (!path.endsWith(".parquet")) continue;
    content[path] = "";
    for await (const { documents } of readCorpus([folder], reading)) content[path] += JSON.stringify(documents);
  }
  return content;
}

async function plantInto(format: NoteFormat, notes: readonly MadeNote[], seed = 3) {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const reading = await writeNotes(at("notes"), format, notes);
  const options = { inputs: [at("notes")], people: 4, repetitions: [1, 3], seed, language: "nl", ...reading } as const;
  const result = await plantNotes({ ...options, outputDirectory: at("planted") });
  return { at, reading, options, result };
}

describe.each(NOTE_FORMATS)("notes as %s", (format) => {
  it(
    "are given back byte for byte, and an audit finds all that was planted where the record says",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyNotes, fc.nat(1000), async (notes, seed) => {
          const { at, reading, result } = await plantInto(format, notes, seed);
          await removePlanted({ inputDirectory: at("planted"), outputDirectory: at("again") });
          expect(await contentOf(at("again"), reading)).toEqual(await contentOf(at("notes"), reading));
          const truth = await readCanaries(result.canaries);
          const counter = createPlantedCounter(truth);
          for await (const { documents } of readCorpus([at("planted")], reading))
            for (const { text } of documents) counter.see(text);
          expect(judgePlanting(truth, counter.counts())).toEqual({ exposure: [], association: [] });
          expect(result).toMatchObject({ people: 8, controls: 8, notes: notes.length });
        }),
        { numRuns: byEffort({ quick: 2, thorough: 12, exhaustive: 60 }) },
      );
    },
  );
});

const NOTES = Array.from({ length: 400 }, (_, index): MadeNote => ({ patient: `p${index % 40}`, text: `Visita ${index}. Sin fiebre.\nAlta hoy.\n` })); // prettier-ignore

describe.each(NOTE_FORMATS)("new notes beside notes as %s", (format) => {
  it(
    "leave every file as it was, are found by an audit, are of new patients of one half, and go again",
    { timeout: 300_000 },
    async () => {
      const notes = fc.tuple(anyNotes, fc.constantFrom("p", ""));
      await fc.assert(
        fc.asyncProperty(notes, fc.nat(1000), fc.boolean(), async ([made, prefix], seed, isEach) => {
          const directory = await temporaryDirectory();
          const at = (name: string) => join(directory, name);
          const own = made.map(({ patient, text }) => ({ text, patient: prefix + patient.slice(1) }));
          const given = await writeNotes(at("notes"), format, own);
          const reading = isEach ? { ...given, patientsFile: "documents" } : given;
          const result = await plantNotes({ inputs: [at("notes")], outputDirectory: at("planted"), people: 4, repetitions: [1, 3], seed, language: "nl", as: "notes", ...reading }); // prettier-ignore
          const bytesOf = async (folder: string) => new Map(await Promise.all((await listFiles(folder)).map(async (path) => [path, (await readFile(join(folder, path))).toString("base64")] as const))); // prettier-ignore
          const [before, planted] = [await bytesOf(at("notes")), await bytesOf(at("planted"))];
          for (const [path, bytes] of before) expect(planted.get(path)).toBe(bytes);
          await removePlanted({ inputDirectory: at("planted"), outputDirectory: at("again") });
          expect(await bytesOf(at("again"))).toEqual(before);
          const truth = await readCanaries(result.canaries);
          const counter = createPlantedCounter(truth);
          const patientOf = await openPatients({ ...reading, ...(result.patientsFile !== undefined && { patientsFile: result.patientsFile }) }); // prettier-ignore
          const patients = new Map<string, Set<string>>();
          let count = 0;
          for await (const { documents } of readCorpus([at("planted")], reading))
            for (const document of documents) {
              count++;
              counter.see(document.text);
              const person = truth.facts.find(({ name }) => document.text.includes(name))?.person ?? "user";
              patients.set(person, (patients.get(person) ?? new Set()).add(patientOf(document)));
            }
          expect(judgePlanting(truth, counter.counts())).toEqual({ exposure: [], association: [] });
          expect(result).toMatchObject({ as: "notes", people: 8, notes: made.length, changed: 16 });
          expect(count).toBe(made.length + 16);
          expect(patients.size).toBe(9);
          const all = [...patients.values()].flatMap((ids) => [...ids]);
          expect(new Set(all).size).toBe(all.length);
          for (const [person, ids] of patients)
            if (person !== "user") expect(new Set([...ids].map((id) => halfOf(id, seed))).size).toBe(1);
        }),
        { numRuns: byEffort({ quick: 2, thorough: 12, exhaustive: 60 }) },
      );
    },
  );
});

it("writes new rows with every column that may be null, and refuses a table with one that may not", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const plant = async (name: string, nullable: boolean) => {
    await mkdir(at(name));
    const columnData = [
      { name: "ward", data: NOTES.map((_, index) => index), type: "INT32" as const, nullable },
      { name: "nota", data: NOTES.map(({ text }) => text), type: "STRING" as const },
      { name: "paciente", data: NOTES.map(({ patient }) => Number(patient.slice(1))), type: "INT32" as const },
    ];
    await writeFile(at(`${name}/a.parquet`), new Uint8Array(parquetWriteBuffer({ columnData })));
    const options = { people: 2, repetitions: [2], seed: 1, language: "es", as: "notes", textField: "nota", groupField: "paciente" } as const; // prettier-ignore
    return plantNotes({ ...options, inputs: [at(name)], outputDirectory: at(`${name}-planted`) });
  };
  await plant("may", true);
  const bytes = await readFile(at("may-planted/planted-notes.parquet"));
  const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer }); // prettier-ignore
  // Two people, in two notes each.
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row["ward"] ?? null).toBeNull();
    expect(row["paciente"]).toBeGreaterThan(39);
  }
  await expect(plant("must", false)).rejects.toMatchObject({ code: "usage", message: expect.stringMatching(/"ward".*--as sentences/u) as string }); // prettier-ignore
  await expect(stat(at("must-planted"))).rejects.toThrow();
});

it("refuses to take out notes that were changed", { timeout: 60_000 }, async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const reading = await writeNotes(at("notes"), "jsonl", NOTES);
  await plantNotes({ inputs: [at("notes")], outputDirectory: at("planted"), people: 2, repetitions: [2], seed: 1, language: "es", as: "notes", ...reading }); // prettier-ignore
  const path = at("planted/planted-notes.jsonl");
  await writeFile(path, `${await readFile(path, "utf8")}{"nota":"Alta.","paciente":"p1"}\n`);
  const removed = removePlanted({ inputDirectory: at("planted"), outputDirectory: at("again") });
  await expect(removed).rejects.toMatchObject({ code: "input-changed" });
});

it("writes the same bytes for the same seed, and others for another", { timeout: 60_000 }, async () => {
  const { at, options, reading } = await plantInto("jsonl", NOTES);
  await plantNotes({ ...options, outputDirectory: at("twice") });
  await plantNotes({ ...options, seed: 4, outputDirectory: at("other") });
  expect(await contentOf(at("twice"), reading)).toEqual(await contentOf(at("planted"), reading));
  expect(await contentOf(at("twice.private"), {})).toEqual(await contentOf(at("planted.private"), {}));
  expect(await contentOf(at("other"), reading)).not.toEqual(await contentOf(at("planted"), reading));
  expect((await stat(at("planted.private"))).mode & 0o777).toBe(0o700);
  expect((await stat(at("planted.private/canaries.json"))).mode & 0o777).toBe(0o600);
});

it(
  "keeps all notes of a person in one half of the patients, and both halves have people",
  { timeout: 60_000 },
  async () => {
    const { at, reading, result } = await plantInto("jsonl", NOTES);
    const { facts } = JSON.parse(await readFile(result.canaries, "utf8")) as CanaryTruth;
    const halves = new Map<string, Set<string>>();
    for await (const { documents } of readCorpus([at("planted")], reading))
      for (const { text, meta } of documents)
        for (const { person, name } of facts)
          if (text.includes(name))
            halves.set(person, (halves.get(person) ?? new Set()).add(halfOf(meta["group"] ?? "", 3)));
    expect(halves.size).toBe(8);
    expect([...halves.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set([...halves.values()].flatMap((one) => [...one])).size).toBe(2);
  },
);

it("takes people out of a file whose extension says another format", { timeout: 60_000 }, async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const reading = await writeNotes(at("notes"), "jsonl", NOTES);
  await rename(at("notes/a.jsonl"), at("notes.json"));
  const options = { people: 4, repetitions: [1, 3], seed: 3, language: "es", format: "jsonl", ...reading } as const;
  await plantNotes({ ...options, inputs: [at("notes.json")], outputDirectory: at("planted") });
  expect(await readFile(at("planted/notes.json"))).not.toEqual(await readFile(at("notes.json")));
  await removePlanted({ inputDirectory: at("planted"), outputDirectory: at("again") });
  expect(await readFile(at("again/notes.json"))).toEqual(await readFile(at("notes.json")));
});

it("refuses to take people out of notes that were changed, and writes nothing then", { timeout: 60_000 }, async () => {
  const { at } = await plantInto("jsonl", NOTES);
  const path = at("planted/a.jsonl");
  await writeFile(path, (await readFile(path, "utf8")).replace("Sin fiebre", "Con fiebre"));
  await expect(removePlanted({ inputDirectory: at("planted"), outputDirectory: at("again") })).rejects.toMatchObject({ code: "input-changed" }); // prettier-ignore
  await expect(stat(at("again"))).rejects.toThrow();
});

it("plants fewer numbers of repetitions, and says so, where there are few notes", () => {
  const notes = (total: number) => ({ "half-a": total / 2, "half-b": total / 2 });
  expect(choosePlan(notes(20_000), {})).toEqual({ repetitions: [1, 5, 10, 50], perRepetition: 100, warnings: [] });
  expect(choosePlan(notes(1_000), {})).toMatchObject({ repetitions: [1, 5, 10], perRepetition: 62 });
  expect(choosePlan(notes(1_000), {}).warnings).toHaveLength(1);
  expect(choosePlan(notes(20), {})).toMatchObject({ repetitions: [1], perRepetition: 20 });
  expect(() => choosePlan(notes(20), { repetitions: [50], people: 1 })).toThrow(/50 notes in each half/u);
  expect(LEAST_PEOPLE).toBe(PEOPLE_TO_PASS);
});

it.each(NOTE_LANGUAGES)("has many sentences in %s that need no quotes in a table", async (language) => {
  const { condition, number, phrase, conditions, words } = await readPlantedStyle(language);
  for (const frames of [condition, number, phrase]) {
    expect(new Set(frames).size).toBeGreaterThanOrEqual(25);
    for (const frame of frames) {
      expect(frame.split("{name}")).toHaveLength(2);
      expect(frame.split("{secret}")).toHaveLength(2);
      expect(frame).not.toMatch(/[,;"\t|\n]/u);
    }
  }
  expect(new Set(conditions).size).toBeGreaterThanOrEqual(70);
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(60);
});
