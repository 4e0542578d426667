import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

it.each(["out", "out.private"])("the demo does not touch somebody else's folder %s", async (name) => {
  const folder = await temporaryDirectory();
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "mine.txt"), "mine");
  const io = memoryIo();
  expect(await runCli(["demo", "--out", join(folder, "out")], io)).toBe(2);
  expect(io.messages()).toMatch(/already exists.*--force/u);
  expect(await readdir(join(folder, name))).toEqual(["mine.txt"]);
});

it("the demo asks nobody without a terminal", async () => {
  const io = memoryIo();
  expect(await runCli(["demo", "--interactive"], io)).toBe(2);
  expect(io.messages()).toMatch(/needs a terminal/u);
});
