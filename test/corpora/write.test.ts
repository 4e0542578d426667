import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { corpusDigest } from "../../corpora/digest.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { readGold, writeCorpus } from "../../corpora/write.ts";
import { listFiles } from "../../src/base/files.ts";

const corpus = generateCorpus({ patients: 10, sentences: 300, seed: 3 });
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "corpus-"));
  await writeCorpus(corpus, join(directory, "notes"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("gold read back is what was generated", async () => {
  const gold = await readGold(join(directory, "notes"));
  const expected = corpus.notes
    .map((note) => ({
      path: `${note.split}/${note.document.id}`,
      text: note.document.text,
      spans: note.mentions.map(({ start, end, label }) => ({ start, end, label })),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  expect(gold.map(({ document, spans }) => ({ path: document.id, text: document.text, spans }))).toEqual(expected);
});

test("the manifest's digest is that of the files", async () => {
  const root = join(directory, "notes");
  const manifest = JSON.parse(await readFile(join(root, "manifest.json"), "utf8")) as {
    digest: string;
    digests: { seen: string };
  };
  const read = async (folder: string) =>
    Promise.all(
      (await listFiles(folder, ".txt")).map(async (path) => ({
        path,
        text: await readFile(join(folder, path), "utf8"),
      })),
    );
  expect(corpusDigest(await read(root))).toBe(manifest.digest);
  expect(corpusDigest(await read(join(root, "seen")))).toBe(manifest.digests.seen);
});

test("people, patients and mentions have a line each", async () => {
  const lines = async (name: string) =>
    (await readFile(join(directory, "notes", name), "utf8")).trimEnd().split("\n").length;
  expect(await lines("people.jsonl")).toBe(corpus.people.length);
  expect(await lines("patients.jsonl")).toBe(10);
  expect(await lines("mentions.jsonl")).toBe(corpus.notes.reduce((sum, note) => sum + note.mentions.length, 0));
});

test("an existing folder is not replaced without force", async () => {
  await expect(writeCorpus(corpus, join(directory, "notes"))).rejects.toMatchObject({ code: "output-exists" });
  await writeCorpus(corpus, join(directory, "notes"), { force: true });
});
