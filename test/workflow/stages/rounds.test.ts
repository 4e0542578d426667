import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { toJsonLines } from "../../../src/base/files.ts";
import { writeReviewRecord } from "../../../src/review/decisions/review-record.ts";
import { beginRound, namesForRound, removeEarlierDecisions, roundFiles } from "../../../src/workflow/stages/rounds.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let at: (...parts: string[]) => string;
let project: { work: string; model: string };

beforeEach(async () => {
  const directory = await temporaryDirectory();
  at = (...parts) => join(directory, ...parts);
  project = { work: at("work"), model: at("model") };
  await mkdir(at("work"));
});

async function review(decision: "name" | "keep"): Promise<void> {
  const { vocabulary, tokenId } = await createTinyCheckpoint(at("model"));
  const id = tokenId("ĠPiet");
  const line = { tokenId: id, token: "ĠPiet", decision, reviewer: "ann", at: "2025-01-01T00:00:00.000Z", reason: "" };
  await writeFile(at("work", "decisions.jsonl"), toJsonLines([line]));
  await writeReviewRecord(at("work", "decisions.jsonl"), { candidates: [id], vocabulary });
}

it("keeps the names of a review once, and says where there is none", async () => {
  await review("keep");
  await expect(beginRound(project)).rejects.toMatchObject({ code: "decisions-mismatch" });
  await review("name");
  expect(await namesForRound(project)).toBe(1);
  await beginRound(project);
  expect(roundFiles(project)).toEqual([at("work", "rounds", "round-1.jsonl")]);
  expect(await readFile(at("work", "rounds", "round-1.jsonl"))).toEqual(await readFile(at("work", "decisions.jsonl")));
  expect(await namesForRound(project)).toBe(0);
  await expect(beginRound(project)).rejects.toMatchObject({ code: "decisions-mismatch" });
});

it("takes decisions of an earlier vocabulary out of the way, and leaves those of the same", async () => {
  await review("name");
  await beginRound(project);
  await removeEarlierDecisions(project);
  expect(existsSync(at("work", "decisions.jsonl"))).toBe(true);
  await createTinyCheckpoint(at("model"), { words: [" Kees"] });
  await removeEarlierDecisions(project);
  expect(existsSync(at("work", "decisions.jsonl"))).toBe(false);
  expect(existsSync(at("work", "rounds", "round-1.review.json"))).toBe(true);
});
