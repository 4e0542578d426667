import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import {
  DIGEST_KEY_FILE,
  keyedDigest,
  openDigestKey,
  readDigestKey,
  writeDigestKey,
} from "../../src/audit/digest-key.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

let directory: string;
const contexts = (...folders: readonly string[]) => folders.map((folder) => join(directory, folder, "contexts.jsonl"));
const keyIn = (folder: string) => readFile(join(directory, folder, DIGEST_KEY_FILE), "utf8");

beforeEach(async () => {
  directory = await temporaryDirectory();
  for (const folder of ["a", "b"]) await mkdir(join(directory, folder));
});

it("is drawn once for all audits of the same contexts, for its owner alone", async () => {
  const key = await openDigestKey(contexts("a"));
  expect(key).toHaveLength(32);
  expect(await openDigestKey(contexts("a"))).toEqual(key);
  expect((await stat(join(directory, "a", DIGEST_KEY_FILE))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(directory, "a"))).toEqual([DIGEST_KEY_FILE]);
  expect(await openDigestKey(contexts("b"))).not.toEqual(key);
});

it("is one for audits that begin at once", async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => openDigestKey(contexts("a", "b"))));
  expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
});

it("goes to contexts that have none yet, and of two it makes one, whatever the order", async () => {
  const key = await openDigestKey(contexts("b"));
  expect(await openDigestKey(contexts("a", "b"))).toEqual(key);
  expect(await keyIn("a")).toBe(await keyIn("b"));
  await mkdir(join(directory, "c"));
  const other = await openDigestKey(contexts("c"));
  const both = await openDigestKey(contexts("a", "c"));
  expect(await openDigestKey(contexts("c", "a"))).toEqual(both);
  expect([key, other]).not.toContainEqual(both);
});

it("is refused where others may read it or it is no key, and a private folder may lack it", async () => {
  await openDigestKey(contexts("a"));
  await chmod(join(directory, "a", DIGEST_KEY_FILE), 0o644);
  await expect(openDigestKey(contexts("a"))).rejects.toMatchObject({ code: "usage", message: /chmod 600/ });
  await writeFile(join(directory, "b", DIGEST_KEY_FILE), "secret\n", { mode: 0o600 });
  await expect(openDigestKey(contexts("b"))).rejects.toMatchObject({ code: "input-format" });
  expect(await readDigestKey(join(directory, "none"))).toBeUndefined();
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  await writeDigestKey(join(directory, "audit"), key);
  expect(await readDigestKey(join(directory, "audit.private"))).toEqual(key);
  expect(keyedDigest(key, "a")).not.toBe(keyedDigest(Buffer.alloc(32), "a"));
});
