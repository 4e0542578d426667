import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { readContexts } from "../../../src/probe/contexts/read-contexts.ts";
import { gatherContexts, writeContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { readContextsManifest } from "../../../src/probe/contexts/contexts-manifest.ts";
import { strikeContexts } from "../../../src/probe/contexts/strike-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const WORDS = ["koorts", "hoest", "pijn", "jeuk", "dorst", "kramp"];
const AT = new Date("2026-01-02T03:04:05.000Z");

let path: string;

beforeEach(async () => {
  const directory = await temporaryDirectory();
  const corpus = join(directory, "notes");
  await mkdir(corpus);
  await mkdir(`${corpus}.private`);
  const spans = await Promise.all(
    WORDS.map(async (word, index) => {
      const document = `${index}.txt`;
      await writeFile(
        join(corpus, document),
        `PERSON heeft vandaag last van ${word} en van ${WORDS[(index + 2) % 6]}.`,
      );
      return { document, start: 0, end: 3, label: "PERSON", surface: "Jan", score: 1 };
    }),
  );
  await writeFile(join(`${corpus}.private`, "spans.jsonl"), spans.map((span) => JSON.stringify(span)).join("\n"));
  path = join(directory, "seen.jsonl");
  const sizes = { development: 3, test: 2, reserve: 1 };
  const gathered = await gatherContexts({ corpusDirectory: corpus, split: "seen", seed: 1, sizes });
  await writeContexts(gathered, { path, privateDirectory: `${corpus}.private` });
});

test("takes development contexts out, keeps them beside with the time, and the manifest fits what is left", async () => {
  const [first, second, third] = await readContexts(path);
  const { counts, struck, struckPath } = await strikeContexts(path, [second!.id], AT);
  expect({ counts, struck }).toEqual({ counts: { development: 2, test: 2, reserve: 1 }, struck: 1 });
  expect((await readContexts(path)).slice(0, 2)).toEqual([first, third]);
  expect(await readContextsManifest(path)).toMatchObject({ isCurrent: true, counts });
  expect(JSON.parse(await readFile(struckPath, "utf8"))).toEqual({ ...second, at: AT.toISOString() });
  expect((await stat(struckPath)).mode & 0o777).toBe(0o600);
});

test("test contexts and unknown ids are refused, and nothing is changed", async () => {
  const before = await readFile(path, "utf8");
  const contexts = await readContexts(path);
  const tested = contexts.find(({ set }) => set === "test")!;
  const refused = strikeContexts(path, [contexts[0]!.id, tested.id], AT);
  await expect(refused).rejects.toMatchObject({ code: "usage", message: expect.stringMatching(/found 1 of the test/) });
  await expect(strikeContexts(path, ["seen-999999"], AT)).rejects.toMatchObject({ code: "usage" });
  expect(await readFile(path, "utf8")).toBe(before);
  await writeFile(path, before.replace("vandaag", "gisteren"));
  await expect(strikeContexts(path, [contexts[0]!.id], AT)).rejects.toMatchObject({ code: "input-format" });
});
