import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { InferenceSession, Tensor } from "onnxruntime-node";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createRandom } from "../../src/base/random.ts";
import type { Checkpoint } from "../../src/model/checkpoint.ts";
import type { MaskedInput } from "../../src/model/batches.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession } from "../../src/model/session.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const TEXTS = [
  "Dhr. Jan <mask> belt.",
  "<mask>",
  "Zoë <mask> en José de <mask>; de arts patiënt Marie is op 3-4 gezien.",
  "op <mask>",
];
const TOLERANCE_NATS = 1e-5;

let checkpoint: Checkpoint;
let session: MaskedLanguageModel;
let inputs: MaskedInput[];

beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  checkpoint = await openCheckpoint(directory);
  session = await openSession(checkpoint, { threads: 1 });
  inputs = TEXTS.map((text) => {
    const tokenIds = checkpoint.tokenizer.encode(text);
    return {
      tokenIds,
      positions: tokenIds.flatMap((id, index) => (id === checkpoint.tokenizer.maskTokenId ? [index] : [])),
    };
  });
});

afterAll(() => session.close());

test("rows at selected positions equal the log-softmax of the untouched graph's logits there", async () => {
  const reference = await InferenceSession.create(await readFile(join(checkpoint.directory, "model.onnx")));
  const rows = await session.logProbabilities(inputs);
  for (const [index, { tokenIds, positions }] of inputs.entries()) {
    const shape = [1, tokenIds.length];
    const results = await reference.run({
      input_ids: new Tensor("int64", BigInt64Array.from(tokenIds, BigInt), shape),
      attention_mask: new Tensor("int64", new BigInt64Array(tokenIds.length).fill(1n), shape),
    });
    const logits = results["logits"]?.data as Float32Array;
    for (const [positionIndex, position] of positions.entries()) {
      const start = position * checkpoint.vocabularySize;
      const expected = logSoftmax(logits.subarray(start, start + checkpoint.vocabularySize));
      expect(largestDifference(rows[index]?.[positionIndex], expected)).toBeLessThan(TOLERANCE_NATS);
    }
  }
});

test("results do not depend on batch size, order or neighbours", async () => {
  const expected = await session.logProbabilities(inputs);
  for (const batchTokens of [1, 17, 100_000]) {
    const other = await openSession(checkpoint, { threads: 1, batchTokens });
    const reversed = (await other.logProbabilities(inputs.toReversed())).toReversed();
    await other.close();
    for (const [index, rows] of expected.entries()) {
      for (const [positionIndex, row] of rows.entries()) {
        expect(largestDifference(reversed[index]?.[positionIndex], row)).toBeLessThan(TOLERANCE_NATS);
      }
    }
  }
});

test("results are the same to the last bit with one, two and three threads", async () => {
  const shipped = await openCheckpoint(join(import.meta.dirname, "../../models/notes-nl"));
  const random = createRandom(1, "threads");
  const { specialTokenIds } = shipped.tokenizer;
  const texts = Array.from({ length: 120 }, () => {
    const length = 5 + random.int(60);
    const tokenIds = Array.from({ length }, () => specialTokenIds.size + random.int(8000));
    return { tokenIds, positions: [random.int(length)] };
  });
  const answers: Float32Array[][][] = [];
  for (const threads of [1, 2, 3]) {
    const opened = await openSession(shipped, { threads });
    answers.push(await opened.logProbabilities(texts));
    await opened.close();
  }
  const [one, ...others] = answers;
  for (const other of others) expect(other).toEqual(one);
});

test("every asked row comes once, with its own indexes, and inputs without positions ask nothing", async () => {
  const seen: string[] = [];
  const asked = [...inputs, { tokenIds: [0, 2], positions: [] }];
  await session.forEachPrediction(
    asked,
    (inputIndex, positionIndex) => void seen.push(`${inputIndex}.${positionIndex}`),
  );
  expect(seen.sort()).toEqual(["0.0", "1.0", "2.0", "2.1", "3.0"]);
});

test("probabilities of a row add up to one", async () => {
  const [[row] = []] = await session.logProbabilities(inputs);
  expect(row?.length).toBe(checkpoint.vocabularySize);
  expect(row?.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1, 5);
});

test("an input longer than the model takes is refused, saying both lengths", async () => {
  const tokenIds = [0, ...Array.from({ length: checkpoint.maximumLength }, () => 10), 2];
  await expect(session.logProbabilities([{ tokenIds, positions: [1] }])).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringContaining(
      `${tokenIds.length} tokens, the model takes at most ${checkpoint.maximumLength}`,
    ) as string,
  });
});

test("finite weights whose sums overflow are refused: predictions that are no numbers would hold no name", async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory(), { weightType: "F32" });
  const path = join(directory, "model.safetensors");
  const bytes = await readFile(path);
  const start = 8 + Number(bytes.readBigUInt64LE());
  const header = JSON.parse(bytes.toString("utf8", 8, start)) as Record<string, { data_offsets: [number, number] }>;
  const [from, to] = header["lm_head.layer_norm.weight"]?.data_offsets ?? [0, 0];
  for (let at = from; at < to; at += 4) bytes.writeFloatLE(3e38, start + at);
  await writeFile(path, bytes);
  const opened = await openSession(await openCheckpoint(directory), { threads: 1 });
  const refused = { code: "input-format", message: expect.stringContaining("overflow") as string };
  const targeted = inputs.map((input) => ({ ...input, targets: input.positions.map(() => [5]) }));
  await expect(opened.forEachPrediction(inputs, () => {})).rejects.toMatchObject(refused);
  await expect(opened.forEachTop(inputs, 3, () => {})).rejects.toMatchObject(refused);
  await expect(opened.forEachTarget(targeted, () => {})).rejects.toMatchObject(refused);
  await opened.close();
});

test("positions and token ids outside their range are refused", async () => {
  await expect(session.logProbabilities([{ tokenIds: [0, 2], positions: [2] }])).rejects.toThrow(RangeError);
  await expect(
    session.logProbabilities([{ tokenIds: [0, checkpoint.vocabularySize], positions: [0] }]),
  ).rejects.toThrow(RangeError);
});

function logSoftmax(logits: Float32Array): number[] {
  const largest = Math.max(...logits);
  const total = Math.log(logits.reduce((sum, value) => sum + Math.exp(value - largest), 0)) + largest;
  return [...logits].map((value) => value - total);
}

function largestDifference(actual: ArrayLike<number> | undefined, expected: ArrayLike<number>): number {
  if (actual?.length !== expected.length) return Infinity;
  return Math.max(...Array.from(actual, (value, index) => Math.abs(value - (expected[index] as number))));
}
