import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { sha256 } from "../../../src/base/hash.ts";
import {
  contextsManifestPath,
  createContextsManifest,
  readContextsManifest,
  writeContextsManifest,
} from "../../../src/probe/contexts/contexts-manifest.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const TEXT = '{"id":"a","split":"seen","set":"test","text":"<mask>"}\n';

async function write(directory: string): Promise<string> {
  await mkdir(join(directory, "contexts"), { recursive: true });
  const path = join(directory, "contexts", "seen.v2.jsonl");
  await writeFile(path, TEXT);
  const manifest = createContextsManifest({
    split: "seen",
    corpus: join(directory, "notes"),
    privateDirectory: join(directory, "notes.private"),
    originals: join(directory, "notes.private/originals.jsonl"),
    spans: join(directory, "notes.private/spans.jsonl"),
    spansSha256: sha256("spans"),
    against: [join(directory, "others")],
    contextsSha256: sha256(TEXT),
    seed: 1,
    counts: { development: 0, test: 1, reserve: 0 },
    nearDuplicates: { within: 2, against: 3 },
    refreshed: 0,
  });
  await writeContextsManifest(path, manifest);
  return path;
}

test("paths are relative in the file, so that all may be moved together, and absolute as read", async () => {
  const directory = await temporaryDirectory();
  const path = await write(join(directory, "one"));
  const text = await readFile(contextsManifestPath(path), "utf8");
  expect(contextsManifestPath(path)).toBe(join(directory, "one/contexts/seen.v2.manifest.json"));
  expect(text).not.toContain(directory);
  await rename(join(directory, "one"), join(directory, "two"));
  expect(await readContextsManifest(join(directory, "two/contexts/seen.v2.jsonl"))).toMatchObject({
    corpus: join(directory, "two/notes"),
    originals: join(directory, "two/notes.private/originals.jsonl"),
    against: [join(directory, "two/others")],
    isCurrent: true,
  });
});

test("none for a CSV or without the file, an error for another file, not current after a change", async () => {
  const directory = await temporaryDirectory();
  const path = await write(directory);
  await writeFile(path.replace(/jsonl$/, "csv"), "sentences\n<mask>\n");
  expect(await readContextsManifest(path.replace(/jsonl$/, "csv"))).toBeUndefined();
  expect(await readContextsManifest(join(directory, "none.jsonl"))).toBeUndefined();
  await writeFile(path, TEXT + TEXT);
  expect(await readContextsManifest(path)).toMatchObject({ isCurrent: false });
  for (const other of ["{", '{"schemaVersion":1}', '{"schemaVersion":2,"split":"seen"}']) {
    await writeFile(contextsManifestPath(path), other);
    await expect(readContextsManifest(path)).rejects.toMatchObject({ code: "input-format" });
  }
});
