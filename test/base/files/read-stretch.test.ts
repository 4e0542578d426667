import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { readStretch } from "../../../src/base/files/read-stretch.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

describe("a stretch of a file", () => {
  const bytes = randomBytes(600_000);
  let folder = "";
  let path = "";

  beforeAll(async () => {
    folder = await temporaryDirectory();
    path = join(folder, "bytes");
    await writeFile(path, bytes);
  });

  const read = async (start?: number, end?: number) => {
    const blocks: Buffer[] = [];
    for await (const block of readStretch(path, start, end)) blocks.push(block);
    return Buffer.concat(blocks);
  };

  it("is what lies between its ends, however many blocks that takes; nothing where it has no length", async () => {
    const place = fc.oneof(fc.constantFrom(0, 1, 262_143, 262_144, 262_145, 600_000), fc.nat(600_000));
    await fc.assert(
      fc.asyncProperty(place, place, async (start, end) => {
        expect((await read(start, end)).equals(bytes.subarray(start, Math.max(start, end)))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("goes to the end of the file, which may come before its own", async () => {
    expect((await read()).equals(bytes)).toBe(true);
    expect((await read(599_990, 700_000)).equals(bytes.subarray(599_990))).toBe(true);
  });

  it("throws the system's error for a file that is not there", async () => {
    await expect(readStretch(join(folder, "none")).next()).rejects.toMatchObject({ code: "ENOENT" });
  });
});
