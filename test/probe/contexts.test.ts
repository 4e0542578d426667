import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { countSets } from "../../src/probe/context.ts";
import { gatherContexts, type GatherOptions, writeContexts } from "../../src/probe/contexts.ts";
import { readContextsManifest } from "../../src/probe/contexts-manifest.ts";
import type { FoundContext } from "../../src/probe/find-contexts.ts";
import { selectContexts } from "../../src/probe/select-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const DOCUMENTS = 30;
/** Three words of a note, of which any two notes share one at most: none are nearly the same. */
const WORDS = ["koorts", "hoest", "pijn", "jeuk", "dorst", "kramp"];
const words = (index: number) => [index, index / 6, index + index / 6].map((n) => WORDS[Math.floor(n) % 6]).join(", ");

let corpusDirectory: string;
let privateDirectory: string;
let options: GatherOptions;

/** Thirty notes with two sentences each, one text that all of them hold but for a number. */
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
      `Opname: mevrouw PERSON heeft last van ${words(index)}.`,
      `Met vriendelijke groet, PERSON, internist, tst. ${index}`,
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

const setsOf = (contexts: readonly { set: string }[]) => contexts.map(({ set }) => set);

test("few contexts: a tenth for development, the rest for test; nearly the same once, documents in one set", async () => {
  const { contexts, originals, found, nearDuplicates, warnings } = await gatherContexts(options);
  expect(found).toBe(2 * DOCUMENTS);
  expect(nearDuplicates).toEqual({ within: DOCUMENTS - 1, against: 0 });
  expect(countSets(contexts)).toEqual({ development: 3, test: DOCUMENTS - 2, reserve: 0 });
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
  expect(warnings).toEqual([
    expect.stringMatching(
      /^28 test contexts of split seen: so many cannot show 0\.1 %.* 2995 .* 0\.5 %.* 598 .*; and 2 %.* 149 /,
    ),
    expect.stringMatching(/^10 contexts stand where .* below 0\.8/),
  ]);
});

test("the same seed chooses the same, another seed others", async () => {
  const few = { ...options, sizes: { development: 5, test: 5, reserve: 5 } };
  const first = await gatherContexts(few);
  expect(await gatherContexts(few)).toEqual(first);
  expect((await gatherContexts({ ...few, seed: 8 })).contexts).not.toEqual(first.contexts);
});

test("as many as asked for, sure names first, and a caller who knows leaves out what was no name", async () => {
  const { contexts, originals } = await gatherContexts({ ...options, sizes: { development: 2, test: 9, reserve: 4 } });
  expect(setsOf(contexts)).toEqual([
    ...Array(2).fill("development"),
    ...Array(9).fill("test"),
    ...Array(4).fill("reserve"),
  ]);
  expect(originals.every(({ document }) => Number(document.slice(5, 7)) < 20)).toBe(true);
  const isName = ({ surface }: { surface: string }) => surface.endsWith("1");
  const known = await gatherContexts({ ...options, isName });
  expect(known.originals.length).toBeGreaterThan(0);
  expect(known.originals.every(({ original }) => original.endsWith("1"))).toBe(true);
});

test("test is filled before reserve, a number asked for and not found is told, count caps", async () => {
  const { contexts, warnings } = await gatherContexts({ ...options, sizes: { test: 20, reserve: 20 } });
  expect(countSets(contexts)).toEqual({ development: 3, test: 20, reserve: 8 });
  expect(warnings[0]).toBe("Asked for 20 for reserve, found 8. Give more notes.");
  expect((await gatherContexts({ ...options, count: 4 })).contexts).toHaveLength(4);
});

test("contexts of one document are for tests, and that is said", () => {
  const { contexts, warnings } = selectContexts([contextOf(0, "d"), contextOf(1, "d"), contextOf(2, "d")], {
    split: "unseen",
    seed: 1,
    minimumScore: 0.8,
  });
  expect(setsOf(contexts)).toEqual(["test", "test", "test"]);
  expect(warnings[0]).toMatch(/^No development contexts: the 3 contexts found come from too few documents/);
});

test("by default enough for every limit, and as many again in reserve; what is short is told", () => {
  const select = (count: number) =>
    selectContexts(
      Array.from({ length: count }, (_, index) => contextOf(index, `d${index >> 1}`)),
      { split: "seen", seed: 1, minimumScore: 0.8 },
    );
  const enough = select(15_000);
  expect(countSets(enough.contexts)).toEqual({ development: 200, test: 7000, reserve: 7000 });
  expect(enough.warnings).toEqual([]);
  expect(select(8800).warnings).toEqual([
    expect.stringMatching(
      /^1600 contexts of split seen in reserve.* can show 0\.5 %.* and 2 %.*, but cannot show 0\.1 %.* 2995 /,
    ),
  ]);
  expect(select(2000).warnings).toEqual([
    expect.stringMatching(/^1800 test contexts of split seen: so many can show .*cannot show 0\.1 %/),
  ]);
});

function contextOf(index: number, document: string): FoundContext {
  return {
    document,
    text: `zin ${index} met <mask>`,
    span: { document, start: 0, end: 3, label: "PERSON", surface: "Jan", score: 1 },
  };
}

test("nothing that is nearly the same as a sentence of a corpus or a contexts file", async () => {
  const other = join(dirname(corpusDirectory), "other");
  await mkdir(other);
  await writeFile(join(other, "a.txt"), `Koud. Opname: Mevrouw PERSON heeft nu last van ${words(3)}!`);
  await writeFile(join(other, "manifest.json"), "{}");
  const file = join(dirname(corpusDirectory), "contexts.jsonl");
  const line = { id: "x", split: "seen", set: "reserve", text: `Opname: mevrouw <mask> heeft last van ${words(4)}.` };
  await writeFile(file, toJsonLines([line]));
  const all = await gatherContexts({ ...options, split: "unseen" });
  expect(all.warnings.at(-1)).toMatch(/^It was not checked whether.*--against/);
  const { originals, nearDuplicates, warnings } = await gatherContexts({
    ...options,
    split: "unseen",
    against: [other, file],
  });
  expect(nearDuplicates).toEqual({ within: DOCUMENTS - 1, against: 2 });
  expect(originals).toHaveLength(all.originals.length - 2);
  expect(warnings.some((warning) => warning.includes("against"))).toBe(false);
  await expect(gatherContexts({ ...options, against: [corpusDirectory] })).rejects.toThrow(
    /all of 60 sentences are nearly/,
  );
  await expect(gatherContexts({ ...options, against: ["nowhere"] })).rejects.toMatchObject({ code: "input-missing" });
});

test("a folder of raw text to hold contexts against is doubted", async () => {
  const raw = join(dirname(corpusDirectory), "raw");
  await mkdir(raw);
  await writeFile(join(raw, "a.txt"), "Mw. Jansen belt.");
  expect((await gatherContexts({ ...options, against: [raw] })).warnings.at(-1)).toMatch(/did not write this folder/);
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

test("writes contexts, manifest and originals for their owner alone, the first without a name or a document", async () => {
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
  const modes = [path, path.replace(/jsonl$/, "manifest.json"), originals, hidden].map(
    async (file) => (await stat(file)).mode,
  );
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o700]);
  expect(await readContextsManifest(path)).toMatchObject({ originals, isCurrent: true });
  await expect(writeContexts(gathered, { path, privateDirectory: hidden })).rejects.toMatchObject({
    code: "output-exists",
  });
});
