import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { forgetWork, type KeptWork, keepWork, workDirectoryOf, workOf } from "../../src/audit/kept-work.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

describe("keepWork", () => {
  let directory: string;
  let work: KeptWork;
  let measured: number;
  const measure = async () => {
    measured++;
    return { figures: [0.1 + 0.2, Number.NaN, -0], names: new Map([["a", new Set([1])]]), missing: undefined };
  };

  beforeEach(async () => {
    directory = workDirectoryOf(join(await temporaryDirectory(), "audit"));
    work = keepWork(directory);
    measured = 0;
  });

  it("measures once, and gives the same to the last bit to another process", async () => {
    const first = await work.recall("scores", [1], measure);
    expect(await keepWork(directory).recall("scores", [1], measure)).toEqual(first);
    expect(measured).toBe(1);
    expect(directory).toMatch(/audit\.private.audit\.work$/);
  });

  it("measures again what depends on something else", async () => {
    await work.recall("scores", [1], measure);
    await work.recall("scores", [2], measure);
    await work.recall("losses", [1], measure);
    await workOf(work, "a model").recall("scores", [1], measure);
    await workOf(work, "another").recall("scores", [1], measure);
    expect(measured).toBe(5);
  });

  it("keeps nothing of a measurement that failed", async () => {
    await expect(work.recall("scores", [1], () => Promise.reject(new Error("interrupted")))).rejects.toThrow(
      "interrupted",
    );
    await work.recall("scores", [1], measure);
    expect(measured).toBe(1);
  });

  it("measures again where a file is damaged, wherever", async () => {
    const first = await work.recall("scores", [1], measure);
    const [name = ""] = await readdir(directory);
    const path = join(directory, name);
    expect((await stat(path)).mode & 0o077).toBe(0);
    const whole = await readFile(path);
    for (const at of [0, 31, 32, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 1;
      await writeFile(path, damaged);
      expect(await work.recall("scores", [1], measure)).toEqual(first);
    }
    await writeFile(path, "");
    await work.recall("scores", [1], measure);
    expect(measured).toBe(6);
    await work.recall("scores", [1], measure);
    expect(measured).toBe(6);
  });

  it("is forgotten when the audit is written", async () => {
    await work.recall("scores", [1], measure);
    await forgetWork(directory);
    expect(existsSync(directory)).toBe(false);
    await forgetWork(directory);
  });
});
