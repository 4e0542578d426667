import fc from "fast-check";
import { expect, it } from "vitest";

import { settingsOf } from "../../src/corpus/anonymise.ts";
import { createWork } from "../../src/corpus/execute/work.ts";
import { editLines } from "../../src/corpus/filter/edit-lines.ts";
import { readLines } from "../../src/corpus/filter/read-lines.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";

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
  for await (const lines of readLines(chunks())) written.push(await editLines(lines, work));
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
});
