import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { sha256File } from "../../src/base/hash.ts";
import { openBytes } from "../../src/formats/records/open-bytes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const KIB = 1024;

/** Below, at and above what is read the first time, and after that. */
const SIZES = [0, 1, 8, 16, 128, 136, 256, 512].flatMap((size) =>
  size < 8 ? [size] : [size * KIB - 1, size * KIB, size * KIB + 1],
);

it.each(SIZES)("a file of %d bytes is read to its end, from any place", async (size) => {
  const path = join(await temporaryDirectory(), "bytes");
  const bytes = randomBytes(size);
  await writeFile(path, bytes);
  expect(await sha256File(path)).toBe(createHash("sha256").update(bytes).digest("hex"));
  for (const start of [0, size >> 1, size]) {
    const stream = await openBytes(path, "none", start);
    const chunks: Buffer[] = [];
    for (let chunk = await stream.next(); chunk !== undefined; chunk = await stream.next()) chunks.push(chunk);
    await stream.close();
    expect(Buffer.concat(chunks).equals(bytes.subarray(start))).toBe(true);
    expect(stream.position).toBe(size);
  }
});
