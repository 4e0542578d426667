import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cutUnits } from "../../src/dedupe/cut-units.ts";
import { UNIT_KINDS } from "../../src/dedupe/unit-kinds.ts";
import { leaveOut } from "../../src/dedupe/leave-out.ts";

function without(text: string, ...left: string[]): string {
  const units = cutUnits(text, "sentence");
  const out = leaveOut(text, units, (index) => left.includes(text.slice(units[index]?.start, units[index]?.end)));
  return apply(text, out);
}

function apply(text: string, out: readonly { start: number; end: number }[]): string {
  let [kept, from] = ["", 0];
  for (const { start, end } of out) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

describe("leaveOut", () => {
  it("takes the blanks behind a sentence with it", () => {
    expect(without("Een zin.  Nog een. Slot.", "Nog een.")).toBe("Een zin.  Slot.");
  });
  it("keeps the line break of a line of which something stays, and takes that of a line that goes", () => {
    expect(without("Een. Twee.\nDrie.\n", "Twee.")).toBe("Een.\nDrie.\n");
    expect(without("Een.\nTwee.\nDrie.\n", "Twee.")).toBe("Een.\nDrie.\n");
    expect(without("Een.\n\nTwee.\nDrie.\n", "Twee.")).toBe("Een.\n\nDrie.\n");
  });
  it("keeps what stands before the first and behind the last", () => {
    expect(without("\n Een. Twee.\nDrie.\r\n", "Een.")).toBe("\n Twee.\nDrie.\r\n");
    expect(without("\n Een. Twee.\nDrie.\r\n", "Drie.")).toBe("\n Een. Twee.\r\n");
  });
  it("leaves nothing of a text that goes whole", () => {
    expect(without("\n Een. Twee.\n", "Een.", "Twee.")).toBe("");
  });

  it("leaves every unit that stays as it is, and nothing of those that go", () => {
    const texts = fc.array(fc.constantFrom("Aa bb.", "C", "d?", " ", "  ", "\n", "\r\n", "\n\n", "\t", "Ee 🙂 f!"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(texts, fc.constantFrom(...UNIT_KINDS), fc.infiniteStream(fc.boolean()), (parts, kind, stream) => {
        const text = parts.join("");
        const units = cutUnits(text, kind);
        const goes = units.map(() => stream.next().value as boolean);
        const out = leaveOut(text, units, (index) => goes[index] as boolean);
        for (const [i, { start, end }] of out.entries()) {
          expect(start).toBeLessThan(end);
          if (i > 0) expect(start).toBeGreaterThanOrEqual(out[i - 1]?.end ?? 0);
        }
        const left = apply(text, out);
        const stay = units.filter((_, index) => goes[index] === false).map(({ start, end }) => text.slice(start, end));
        expect(left.replace(/\s+/gu, "")).toBe(stay.join("").replace(/\s+/gu, ""));
        if (stay.length === units.length) expect(left).toBe(text);
        // None flows into the next.
        for (const one of cutUnits(left, "sentence"))
          expect(cutUnits(text, "sentence").map(({ start, end }) => text.slice(start, end))).toContain(
            left.slice(one.start, one.end),
          );
      }),
    );
  });
});
