import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { foldDecisions, namesOf, readDecisions } from "../../src/review/decisions/decisions-file.ts";
import { digestVocabulary, readReviewRecord } from "../../src/review/decisions/review-record.ts";
import type { ReviewSummary } from "../../src/review/decisions/count-choices.ts";
import { review } from "../../src/review/terminal/review.ts";
import { contexts, isKnownName, predictions, tokenizer } from "./fixture.ts";

const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

let directory: string;
let decisionsPath: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "unname-review-"));
  decisionsPath = join(directory, "decisions.jsonl");
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Runs the real prompt on streams: bytes typed go in, what the terminal shows comes out. */
async function typing(
  keys: readonly string[],
  reviewer = "reviewer",
  path = decisionsPath,
  interval = 1000,
): Promise<{ summary: ReviewSummary; screens: string[] }> {
  const stdin = new PassThrough();
  const stderr = new PassThrough();
  let shown = "";
  stderr.on("data", (chunk: Buffer) => (shown += chunk.toString()));
  let time = 0;
  const io = { stdin, stderr, isTTY: true, now: () => new Date("2025-01-02T03:04:05Z"), clock: () => time };
  const done = review({
    tokenizer,
    predictions,
    contexts,
    decisionsPath: path,
    reviewer,
    io,
    isKnownName,
    colour: false,
  });
  // It can end while keys are still being typed; it is awaited below.
  done.catch(() => {});
  const screens: string[] = [];
  const isShown = () => shown.includes(" of ");
  while (!isShown()) await setImmediate();
  await setImmediate();
  for (const key of keys) {
    screens.push(shown);
    shown = "";
    time += interval;
    stdin.write(key);
    await setImmediate();
    await setImmediate();
  }
  return { summary: await done, screens };
}

const names = async () => namesOf(foldDecisions(await readDecisions(decisionsPath, tokenizer)));
const lineCount = () => readFileSync(decisionsPath, "utf8").trim().split("\n").length;

describe("review", () => {
  it("writes a line for every key, and sums up", async () => {
    const { summary } = await typing(["N", "K", "U", "q"]);
    expect(summary).toEqual({ candidates: 10, names: 1, kept: 1, unsure: 1, undecided: 7 });
    expect(await names()).toEqual([2]);
    expect(JSON.parse(readFileSync(decisionsPath, "utf8").split("\n")[0] ?? "")).toEqual({
      tokenId: 2,
      token: "ĠJan",
      decision: "name",
      reviewer: "reviewer",
      at: "2025-01-02T03:04:05.000Z",
      reason: "",
    });
  });

  it("shows the most suspect candidate with the sentences it came from", async () => {
    const { screens } = await typing(["q"]);
    expect(screens[0]).toContain("1 of 6");
    expect(screens[0]).toContain("token ĠJan, id 2");
    expect(screens[0]).toContain("predicted in 3 contexts (1 seen, 2 unseen), best rank 1");
    expect(screens[0]).toContain("in a list of names");
    expect(screens[0]).toContain("Gisteren zag [Jan] de poli.   rank 1, 50.0 %");
    expect(screens[0]).not.toContain("\u001b[2J<");
    expect(screens[0]).toContain("Besproken met  [2J[Jan] vandaag.");
  });

  it("takes of keys in one chunk only the first: the others were typed before the next candidate was shown", async () => {
    const { summary } = await typing(["NKU", "K", "q"]);
    expect(summary).toMatchObject({ names: 1, kept: 1, unsure: 0 });
  });

  it("decides once while a key is held, however long", async () => {
    const { summary, screens } = await typing([..."NNNNNNNNNNNNNNNNNNNN", "q"], "reviewer", decisionsPath, 33);
    expect(summary).toMatchObject({ names: 1, undecided: 9 });
    expect(screens.at(-1)).toContain("held down");
  });

  it("decides a row, short pieces of words apart, and undoes that in one key", async () => {
    await typing(["n", "q"]);
    expect(await names()).toEqual([2, 3, 5]);
    const { summary } = await typing(["z", "q"]);
    expect(summary.names).toBe(0);
    expect(lineCount()).toBe(6);
  });

  it("goes on where the reviewer stopped, and keeps reviewers apart", async () => {
    await typing(["n", "K", "q"]);
    const again = await typing(["K", "q"]);
    expect(again.screens[0]).toMatch(/\d of 6/u);
    expect(again.summary).toMatchObject({ names: 3, kept: 2 });
    const other = await typing(["q"], "second");
    expect(other.screens[0]).toContain("1 of 6 (6 undecided)");
  });

  it("stays open at the end of the list until it is closed", async () => {
    const { summary, screens } = await typing([..."KKKKKKKKKK", "z", "N", "\r"]);
    expect(screens.at(-1)).toContain("All 10 candidates are decided.");
    expect(summary).toMatchObject({ names: 1, kept: 9, undecided: 0 });
  });

  it.each([
    ["Ctrl-C", CTRL_C],
    ["a closed terminal", CTRL_D],
  ])("loses nothing by %s", async (_, key) => {
    await expect(typing(["N", "N", key])).rejects.toMatchObject({ code: "interrupted" });
    expect(await names()).toHaveLength(2);
  });

  it("keeps notes beside the decisions, and what is noted decides nothing", async () => {
    const { screens } = await typing(["m", "a ward?", "\r", "q"]);
    expect(screens.at(-1)).toContain("note: a ward?");
    expect(await names()).toEqual([]);
    const again = await typing(["n", "\u001b[A", "m", "!", "\r", "q"]);
    expect(again.screens[0]).toContain("1 of 6 (6 undecided)");
    expect(again.screens[0]).toContain("note: a ward?");
    expect(again.screens.at(-1)).toContain("note: a ward?!");
    expect(await names()).toEqual([2, 3, 5]);
    expect(again.summary).toMatchObject({ names: 3, undecided: 7 });
  });

  it("decides what a search leaves, for a reason, and nothing before the reason is given", async () => {
    const listed = ["/", "jan", "\r", "b", "n"];
    const { screens, summary } = await typing([...listed, "\r", "first names", "\r", "q"]);
    expect(screens[5]).toContain("Decide 4 undecided of 4 listed entries at once: name");
    expect(screens[5]).toContain("Jan, …Jan, …JAN, …jan");
    expect(screens[6]).toContain("a reason is needed");
    expect(summary).toMatchObject({ names: 4, undecided: 6 });
    const lines = await readDecisions(decisionsPath, tokenizer);
    expect(lines.map(({ reason }) => reason)).toEqual(Array(4).fill("first names"));
    // One action, so one undo; in a later session too.
    expect((await typing(["z", "q"])).summary.names).toBe(0);
  });

  it("ends with the error if a decision cannot be written", async () => {
    const path = join(directory, "elsewhere.jsonl");
    symlinkSync(join(directory, "missing", "decisions.jsonl"), path);
    await expect(typing(["n"], "reviewer", path)).rejects.toMatchObject({
      code: "output-failed",
      details: { errno: "ENOENT" },
    });
  });

  it("records which candidates there were to decide on, for their owner alone", async () => {
    await typing(["n", "q"]);
    const record = await readReviewRecord(decisionsPath);
    expect(record?.candidates.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 11, 12]);
    expect(record?.vocabularySha256).toBe(digestVocabulary(tokenizer.vocabulary));
    expect(statSync(join(directory, "decisions.review.json")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(directory, "decisions.review.json"), "utf8")).not.toContain("Jan");
  });

  it("needs a terminal", async () => {
    const io = { stderr: new PassThrough(), isTTY: false, now: () => new Date() };
    await expect(review({ tokenizer, predictions, contexts, decisionsPath, reviewer: "a", io })).rejects.toMatchObject({
      code: "usage",
    });
  });
});
