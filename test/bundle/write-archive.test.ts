import { mkdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { list } from "tar";
import { beforeAll, describe, expect, it } from "vitest";

import { listFilesSorted, writeArchive } from "../../bundle/write-archive.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const FILES = { "b.txt": "b", "a/z.js": "z", "a.txt": "a", run: "#!/bin/sh\n" };

/** The same files, made in another order, at another time, with other modes. */
async function makeFolder(parent: string, names: readonly string[], seconds: number, mode: number) {
  await mkdir(join(parent, "app", "a"), { recursive: true });
  for (const name of names) {
    const path = join(parent, "app", name);
    await writeFile(path, FILES[name as keyof typeof FILES], { mode });
    await utimes(path, seconds, seconds);
  }
}

describe("writeArchive", () => {
  let [one, other] = ["", ""];
  beforeAll(async () => {
    [one, other] = [await temporaryDirectory(), await temporaryDirectory()];
    await makeFolder(one, Object.keys(FILES), 1_000_000_000, 0o600);
    await makeFolder(other, Object.keys(FILES).toReversed(), 1_700_000_000, 0o666);
  });

  it.each(["app.tar.gz", "app.zip"])("gives the same bytes for the same files (%s)", async (name) => {
    const bytes = [];
    for (const parent of [one, other]) {
      await writeArchive(join(parent, name), parent, "app", ["run"]);
      bytes.push(await readFile(join(parent, name)));
    }
    expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(true);
    expect(bytes[0]?.length).toBeGreaterThan(100);
  });

  it("holds every file, in order, runnable what is to be run, of nobody and no time", async () => {
    const path = join(one, "app.tar.gz");
    await writeArchive(path, one, "app", ["run"]);
    const entries: unknown[] = [];
    await list({
      file: path,
      onReadEntry: ({ path: name, mode, uid, mtime }) =>
        entries.push([name, mode?.toString(8), uid, mtime?.toISOString()]),
    });
    const at = "1980-01-01T00:00:00.000Z";
    expect(entries).toEqual([
      ["app/a.txt", "644", undefined, at],
      ["app/a/z.js", "644", undefined, at],
      ["app/b.txt", "644", undefined, at],
      ["app/run", "755", undefined, at],
    ]);
  });
});

it("lists files in the order of their code units, through folders that are linked", async () => {
  const parent = await temporaryDirectory();
  await makeFolder(parent, Object.keys(FILES), 0, 0o644);
  await symlink(join(parent, "app", "a"), join(parent, "app", "c"));
  expect(await listFilesSorted(join(parent, "app"))).toEqual(["a.txt", "a/z.js", "b.txt", "c/z.js", "run"]);
  await rm(join(parent, "app", "c"));
});
