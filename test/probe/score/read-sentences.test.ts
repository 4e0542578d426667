import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readSentences } from "../../../src/probe/score/read-sentences.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { collect } from "../greedy-tokenizer.ts";

async function* chunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

it("lines: empty ones skipped and counted, whatever the chunks cut through", async () => {
  const bytes = Buffer.from("Zoë belt.\r\n\n  \n🦀 José\nlaatste");
  for (const size of [1, 2, 3, 7, 100]) {
    expect(await collect(readSentences(chunks(bytes, size), "lines"))).toEqual([
      { line: 1, text: "Zoë belt." },
      { line: 4, text: "🦀 José" },
      { line: 5, text: "laatste" },
    ]);
  }
});

it("jsonl: text and, if there is one, id", async () => {
  const path = join(await temporaryDirectory(), "notes.jsonl");
  await writeFile(path, '{"id":"a","text":"Zoë"}\n{"text":"b","more":1}\n{"id":7,"text":""}\n');
  expect(await collect(readSentences(path, "jsonl"))).toEqual([
    { line: 1, id: "a", text: "Zoë" },
    { line: 2, text: "b" },
    { line: 3, id: "7", text: "" },
  ]);
});

it.each([
  ["jsonl", '{"text":"a"}\nJansen', "input-format"],
  ["jsonl", '{"text":"a"}\n{"text":3}', "input-format"],
  ["jsonl", '{"text":"a"}\nnull', "input-format"],
  ["jsonl", '{"text":"a"}\n{"id":{},"text":"Jansen"}', "input-format"],
  ["lines", Buffer.from([0x61, 0x0a, 0xff]), "input-encoding"],
] as const)("refuses other lines (%s), naming the line and not its text", async (format, content, code) => {
  const read = collect(readSentences(chunks(Buffer.from(content), 5), format, "notes"));
  await expect(read).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/^notes, line 2: (?!.*Jansen)/) as string,
    details: { path: "notes", line: 2 },
  });
});

it("refuses a line too long to be a sentence, and a file that is not there", async () => {
  async function* endless() {
    for (let index = 0; index < 100; index++) yield Buffer.alloc(1024 * 1024, "a");
  }
  await expect(collect(readSentences(endless(), "lines"))).rejects.toMatchObject({ code: "input-format", details: { line: 1 } }); // prettier-ignore
  await expect(collect(readSentences("nowhere.txt", "lines"))).rejects.toMatchObject({ code: "input-missing" });
});
