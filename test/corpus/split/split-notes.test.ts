import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it } from "vitest";

import { listFiles } from "../../../src/base/files.ts";
import { readPatients } from "../../../src/corpus/patients/read-patients.ts";
import { readCorpus } from "../../../src/corpus/reading/read-corpus.ts";
import { splitNotes } from "../../../src/corpus/split/split-notes.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { GROUP_FIELD, type MadeNote, NOTE_FORMATS, TEXT_FIELD, writeNotes } from "../../fixtures/notes-in-formats.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const FORMATS = [...NOTE_FORMATS, "brat"] as const;
/** Of forty patients, in turn: a part without any is refused. Where a note is two files, fewer: each is written six times, and each time to the disk. */
const anyNotes = (format: string) =>
  fc
    .array(
      fc.constantFrom("Alta.", "Sin fiebre\nni tos.", 'Dice "no", y ya.', "a\r\nb", "é 😀"),
      format === "brat" ? { minLength: 40, maxLength: 50 } : { minLength: 150, maxLength: 200 },
    )
    .map((texts) => texts.map((text, index) => ({ patient: `p${index % 40}`, text })));

async function documentsOf(folder: string, reading: object) {
  const found = new Map<string, string>();
  for await (const { documents } of readCorpus([folder], reading))
    for (const { id, text } of documents) found.set(id, text);
  return found;
}

/** Every file of a folder is in one of its parts, byte for byte. */
async function expectSameFiles(folder: string, parts: readonly string[]): Promise<void> {
  const found = (await Promise.all(parts.map(async (part) => (await listFiles(part)).map((path) => ({ part, path }))))).flat(); // prettier-ignore
  expect(found.map(({ path }) => path).sort()).toEqual((await listFiles(folder)).sort());
  for (const { part, path } of found)
    expect(await readFile(join(part, path))).toEqual(await readFile(join(folder, path)));
}

describe.each(FORMATS)("notes as %s", (format) => {
  it("are all in one part of each kind, under their ids, no patient in two", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyNotes(format), fc.nat(50), async (notes: readonly MadeNote[], seed) => {
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
          if (format === "brat") await expectSameFiles(at("notes"), [at(`parts/${one}`), at(`parts/${other}`)]);
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
      { numRuns: format === "brat" ? 2 : byEffort({ quick: 2, thorough: 15, exhaustive: 60 }) },
    );
  });
});

const cell = fc.record({
  paciente: fc.integer({ min: 0, max: 30 }),
  nota: fc.option(fc.constantFrom("Alta.", "é 😀\n", "")),
  whole: fc.option(fc.integer()),
  long: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  share: fc.option(fc.double({ noNaN: true })),
  single: fc.float({ noNaN: true }),
  is: fc.option(fc.boolean()),
  day: fc.option(fc.date({ min: new Date(0), max: new Date(2e12), noInvalidDate: true })),
  words: fc.option(fc.array(fc.option(fc.constantFrom("a", "bb", "")), { maxLength: 4 })),
});

it(
  "puts each row of a Parquet file into one part, with all its columns, and under its id in parts of parts too",
  { timeout: 240_000 },
  async () => {
    const directory = await temporaryDirectory();
    const reading = { textField: TEXT_FIELD, groupField: GROUP_FIELD };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { minLength: 150, maxLength: 250 }),
        fc.integer({ min: 20, max: 300 }),
        async (rows, rowGroupSize) => {
          const at = (name: string) => join(directory, String(run), name);
          run++;
          await mkdir(at("notes"), { recursive: true });
          await writeFile(at("notes/a.parquet"), parquetOf(rows, rowGroupSize));
          await splitNotes({ inputs: [at("notes")], outputDirectory: at("parts"), unseen: 0.3, seed: run, ...reading });
          await splitNotes({
            inputs: [at("parts/seen")],
            outputDirectory: at("halves"),
            halves: true,
            seed: run,
            ...reading,
          });
          const whole = await tableOf(at("notes/a.parquet"));
          const parts = await Promise.all(["parts/unseen", "halves/half-a", "halves/half-b"].map((part) => tableOf(at(`${part}/a.parquet`)))); // prettier-ignore
          const lines = (some: readonly object[]) => some.map((row) => printed(row)).sort();
          expect(lines(parts.flatMap((part) => part.rows))).toEqual(lines(whole.rows));
          for (const part of parts) expect(part.schema).toEqual(whole.schema);
          const all = await documentsOf(at("notes"), reading);
          const ofParts = await Promise.all(["parts/unseen", "halves/half-a", "halves/half-b"].map((part) => documentsOf(at(part), reading))); // prettier-ignore
          expect(Object.fromEntries(ofParts.flatMap((part) => [...part]))).toEqual(Object.fromEntries(all));
          const patients = parts.map((part) => new Set(part.rows.map((row) => row["paciente"])));
          expect(patients.reduce((sum, own) => sum + own.size, 0)).toBe(new Set(whole.rows.map((row) => row["paciente"])).size); // prettier-ignore
        },
      ),
      { numRuns: byEffort({ quick: 2, thorough: 20, exhaustive: 100 }) },
    );
  },
);

function parquetOf(rows: readonly Record<string, unknown>[], rowGroupSize: number): Uint8Array {
  const column = (name: string, type: "STRING" | "INT32" | "INT64" | "DOUBLE" | "FLOAT" | "BOOLEAN" | "TIMESTAMP", nullable = true) => ({ name, type, nullable, data: rows.map((row) => row[name]) }); // prettier-ignore
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        column("whole", "INT32"),
        column("nota", "STRING"),
        column("long", "INT64", false),
        column("paciente", "INT32", false),
        column("share", "DOUBLE"),
        column("single", "FLOAT", false),
        column("is", "BOOLEAN"),
        column("day", "TIMESTAMP"),
        { name: "words", data: rows.map((row) => row["words"]) },
      ],
      rowGroupSize,
      kvMetadata: [{ key: "made", value: "here" }],
    }),
  );
}

async function tableOf(path: string) {
  const bytes = await readFile(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const { schema } = parquetMetadata(file);
  return { schema, rows: (await parquetReadObjects({ file })) as Record<string, unknown>[] };
}

const printed = (value: object) => JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : Object.is(one, -0) ? "-0" : one)); // prettier-ignore

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

it("refuses what it cannot do: nothing asked for, no patients, a part without one", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  const notes = [{ patient: "p", text: "Alta." }];
  const reading = await writeNotes(at("notes"), "jsonl", notes);
  const common = { outputDirectory: at("parts"), seed: 0 };
  await expect(splitNotes({ inputs: [at("notes")], ...reading, ...common })).rejects.toThrow(/--halves/u);
  await expect(splitNotes({ inputs: [at("notes")], textField: "nota", halves: true, ...common })).rejects.toThrow(
    /--group-field/u,
  );
  await expect(splitNotes({ inputs: [at("notes")], ...reading, halves: true, ...common })).rejects.toThrow(
    /no patient of 1/u,
  );
  expect(await listFiles(directory)).not.toContainEqual(expect.stringMatching(/^parts/u));
});
