import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession } from "../../src/model/session.ts";
import type { Context } from "../../src/probe/contexts/context.ts";
import { fillMask, writePredictions } from "../../src/probe/fill/fill-mask.ts";
import { chooseWords, maskedLoss } from "../../src/probe/score/masked-loss.ts";
import { topK } from "../../src/probe/fill/top-k.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let session: MaskedLanguageModel;

beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  session = await openSession(await openCheckpoint(directory), { threads: 1 });
});

afterAll(() => session.close());

const context = (id: string, text: string): Context => ({ id, split: "unseen", set: "test", text });

test("topK is the front of a stable sort from high to low", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 })), fc.integer({ min: 1, max: 8 }), (row, k) => {
      const expected = row
        .map((value, index) => ({ index, value }))
        .sort((a, b) => b.value - a.value || a.index - b.index);
      expect(topK(row, k)).toEqual(expected.slice(0, k));
    }),
  );
});

test("predictions: contexts in order, ranks from 1, falling probabilities, tokens and surfaces of their ids", async () => {
  const contexts = [context("b", "Een langere zin met <mask> erin."), context("a", "<mask>")];
  const predictions = await fillMask(session, contexts, { topK: 3 });
  expect(predictions.map(({ context: id, rank }) => [id, rank])).toEqual([["b", 1], ["b", 2], ["b", 3], ["a", 1], ["a", 2], ["a", 3]]); // prettier-ignore
  const { vocabulary } = session.checkpoint.tokenizer;
  for (const { tokenId, token, surface } of predictions) {
    expect(token).toBe(vocabulary[tokenId]);
    expect(surface).toBe(session.checkpoint.tokenizer.surface(tokenId));
  }
  const all = await fillMask(session, contexts.slice(1), { topK: 10_000 });
  expect(all).toHaveLength(vocabulary.length);
  expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 4);
  expect(all.every(({ probability }, index) => index === 0 || probability <= (all[index - 1]?.probability ?? 0))).toBe(
    true,
  );
});

test("predictions are written for their owner alone, and not over others", async () => {
  const path = join(await temporaryDirectory(), "private", "predictions.jsonl");
  await writePredictions(path, await fillMask(session, [context("a", "<mask>")], { topK: 1 }));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Object.keys(JSON.parse(await readFile(path, "utf8")) as object)).toEqual(["context", "rank", "tokenId", "token", "surface", "probability"]); // prettier-ignore
  await expect(writePredictions(path, [])).rejects.toMatchObject({ code: "output-exists" });
});

test("a context without exactly one mask is named, not shown", async () => {
  await expect(fillMask(session, [context("x", "Jansen <mask> <mask>")])).rejects.toMatchObject({
    code: "context-mask",
    message: expect.not.stringContaining("Jansen") as string,
    details: { context: "x", found: 2 },
  });
});

test("masked words avoid excluded stretches, labels, masks and what has no letter; the same seed chooses the same", () => {
  const text = "Mevrouw Jansen sprak met PERSON uit GPE op DATE, nummer ID, over <mask> 12 keer.";
  const excluded = [{ start: 8, end: 14 }];
  const words = chooseWords({ text, excluded }, 3, { seed: 1, share: 1 });
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Mevrouw",
    "sprak",
    "met",
    "uit",
    "op",
    "nummer",
    "over",
    "keer",
  ]);
  expect(chooseWords({ text }, 3, { seed: 1 })).toEqual(chooseWords({ text }, 3, { seed: 1 }));
  expect(chooseWords({ text }, 3, { seed: 1 })).toHaveLength(1);
  const choices = Array.from({ length: 20 }, (_, index) => chooseWords({ text }, index, { seed: 1 })[0]?.start);
  expect(new Set(choices).size).toBeGreaterThan(3);
  expect(chooseWords({ text: "12 - <mask>" }, 0, { seed: 1, share: 1 })).toEqual([]);
});

test("a sentence's loss is the sum of −ln p over the pieces of its words, all masked at once", async () => {
  const { tokenizer } = session.checkpoint;
  const [loss, none] = await maskedLoss(session, [{ text: "de José" }, { text: "12 PERSON" }], { seed: 1, share: 1 });
  const tokenIds = tokenizer.encode("de José");
  expect(tokenIds.map((id) => tokenizer.vocabulary[id])).toEqual(["<s>", "d", "e", "ĠJosÃ©", "</s>"]);
  const masked = tokenIds.map((id) => (tokenizer.specialTokenIds.has(id) ? id : tokenizer.maskTokenId));
  const [rows = []] = await session.logProbabilities([{ tokenIds: masked, positions: [1, 2, 3] }]);
  const expected = rows.reduce((sum, row, index) => sum - (row[tokenIds[index + 1] as number] as number), 0);
  expect(loss).toMatchObject({ words: 2, pieces: 3, isTooLong: false });
  expect(loss?.lossNats).toBeCloseTo(expected, 5);
  expect(none).toEqual({ lossNats: 0, words: 0, pieces: 0, isTooLong: false });
});

test("a sentence too long for the model is left out and says so", async () => {
  expect(await maskedLoss(session, [{ text: "pijn ".repeat(60) }], { seed: 1 })).toEqual([
    { lossNats: 0, words: 0, pieces: 0, isTooLong: true },
  ]);
});
