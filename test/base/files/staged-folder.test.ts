import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { restoreSetAside, stageFolder } from "../../../src/base/files/staged-folder.ts";
import { findLeftovers, temporaryName, WRITER } from "../../../src/base/files/temporary.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
let place: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  place = join(directory, "out");
});

/** What a process that has ended would have called it. */
function nameOfDead(kind: "tmp" | "old", path = place): string {
  const { pid } = spawnSync("true");
  return temporaryName(path, kind).replace(`-${process.pid}-`, `-${pid}-`);
}

async function folderWith(path: string, content: string): Promise<void> {
  await mkdir(path);
  await writeFile(join(path, "file"), content);
}
const contentOf = (path: string) => readFile(join(path, "file"), "utf8");

describe("stageFolder", () => {
  it("removes what a killed program left, and nothing that another may still be writing", async () => {
    const [dead, alive, elsewhere, other] = [
      nameOfDead("tmp"),
      temporaryName(place),
      nameOfDead("tmp").replace(/out\.[0-9a-f]{8}-/, "out.00000000-"),
      nameOfDead("tmp", join(directory, "output")),
    ];
    for (const path of [dead, alive, elsewhere, other]) await folderWith(path, "half");
    await (await stageFolder(place)).discard();
    expect([dead, alive, elsewhere, other].map(existsSync)).toEqual([false, true, true, true]);
  });

  it("takes the folders that it made with it when it is discarded, and no others", async () => {
    const staged = await stageFolder(join(directory, "a", "b", "out"));
    await staged.discard();
    expect(await readdir(directory)).toEqual([]);
    await mkdir(join(directory, "a"));
    const other = await stageFolder(join(directory, "a", "b", "c", "out"));
    await writeFile(join(directory, "a", "b", "file"), "");
    await other.discard();
    expect(await readdir(join(directory, "a", "b"))).toEqual(["file"]);
  });

  it("keeps a set-aside folder while there is no other, and puts it back", async () => {
    const old = nameOfDead("old");
    await folderWith(old, "before");
    await (await stageFolder(place)).discard();
    expect(existsSync(old)).toBe(true);
    expect(await restoreSetAside(place)).toBe(true);
    expect(await contentOf(place)).toBe("before");
    expect(await restoreSetAside(place)).toBe(false);
  });

  it("removes a set-aside folder whose successor is in place", async () => {
    await folderWith(nameOfDead("old"), "before");
    await folderWith(place, "after");
    await (await stageFolder(place)).discard();
    expect(await readdir(directory)).toEqual(["out"]);
    expect(await contentOf(place)).toBe("after");
  });

  it("replaces a folder, or refuses one that appeared meanwhile", async () => {
    const first = await stageFolder(place, { synced: true, replace: false });
    await first.write("deep/file", "first");
    await first.commit();
    const late = await stageFolder(place, { synced: true, replace: false });
    await late.write("deep/file", "late");
    await expect(late.commit()).rejects.toMatchObject({ code: "output-exists" });
    await late.discard();
    expect(await contentOf(join(place, "deep"))).toBe("first");
    const second = await stageFolder(place, { synced: true });
    await second.write("deep/file", "second");
    await second.commit();
    expect(await contentOf(join(place, "deep"))).toBe("second");
    expect(await readdir(directory)).toEqual(["out"]);
  });
});

it("finds no leftovers where there is no folder, and none of its own", async () => {
  expect(await findLeftovers(join(directory, "none", "out"))).toEqual([]);
  expect(WRITER).toMatch(/^[0-9a-f]{8}-\d+$/);
  await folderWith(temporaryName(place), "x");
  expect(await findLeftovers(place)).toEqual([]);
});
