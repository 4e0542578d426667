import { execFileSync } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, it } from "vitest";

import { WRITER } from "../../../src/base/files/temporary.ts";
import { withLock } from "../../../src/corpus/run/take-lock.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** What a process of this machine that has ended would have written into its lock. */
function endedWriter(): string {
  const pid = execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }).trim();
  return `${WRITER.split("-")[0]}-${pid}`;
}

it("is held by one at a time, also when a lock is left of a process that was killed", async () => {
  const directory = await temporaryDirectory();
  const writer = endedWriter();
  let [inside, most, done] = [0, 0, 0];
  for (let round = 0; round < 3; round++) {
    const path = join(directory, `${round}.lock`);
    await writeFile(path, writer);
    const holders = Array.from({ length: 4 }, () =>
      withLock(path, async () => {
        most = Math.max(most, ++inside);
        await wait(1);
        inside--;
        done++;
      }),
    );
    await Promise.all(holders);
  }
  expect({ most, done }).toEqual({ most: 1, done: 12 });
  expect(await readdir(directory)).toEqual([]);
});
