import fc from "fast-check";
import { expect, test } from "vitest";

import type { CrfModel } from "../../../src/recognise/crf/crf-model.ts";
import { layOutWeights, openWeights } from "../../../src/recognise/crf/weight-table.ts";

const TYPES = ["GPE", "PERSON"];
const TAGS = 5;

interface Feature {
  readonly key: number;
  readonly weights: readonly (number | undefined)[];
}

function modelOf(features: readonly Feature[]): CrfModel {
  const sorted = features.toSorted((a, b) => a.key - b.key);
  const rows = sorted.map(({ weights }) =>
    weights.flatMap((weight, tag) => (weight === undefined ? [] : [{ tag, weight }])),
  );
  const rowStart = [0];
  for (const row of rows) rowStart.push((rowStart.at(-1) as number) + row.length);
  const none = { words: new Uint32Array(0), values: new Uint16Array(0) };
  return {
    header: {
      types: TYPES,
      outsideBias: 0,
      isPrivate: false,
      language: null,
      features: "fast",
      training: {},
    },
    keys: Uint32Array.from(sorted, ({ key }) => key),
    rowStart: Uint32Array.from(rowStart),
    tags: Uint8Array.from(rows.flat(), ({ tag }) => tag),
    weights: Float32Array.from(rows.flat(), ({ weight }) => weight),
    transitions: new Float32Array(0),
    lists: none,
    seen: none,
  };
}

/** Keys share their low bits, so that look-ups have to go on to the next slot. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 0xffff_ffff }),
  fc.integer({ min: 1, max: 200 }).map((n) => n * 0x1_0000),
);
const features = (weight: fc.Arbitrary<number>) =>
  fc.uniqueArray(
    fc.record({
      key,
      weights: fc
        .array(fc.option(weight, { nil: undefined }), { minLength: TAGS, maxLength: TAGS })
        .filter((weights) => weights.some((one) => one !== undefined)),
    }),
    { selector: (feature) => feature.key, minLength: 1, maxLength: 300 },
  );

function expectSums(found: readonly Feature[], absent: readonly number[], isPalette: boolean): void {
  const layout = layOutWeights(modelOf(found));
  expect("palette" in layout).toBe(isPalette);
  const asked = [...found.slice(0, 90).map((feature) => feature.key), ...absent];
  const scores = new Float32Array(3 * TAGS);
  openWeights(layout, TYPES.length).addTo(
    scores,
    TAGS,
    Int32Array.from(asked, (one) => one | 0),
    asked.length,
  );
  for (let tag = 0; tag < TAGS; tag++) {
    const sum = found.slice(0, 90).reduce((all, { weights }) => all + (weights[tag] ?? 0), 0);
    expect(scores[TAGS + tag]).toBeCloseTo(sum, 1);
  }
  expect([...scores.slice(0, TAGS), ...scores.slice(2 * TAGS)]).toEqual(Array(2 * TAGS).fill(0));
}

test("a palette of few weights adds what the features of a model weigh, and nothing for others", () => {
  const steps = fc.integer({ min: -127, max: 127 }).map((step) => step / 32);
  fc.assert(
    fc.property(features(steps), fc.array(key, { maxLength: 20 }), (found, others) => {
      const known = new Set(found.map((feature) => feature.key));
      expectSums(
        found,
        others.filter((one) => !known.has(one)),
        true,
      );
    }),
  );
});

test("rows add the same for a model of more weights than a palette holds", () => {
  const found = Array.from({ length: 300 }, (_, f) => ({
    key: 1 + f * 0x1_0001,
    weights: Array.from({ length: TAGS }, (_unused, tag) => (f % (tag + 2) === 0 ? Math.sin(7 * f + tag) : undefined)),
  })).filter(({ weights }) => weights.some((weight) => weight !== undefined));
  expectSums(found, [7, 0x8000_0000], false);
});
