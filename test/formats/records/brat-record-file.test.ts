import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { formatBrat, parseBrat } from "../../../src/formats/brat.ts";
import { openRecordFile } from "../../../src/formats/records/open-record-file.ts";
import { createDocument } from "../../../src/text/document.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { editsOf, readAll, roundTrip } from "./round-trip.ts";

it("gives the annotations, and moves them with the text, so that they hold no name", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.txt");
  await writeFile(path, "\uFEFF😀 BOS uit\r\nBOSSEN");
  const standoff = [
    "T1\tPERSON 3 6\tBOS",
    "#1\tAnnotatorNotes T1\tscore=0.9 source=rule",
    "#2\tAnnotatorNotes T1\tthis is BOS the baker",
    "N1\tReference T1 W:7\tBOS",
    "A1\tNegation T1",
    "T2\tGPE 12 15;16 18\tBOS EN",
    "",
  ].join("\r\n");
  await writeFile(join(directory, "n.ann"), standoff);
  const file = await openRecordFile(path, { format: "brat" });
  expect(file.paths).toEqual([path, join(directory, "n.ann")]);
  const [record] = await readAll(file);
  expect(record?.texts[0]?.given).toEqual([
    { start: 3, end: 6, label: "PERSON", score: 0.9, source: "rule" },
    { start: 12, end: 15, label: "GPE" },
    { start: 16, end: 18, label: "GPE" },
  ]);
  const run = (of: string) => roundTrip(path, directory, { format: "brat" }, { targetBytes: 1, of });
  expect((await run(path)).output.toString()).toBe("\uFEFF😀 <P> uit\r\n<P>SEN");
  expect((await run(join(directory, "n.ann"))).output.toString()).toBe(
    [
      "T1\tPERSON 3 6\t<P>",
      "#1\tAnnotatorNotes T1\tscore=0.9 source=rule",
      "A1\tNegation T1",
      "T2\tGPE 12 15;16 18\t<P> EN",
      "",
    ].join("\r\n"),
  );
});

it("keeps what no edit touches under every annotation", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.txt");
  const pieces = fc.array(fc.constantFrom("BOS", "é", "😀", " ", "x", "\n"), { minLength: 1, maxLength: 12 });
  const replacement = fc.constantFrom("", "P", "<PERSON>😀");
  await fc.assert(
    fc.asyncProperty(pieces, replacement, async (parts, name) => {
      const [text, expected] = [parts.join(""), parts.map((part) => (part === "BOS" ? name : part)).join("")];
      if (text.trim() === "") return;
      const spans: { start: number; end: number; label: string }[] = [];
      const moved: { start: number; end: number; label: string }[] = [];
      let [at, to] = [0, 0];
      for (const [index, part] of parts.entries()) {
        const made = part === "BOS" ? name : part;
        if (made.length > 0) {
          spans.push({ start: at, end: at + part.length, label: `L${index}` });
          moved.push({ start: to, end: to + made.length, label: `L${index}` });
        }
        at += part.length;
        to += made.length;
      }
      await writeFile(path, text);
      await writeFile(join(directory, "n.ann"), formatBrat(createDocument("n", text), spans));
      const edit = (own: string) => editsOf(own, "BOS", name);
      const { output } = await roundTrip(
        path,
        directory,
        { format: "brat" },
        { targetBytes: 1, edit, of: join(directory, "n.ann") },
      );
      expect(parseBrat(output.toString(), createDocument("n", expected), "n.ann")).toEqual(moved);
    }),
    { numRuns: 100 },
  );
});

it("needs both files, and annotations that fit", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.txt");
  await writeFile(path, "Bos");
  const file = await openRecordFile(path, { format: "brat" });
  await expect(readAll(file)).rejects.toMatchObject({ code: "input-missing" });
  await writeFile(join(directory, "n.ann"), "T1\tPERSON 0 9\tBos\n");
  await expect(readAll(file)).rejects.toMatchObject({ code: "input-format" });
  expect(await readFile(path, "utf8")).toBe("Bos");
});
