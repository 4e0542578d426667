import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { createRandom } from "../../../src/base/random.ts";
import { readTorchFile } from "../../../src/formats/torch-pickle/read-torch-file.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { mutateTorch } from "../../fixtures/mutate-torch.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const FILES = ["zip.bin", "zip-protocol-4.bin", "stream.bin", "stream-protocol-3.bin", "big-endian.bin"];
/** Of each file. Another seed, to look further: UNNAME_FUZZ_SEED=7. */
const CASES = byEffort({ quick: 400, thorough: 4_000, exhaustive: 20_000 });
const SEED = Number(process.env["UNNAME_FUZZ_SEED"] ?? 1);
/** Most that the process may grow by, in bytes. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;

test.each(FILES)(
  "spoilt copies of %s: an error of ours, or tensors that lie within the file",
  async (name) => {
    const bytes = await readFile(join("test/oracle/torch-files", name));
    const path = join(await temporaryDirectory(), name);
    const before = process.memoryUsage.rss();
    const counts = { read: 0, refused: 0 };
    for (let index = 0; index < CASES; index++) {
      const random = createRandom(SEED, `${name} ${index}`);
      const once = mutateTorch(bytes, random);
      const spoilt = random.chance(0.3) ? mutateTorch(Buffer.from(once), random) : once;
      await writeFile(path, spoilt);
      try {
        const { tensors } = await readTorchFile(path);
        counts.read++;
        for (const { byteOffset, byteLength, isContiguous } of tensors.values())
          expect(byteOffset + (isContiguous ? byteLength : 0)).toBeLessThanOrEqual(spoilt.length);
      } catch (error) {
        if (!(error instanceof UnnameError)) throw new Error(`case ${index}`, { cause: error });
        expect(error.code).toBe("input-format");
        counts.refused++;
      }
    }
    process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
    // Both come up: bytes of numbers, and of what an archive says besides, change nothing.
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(0);
    expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES);
  },
  600_000,
);
