import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { openBytes, pack, packings, readAll, roundTrip, unpack } from "./round-trip.ts";

/** A cell as the file has it, and as it is when names are replaced. */
interface SpelledCell {
  readonly raw: string;
  readonly edited: string;
  readonly text: string;
}

const piece = fc.constantFrom("BOS", "é", "😀", " ", "x", ",", ";", "\t", '"', "\n", "\r\n", "\u2028", "9");
const pieces = fc.array(piece, { maxLength: 6 });

function spell(parts: readonly string[], isQuoted: boolean, delimiter: string): SpelledCell {
  const text = parts.join("");
  const mustQuote = text.startsWith('"') || text.includes(delimiter) || /[\r\n]/u.test(text);
  const write = (value: string) => (isQuoted || mustQuote ? `"${value.replaceAll('"', '""')}"` : value);
  // The replacement holds both delimiters and a quote, so a cell without quotes gets them.
  const edited = text.includes("BOS") ? `"${text.replaceAll("BOS", REPLACEMENT).replaceAll('"', '""')}"` : write(text);
  return { raw: write(text), edited, text };
}

const REPLACEMENT = 'P,"\t;';
const editsOf = (text: string) =>
  [...text.matchAll(/BOS/gu)].map(({ index }) => ({ start: index, end: index + 3, replacement: REPLACEMENT }));

describe.each(packings)("packed as %s", (compression) => {
  it.each(["csv", "tsv"] as const)("rewrites cells of %s and keeps the spelling of the others", async (format) => {
    const directory = await temporaryDirectory();
    const path = join(directory, `notes.${format}`);
    const row = fc.record({
      text: pieces,
      other: pieces,
      quotes: fc.tuple(fc.boolean(), fc.boolean()),
      end: fc.constantFrom("\n", "\r\n", "\n\r\n\n"),
    });
    const delimiters = format === "tsv" ? ["\t"] : [",", ";", "\t", "|"];
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 10 }),
        fc.constantFrom(...delimiters),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(1, 9, 60, 1e9),
        async (rows, delimiter, hasMark, hasEnd, targetBytes) => {
          const spelled = rows.map(({ text, other, quotes, end }) => ({
            other: spell(other, quotes[0], delimiter),
            text: spell(text, quotes[1], delimiter),
            end,
          }));
          const write = (how: "raw" | "edited") => {
            const body = spelled.map(
              ({ other, text, end }) => other.raw + delimiter + text[how] + delimiter + "7" + end,
            );
            const whole = `${hasMark ? "\uFEFF" : ""}"id"${delimiter}text${delimiter}z\r\n${body.join("")}`;
            return hasEnd ? whole : whole.replace(/(?:\r?\n)+$/u, "");
          };
          await writeFile(path, pack(Buffer.from(write("raw")), compression));
          const { output, records } = await roundTrip(path, directory, { format }, { targetBytes, edit: editsOf });
          expect(unpack(output, compression).toString()).toBe(write("edited"));
          const read: Record<string, string>[] = parse(write("raw"), {
            columns: true,
            delimiter,
            bom: true,
            relax_quotes: true,
            skip_empty_lines: true,
            record_delimiter: ["\r\n", "\n"],
          });
          const texts = read.map(({ text }) => text).filter((text) => text !== "");
          expect(records.flatMap((record) => record.texts.map(({ text }) => text))).toEqual(texts);
          expect(records).toHaveLength(read.length);
        },
      ),
      { numRuns: compression === "zstd" ? 10 : 60 },
    );
  });
});

it("counts rows as a spreadsheet does, and reads the group", async () => {
  const directory = await temporaryDirectory();
  const file = await openBytes(directory, "n.csv", 'patient;text\n1;"a\nb"\n\n2;c', {
    format: "csv",
    groupField: "patient",
  });
  expect(await readAll(file)).toEqual([
    { number: 2, group: "1", texts: [{ field: "text", at: "text", text: "a\nb" }] },
    { number: 4, group: "2", texts: [{ field: "text", at: "text", text: "c" }] },
  ]);
});

it("drops and masks columns", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.csv");
  await writeFile(path, '"doctor",text,id,author\r\n"Jan, arts",BOS,1,"Piet"\r\n,x,2,\r\nA,y,3,""\r\n');
  const options = { format: "csv", dropFields: ["doctor"], maskFields: ["author"] } as const;
  const { output } = await roundTrip(path, directory, options, { targetBytes: 1 });
  expect(output.toString()).toBe('text,id,author\r\n<P>,1,"***"\r\nx,2,\r\ny,3,""\r\n');
});

it.each([
  [
    "a quote that nothing closes",
    'text,b\nx,1\n"Jan,2\ny,3\n',
    /row 3: expected a quote that closes.*begins at byte 11/u,
  ],
  ["something after a closing quote", 'text,b\n"Jan"x,2\n', /row 2: .*after a closing quote/u],
  ["a row of fewer cells", "text,b\nx,1\nJan\n", /row 3: expected 2 cells, as the header has, found 1/u],
  ["a row of more cells", "text,b\nJan,1,2\n", /row 2: .*found 3/u],
  ["no column of that name", "Jan,b\nx,1\n", /row 1: expected one column "text".*found none in 2 columns/u],
  ["two columns of that name", "text,text\nJan,1\n", /found two/u],
  [
    "a cell that is not UTF-8",
    Buffer.from("text,b\nx,1\nJ\xe9n,1\n", "latin1"),
    /row 3: not UTF-8 at byte 12 of the file: found 0xe9/u,
  ],
])("names the row of %s, and no text", async (_, content, message) => {
  const directory = await temporaryDirectory();
  const attempt = openBytes(directory, "n.csv", content, { format: "csv" }).then(readAll);
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.toThrow(/^(?!.*Jan)/u);
});

it("names the row where an open quote grows too large", async () => {
  const directory = await temporaryDirectory();
  const content = `text,b\nx,1\n"Jan,2\n${"y,3\n".repeat(1000)}`;
  const attempt = openBytes(directory, "n.csv", content, { format: "csv", maxRecordBytes: 500 }).then(readAll);
  await expect(attempt).rejects.toThrow(/row 3: .*closes/u);
});
