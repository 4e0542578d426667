import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { withFileLock } from "../../../src/base/files/file-lock.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

it("programs that read, count and write under one lock lose no count", async () => {
  const path = join(await temporaryDirectory(), "count");
  writeFileSync(path, "0");
  const module = JSON.stringify(new URL("../../../dist/src/base/files/file-lock.js", import.meta.url).href);
  const script = `import { readFileSync, writeFileSync } from "node:fs";
    const { withFileLock } = await import(${module}); const path = process.argv[1];
    for (let n = 0; n < 200; n++) withFileLock(path, () => writeFileSync(path, String(Number(readFileSync(path, "utf8")) + 1)));`;
  const children = [0, 1, 2].map(() => spawn(process.execPath, ["--input-type=module", "-e", script, path]));
  for (const [code] of await Promise.all(children.map((child) => once(child, "exit")))) expect(code).toBe(0);
  expect(readFileSync(path, "utf8")).toBe("600");
  expect(existsSync(`${path}.lock`)).toBe(false);
}, 60_000);

it("what throws gives the lock back; where none can be made it is done all the same", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "file");
  expect(() =>
    withFileLock(path, () => {
      expect(existsSync(`${path}.lock`)).toBe(true);
      throw new Error("stop");
    }),
  ).toThrow("stop");
  expect(existsSync(`${path}.lock`)).toBe(false);
  expect(withFileLock(join(directory, "missing", "file"), () => "done")).toBe("done");
});
