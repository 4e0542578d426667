import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { shortNotesManifest, writeShortNotes } from "../../corpora/languages/write-short-notes.ts";
import { readGold } from "../../corpora/write.ts";

const options = { seed: 9, notes: 40, lookAlikes: 0.1 };
const notes = generateShortNotes(packOf("en"), options);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "short-notes-"));
  const manifest = shortNotesManifest(notes, "en", options);
  await writeShortNotes(notes, manifest, join(root, "notes"), { force: false });
});
afterAll(() => rm(root, { recursive: true, force: true }));

test("gold read back is what was generated", async () => {
  const gold = await readGold(join(root, "notes"));
  expect(gold.map(({ document, spans }) => ({ id: document.id, text: document.text, spans }))).toEqual(
    notes.map(({ id, text, mentions }) => ({
      id,
      text,
      spans: mentions.map(({ start, end, label }) => ({ start, end, label })),
    })),
  );
});

test("every mention has its form in mentions.jsonl", async () => {
  const lines = (await readFile(join(root, "notes", "mentions.jsonl"), "utf8")).trim().split("\n");
  expect(lines.length).toBe(notes.flatMap(({ mentions }) => mentions).length);
  expect(lines.every((line) => (JSON.parse(line) as { form: string }).form !== "")).toBe(true);
});

test("a folder that is there is left alone, but with force", async () => {
  const manifest = shortNotesManifest(notes, "en", options);
  const write = (force: boolean) => writeShortNotes(notes, manifest, join(root, "notes"), { force });
  await expect(write(false)).rejects.toMatchObject({ code: "output-exists" });
  await write(true);
});

test("the language that has no pack yet is named in the error", () => {
  expect(() => packOf("xx" as "en")).toThrow(/"xx".*en/u);
});
