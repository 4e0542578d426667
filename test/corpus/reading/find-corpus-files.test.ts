import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, it } from "vitest";

import { anonymise } from "../../../src/corpus/anonymise.ts";
import type { CorpusFormat } from "../../../src/corpus/reading/corpus-format.ts";
import { findCorpusFiles, holdAtMost } from "../../../src/corpus/reading/find-corpus-files.ts";
import { createUnreadTally, describeUnread } from "../../../src/corpus/reading/unread-files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

async function folder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const directory = join(await temporaryDirectory(), "notes");
  await mkdir(directory);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return directory;
}

async function find(inputs: readonly string[], format?: CorpusFormat) {
  const tally = createUnreadTally();
  const files: string[] = [];
  for await (const { path, format: own, compression } of findCorpusFiles(inputs, format, tally.add))
    files.push(`${path} ${own} ${compression}`);
  return { files, unread: describeUnread(tally), missed: tally.missed };
}

it("reads every format by its extension, packing by the bytes, and counts the rest", async () => {
  const input = await folder({
    "a/b.txt": "x",
    "a-b/c.JSONL.gz": gzipSync("{}"),
    "n.csv.gz": "a,text\n",
    "n.tsv": "",
    "n.parquet": "",
    "letter.docx": "",
    "other.docx": "",
    README: "",
    "n.txt": "",
    "n.ann": "",
    "alone.ann": "",
    "annotation.conf": "",
    ".hidden.txt": "",
    ".git/x.txt": "",
    ".DS_Store": "",
    "manifest.json": '{"schemaVersion":1,"stage":"anonymise"}',
    "a/manifest.json": "{}",
  });
  expect(await find([input])).toEqual({
    files: [
      "a-b/c.JSONL.gz jsonl gzip",
      "a/b.txt txt none",
      "n.csv.gz csv none",
      "n.parquet parquet none",
      "n.tsv tsv none",
      "n.txt txt none",
    ],
    unread:
      "1 annotations .ann, 1 annotations .conf, 2 hidden, 1 unknown format, 1 unknown format .ann, 2 unknown format .docx, 1 unknown format .json",
    missed: 7,
  });
  expect((await find([input], "lines")).files).toEqual(["a/b.txt lines none", "n.txt lines none"]);
  expect((await find([input], "brat")).unread).not.toMatch(/annotations/u);
});

it("follows links to files alone", async () => {
  const input = await folder({ "a/n.txt": "x" });
  const elsewhere = await folder({ "m.txt": "y" });
  await symlink(join(elsewhere, "m.txt"), join(input, "link.txt"));
  await symlink(input, join(input, "a/circle"));
  await symlink("nowhere.txt", join(input, "gone.txt"));
  expect(await find([input])).toEqual({
    files: ["a/n.txt txt none", "link.txt txt none"],
    unread: "1 dangling link, 1 link to a folder",
    missed: 2,
  });
});

it("takes patterns, whose paths begin after what has no wildcard", async () => {
  const input = await folder({
    "a/2020/n.txt": "",
    "a/2021/n.txt": "",
    "b/n.txt": "",
    "a/2020/x.pdf": "",
    "[1].txt": "",
  });
  expect((await find([`${input}/a/*/*`])).files).toEqual(["2020/n.txt txt none", "2021/n.txt txt none"]);
  expect((await find([`${input}/{b,c}/**/*.txt`])).files).toEqual(["b/n.txt txt none"]);
  expect((await find([`${input}/[1].txt`])).files).toEqual(["[1].txt txt none"]);
  await expect(find([`${input}/*.csv`])).rejects.toMatchObject({ code: "input-missing" });
  await expect(find([`${input}/a`, `${input}/b`, `${input}/a/*/n.txt`])).rejects.toMatchObject({ code: "usage" });
});

it("tells whether files are few bytes, each counted once and what is not read not at all", async () => {
  const input = await folder({ "a.txt": "12345", "b/c.txt": "678", "letter.docx": "9".repeat(100) });
  expect(await holdAtMost(8, [input])).toBe(true);
  expect(await holdAtMost(7, [input])).toBe(false);
  expect(await holdAtMost(7, [join(input, "a.txt")])).toBe(true);
  await expect(holdAtMost(7, [join(input, "nowhere")])).rejects.toMatchObject({ code: "input-missing" });
});

it("refuses to pass over a file without a word", async () => {
  const input = await folder({ "n.txt": "Bos", "letter.docx": "Bos" });
  const run = (skipUnknown: boolean) =>
    anonymise({ inputs: [input], outputDirectory: `${input}-out`, recognisers: ["rules:nl"], skipUnknown });
  await expect(run(false)).rejects.toThrow(
    /1 files of the input are not read: 1 unknown format .docx.*--skip-unknown/u,
  );
  expect(await run(true)).toMatchObject({ files: 1, unread: { "unknown format .docx": 1 } });
});
