import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { parquetWriteBuffer } from "hyparquet-writer";
import { expect, it } from "vitest";

import { anonymise, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import { describeSuspects, findSuspects } from "../../../src/corpus/suspects/find-suspects.ts";
import { createFileRenamer } from "../../../src/corpus/rename-files.ts";
import { soundsLikeName } from "../../../src/corpus/suspects/suspect-fields.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const recogniser: Recogniser = {
  name: "fixed",
  recognise: async (documents) =>
    documents.map(({ text }) =>
      [...text.matchAll(/Bos(?: Jan)?/gu)].map(({ index, 0: name }) => ({
        start: index,
        end: index + name.length,
        label: "PERSON",
      })),
    ),
};

async function run(files: Readonly<Record<string, string | Uint8Array>>, options: Partial<AnonymiseOptions> = {}) {
  const directory = await temporaryDirectory();
  const input = join(directory, "notes");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(input, path)), { recursive: true });
    await writeFile(join(input, path), content);
  }
  const out = join(directory, "out");
  const result = await anonymise({ inputs: [input], outputDirectory: out, recognisers: [recogniser], ...options });
  return { ...result, out };
}

const FILES = {
  "Bos_jan/a.jsonl":
    '{"text":"Bos","author":"Kees","meta":{"seenBy":["Bos, arts","x"],"code":"A1"},"patient":7}\n{"text":"y","author":"","meta":{"seenBy":["Bos"],"code":"B2"},"patient":8}\n',
  "b.csv": "text;apellido\nBos;12\nx;13\n",
  "c.parquet": Buffer.from(
    parquetWriteBuffer({
      columnData: [
        { name: "text", data: ["a", "Bos"], type: "STRING" },
        { name: "huis_arts", data: ["Bos", null], type: "STRING" },
      ],
    }),
  ),
};

it("counts other fields and file names that seem to hold names, and tells no value", async () => {
  const { suspects } = await run(FILES);
  expect(suspects).toEqual({
    fields: [
      { field: "author", byName: true, values: 1, persons: 0, files: 1 },
      { field: "huis_arts", byName: true, values: 1, persons: 1, files: 1 },
      { field: "meta.seenBy[]", byName: false, values: 3, persons: 2, files: 1 },
    ],
    // Names of one letter are no names.
    fileNames: { names: 1, persons: 1 },
  });
  const told = describeSuspects(suspects).join("\n");
  expect(told).not.toMatch(/Bos|Kees/u);
  expect(told).toContain("The field author has a heading of fields with names, but no person was found in 1 values");
  expect(told).toContain("The field meta.seenBy[] seems to hold names (by its values: a person in 2 of 3");
});

it("has nothing of a table without a header, which begins with a note", async () => {
  const table = "Bos Jan komt;Bos\nBos Jan gaat;Bos\n";
  const path = join(await temporaryDirectory(), "b.csv");
  await writeFile(path, table);
  const options = { inputs: [path], format: "auto", recogniser, renameFiles: false } as const;
  const found = (textFields: string[]) =>
    findSuspects({ ...options, textFields, knownFields: textFields, keyFields: [] });
  expect((await found(["text"])).fields).toEqual([]);
  // The same table is looked at where it has the column.
  expect((await found(["Bos Jan komt"])).fields).toHaveLength(1);
});

it("goes by what stands in the field that notes are grouped by, not by what it is called", async () => {
  const lines = (value: string) => `{"text":"y","patient":"${value}","bed":"${value}"}\n`;
  const groupField = "patient";
  expect((await run({ "a.jsonl": lines("P12") }, { groupField })).suspects.fields).toEqual([]);
  expect((await run({ "a.jsonl": lines("Bos") }, { groupField })).suspects.fields).toMatchObject([
    { field: "bed", persons: 1 },
    { field: "patient", byName: false, persons: 1 },
  ]);
  expect((await run({ "a.jsonl": lines("P12") })).suspects.fields).toMatchObject([{ field: "patient", byName: true }]);
});

it("finds nothing where they are dropped, masked, replaced and renamed, and they are gone", async () => {
  const { "Bos_jan/a.jsonl": lines } = FILES;
  const options = { dropFields: ["author"], maskFields: ["meta.seenBy[]"], renameFiles: true };
  const { suspects, out, privateDirectory } = await run({ "Bos_jan/a.jsonl": lines }, options);
  expect(suspects).toEqual({ fields: [], fileNames: { names: 0, persons: 0 } });
  const [path] = (await readdir(out, { recursive: true })).filter((name) => name.endsWith(".jsonl"));
  expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{24}\.jsonl$/u);
  expect(await readFile(join(out, path ?? ""), "utf8")).toBe(
    '{"text":"PERSON","meta":{"seenBy":["***","***"],"code":"A1"},"patient":7}\n{"text":"y","meta":{"seenBy":["***"],"code":"B2"},"patient":8}\n',
  );
  expect(await readFile(join(out, "manifest.json"), "utf8")).not.toMatch(/Bos/u);
  const names = JSON.parse(await readFile(join(privateDirectory, "file-names.jsonl"), "utf8")) as unknown;
  expect(names).toEqual({ path: "Bos_jan/a.jsonl", renamed: path });
  expect(await readFile(join(privateDirectory, "spans.jsonl"), "utf8")).toContain(`"document":"${path}:1"`);
});

it("gives a file and its annotations one name, which another key changes", () => {
  const [one, other] = [createFileRenamer(Buffer.from("a")), createFileRenamer(Buffer.from("b"))];
  expect(one("x/Bos.TXT").replace(/txt$/u, "ann")).toBe(one("x/Bos.ann"));
  expect(one("x/Bos.jsonl.gz")).toMatch(/\.jsonl\.gz$/u);
  expect(one("x/J.Bos.2020")).not.toMatch(/Bos|2020/u);
  expect(one("x/Bos.txt")).not.toBe(other("x/Bos.txt"));
  expect(one("x/Bos.txt")).not.toBe(one("y/Bos.txt"));
});

it.each([
  ["patientName", true],
  ["huis_arts", true],
  ["meta.first-name", true],
  ["Médico", true],
  ["cognome", true],
  ["APELLIDOS", true],
  ["department", false],
  ["filename_hash", false],
  ["code", false],
])("%s sounds like a field of names: %s", (field, expected) => {
  expect(soundsLikeName(field)).toBe(expected);
});

it("gives no output where a field to drop or mask stands in no record, as a misspelt one does", async () => {
  const files = { "a.jsonl": '{"text":"x"}\n{"text":"y","meta":{"author":"Bos"}}\n', "b.txt": "Bos" };
  for (const given of [{ dropFields: ["meta.auhtor"] }, { maskFields: ["author"], dropFields: ["meta.author"] }]) {
    await expect(run(files, given)).rejects.toMatchObject({
      code: "usage",
      message: expect.stringMatching(/^--(drop-field meta\.auhtor|mask-field author): stands in no record/u) as string,
    });
  }
  const { out } = await run(files, { dropFields: ["meta.author"] });
  expect(await readFile(join(out, "a.jsonl"), "utf8")).toBe('{"text":"x"}\n{"text":"y","meta":{}}\n');
});
