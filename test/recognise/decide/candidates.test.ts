import fc from "fast-check";
import { expect, it } from "vitest";

import { gatherCandidates } from "../../../src/recognise/decide/candidates.ts";

const span = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => ({ start, end: start + length, label: "PERSON" }));

it("puts every proposed span into one candidate, and what overlaps into the same", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const candidates = gatherCandidates(spans);
      expect(candidates.flatMap((candidate) => candidate.spans)).toHaveLength(spans.length);
      for (const [index, { start, end, spans: own }] of candidates.entries()) {
        expect(start).toBe(Math.min(...own.map((one) => one.start)));
        expect(end).toBe(Math.max(...own.map((one) => one.end)));
        const next = candidates[index + 1];
        if (next !== undefined) expect(next.start).toBeGreaterThanOrEqual(end);
      }
    }),
  );
});
