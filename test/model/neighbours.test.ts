import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { createRandom } from "../../src/base/random.ts";
import { encodeFloat16 } from "../../src/formats/weights/float16.ts";
import { createTopScores } from "../../src/model/top-scores.ts";
import type { NeighbourOptions } from "../../src/model/neighbour-options.ts";
import { type Neighbour, nearestNeighbours } from "../../src/model/neighbours.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { writeSafetensors } from "../fixtures/write-safetensors.ts";

const [ENTRIES, WIDTH] = [700, 33];
const WORDS = "roberta.embeddings.word_embeddings.weight";
const DECODER = "lm_head.decoder.weight";

let directory: string;
const matrices = { input: new Float32Array(ENTRIES * WIDTH), output: new Float32Array(ENTRIES * WIDTH) };

/** Rows of whole numbers from -2 to 2, so that many cosines are equal, and some rows that are hard. */
function fill(matrix: Float32Array, seed: number): void {
  const random = createRandom(seed, "neighbours");
  for (let index = 0; index < matrix.length; index++) matrix[index] = Math.floor(5 * random.next()) - 2;
  const row = (index: number) => matrix.subarray(index * WIDTH, (index + 1) * WIDTH);
  row(9).fill(0);
  row(10).set(row(5));
  row(11).set(row(5).map((value) => -value));
  row(12).set(row(5).map((value) => value * 1_024));
  row(13).fill(Number.NaN);
}

beforeAll(async () => {
  directory = await temporaryDirectory();
  fill(matrices.input, 1);
  fill(matrices.output, 2);
  const stored = (values: Float32Array) => new Uint8Array(Uint16Array.from(values, encodeFloat16).buffer);
  const tensor = (values: Float32Array) => ({ dtype: "F16", shape: [ENTRIES, WIDTH], bytes: stored(values) });
  await writeSafetensors(
    join(directory, "model.safetensors"),
    new Map([
      [WORDS, tensor(matrices.input)],
      [DECODER, tensor(matrices.output)],
    ]),
  );
});

const neighbours = (options: NeighbourOptions, entries = ENTRIES) =>
  nearestNeighbours(
    {
      directory,
      config: {},
      modelType: "roberta",
      vocabularySize: ENTRIES,
      tokenizer: {
        vocabulary: Array.from({ length: entries }, String),
        specialTokenIds: new Set([0, 1, 2, 3, 4]),
      } as never,
    },
    options,
  );

/** Straight from the definition. */
function bruteForce(matrix: Float32Array, query: readonly number[], excluded: ReadonlySet<number> = new Set()) {
  const unit = (tokenId: number) => {
    const row = Array.from(matrix.subarray(tokenId * WIDTH, (tokenId + 1) * WIDTH));
    const norm = Math.hypot(...row);
    return row.map((value) => value / norm);
  };
  const mean = query.map(unit).reduce((sum, row) => sum.map((value, index) => value + (row[index] as number)));
  const norm = Math.hypot(...mean);
  return Array.from({ length: ENTRIES }, (_, tokenId) => tokenId)
    .filter((tokenId) => !excluded.has(tokenId))
    .map((tokenId) => ({
      tokenId,
      cosine: unit(tokenId).reduce((sum, value, index) => sum + (value * (mean[index] as number)) / norm, 0),
    }))
    .filter(({ cosine }) => !Number.isNaN(cosine))
    .sort((a, b) => (Math.abs(a.cosine - b.cosine) > 1e-12 ? b.cosine - a.cosine : a.tokenId - b.tokenId));
}

function expectEqual(found: readonly Neighbour[] = [], expected: readonly Neighbour[]): void {
  expect(found.map(({ tokenId }) => tokenId)).toEqual(expected.map(({ tokenId }) => tokenId));
  for (const [index, { cosine }] of found.entries()) expect(cosine).toBeCloseTo(expected[index]?.cosine ?? 2, 10);
}

test.each(["input", "output"] as const)(
  "equals comparing with every row: %s embeddings, many queries in one pass",
  async (embeddings) => {
    const queries = Array.from({ length: 100 }, (_, index) => [index + 20, 3 * index + 30].slice(0, 1 + (index % 2)));
    const lists = await neighbours({ queries, embeddings, topK: 15 });
    for (const [index, query] of queries.entries()) {
      expectEqual(lists[index], bruteForce(matrices[embeddings], query).slice(0, 15));
    }
  },
);

test("of equal cosines the lower id comes first, whatever the length; opposite rows come last", async () => {
  const [list = []] = await neighbours({ queries: [[5]], topK: ENTRIES });
  expect(list.slice(0, 3).map(({ tokenId }) => tokenId)).toEqual([5, 10, 12]);
  for (const { cosine } of list.slice(0, 3)) expect(cosine).toBeCloseTo(1, 12);
  expect(list.at(-1)).toMatchObject({ tokenId: 11 });
  expect(list.at(-1)?.cosine).toBeCloseTo(-1, 12);
});

test("rows without direction are nobody's neighbours, and no query", async () => {
  const [list = []] = await neighbours({ queries: [[5]], topK: ENTRIES });
  expect(list).toHaveLength(ENTRIES - 2);
  expect(list.some(({ tokenId }) => tokenId === 9 || tokenId === 13)).toBe(false);
  await expect(neighbours({ queries: [[5], [9]] })).rejects.toThrow(/query 2: expected embeddings with a direction/);
  await expect(neighbours({ queries: [[5, 11]] })).rejects.toThrow(/query 1: expected embeddings with a direction/);
});

test("leaves out the query's own tokens, specials and rows without an entry", async () => {
  const excluded = new Set([0, 1, 2, 3, 4, 5, 6]);
  const [list = []] = await neighbours({ queries: [[5, 6]], excludeQuery: true, excludeSpecial: true, topK: 10 });
  expectEqual(list, bruteForce(matrices.input, [5, 6], excluded).slice(0, 10));
  const [few = []] = await neighbours({ queries: [[5]], topK: ENTRIES }, 100);
  expect(Math.max(...few.map(({ tokenId }) => tokenId))).toBe(99);
});

test("refuses ids outside the vocabulary and queries without ids", async () => {
  for (const id of [-1, ENTRIES, 1.5, Number.NaN])
    await expect(neighbours({ queries: [[id]] })).rejects.toMatchObject({ code: "usage" });
  await expect(neighbours({ queries: [[]] })).rejects.toThrow(/at least one token id/);
  expect(await neighbours({ queries: [] })).toEqual([]);
});

test("numbers that overflow or vanish in 32 bits are compared exactly", async () => {
  const rows = [1e30, -1e30, 1e-30, 1e-42].map((scale) =>
    Float32Array.from({ length: WIDTH }, (_, index) => scale * (index + 1)),
  );
  const bytes = new Uint8Array(Float32Array.from(rows.flatMap((row) => [...row])).buffer);
  const folder = await temporaryDirectory();
  await writeSafetensors(
    join(folder, "model.safetensors"),
    new Map([[WORDS, { dtype: "F32", shape: [4, WIDTH], bytes }]]),
  );
  const tokenizer = { vocabulary: ["a", "b", "c", "d"], specialTokenIds: new Set() } as never;
  const [list] = await nearestNeighbours(
    { directory: folder, config: {}, modelType: "roberta", vocabularySize: 4, tokenizer },
    { queries: [[0]] },
  );
  // The last row's numbers are denormal, with a few bits each.
  expect(list?.map(({ tokenId }) => tokenId).toSorted()).toEqual([0, 1, 2, 3]);
  expect(list?.map(({ cosine }) => cosine.toFixed(3))).toEqual(["1.000", "1.000", "1.000", "-1.000"]);
});

test("createTopScores keeps as many as asked for", () => {
  const best = createTopScores(2);
  expect(best.worst()).toBe(-Infinity);
  for (const [id, score] of [
    [7, 1],
    [8, 3],
    [9, 3],
    [1, 2],
    [2, 3],
  ] as const)
    best.add(id, score);
  expect([best.take(), best.worst()]).toEqual([
    [
      [8, 3],
      [9, 3],
    ],
    3,
  ]);
  expect(createTopScores(0).worst()).toBe(Infinity);
});
