import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { parquetWriteBuffer } from "hyparquet-writer";
import { beforeAll, describe, expect, it } from "vitest";

import { ended } from "../../fixtures/run-case.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const MAIN = resolve(process.env["UNNAME_DIST"] ?? "dist", "src", "cli", "main.js");
const GOOD = "good.txt";

let directory: string;
const at = (...parts: string[]) => join(directory, ...parts);

beforeAll(async () => {
  directory = await temporaryDirectory();
  await writeFile(at("names.csv"), "name\nJan Bosveld\n");
});

function anonymise(folder: string, ...flags: string[]): ChildProcess {
  return anonymiseAs({}, folder, ...flags);
}

function anonymiseAs(user: { uid?: number; gid?: number }, folder: string, ...flags: string[]): ChildProcess {
  const command = ["anonymise", at(folder), "--out", at(`${folder}-out`), "--recogniser", `names:${at("names.csv")}`];
  return spawn(process.execPath, [MAIN, ...command, ...flags], { ...user, stdio: ["ignore", "pipe", "pipe"] });
}

/** Nothing is closed to root: it runs the program as nobody, where nobody may read the program. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const mayRun = spawnSync(process.execPath, [MAIN, "--version"], user).status === 0;

const line = (number: number) => `${JSON.stringify({ id: number, text: `Jan Bosveld sprak met zuster ${number}` })}\n`;
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index)).join("");
const texts = (count: number) => Array.from({ length: count }, (_, index) => `Jan Bosveld ${index}`);
const parquet = (name: string, data: (string | number)[]) =>
  new Uint8Array(parquetWriteBuffer({ columnData: [{ name, data }] }));

/** Files that cannot be done to their end, each with where the error says it is. */
const CASES: readonly (readonly [name: string, file: string, bytes: string | Uint8Array, place: RegExp])[] = [
  ["a gzip file that is cut off", "n.jsonl.gz", gzipSync(lines(5_000)).subarray(0, 9_000), /whole gzip file/],
  [
    "other bytes behind a gzip file",
    "n.jsonl.gz",
    Buffer.concat([gzipSync(lines(9)), Buffer.from("xxxx")]),
    /whole gzip file/,
  ],
  ["a zstd file that is none", "n.jsonl.zst", Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 1, 2, 3, 4]), /whole zstd file/],
  ["Parquet without the column", "n.parquet", parquet("note", texts(9)), /a column "text".*found note/],
  ["Parquet whose column holds numbers", "n.parquet", parquet("text", [1, 2]), /column "text" of texts.*INT32/],
  ["Parquet that is cut off", "n.parquet", parquet("text", texts(9)).subarray(0, 60), /whole Parquet file/],
  ["damaged Parquet", "n.parquet", damaged(parquet("text", texts(500)), 20, 200), /damaged.*column text/],
  ["a record without its text", "n.jsonl", `${lines(3)}{"id":1}\n${lines(2)}`, /line 4: expected a text.*byte \d+/],
  [
    "a record that is no object",
    "n.jsonl",
    `${lines(3)}{"id":1,\n${lines(2)}`,
    /line 4: expected one JSON object.*byte \d+/,
  ],
  ["bytes that are not UTF-8", "n.jsonl", withByte(lines(3), 0xe9, lines(2)), /line 4: not UTF-8 at byte \d+/],
  ["a text that is not UTF-8", "n.txt", withByte("Jan Bosveld\n", 0xe9, "x\n"), /record 1: not UTF-8 at byte 12 /],
  ["CSV with a quote that nothing closes", "n.csv", 'id,text\n1,"x"\n2,"Jan Bosveld\n3,x\n', /row 3: expected a quote/],
  ["CSV without the column", "n.csv", 'id,note\n1,"Jan Bosveld"\n', /row 1: expected one column "text"/],
  ["CSV with too few cells", "n.csv", 'id,text\n1,"Jan Bosveld"\n2\n', /row 3: expected 2 cells/],
];

describe("a file that cannot be read to its end", () => {
  it.each(CASES)("%s: is named with its place, is not begun in the output, and stops no other", async (...one) => {
    const [name, file, bytes, place] = one;
    const folder = name.replaceAll(" ", "-");
    await mkdir(at(folder));
    await writeFile(at(folder, file), bytes);
    await writeFile(at(folder, GOOD), "Jan Bosveld was hier\n");
    const { code, stdout, stderr } = await ended(anonymise(folder, "--workers", "1"));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(place) as string });
    expect(stderr).toContain(join(folder, file));
    expect(stdout + stderr).not.toContain("Bosveld");
    expect(existsSync(at(`${folder}-out`))).toBe(false);
    expect(await readFile(at(`${folder}-out.unfinished`, GOOD), "utf8")).toBe("PERSON was hier\n");
    expect(existsSync(at(`${folder}-out.unfinished`, file))).toBe(false);
  });

  it("is counted where it cannot be opened at all, before anything is done", async () => {
    await mkdir(at("link"));
    await writeFile(at("link", GOOD), "Jan Bosveld was hier\n");
    await symlink("nowhere.txt", at("link", "n.txt"));
    const { code, stderr } = await ended(anonymise("link"));
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/1 dangling link.*--skip-unknown/s) as string,
    });
    expect(existsSync(at("link-out.unfinished"))).toBe(false);
    expect(await ended(anonymise("link", "--skip-unknown"))).toMatchObject({ code: 0 });
    expect(await readFile(at("link-out", GOOD), "utf8")).toBe("PERSON was hier\n");
  });
});

describe.skipIf(!mayRun || process.platform === "win32")("what its owner has closed", () => {
  it.each(["n.txt", "n.jsonl", "n.jsonl.gz", "n.csv", "n.parquet"])(
    "%s is named, and stops no other; opened, the same command ends the run",
    async (file) => {
      const folder = `closed-${file}`;
      const bytes = file.endsWith("parquet")
        ? parquet("text", texts(2))
        : file.endsWith("gz")
          ? gzipSync(line(1))
          : line(1);
      await mkdir(at(folder));
      await writeFile(at(folder, GOOD), "Jan Bosveld was hier\n");
      await writeFile(at(folder, file), file.endsWith("csv") ? "id,text\n1,Jan Bosveld\n" : bytes);
      for (const path of [directory, at(folder), at(folder, file), at(folder, GOOD)])
        if (isRoot) await chown(path, NOBODY, NOBODY);
      await chmod(at(folder, file), 0);
      const { code, stderr } = await ended(anonymiseAs(user, folder, "--workers", "1"));
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(/cannot be read \(EACCES\)/) as string,
      });
      expect(stderr).toContain(at(folder, file));
      expect(await readFile(at(`${folder}-out.unfinished`, GOOD), "utf8")).toBe("PERSON was hier\n");
      await chmod(at(folder, file), 0o600);
      expect(await ended(anonymiseAs(user, folder, "--workers", "1"))).toMatchObject({ code: 0 });
      expect(existsSync(at(`${folder}-out`, file))).toBe(true);
    },
  );

  it("a folder in the input is counted, and passed over where that is wanted", async () => {
    await mkdir(at("rights", "closed"), { recursive: true });
    await writeFile(at("rights", GOOD), "Jan Bosveld was hier\n");
    for (const path of [directory, at("rights"), at("rights", "closed"), at("rights", GOOD)])
      if (isRoot) await chown(path, NOBODY, NOBODY);
    await chmod(at("rights", "closed"), 0);
    const refused = await ended(anonymiseAs(user, "rights"));
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/1 folder without rights/) as string });
    expect(await ended(anonymiseAs(user, "rights", "--skip-unknown"))).toMatchObject({ code: 0 });
    await chmod(at("rights", "closed"), 0o700);
    await chmod(at("rights"), 0);
    const closed = await ended(anonymiseAs(user, "rights", "--out", at("rights-2")));
    expect(closed).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/permission denied.*rights'\. Change its rights/s) as string,
    });
    await chmod(at("rights"), 0o700);
  });
});

function damaged(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return bytes.map((byte, index) => (index >= from && index < to ? byte ^ 0x5a : byte));
}

function withByte(before: string, byte: number, after: string): Uint8Array {
  return Buffer.concat([Buffer.from(before), Buffer.from([byte, 0x0a]), Buffer.from(after)]);
}
