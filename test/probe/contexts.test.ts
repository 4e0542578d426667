import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { gatherContexts, type GatherOptions, writeContexts } from "../../src/probe/contexts.ts";
import { selectContexts } from "../../src/probe/select-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const DOCUMENTS = 30;

let corpusDirectory: string;
let privateDirectory: string;
let options: GatherOptions;

/** Thirty notes with two sentences each, one text that all of them hold. */
beforeEach(async () => {
  corpusDirectory = join(await temporaryDirectory(), "notes");
  privateDirectory = `${corpusDirectory}.private`;
  await mkdir(join(corpusDirectory, "ward"), { recursive: true });
  await mkdir(privateDirectory);
  const spans: object[] = [];
  for (let index = 0; index < DOCUMENTS; index++) {
    const document = `ward/${String(index).padStart(2, "0")}.txt`;
    const name = `Naam${index}`;
    const lines = [
      `Opname ${index}: mevrouw PERSON is stabiel gebleven.`,
      "Met vriendelijke groet, PERSON, internist.",
    ];
    await writeFile(join(corpusDirectory, document), lines.join("\n"));
    const original = lines.map((line) => line.replace("PERSON", name)).join("\n");
    for (const start of [original.indexOf(name), original.lastIndexOf(name)]) {
      spans.push({
        document,
        start,
        end: start + name.length,
        label: "PERSON",
        surface: name,
        source: "test",
        score: index < 20 ? 1 : 0.5,
      });
    }
  }
  await writeFile(join(privateDirectory, "spans.jsonl"), toJsonLines(spans));
  options = { corpusDirectory, split: "seen", seed: 7 };
});

test("all contexts, half for each set; texts once, documents in one set, ids opaque and matched by originals", async () => {
  const { contexts, originals, found, warnings } = await gatherContexts(options);
  expect(found).toBe(2 * DOCUMENTS);
  expect(contexts).toHaveLength(DOCUMENTS + 1);
  expect(new Set(contexts.map(({ text }) => text)).size).toBe(contexts.length);
  const sizes = ["development", "test"].map((set) => contexts.filter((context) => context.set === set).length);
  expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(2);
  expect(contexts.map(({ id }) => id)).toEqual(
    contexts.map((_, index) => `seen-${String(index + 1).padStart(6, "0")}`),
  );
  expect(originals.map(({ id }) => id)).toEqual(contexts.map(({ id }) => id));
  const sets = new Map<string, Set<string>>();
  for (const [index, { document, original }] of originals.entries()) {
    expect(`Naam${Number(document.slice(5, 7))}`).toBe(original);
    sets.set(document, (sets.get(document) ?? new Set()).add(contexts[index]?.set ?? ""));
  }
  expect([...sets.values()].every((set) => set.size === 1)).toBe(true);
  expect(warnings).toEqual([expect.stringMatching(/^1\d contexts stand where .* below 0\.8/)]);
});

test("the same seed chooses the same, another seed others", async () => {
  const first = await gatherContexts({ ...options, select: 5 });
  expect(await gatherContexts({ ...options, select: 5 })).toEqual(first);
  expect((await gatherContexts({ ...options, select: 5, seed: 8 })).contexts).not.toEqual(first.contexts);
});

test("select takes as many of each set, sure names first", async () => {
  const { contexts, originals, warnings } = await gatherContexts({ ...options, select: 5 });
  expect(contexts.map(({ set }) => set)).toEqual([...Array(5).fill("development"), ...Array(5).fill("test")]);
  expect(originals.every(({ document }) => Number(document.slice(5, 7)) < 20)).toBe(true);
  expect(warnings).toEqual([]);
});

test("the test set may be larger, and a caller who knows leaves out what was no name", async () => {
  const { contexts } = await gatherContexts({ ...options, select: 2, selectTest: 6 });
  expect(contexts.map(({ set }) => set)).toEqual([...Array(2).fill("development"), ...Array(6).fill("test")]);
  const isName = ({ surface }: { surface: string }) => surface.endsWith("1");
  const known = await gatherContexts({ ...options, isName });
  expect(known.originals.length).toBeGreaterThan(0);
  expect(known.originals.every(({ original }) => original.endsWith("1"))).toBe(true);
});

test("too few is a warning that says how many, count caps", async () => {
  const { contexts, warnings } = await gatherContexts({ ...options, select: 100 });
  expect(contexts).toHaveLength(DOCUMENTS + 1);
  expect(warnings[0]).toMatch(/Asked for 100 contexts for development and 100 for test, found 1\d and 1\d/);
  expect((await gatherContexts({ ...options, count: 4 })).contexts).toHaveLength(4);
});

test("contexts of one document cannot fill both sets, and that is said", () => {
  const found = ["een", "twee", "drie"].map((text) => ({
    document: "d",
    text,
    span: { document: "d", start: 0, end: 3, label: "PERSON", surface: "Jan", score: 1 },
  }));
  const { contexts, warnings } = selectContexts(found, { split: "unseen", seed: 1, count: 10, minimumScore: 0.8 });
  expect(contexts.map(({ set }) => set)).toEqual(["development", "development", "development"]);
  expect(warnings[0]).toMatch(/Found 3 contexts of one document/);
});

test("no sentence that fits, no spans file, a broken spans file", async () => {
  await writeFile(join(privateDirectory, "spans.jsonl"), "");
  await expect(gatherContexts(options)).rejects.toMatchObject({ code: "input-empty" });
  await writeFile(join(privateDirectory, "spans.jsonl"), '\n{"document":"x"}\n');
  await expect(gatherContexts(options)).rejects.toThrow(/spans\.jsonl, line 2: expected/);
  await expect(gatherContexts({ ...options, privateDirectory: corpusDirectory })).rejects.toMatchObject({
    code: "input-missing",
  });
});

test("writes the public file without a name or a document, the originals for their owner alone", async () => {
  const path = join(await temporaryDirectory(), "seen.jsonl");
  const hidden = join(await temporaryDirectory(), "hidden");
  const gathered = await gatherContexts(options);
  const originals = await writeContexts(gathered, { path, privateDirectory: hidden });
  expect(await readFile(path, "utf8")).not.toMatch(/Naam|ward/);
  expect(Object.keys(JSON.parse((await readFile(originals, "utf8")).split("\n")[0] ?? "") as object)).toEqual([
    "id",
    "original",
    "document",
  ]);
  expect([(await stat(hidden)).mode & 0o777, (await stat(originals)).mode & 0o777]).toEqual([0o700, 0o600]);
  await expect(writeContexts(gathered, { path, privateDirectory: hidden })).rejects.toMatchObject({
    code: "output-exists",
  });
});
