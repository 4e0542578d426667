import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cutWindows } from "../../../src/recognise/neural/cut-windows.ts";
import { decodeChain } from "../../../src/recognise/neural/decode-chain.ts";
import { decodeEach } from "../../../src/recognise/neural/decode-labels.ts";
import { groupTags } from "../../../src/recognise/neural/group-tags.ts";
import { settleOverlaps } from "../../../src/recognise/neural/settle-overlaps.ts";
import { readTags } from "../../../src/recognise/neural/tag-names.ts";
import { coverWholeWords } from "../../../src/recognise/neural/whole-words.ts";

const spansOf = (scheme: string, sequence: string) => {
  const labels = scheme.split(" ");
  const tags = readTags(labels);
  const groups = groupTags(sequence.split(" ").map((label) => tags[labels.indexOf(label)] ?? expect.fail(label)));
  return groups.map(({ kind, first, end }) => `${kind} ${first}-${end}`).join(", ");
};

const BIO = "O B-PER I-PER B-LOC I-LOC";
const BIOES = "O B-PER I-PER E-PER S-PER S-LOC I-LOC";

it.each([
  [BIO, "O B-PER I-PER O", "PER 1-3"],
  [BIO, "B-PER B-PER I-PER", "PER 0-1, PER 1-3"],
  // Ill-formed: what goes on nothing begins.
  [BIO, "I-PER O I-PER I-PER", "PER 0-1, PER 2-4"],
  [BIO, "B-PER I-LOC I-LOC I-PER", "PER 0-1, LOC 1-3, PER 3-4"],
  [BIOES, "B-PER E-PER S-PER I-PER", "PER 0-2, PER 2-3, PER 3-4"],
  [BIOES, "I-PER E-PER E-PER O S-LOC S-LOC", "PER 0-2, PER 2-3, LOC 4-5, LOC 5-6"],
  ["O B-PER I-PER L-PER U-PER", "U-PER B-PER I-PER L-PER", "PER 0-1, PER 1-4"],
  ["O B-PER M-PER E-PER", "B-PER M-PER E-PER", "PER 0-3"],
  ["O PER E-MAIL", "PER PER E-MAIL E-MAIL O PER", "PER 0-2, E-MAIL 2-4, PER 5-6"],
])("reads %s: %s", (scheme, sequence, expected) => {
  expect(spansOf(scheme, sequence)).toBe(expected);
});

describe("a CRF", () => {
  const LABELS = 3;
  const number = fc.float({ min: -4, max: 4, noNaN: true });
  const numbers = (length: number) =>
    fc.array(number, { minLength: length, maxLength: length }).map((values) => Float32Array.from(values));
  const chain = fc.record({ between: numbers(LABELS ** 2), start: numbers(LABELS), end: numbers(LABELS) });
  const sequence = fc.integer({ min: 1, max: 4 }).chain((length) => numbers(length * LABELS));
  const sequencesOf = (length: number): number[][] =>
    length === 0 ? [[]] : sequencesOf(length - 1).flatMap((path) => [0, 1, 2].map((label) => [...path, label]));

  it("gives the best of all sequences, and each label's share of them all", () => {
    fc.assert(
      fc.property(chain, sequence, ({ between, start, end }, logits) => {
        const length = logits.length / LABELS;
        const scoreOf = (path: readonly number[]) => {
          let score = (start[path[0] ?? 0] ?? 0) + (end[path.at(-1) ?? 0] ?? 0);
          for (const [at, label] of path.entries()) score += logits[at * LABELS + label] ?? 0;
          for (let at = 1; at < length; at++) score += between[(path[at - 1] ?? 0) * LABELS + (path[at] ?? 0)] ?? 0;
          return score;
        };
        const all = sequencesOf(length);
        const { labels, scores } = decodeChain(logits, { labels: LABELS, between, start, end, coversSpecials: true });
        expect(scoreOf([...labels])).toBeCloseTo(Math.max(...all.map(scoreOf)), 4);
        const weight = (paths: readonly number[][]) => paths.reduce((sum, path) => sum + Math.exp(scoreOf(path)), 0);
        for (const [at, label] of labels.entries())
          expect(scores[at]).toBeCloseTo(weight(all.filter((path) => path[at] === label)) / weight(all), 4);
      }),
    );
  });

  it("without transitions is each label by itself", () => {
    const nothing = { labels: 3, between: new Float32Array(9), start: new Float32Array(3), end: new Float32Array(3) };
    fc.assert(
      fc.property(sequence, (logits) => {
        const one = decodeChain(logits, { ...nothing, coversSpecials: false });
        const other = decodeEach(logits, LABELS);
        expect([...one.scores].map((score) => score.toFixed(5))).toEqual([...other.scores].map((s) => s.toFixed(5)));
      }),
    );
    expect(decodeChain(new Float32Array(), { ...nothing, coversSpecials: true }).labels).toHaveLength(0);
  });
});

it("cuts windows that cover every token, each repeating what it should", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 2, max: 60 }), fc.nat(30), (count, length, wanted) => {
      const overlap = Math.min(wanted, length - 1);
      const windows = cutWindows(count, length, overlap);
      expect(windows.at(-1)?.to ?? 0).toBe(count);
      for (const [index, { from, to }] of windows.entries()) {
        expect(to - from).toBeLessThanOrEqual(length);
        expect(from).toBe(index === 0 ? 0 : (windows[index - 1]?.to ?? 0) - overlap);
      }
    }),
  );
  expect(() => cutWindows(10, 5, 5)).toThrow(RangeError);
});

it("keeps the longest of overlapping spans, counted in characters, then the surest", () => {
  const span = (start: number, end: number, score: number) => ({ start, end, label: "PER", score });
  expect(settleOverlaps("abcdefgh", [span(0, 3, 0.5), span(4, 6, 0.1), span(2, 6, 0.4)])).toEqual([span(2, 6, 0.4)]);
  expect(settleOverlaps("abcdefgh", [span(0, 3, 0.5), span(2, 5, 0.9)])).toEqual([span(2, 5, 0.9)]);
  // Four code units of two emoji are two characters.
  expect(settleOverlaps("🙂🙂abc", [span(0, 4, 0.9), span(2, 6, 0.1)])).toEqual([span(2, 6, 0.1)]);
});

it("grows spans to whole words, and never beyond", () => {
  const text = "bel Jo\u0301se-Maria2, Anna";
  const grow = (start: number, end: number) =>
    coverWholeWords(text, [{ start, end, label: "PER" }]).map((span) => text.slice(span.start, span.end));
  expect(grow(4, 5)).toEqual(["Jo\u0301se-Maria"]);
  expect(grow(9, 11)).toEqual(["Jo\u0301se-Maria"]);
  expect(grow(2, 16)).toEqual(["bel Jo\u0301se-Maria2"]);
  expect(grow(16, 20)).toEqual([", Anna"]);
  expect(
    coverWholeWords(
      text,
      [4, 8].map((start) => ({ start, end: start + 2, label: "PER" })),
    ),
  ).toHaveLength(1);
});
