import { describe, expect, it } from "vitest";

import { newcombe } from "../../../src/base/statistics/newcombe.ts";

describe("newcombe", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 10, 0.6075, 1],
  ])("%i of %i less %i of %i", (a, m, b, n, low, high) => {
    const found = newcombe({ hits: a, n: m }, { hits: b, n });
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it("knows nothing of nothing", () => {
    expect(newcombe({ hits: 0, n: 0 }, { hits: 0, n: 0 })).toEqual({ low: -1, high: 1 });
  });
});
