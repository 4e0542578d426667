import fc from "fast-check";
import { expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { swapMentions } from "../../../src/recognise/crf/swap-mentions.ts";
import { makeNotes } from "../../fixtures/made-up-notes.ts";

it("exchanges each mention for one of its label, the same for the same, and keeps the rest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer(), (count, seed) => {
      const notes = makeNotes(0, count);
      const pool = new Map<string, Set<string>>();
      for (const { text, spans } of notes) {
        for (const { start, end, label } of spans)
          pool.set(label, (pool.get(label) ?? new Set()).add(text.slice(start, end)));
      }
      for (const [i, { text, spans }] of swapMentions(notes, createRandom(seed)).entries()) {
        const note = notes[i] as (typeof notes)[number];
        const order = [...note.spans].sort((a, b) => a.start - b.start);
        expect(spans.map(({ label }) => label)).toEqual(order.map(({ label }) => label));
        const meant = new Map<string, string>();
        const gaps = (whole: string, of: typeof order) =>
          [...of, { start: whole.length, end: whole.length }].map(({ start }, k) =>
            whole.slice(of[k - 1]?.end ?? 0, start),
          );
        for (const [k, { start, end, label }] of spans.entries()) {
          const surface = text.slice(start, end);
          expect(pool.get(label)).toContain(surface);
          const original = order[k] as (typeof order)[number];
          const key = label + note.text.slice(original.start, original.end);
          expect(meant.get(key) ?? surface).toBe(surface);
          meant.set(key, surface);
        }
        expect(gaps(text, [...spans])).toEqual(gaps(note.text, order));
      }
    }),
    { numRuns: 40 },
  );
});
