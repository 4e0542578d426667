import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { toJsonLines } from "../../../src/base/files.ts";
import { countSets } from "../../../src/probe/contexts/context.ts";
import { gatherContexts, writeContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { readContextsManifest } from "../../../src/probe/contexts/contexts-manifest.ts";
import { readContexts } from "../../../src/probe/contexts/read-contexts.ts";
import { readOriginals } from "../../../src/probe/contexts/read-originals.ts";
import { refreshContexts } from "../../../src/probe/contexts/refresh-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const SYLLABLES = ["ba", "ko", "mi", "tu", "re", "sol"];
/** Another word for each number below 216. */
const word = (n: number) => [n, n / 6, n / 36].map((digit) => SYLLABLES[Math.floor(digit) % 6]).join("");

let directory: string;
const at = (name: string) => join(directory, name);
const manifestText = () => readFile(at("seen.manifest.json"), "utf8");

/** Twenty notes of two sentences: four contexts for development, twelve for test, the others in reserve. */
beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("notes"));
  await mkdir(at("notes.private"));
  const spans: object[] = [];
  for (let index = 0; index < 20; index++) {
    const document = `${index}.txt`;
    const lines = [0, 20].map((n) => `PERSON zegt: ${word(index + n)} ${word(index + n + 100)}, het gaat wel.`);
    await writeFile(at(`notes/${document}`), lines.join("\n"));
    for (const start of [0, (lines[0]?.length ?? 0) + 1])
      spans.push({ document, start, end: start + 6, label: "PERSON", surface: "Jansen", score: 1 });
  }
  await writeFile(at("notes.private/spans.jsonl"), toJsonLines(spans));
  await make({ development: 4, test: 12 });
});

async function make(sizes: { development: number; test: number; reserve?: number }) {
  const gathered = await gatherContexts({
    corpusDirectory: at("notes"),
    split: "seen",
    seed: 3,
    sizes: { reserve: 99, ...sizes },
  });
  await writeContexts(gathered, { path: at("seen.jsonl"), privateDirectory: at("notes.private"), force: true });
}

async function documentsBySet(): Promise<Map<string, Set<string>>> {
  const documentOf = new Map((await readOriginals(at("notes.private/originals.jsonl"))).map((o) => [o.id, o.document]));
  const sets = new Map<string, Set<string>>();
  for (const { id, set } of await readContexts(at("seen.jsonl")))
    sets.set(set, (sets.get(set) ?? new Set()).add(documentOf.get(id) as string));
  return sets;
}

test("the reserve becomes the test set, what was the test set becomes development, documents stay in one set", async () => {
  const before = await readContexts(at("seen.jsonl"));
  const counts = countSets(before);
  const result = await refreshContexts(at("seen.jsonl"));
  const after = await readContexts(at("seen.jsonl"));
  expect(result).toMatchObject({ refreshed: 1, counts: countSets(after) });
  expect(result.warnings).toEqual([
    expect.stringMatching(/test contexts of split seen of 6 patients or documents: this number cannot show/),
  ]);
  expect(after.map(({ id, text }) => ({ id, text }))).toEqual(before.map(({ id, text }) => ({ id, text })));
  for (const [index, { set }] of before.entries())
    expect(set === "reserve" ? ["test", "reserve"] : ["development"]).toContain(after[index]?.set);
  expect(countSets(after).development).toBe(counts.development + counts.test);
  expect(countSets(after).test).toBeGreaterThanOrEqual(counts.test);
  expect(countSets(after).test).toBeLessThanOrEqual(counts.test + 1);
  const sets = [...(await documentsBySet()).values()];
  expect(sets.flatMap((documents) => [...documents])).toHaveLength(new Set(sets.flatMap((set) => [...set])).size);
  expect(await readContextsManifest(at("seen.jsonl"))).toMatchObject({
    isCurrent: true,
    refreshed: 1,
    counts: result.counts,
  });
  expect(await manifestText()).not.toContain("next");
  expect([(await stat(at("seen.jsonl"))).mode & 0o777, (await stat(at("seen.manifest.json"))).mode & 0o777]).toEqual([
    0o600, 0o600,
  ]);
});

test("drawn until nothing is left, then an error that says what to do", async () => {
  const first = await refreshContexts(at("seen.jsonl"));
  expect(first.counts.reserve).toBeGreaterThan(0);
  const second = await refreshContexts(at("seen.jsonl"));
  expect(second).toMatchObject({ refreshed: 2, counts: { reserve: 0 } });
  const text = await readFile(at("seen.jsonl"), "utf8");
  await expect(refreshContexts(at("seen.jsonl"))).rejects.toThrow(/no context is in reserve.*--against/);
  expect(await readFile(at("seen.jsonl"), "utf8")).toBe(text);
});

test("a file that was changed, or has no manifest or originals, stays as it is", async () => {
  const text = await readFile(at("seen.jsonl"), "utf8");
  const refused = async (code: string) => {
    const before = await readFile(at("seen.jsonl"), "utf8");
    await expect(refreshContexts(at("seen.jsonl"))).rejects.toMatchObject({ code });
    expect(await readFile(at("seen.jsonl"), "utf8")).toBe(before);
  };
  await writeFile(at("seen.jsonl"), text.slice(text.indexOf("\n") + 1));
  await refused("input-format");
  await writeFile(at("seen.jsonl"), text);
  await rename(at("notes.private/originals.jsonl"), at("elsewhere.jsonl"));
  await refused("input-missing");
  await rename(at("elsewhere.jsonl"), at("notes.private/originals.jsonl"));
  await rm(at("seen.manifest.json"));
  await refused("input-missing");
});

test("killed between the two files: the manifest is about whichever contexts are there", async () => {
  const [contextsBefore, manifestBefore] = [await readFile(at("seen.jsonl"), "utf8"), await manifestText()];
  const { counts } = await refreshContexts(at("seen.jsonl"));
  const [contextsAfter, manifestAfter] = [await readFile(at("seen.jsonl"), "utf8"), await manifestText()];
  const { contextsSha256, refreshed } = JSON.parse(manifestAfter) as Record<string, unknown>;
  const between = { ...(JSON.parse(manifestBefore) as object), next: { contextsSha256, counts, refreshed } };
  await writeFile(at("seen.manifest.json"), JSON.stringify(between));
  expect(await readContextsManifest(at("seen.jsonl"))).toMatchObject({ isCurrent: true, refreshed: 1, counts });
  await writeFile(at("seen.jsonl"), contextsBefore);
  expect(await readContextsManifest(at("seen.jsonl"))).toMatchObject({ isCurrent: true, refreshed: 0 });
  await refreshContexts(at("seen.jsonl"));
  expect([await readFile(at("seen.jsonl"), "utf8"), await manifestText()]).toEqual([contextsAfter, manifestAfter]);
});
