import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { closePrivateFolder, privateFolderAbove } from "../../../src/base/files/close-private-folder.ts";
import { makePrivateDirectory, writeFileAtomic } from "../../../src/base/files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
const at = (name: string) => join(directory, name);
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

async function makeOpen(name: string): Promise<string> {
  await mkdir(at(name), { recursive: true });
  await chmod(at(name), 0o777);
  return at(name);
}

beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("closes a private folder that others may open, and warns once", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const folder = await makeOpen("clean.private");
  for (const name of ["spans.jsonl", "parts/0.jsonl"])
    await writeFileAtomic(join(folder, name), "{}\n", { private: true });
  expect([await modeOf(folder), await modeOf(join(folder, "spans.jsonl"))]).toEqual([0o700, 0o600]);
  expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringMatching(/clean\.private: this private folder was open to others \(mode 0777\)/),
  ]);
});

it("closes one that was named as a private folder, whatever it is called, and no other", async () => {
  vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const [named, shared] = [await makeOpen("secret"), await makeOpen("shared")];
  await makePrivateDirectory(named);
  await writeFileAtomic(join(shared, "predictions.jsonl"), "{}\n", { private: true });
  await writeFileAtomic(join(await makeOpen("public.private"), "card.md"), "public\n");
  expect([await modeOf(named), await modeOf(shared), await modeOf(at("public.private"))]).toEqual([
    0o700, 0o777, 0o777,
  ]);
});

it.runIf(process.platform === "linux")("refuses one that cannot be closed", async () => {
  await expect(closePrivateFolder("/proc/self/task")).rejects.toMatchObject({
    code: "usage",
    message: expect.stringMatching(/found mode 0555, which could not be changed.*chmod 700/) as string,
  });
});

it("finds the outermost private folder of a path", () => {
  expect(privateFolderAbove("/a/b.private/c.private/d.json")).toBe("/a/b.private");
  expect(privateFolderAbove("/a/b/c")).toBeUndefined();
});
