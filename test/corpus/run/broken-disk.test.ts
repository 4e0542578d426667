import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { anonymiseAll } from "../../../src/corpus/anonymise.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
let disk: string;
const at = (...parts: string[]) => join(directory, ...parts);
const mount = (...words: string[]) => spawnSync("mount", words).status === 0;

/** Whether this machine lets a test have a disk of its own. */
const CAN_MOUNT = (() => {
  const place = mkdtempSync(join(tmpdir(), "unname-mount-"));
  const can = mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", place);
  if (can) spawnSync("umount", [place]);
  rmdirSync(place);
  return can;
})();

const run = (recognisers: string[]) =>
  anonymiseAll({
    inputs: [at("notes")],
    outputDirectory: join(disk, "out"),
    privateDirectory: join(disk, "private"),
    recognisers,
    shardBytes: 8192,
  });

describe.skipIf(!CAN_MOUNT)("a disk that cannot be written (skipped where a test may not mount one)", () => {
  beforeAll(async () => {
    directory = await temporaryDirectory();
    disk = at("disk");
    await mkdir(disk);
    await mkdir(at("notes"));
    await writeFile(at("names.csv"), "name\nJan Bosveld\n");
    await writeFile(at("notes", "large.txt"), "Jan Bosveld sprak. ".repeat(8_000));
    await writeFile(at("notes", "lines.jsonl"), '{"text":"Jan Bosveld sprak."}\n'.repeat(8_000));
    expect(mount("-t", "tmpfs", "-o", "size=256k", "tmpfs", disk)).toBe(true);
  });
  afterAll(() => void spawnSync("umount", [disk]));

  it("is named when it is full; the run goes on when there is room", async () => {
    const failure = run([`names:${at("names.csv")}`]);
    await expect(failure).rejects.toMatchObject({
      code: "output-failed",
      message: expect.stringMatching(/the disk is full.*run the same command again/u) as string,
    });
    expect(existsSync(join(disk, "out"))).toBe(false);
    expect(mount("-o", "remount,size=16m", disk)).toBe(true);
    const result = await run([`names:${at("names.csv")}`]);
    expect(result).toMatchObject({ state: "finished", documents: 8001 });
    expect(result.kept).toBeGreaterThan(0);
  });

  it("is named when it is read-only", async () => {
    expect(mount("-o", "remount,ro", disk)).toBe(true);
    await expect(run(["rules:nl"])).rejects.toMatchObject({
      code: "output-failed",
      message: expect.stringMatching(/read-only/u) as string,
    });
  });
});
