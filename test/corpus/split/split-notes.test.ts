import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { listFiles } from "../../../src/base/files.ts";
import { readPatients } from "../../../src/corpus/patients/read-patients.ts";
import { readCorpus } from "../../../src/corpus/read-corpus.ts";
import { splitNotes } from "../../../src/corpus/split/split-notes.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { type MadeNote, NOTE_FORMATS, writeNotes } from "../../fixtures/notes-in-formats.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const FORMATS = NOTE_FORMATS.filter((format) => format !== "parquet");
const anyNotes = fc.array(
  fc.record({
    patient: fc.integer({ min: 0, max: 39 }).map((number) => `p${number}`),
    text: fc.constantFrom("Alta.", "Sin fiebre\nni tos.", 'Dice "no", y ya.', "a\r\nb", "é 😀"),
  }),
  { minLength: 150, maxLength: 200 },
);

async function documentsOf(folder: string, reading: object) {
  const found = new Map<string, string>();
  for await (const { documents } of readCorpus([folder], reading))
    for (const { id, text } of documents) found.set(id, text);
  return found;
}

describe.each(FORMATS)("notes as %s", (format) => {
  it("are all in one part of each kind, under their ids, no patient in two", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyNotes, fc.nat(50), async (notes: readonly MadeNote[], seed) => {
        const directory = await temporaryDirectory();
        const at = (name: string) => join(directory, name);
        const reading = await writeNotes(at("notes"), format, notes);
        const options = { inputs: [at("notes")], halves: true, unseen: 0.3, seed, ...reading };
        const { patientsFile, parts } = await splitNotes({ ...options, outputDirectory: at("parts") });
        const all = await documentsOf(at("notes"), reading);
        const patients = await readPatients(patientsFile);
        for (const [one, other] of [
          ["seen", "unseen"],
          ["half-a", "half-b"],
        ] as const) {
          const [first, second] = [await documentsOf(at(`parts/${one}`), reading), await documentsOf(at(`parts/${other}`), reading)]; // prettier-ignore
          expect(Object.fromEntries([...first, ...second])).toEqual(Object.fromEntries(all));
          expect(first.size + second.size).toBe(all.size);
          const of = (documents: ReadonlyMap<string, string>) =>
            new Set([...documents.keys()].map((id) => patients.get(id)));
          expect([...of(first)].filter((patient) => of(second).has(patient))).toEqual([]);
          if (one === "half-a")
            expect((await readFile(at("parts.private/half-a/members.txt"), "utf8")).trim().split("\n").sort()).toEqual([...first.keys()].sort()); // prettier-ignore
        }
        expect(parts.map(({ part }) => part)).toEqual(["seen", "unseen", "half-a", "half-b"]);
        await splitNotes({ ...options, outputDirectory: at("again") });
        for (const path of await listFiles(at("parts")))
          expect(await readFile(at(`again/${path}`))).toEqual(await readFile(at(`parts/${path}`)));
      }),
      { numRuns: byEffort({ quick: 2, thorough: 15, exhaustive: 60 }) },
    );
  });
});

it("keeps ids where there are several inputs, so that lists of patients fit, and puts inputs apart only if they hold one path", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const notes = Array.from({ length: 60 }, (_, index) => ({ patient: `p${index % 20}`, text: `Alta ${index}.` }));
  const reading = await writeNotes(at("one"), "jsonl", notes);
  await writeNotes(at("two"), "jsonl", notes);
  await rename(at("two/a.jsonl"), at("two/b.jsonl"));
  const { patientsFile } = await splitNotes({ inputs: [at("one"), at("two")], outputDirectory: at("parts"), unseen: 0.3, seed: 0, ...reading }); // prettier-ignore
  const seen = await documentsOf(at("parts/seen"), reading);
  const patients = await readPatients(patientsFile);
  expect([...seen.keys()].every((id) => patients.has(id))).toBe(true);
  expect([...seen.keys()].some((id) => id.startsWith("b.jsonl"))).toBe(true);
  // The parts of one file, whose records differ, are put below their folders' names.
  await splitNotes({ inputs: [at("parts/seen"), at("parts/unseen")], outputDirectory: at("halves"), halves: true, seed: 0, ...reading }); // prettier-ignore
  expect((await listFiles(at("halves/half-a"))).sort()).toEqual(["seen/a.jsonl", "seen/b.jsonl", "unseen/a.jsonl", "unseen/b.jsonl"]); // prettier-ignore
});

it("holds back about the share that is asked for, and cuts the rest about in the middle, whatever the notes are", async () => {
  const directory = await temporaryDirectory();
  const notes = Array.from({ length: 4_000 }, (_, index) => ({ patient: `p${index}`, text: "Alta." }));
  const reading = await writeNotes(join(directory, "notes"), "jsonl", notes);
  const { parts } = await splitNotes({ inputs: [join(directory, "notes")], outputDirectory: join(directory, "parts"), halves: true, unseen: 0.1, seed: 0, ...reading }); // prettier-ignore
  const [, unseen, half] = parts.map(({ patients }) => patients);
  // Four standard deviations.
  expect(Math.abs((unseen as number) - 400)).toBeLessThan(4 * 19);
  expect(Math.abs((half as number) - 2_000)).toBeLessThan(4 * 32);
});

it("refuses what it cannot do: nothing asked for, Parquet, no patients, a part without one", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const notes = [{ patient: "p", text: "Alta." }];
  const reading = await writeNotes(at("notes"), "jsonl", notes);
  const parquet = await writeNotes(at("tables"), "parquet", notes);
  const common = { outputDirectory: at("parts"), seed: 0 };
  await expect(splitNotes({ inputs: [at("notes")], ...reading, ...common })).rejects.toThrow(/--halves/u);
  await expect(splitNotes({ inputs: [at("tables")], ...parquet, halves: true, ...common })).rejects.toThrow(/Parquet/u);
  await expect(splitNotes({ inputs: [at("notes")], textField: "nota", halves: true, ...common })).rejects.toThrow(
    /--group-field/u,
  );
  await expect(splitNotes({ inputs: [at("notes")], ...reading, halves: true, ...common })).rejects.toThrow(
    /no patient of 1/u,
  );
  expect(await listFiles(directory)).not.toContainEqual(expect.stringMatching(/^parts/u));
});
