import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";

import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";

import { anonymiseLines, type AnonymiseLinesOptions, settingsOf } from "../../../src/corpus/anonymise.ts";
import { createWork } from "../../../src/corpus/execute/work.ts";
import { editLines } from "../../../src/corpus/filter/edit-lines.ts";
import { readLines } from "../../../src/corpus/filter/read-lines.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";

/** Finds "Bos". */
const recogniser: Recogniser = {
  name: "fixed",
  recognise: async (documents) =>
    documents.map(({ text }) =>
      [...text.matchAll(/Bos/g)].map(({ index }) => ({ start: index, end: index + 3, label: "PERSON" })),
    ),
};

const workOf = (format: "lines" | "jsonl", more = {}) =>
  createWork(settingsOf({ inputs: [], outputDirectory: "", recognisers: [recogniser], format, ...more }, ""), {
    given: [recogniser],
  });

/** What the filter makes of bytes that come in pieces. */
async function filter(format: "lines" | "jsonl", text: string, cuts: readonly number[] = []): Promise<string> {
  const bytes = Buffer.from(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const chunks = async function* () {
    for (const [index, start] of places.slice(0, -1).entries()) yield bytes.subarray(start, places[index + 1]);
  };
  const work = workOf(format);
  const written: Uint8Array[] = [];
  for await (const lines of readLines(chunks())) written.push((await editLines(lines, work)).bytes);
  return Buffer.concat(written).toString();
}

it("gives each line back with its names replaced, however the bytes come in", async () => {
  const line = fc.oneof(fc.constantFrom("", "Bos belt", "dr. Bos\r", " 🙂 Bos,Bos"), fc.string({ unit: "grapheme" }));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.boolean(), fc.array(fc.nat()), async (lines, ends, cuts) => {
      const text = lines.map((one) => one.replaceAll("\n", " ")).join("\n") + (ends ? "\n" : "");
      expect(await filter("lines", text, cuts)).toBe(text.replaceAll("Bos", "PERSON"));
    }),
  );
});

it("keeps everything of a record but its text", async () => {
  const records = '{"id":1, "text":"Bos belt","name":"Bos"}\n\n{"text":"\\u0042os","n":[1e3]}';
  expect(await filter("jsonl", records)).toBe(
    '{"id":1, "text":"PERSON belt","name":"Bos"}\n\n{"text":"PERSON","n":[1e3]}',
  );
});

it("names the line that is wrong, and no text of it", async () => {
  await expect(filter("jsonl", '{"text":"x"}\n{"text":"x"}\n{"tekst":"Bos"}\n', [20])).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringMatching(/^standard input, line 3: (?!.*Bos)/u) as string,
  });
  const work = workOf("lines");
  await expect(editLines({ bytes: new Uint8Array([0x0a, 0xe9, 0x0a]), firstLine: 8 }, work)).rejects.toMatchObject({
    code: "input-encoding",
    message: expect.stringMatching(/^standard input, line 9: not UTF-8/u) as string,
  });
  const wide = new Uint8Array(Buffer.from("Bos belt.\n", "utf16le"));
  await expect(editLines({ bytes: wide, firstLine: 1 }, work)).rejects.toMatchObject({
    code: "input-encoding",
    message: expect.stringMatching(/iconv -f utf-16le/u) as string,
  });
});

/** What the command `anonymise -` writes of a stream that comes in these pieces, and what is thrown. */
async function stream(pieces: readonly string[], given: Partial<AnonymiseLinesOptions>) {
  const folder = await mkdtemp(join(tmpdir(), "unname-filter-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "names.csv"), "name\nBos\n");
  const output = new PassThrough();
  const [written, error] = await Promise.all([
    readText(output),
    anonymiseLines({
      format: "jsonl",
      input: Readable.from(pieces.map((piece) => Buffer.from(piece))),
      output,
      recognisers: [`names:${join(folder, "names.csv")}`],
      ...given,
    })
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      .finally(() => output.end()),
  ]);
  return { written, error };
}

it("says at the end of the stream that a field to drop or mask stood in no record, as a misspelt one does", async () => {
  const pieces = ['{"text":"x"}\n', '{"text":"y","meta":{"author":"Bos"}}\n', '{"text":"z"}\n'];
  for (const given of [{ dropFields: ["meta.auhtor"] }, { maskFields: ["author"], dropFields: ["meta.author"] }]) {
    const { written, error } = await stream(pieces, given);
    expect(error).toMatchObject({
      code: "usage",
      message: expect.stringMatching(
        /^--(drop-field meta\.auhtor|mask-field author): stands in no record.*do not use them/u,
      ) as string,
    });
    expect(written).toContain('{"text":"z"}\n');
  }
  expect(await stream(pieces, { dropFields: ["meta.author"] })).toEqual({
    written: '{"text":"x"}\n{"text":"y","meta":{}}\n{"text":"z"}\n',
    error: undefined,
  });
});

it("says nothing of fields at the end of a stream without records", async () => {
  for (const pieces of [[], ["\n\n"]]) {
    expect((await stream(pieces, { dropFields: ["author"] })).error).toBeUndefined();
  }
});
