import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import type { UnnameError } from "../../../src/base/errors.ts";
import { listFiles, readJsonLines, readTextFile, refuseExisting, writeFileAtomic } from "../../../src/base/files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as UnnameError);

describe("readTextFile", () => {
  it.each([
    ["a byte of another encoding", [0x61, 0x0a, 0xe9, 0x66], 2, 2],
    ["a character cut off at the end", [0x6f, 0x6b, 0xc3], 2, 1],
    ["a lone continuation byte", [0x80], 0, 1],
    ["a surrogate", [0x61, 0xed, 0xa0, 0x80], 1, 1],
  ])("says where %s begins", async (_, bytes, byteOffset, line) => {
    const path = join(await temporaryDirectory(), "note.txt");
    await writeFile(path, Uint8Array.from(bytes));
    expect(await failure(readTextFile(path))).toMatchObject({ code: "input-encoding", details: { byteOffset, line } });
  });

  it("says that UTF-16 is none of a single-byte encoding", async () => {
    const path = join(await temporaryDirectory(), "names.csv");
    await writeFile(path, "\uFEFFname\nBos\n", "utf16le");
    expect(await failure(readTextFile(path))).toMatchObject({
      code: "input-encoding",
      message: expect.stringMatching(/iconv -f utf-16 /u) as string,
    });
  });

  it("reads any text back, without a byte-order mark", async () => {
    const path = join(await temporaryDirectory(), "note.txt");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        await writeFile(path, `\uFEFF${text}`);
        expect(await readTextFile(path)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });
});

describe("writeFileAtomic", () => {
  it("leaves nothing behind when it fails", async () => {
    const folder = await temporaryDirectory();
    await mkdir(join(folder, "taken"));
    expect(await failure(writeFileAtomic(join(folder, "taken"), "x"))).toBeInstanceOf(Error);
    expect(await readdir(folder)).toEqual(["taken"]);
  });

  it("closes private files and folders to others", async () => {
    const folder = join(await temporaryDirectory(), "private");
    await writeFileAtomic(join(folder, "names.jsonl"), "x", { private: true });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, "names.jsonl"))).mode & 0o777).toBe(0o600);
  });

  it("replaces a file whole", async () => {
    const path = join(await temporaryDirectory(), "file");
    await writeFileAtomic(path, "longer than the next");
    await writeFileAtomic(path, "short");
    expect(await readFile(path, "utf8")).toBe("short");
  });
});

describe("refuseExisting", () => {
  it("refuses a file or a filled folder, and takes an empty folder, nothing, or force", async () => {
    const folder = await temporaryDirectory();
    await expect(refuseExisting(folder)).resolves.toBeUndefined();
    await expect(refuseExisting(join(folder, "absent"))).resolves.toBeUndefined();
    await writeFile(join(folder, "file"), "");
    expect(await failure(refuseExisting(folder))).toMatchObject({ code: "output-exists" });
    expect(await failure(refuseExisting(join(folder, "file")))).toMatchObject({ code: "output-exists" });
    await expect(refuseExisting(folder, true)).resolves.toBeUndefined();
  });
});

test("refuseExisting says before any work where nothing can be written", async () => {
  const folder = await temporaryDirectory();
  await writeFile(join(folder, "file"), "");
  await symlink(join(folder, "nowhere"), join(folder, "link"));
  for (const path of [
    join(folder, "file", "out"),
    join(folder, "file", "a", "b"),
    join(folder, "link"),
    join(folder, "link", "out"),
  ]) {
    expect(await failure(refuseExisting(path, true))).toMatchObject({ code: "usage", details: { path } });
  }
});

describe("listFiles", () => {
  it("gives sorted relative paths and leaves hidden ones out", async () => {
    const folder = await temporaryDirectory();
    await mkdir(join(folder, "b/.hidden"), { recursive: true });
    for (const name of ["b/2.txt", "a.txt", "b/.hidden/x.txt", ".y.txt", "c.ann"])
      await writeFile(join(folder, name), "");
    expect(await listFiles(folder, ".txt")).toEqual(["a.txt", "b/2.txt"]);
  });
});

describe("readJsonLines", () => {
  it("names file and line of what is wrong and never its text", async () => {
    const path = join(await temporaryDirectory(), "lines.jsonl");
    await writeFile(path, '{"a":1}\n\n{"a":Jansen}\n');
    const error = (await failure(readJsonLines(path, "test file", (value) => value as object))) as UnnameError;
    expect(error).toMatchObject({ code: "input-format", details: { line: 3 } });
    expect(error.message).not.toContain("Jansen");
  });
});
