import { expect, it } from "vitest";

import { bucketOf } from "../../src/model/architectures/mpnet.ts";
import { logBucket } from "../../src/model/network/deberta.ts";
import { runPython } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;
const REACH = 1024;

it.skipIf(transformersMissing !== undefined)(
  `distances are in the buckets that transformers puts them in${reason}`,
  () => {
    const { deberta, mpnet } = JSON.parse(runPython("test/python/position_buckets.py", String(REACH))) as {
      readonly deberta: Readonly<Record<string, readonly number[]>>;
      readonly mpnet: readonly number[];
    };
    const distances = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
    for (const [key, expected] of Object.entries(deberta)) {
      const [buckets, furthest] = key.split(",").map(Number) as [number, number];
      // Not −0.
      expect(distances.map((distance) => logBucket(distance, buckets, furthest) + 0)).toEqual(expected);
    }
    expect(distances.map(bucketOf)).toEqual(mpnet);
  },
  120_000,
);
