import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import type { Decision } from "../../src/review/decisions/decision.ts";
import { AGAIN, UNDO } from "../../src/review/decisions/reasons.ts";
import { summariseReview } from "../../src/review/decisions/summarise-review.ts";
import {
  digestVocabulary,
  readReviewRecord,
  reviewRecordPath,
  writeReviewRecord,
} from "../../src/review/decisions/review-record.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const START = Date.parse("2026-03-01T10:00:00Z");
const line = (tokenId: number, seconds: number, change: Partial<Decision> = {}): Decision => ({
  tokenId,
  token: `t${tokenId}`,
  decision: "keep",
  reviewer: "ann",
  at: new Date(START + seconds * 1000).toISOString(),
  reason: "",
  ...change,
});

it("says who decided, when, how fast, and how many at once", () => {
  const lines = [
    line(1, 0, { decision: "name" }),
    line(2, 4),
    line(3, 4.5),
    line(4, 10_000, { decision: "name", reason: "all variants" }),
    line(5, 10_000, { decision: "name", reason: "all variants" }),
    line(6, 10_006, { decision: "unsure" }),
    line(7, 3, { reviewer: "bob" }),
  ];
  expect(summariseReview(lines, { candidates: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toEqual({
    agreement: [{ reviewers: ["ann", "bob"], entries: 0, observed: null, kappa: null, ciLow: null, ciHigh: null }],
    disagreements: { open: 0, settled: 0 },
    reviewers: [
      {
        name: "ann",
        decisions: 6,
        first: "2026-03-01T10:00:00.000Z",
        last: "2026-03-01T12:46:46.000Z",
        // Of 4, 0.5, 0 and 6 seconds: the night between is no pause.
        medianSeconds: 2.25,
        underOneSecond: 2,
        inBulk: 2,
      },
      {
        name: "bob",
        decisions: 1,
        first: "2026-03-01T10:00:03.000Z",
        last: "2026-03-01T10:00:03.000Z",
        medianSeconds: null,
        underOneSecond: 0,
        inBulk: 0,
      },
    ],
    candidates: 9,
    undecided: 2,
    decided: 6,
    names: 3,
    kept: 3,
    unsure: 1,
  });
});

it("tells a review of 1,853 decisions in 12 seconds for what it is", () => {
  const lines = Array.from({ length: 1853 }, (_, index) => line(index, Math.floor(index / 160)));
  const [reviewer] = summariseReview(lines).reviewers;
  expect(reviewer).toMatchObject({ decisions: 1853, medianSeconds: 0, inBulk: 1853 });
  expect(reviewer?.underOneSecond).toBeGreaterThan(1800);
});

it("counts candidates alone, and nothing that was taken back", () => {
  const lines = [line(1, 0), line(2, 5), line(2, 8, { decision: "unsure", reason: UNDO }), line(90, 9)];
  const { candidates, decided, undecided, reviewers } = summariseReview(lines, { candidates: [1, 2] });
  expect({ candidates, decided, undecided }).toEqual({ candidates: 2, decided: 1, undecided: 1 });
  expect(reviewers[0]?.decisions).toBe(3);
  expect(summariseReview(lines)).toMatchObject({ decided: 2, names: 0 });
  expect(summariseReview(lines)).not.toHaveProperty("candidates");
  expect(summariseReview([], { candidates: [1] })).toMatchObject({ reviewers: [], undecided: 1 });
});

it("writes the record of a review beside its decisions, and reads it", async () => {
  const decisions = join(await temporaryDirectory(), "notes.jsonl");
  expect(await readReviewRecord(decisions)).toBeUndefined();
  await writeReviewRecord(decisions, {
    candidates: [3, 1],
    vocabulary: ["a", "b"],
    predictionsSha256: "p",
    contextsSha256: ["c"],
  });
  await writeReviewRecord(decisions, { candidates: [3], vocabulary: ["a", "c"] });
  expect(reviewRecordPath(decisions)).toMatch(/notes\.review\.json$/);
  expect(await readReviewRecord(decisions)).toMatchObject({
    candidates: [3],
    vocabularySha256: digestVocabulary(["a", "c"]),
    contextsSha256: [],
  });
  await writeFile(reviewRecordPath(decisions), '{"schemaVersion":1,"candidates":["Jan"]}');
  const error = await readReviewRecord(decisions).catch((caught: unknown) => caught as Error);
  expect(error).toMatchObject({ code: "input-format" });
  expect((error as Error).message).not.toContain("Jan");
});

it("keeps what was to be decided when fewer predictions of the vocabulary are reviewed later", async () => {
  const path = join(await temporaryDirectory(), "decisions.jsonl");
  const vocabulary = ["a", "b"];
  const stopping = { carries: { shiftNats: 0.5, slope: 0.15 }, candidates: [], tail: [] };
  await writeReviewRecord(path, { candidates: [1, 2, 3], vocabulary, stopping });
  await writeReviewRecord(path, { candidates: [3, 4], vocabulary, predictionsSha256: "p" });
  const record = await readReviewRecord(path);
  expect(record).toMatchObject({ candidates: [3, 4, 1, 2], predictionsSha256: "p", stopping });
  expect(summariseReview([line(3, 0)], record)).toMatchObject({ candidates: 4, undecided: 3 });
  // A candidates file is of the whole vocabulary.
  await writeReviewRecord(path, { candidates: [3], vocabulary, stopping });
  expect((await readReviewRecord(path))?.candidates).toEqual([3]);
});

it("tells how many names are left, by the decisions that stand, where the record has probabilities", async () => {
  const entry = (tokenId: number, probability: number) => ({ tokenId, probability, isSampled: false, isPiece: false });
  const stopping = {
    carries: { shiftNats: 0.5, slope: 0.15 },
    candidates: [entry(1, 0.98), entry(2, 0.98), entry(3, 1e-6)],
    tail: [],
  };
  const path = join(await temporaryDirectory(), "decisions.jsonl");
  await writeReviewRecord(path, { candidates: [1, 2, 3], vocabulary: ["a"], stopping });
  const record = await readReviewRecord(path);
  expect(record?.stopping).toEqual(stopping);
  expect(summariseReview([line(1, 0, { decision: "name" })], record).stopping).toMatchObject({
    entries: 3,
    decided: 1,
    names: 1,
    undecidedCandidates: 2,
    expectedLeft: expect.closeTo(0.98, 1),
    isSafe: false,
  });
  const both = [line(1, 0, { decision: "name" }), line(2, 1, { decision: "name" })];
  expect(summariseReview(both, record).stopping).toMatchObject({ isSafe: false, withheld: ["ask-again"] });
  const again = line(1, 2, { decision: "name", reason: AGAIN });
  const measured = summariseReview([...both, again], record).stopping;
  expect(measured).toMatchObject({ expectedLeft: expect.closeTo(0, 2), isSafe: true, withheld: [] });
  expect(measured?.kept).toMatchObject({ askedAgain: 1, answeredOtherwise: 0, names: { asked: 3, wrong: 0 } });
  expect(summariseReview(both)).not.toHaveProperty("stopping");
});
