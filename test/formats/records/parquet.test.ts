import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { parquetReadObjects } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it } from "vitest";

import { checkRuns } from "../../../src/formats/records/parquet/check-runs.ts";
import { openRecordFile } from "../../../src/formats/records/open-record-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { missingModule } from "../../python/python.ts";
import { runPython } from "../../python/run-python.ts";
import { collect, readAll, roundTrip } from "./round-trip.ts";

const TEXT_FIELDS = ["text", "note.body", "notes[].text", "lists[][]"];
const parquetCases = "test/python/parquet_cases.py";

async function readBack(path: string): Promise<Record<string, unknown>[]> {
  const bytes = await readFile(path);
  return parquetReadObjects({
    file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  });
}

describe("written by this library", () => {
  it("edits one column and keeps the others, whatever the rows of a group and the stretches are", async () => {
    const directory = await temporaryDirectory();
    const [path, out] = [join(directory, "n.parquet"), join(directory, "out.parquet")];
    const text = fc.option(
      fc.array(fc.constantFrom("BOS", "é", "😀", "x\n"), { maxLength: 6 }).map((parts) => parts.join("")),
    );
    const row = fc.record({ text, id: fc.integer({ min: -5, max: 5 }), other: fc.option(fc.string()) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(1, 400, 1e9),
        fc.constantFrom("SNAPPY", "UNCOMPRESSED"),
        async (rows, rowGroupSize, targetBytes, codec) => {
          const bytes = parquetWriteBuffer({
            columnData: [
              { name: "id", data: rows.map(({ id }) => id), type: "INT32" },
              { name: "text", data: rows.map((one) => one.text), type: "STRING" },
              {
                name: "other",
                data: rows.map(({ other }) => other),
                type: "STRING",
                columnIndex: true,
                bloomFilter: true,
              },
            ],
            rowGroupSize,
            codec: codec as "SNAPPY",
            kvMetadata: [{ key: "made", value: "here" }],
          });
          await writeFile(path, Buffer.from(bytes));
          const { output, records, ranges } = await roundTrip(path, directory, { format: "parquet" }, { targetBytes });
          await writeFile(out, output);
          if (targetBytes === 1) expect(ranges).toBe(Math.ceil(rows.length / rowGroupSize));
          const expected = rows.map((one) => ({ ...one, text: one.text?.replaceAll("BOS", "<P>") ?? null }));
          expect(
            (await readBack(out)).map((one) => ({ ...one, text: one["text"] ?? null, other: one["other"] ?? null })),
          ).toEqual(expected);
          expect(records.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
          expect(records.map(({ texts }) => texts[0]?.text ?? null)).toEqual(rows.map((one) => one.text));
        },
      ),
      { numRuns: 40 },
    );
  });

  const columnData = [
    { name: "doctor", data: ["Jan", "Piet"], type: "STRING" as const },
    { name: "text", data: ["a", "b"], type: "STRING" as const },
    { name: "patient", data: [7n, 8n], type: "INT64" as const },
    { name: "author", data: ["Kees", null], type: "STRING" as const },
  ];

  it("drops and masks columns, and reads the group", async () => {
    const directory = await temporaryDirectory();
    const [path, out] = [join(directory, "n.parquet"), join(directory, "out.parquet")];
    await writeFile(path, Buffer.from(parquetWriteBuffer({ columnData })));
    const options = {
      format: "parquet",
      dropFields: ["doctor"],
      maskFields: ["author"],
      groupField: "patient",
    } as const;
    const { output, records } = await roundTrip(path, directory, options, { targetBytes: 1 });
    await writeFile(out, output);
    expect(await readBack(out)).toEqual([
      { text: "a", patient: 7n, author: "***" },
      { text: "b", patient: 8n, author: null },
    ]);
    expect(records.map(({ group }) => group)).toEqual(["7", "8"]);
    expect(output.includes("Jan")).toBe(false);
    expect(output.includes("Kees")).toBe(false);
  });

  it.each([
    ["no text field", { textFields: ["note"] }, /a column "note" .*found doctor \(STRING|UTF8\), text/u],
    ["a text field of numbers", { textFields: ["patient"] }, /a column "patient" of texts/u],
    ["a masked column of numbers", { maskFields: ["patient"] }, /of texts \(see --mask-field\)/u],
  ])("names the columns of a file with %s", async (_, options, message) => {
    const directory = await temporaryDirectory();
    const path = join(directory, "n.parquet");
    await writeFile(path, Buffer.from(parquetWriteBuffer({ columnData })));
    await expect(openRecordFile(path, { format: "parquet", ...options })).rejects.toThrow(message);
  });

  it("refuses a run that is longer than its page, in levels and in indexes, at once", () => {
    const second = { num_values: 3, num_nulls: 0, num_rows: 3, encoding: "PLAIN" } as const;
    const lengths = { repetition_levels_byte_length: 0, definition_levels_byte_length: 6 };
    const header = { ...second, ...lengths } as Parameters<typeof checkRuns>[1];
    const first = { num_values: 3, encoding: "RLE_DICTIONARY" } as Parameters<typeof checkRuns>[1];
    const flat = { maxRepetition: 0, maxDefinition: 0 };
    const optional = { maxRepetition: 0, maxDefinition: 1 };
    const long = [0xfe, 0xff, 0xff, 0xff, 0x0f, 1];
    expect(() => checkRuns(Uint8Array.from(long), header, optional)).toThrow(/a run of at most 3 entries/);
    expect(() => checkRuns(Uint8Array.from([6, 1, 0, 0, 0, 0, 9]), header, optional)).not.toThrow();
    expect(() => checkRuns(Uint8Array.from([1, ...long]), first, flat)).toThrow(/a run of at most 3 entries/);
    expect(() => checkRuns(Uint8Array.from([1, 3, 0b101]), first, flat)).not.toThrow();
    expect(() => checkRuns(Uint8Array.from([2, 0, 0, 0, 6, 1, 1, ...long]), first, optional)).toThrow(
      /a run of at most/,
    );
    expect(() => checkRuns(Uint8Array.from([1]), { ...first, num_values: 2 ** 31 - 1 }, flat)).toThrow(
      /entries in a page/,
    );
  });

  it("refuses damaged files, or reads them, and never gives another error", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "n.parquet");
    const whole = Buffer.from(parquetWriteBuffer({ columnData }));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (at, flip, isCut) => {
          const bytes = Buffer.from(whole);
          bytes[at] = (bytes[at] as number) ^ flip;
          await writeFile(path, isCut ? bytes.subarray(0, at) : bytes);
          const attempt = async () => {
            const file = await openRecordFile(path, { format: "parquet" });
            await readAll(file).finally(() => file.close());
          };
          const error = await attempt().catch((caught: unknown) => caught);
          if (error !== undefined) expect(error).toMatchObject({ name: "UnnameError" });
        },
      ),
      { numRuns: 300, examples: [[168, 48, false]] },
    );
  });

  it("names the row of a text that is not UTF-8", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "n.parquet");
    const data = [Buffer.from("goed"), Buffer.from("Jan\xe9", "latin1")];
    await writeFile(
      path,
      Buffer.from(parquetWriteBuffer({ columnData: [{ name: "text", data, type: "BYTE_ARRAY" }], statistics: false })),
    );
    const file = await openRecordFile(path, { format: "parquet" });
    await expect(readAll(file)).rejects.toThrow(/row 2: not UTF-8 at byte 3 of its text/u);
    await file.close();
  });
});

const pyarrowMissing = missingModule("pyarrow");

describe.skipIf(pyarrowMissing !== undefined)(`written and read by pyarrow ${pyarrowMissing ?? ""}`, () => {
  it("keeps all other values, schemas, metadata, row groups and codecs", async () => {
    const directory = await temporaryDirectory();
    const out = join(directory, "out");
    await mkdir(out);
    const names = JSON.parse(runPython(parquetCases, "write", directory)) as string[];
    for (const name of names) {
      const path = join(directory, `${name}.parquet`);
      const { output } = await roundTrip(
        path,
        directory,
        { format: "parquet", textFields: TEXT_FIELDS },
        { targetBytes: name === "plain" ? 1e9 : 1 },
      );
      await writeFile(join(out, `${name}.parquet`), output);
    }
    expect(JSON.parse(runPython(parquetCases, "check", directory, out))).toBe("same");
  }, 120_000);

  it("leaves a file that pyarrow reads without dropped columns", async () => {
    const directory = await temporaryDirectory();
    runPython(parquetCases, "write", directory);
    const file = await openRecordFile(join(directory, "snappy.parquet"), {
      format: "parquet",
      dropFields: ["doctor", "note.body", "notes", "lists"],
    });
    const out = join(directory, "dropped.parquet");
    const parts: string[] = [];
    for await (const range of file.cut(1)) {
      const part = join(directory, `p${parts.length}`);
      await writeFile(
        part,
        await collect(file.rewrite(range, async (batch) => batch.map(({ texts }) => texts.map(() => [])))),
      );
      parts.push(part);
    }
    await writeFile(out, await collect(file.assemble(parts)));
    await file.close();
    expect(JSON.parse(runPython(parquetCases, "dropped", out))).toEqual({
      columns: ["id", "small", "unsigned", "text", "flag", "money", "day", "at", "note", "codes", "fixed"],
      note: "struct<nr: float>",
      by: [["a", 1]],
    });
  }, 60_000);
});
