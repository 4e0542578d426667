import { describe, expect, it } from "vitest";

import { createZipf } from "../../corpora/zipf.ts";
import { createRandom } from "../../src/base/random.ts";

describe("createRandom", () => {
  it("repeats by seed and label, and differs between them", () => {
    const draw = (seed: number, label: string) => {
      const random = createRandom(seed, label);
      return Array.from({ length: 5 }, () => random.int(1_000_000));
    };
    expect(draw(1, "a")).toEqual(draw(1, "a"));
    expect(draw(1, "a")).not.toEqual(draw(1, "b"));
    expect(draw(1, "a")).not.toEqual(draw(2, "a"));
  });

  it("shuffles every item into every place about equally often", () => {
    const random = createRandom(3);
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 8000; run++) {
      const place = random.shuffle(["x", "a", "b", "c"]).indexOf("x");
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(count / 2000).toBeCloseTo(1, 0.9);
  });
});

describe("createZipf", () => {
  it("draws ranks in proportion to 1 / (rank + 1)", () => {
    const random = createRandom(5);
    const draw = createZipf(50, 1);
    const counts = new Map<number, number>();
    for (let run = 0; run < 40_000; run++) {
      const rank = draw(random);
      counts.set(rank, (counts.get(rank) ?? 0) + 1);
    }
    expect([...counts.keys()].every((rank) => rank >= 0 && rank < 50)).toBe(true);
    expect((counts.get(0) ?? 0) / (counts.get(1) ?? 1)).toBeCloseTo(2, 0);
    expect((counts.get(0) ?? 0) / (counts.get(9) ?? 1)).toBeGreaterThan(8);
  });
});
