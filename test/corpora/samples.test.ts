import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { generateCorpus } from "../../corpora/generate.ts";
import { listFiles } from "../../src/base/files.ts";
import { formatBrat } from "../../src/formats/brat.ts";

const SAMPLES = "corpora/samples";

it("the samples are the first note of each kind that the generator writes", async () => {
  const first = new Map<string, ReturnType<typeof generateCorpus>["notes"][number]>();
  for (const note of generateCorpus().notes) {
    const kind = note.document.meta["kind"] as string;
    if (!first.has(kind)) first.set(kind, note);
  }
  expect(await listFiles(SAMPLES, ".txt")).toEqual([...first.keys()].map((kind) => `${kind}.txt`).sort());
  for (const [kind, { document, mentions }] of first) {
    expect(await readFile(join(SAMPLES, `${kind}.txt`), "utf8"), kind).toBe(document.text);
    expect(await readFile(join(SAMPLES, `${kind}.ann`), "utf8"), kind).toBe(formatBrat(document, mentions));
  }
});
