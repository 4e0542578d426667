import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { readContextFiles, readContexts } from "../../../src/probe/contexts/read-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;

beforeAll(async () => {
  directory = await temporaryDirectory();
});

async function write(name: string, text: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, text);
  return path;
}

const line = (id: string, text: string) => `${JSON.stringify({ id, split: "seen", set: "development", text })}\n`;

test("JSON Lines as they were written", async () => {
  const path = await write("a.jsonl", line("seen-1", "Met <mask>.") + line("seen-2", "<mask> belt."));
  expect(await readContexts(path)).toEqual([
    { id: "seen-1", split: "seen", set: "development", text: "Met <mask>." },
    { id: "seen-2", split: "seen", set: "development", text: "<mask> belt." },
  ]);
});

test("a CSV of one column may hold commas without quotes, as the published test set does", async () => {
  const path = await write(
    "published.csv",
    'sentences\nAstma, <mask> niet.\n"   Dr <mask>: ""te goed"""\n"Zo" zei <mask>, later.\n',
  );
  expect((await readContexts(path)).map(({ id, split, set, text }) => [id, split, set, text])).toEqual([
    ["published-000001", "unseen", "test", "Astma, <mask> niet."],
    ["published-000002", "unseen", "test", '   Dr <mask>: "te goed"'],
    ["published-000003", "unseen", "test", '"Zo" zei <mask>, later.'],
  ]);
});

test("a CSV of several columns, with a byte-order mark, CRLF and line breaks inside quotes", async () => {
  const path = await write("more.csv", '\ufeffid,sentences\r\n1,"Astma, <mask>\r\nniet."\r\n2,geen\r\n');
  await expect(readContexts(path)).rejects.toMatchObject({
    code: "context-mask",
    details: { line: 4, found: 0, context: "more-000002" },
  });
  const fixed = await write("more.csv", '\ufeffid,sentences\r\n1,"Astma, <mask>\r\nniet."\r\n2,<mask>\r\n');
  expect((await readContexts(fixed)).map(({ text }) => text)).toEqual(["Astma, <mask>\nniet.", "<mask>"]);
});

test.each([0, 2])("%i masks are refused with file, line and count, and without the text", async (count) => {
  const path = await write(
    "b.jsonl",
    `${line("seen-1", "Met <mask>.")}\n${line("seen-2", `Jansen ${"<mask> ".repeat(count)}`)}`,
  );
  const error: unknown = await readContexts(path).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: "context-mask", details: { path, line: 3, found: count, context: "seen-2" } });
  expect((error as Error).message).toContain(`${path}, line 3: expected exactly one <mask>, found ${count}`);
  expect((error as Error).message).not.toContain("Jansen");
});

test("no contexts, another column, ragged CSV, lines of another kind, ids twice", async () => {
  await expect(readContexts(await write("c.jsonl", "\n"))).rejects.toMatchObject({ code: "input-empty" });
  await expect(readContexts(await write("c.csv", "text\n<mask>\n"))).rejects.toThrow(
    /expected a column named "sentences"/,
  );
  const ragged: unknown = await readContexts(await write("d.csv", "id,sentences\n1,Jansen,<mask>\n")).catch(
    (caught: unknown) => caught,
  );
  expect(ragged).toMatchObject({ code: "input-format", details: { line: 2 } });
  expect(JSON.stringify(ragged, Object.getOwnPropertyNames(ragged))).not.toContain("Jansen");
  await expect(readContexts(await write("e.jsonl", '{"id":"x","text":"<mask>"}\n'))).rejects.toThrow(
    /e\.jsonl, line 1: expected/,
  );
  await expect(readContexts(await write("f.jsonl", line("x", "<mask>") + line("x", "<mask>")))).rejects.toThrow(
    /context id x occurs twice/,
  );
  const twice = [await write("g.jsonl", line("x", "<mask>")), await write("h.jsonl", line("x", "<mask>"))];
  await expect(readContextFiles(twice)).rejects.toThrow(/h\.jsonl: context id x occurs twice/);
});
