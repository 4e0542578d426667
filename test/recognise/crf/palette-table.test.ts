import fc from "fast-check";
import { expect, test } from "vitest";

import type { CrfModel } from "../../../src/recognise/crf/crf-model.ts";
import { layOutWeights, openWeights } from "../../../src/recognise/crf/weight-table.ts";

const TYPES = ["GPE", "PERSON"];
/** More tags than the two numbers of a slot have room for. */
const MORE_TYPES = ["GPE", "ORG", "PERSON"];
const tagsOf = (types: readonly string[]) => 2 * types.length + 1;
const TAGS = tagsOf(TYPES);

interface Feature {
  readonly key: number;
  readonly weights: readonly (number | undefined)[];
}

function modelOf(features: readonly Feature[], types: readonly string[]): CrfModel {
  const sorted = features.toSorted((a, b) => a.key - b.key);
  const rows = sorted.map(({ weights }) =>
    weights.flatMap((weight, tag) => (weight === undefined ? [] : [{ tag, weight }])),
  );
  const rowStart = [0];
  for (const row of rows) rowStart.push((rowStart.at(-1) as number) + row.length);
  const none = { words: new Uint32Array(0), values: new Uint16Array(0) };
  return {
    header: {
      types,
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

/** Keys share their upper bits, so that look-ups have to go on to the next slot, or their lower ones, which is all that a slot keeps of them. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 0xffff_ffff }),
  fc.integer({ min: 1, max: 200 }).map((n) => n * 0x1_0000),
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 511 }).map((n) => n * 0x80_0000 + 5),
);
const features = (weight: fc.Arbitrary<number>, tags: number) =>
  fc.uniqueArray(
    fc.record({
      key,
      weights: fc
        .array(fc.option(weight, { nil: undefined }), { minLength: tags, maxLength: tags })
        .filter((weights) => weights.some((one) => one !== undefined)),
    }),
    { selector: (feature) => feature.key, minLength: 1, maxLength: 300 },
  );

function expectSums(
  found: readonly Feature[],
  absent: readonly number[],
  isPalette: boolean,
  types: readonly string[] = TYPES,
): void {
  const tags = tagsOf(types);
  const layout = layOutWeights(modelOf(found, types));
  expect("palette" in layout).toBe(isPalette);
  const asked = [...found.slice(0, 90).map((feature) => feature.key), ...absent];
  const scores = new Float32Array(3 * tags);
  openWeights(layout, types.length).addTo(
    scores,
    tags,
    Int32Array.from(asked, (one) => one | 0),
    0,
    asked.length,
  );
  for (let tag = 0; tag < tags; tag++) {
    const sum = found.slice(0, 90).reduce((all, { weights }) => all + (weights[tag] ?? 0), 0);
    expect(scores[tags + tag]).toBeCloseTo(sum, 1);
  }
  expect([...scores.slice(0, tags), ...scores.slice(2 * tags)]).toEqual(Array(2 * tags).fill(0));
}

test.each([
  ["two types", TYPES],
  ["three", MORE_TYPES],
])("a palette of few weights adds what the features of a model of %s weigh, and nothing for others", (_, types) => {
  const steps = fc.integer({ min: -127, max: 127 }).map((step) => step / 32);
  fc.assert(
    fc.property(features(steps, tagsOf(types)), fc.array(key, { maxLength: 20 }), (found, others) => {
      const known = new Set(found.map((feature) => feature.key));
      const absent = others.filter((one) => !known.has(one));
      expectSums(found, absent, true, types);
    }),
  );
});

test("a key is not taken for one of the same lower bits at the end of a long row of full slots", () => {
  const weights = [1, undefined, undefined, undefined, undefined];
  const absent = 5 * 0x1_0000 + 1;
  const row = Array.from({ length: 200 }, (_, n) => n * 0x1_0000 + 1).map((one) => (one === absent ? one + 1 : one));
  const layout = layOutWeights(
    modelOf(
      row.map((one) => ({ key: one, weights })),
      TYPES,
    ),
  );
  const scores = new Float32Array(TAGS);
  openWeights(layout, TYPES.length).addTo(scores, 0, Int32Array.of(absent), 0, 1);
  expect([...scores]).toEqual(Array(TAGS).fill(0));
});

test("rows add the same for a model of more weights than a palette holds", () => {
  const found = Array.from({ length: 300 }, (_, f) => ({
    key: 1 + f * 0x1_0001,
    weights: Array.from({ length: TAGS }, (_unused, tag) => (f % (tag + 2) === 0 ? Math.sin(7 * f + tag) : undefined)),
  })).filter(({ weights }) => weights.some((weight) => weight !== undefined));
  expectSums(found, [7, 0x8000_0000], false);
});

test("what was looked for before changes nothing of what is found", () => {
  // Of few upper and few lower bits: keys that take each other's place among those that were looked for last.
  const near = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([top, middle, low]) => top * 2 ** 30 + middle * 2 ** 17 + low);
  const weight = fc.integer({ min: -127, max: 127 }).map((step) => step / 32);
  const row = fc.array(weight, { minLength: TAGS, maxLength: TAGS });
  fc.assert(
    fc.property(
      fc.uniqueArray(near, { maxLength: 30 }),
      fc.array(row, { minLength: 30, maxLength: 30 }),
      fc.array(near),
      (keys, rows, asked) => {
        const layout = layOutWeights(
          modelOf(
            keys.map((one, k) => ({ key: one, weights: rows[k] ?? [] })),
            TYPES,
          ),
        );
        const weights = openWeights(layout, TYPES.length);
        for (const one of asked) {
          const own = Int32Array.of(one | 0);
          const [used, fresh] = [new Float32Array(TAGS), new Float32Array(TAGS)];
          weights.touch(own, 1);
          weights.addTo(used, 0, own, 0, 1);
          openWeights(layout, TYPES.length).addTo(fresh, 0, own, 0, 1);
          expect(used).toEqual(fresh);
          const known = keys.indexOf(one);
          for (const [tag, sum] of used.entries())
            expect(sum).toBeCloseTo(known < 0 ? 0 : (rows[known]?.[tag] ?? 0), 1);
        }
      },
    ),
  );
});
