import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";

import { beforeEach, describe, expect, it } from "vitest";

import { judge } from "../../src/review/judging/judge.ts";
import { type JudgeItem, readJudgeFile, writeJudgeFile } from "../../src/review/judging/judge-file.ts";
import { decoyScore, foldJudgements, readJudgements } from "../../src/review/judging/judgements.ts";
import type { ReviewSummary } from "../../src/review/decisions/count-choices.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const RAW: readonly JudgeItem[] = [
  { surface: "Wouter", why: ["listed"], contexts: ["Gisteren zag <mask> de poli."] },
  { surface: "Roos", why: ["capitalised", "recognised"], contexts: ["Mw. <mask> belt.", "Gezien \u001b[2J<mask>."] },
  { surface: "Fatma", why: [], contexts: ["Mw. <mask> belt."], decoy: "name" },
  { surface: "koorts", why: [], contexts: ["Geen <mask> meer."], decoy: "word" },
];
const OTHER: readonly JudgeItem[] = [
  { surface: "Roos", why: ["listed"], contexts: ["Dhr. <mask> slaapt."] },
  { surface: "Fatma", why: ["listed"], contexts: ["Zag <mask>."] },
];

let directory: string;
let judgementsPath: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
  judgementsPath = at("private/judgements.jsonl");
  await writeJudgeFile(at("raw.jsonl"), RAW);
  await writeJudgeFile(at("other.jsonl"), OTHER);
});

/** Runs the real prompt; each key is chosen by what the terminal shows. */
async function judging(
  answer: (screen: string) => string,
  { files = ["raw.jsonl"], reviewer = "ann" } = {},
): Promise<{ summary: ReviewSummary; screens: string[] }> {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  let shown = "";
  stderr.on("data", (chunk: Buffer) => (shown += chunk.toString()));
  let time = 0;
  const io = { stdin, stderr, isTTY: true, now: () => new Date("2026-01-02T03:04:05Z"), clock: () => (time += 1000) };
  const running = judge({ judgePaths: files.map(at), judgementsPath, reviewer, io, colour: false });
  const over = { is: false };
  const done = running.finally(() => (over.is = true));
  done.catch(() => {});
  const screens: string[] = [];
  const isShown = () => /\d of \d|All \d/.test(shown);
  for (;;) {
    while (!isShown() && !over.is) await setImmediate();
    if (over.is) break;
    screens.push(shown);
    const key = answer(shown);
    shown = "";
    stdin.write(key);
    await setImmediate();
    await setImmediate();
  }
  return { summary: await done, screens };
}

const NAMES = /Wouter|Roos|Fatma/;
const byEye = (screen: string) => (screen.includes("All ") ? "q" : NAMES.test(screen) ? "n" : "k");

describe("judge", () => {
  it("asks every word of all files once, and writes a line for each", async () => {
    const { summary, screens } = await judging(byEye);
    expect(summary).toEqual({ candidates: 4, names: 3, kept: 1, unsure: 0, undecided: 0 });
    expect(screens).toHaveLength(5);
    const lines = await readJudgements(judgementsPath);
    expect(lines.map(({ surface }) => surface).sort()).toEqual(["Fatma", "Roos", "Wouter", "koorts"]);
    expect([...foldJudgements(lines)].map(([surface, { decision }]) => [surface, decision]).sort()).toEqual([
      ["Roos", "name"],
      ["Wouter", "name"],
    ]);
    expect(decoyScore(lines)).toEqual({ asked: 2, right: 2 });
    expect(statSync(judgementsPath).mode & 0o777).toBe(0o600);
  });

  it("shows nothing of models, reasons, ranks or decoys, and no control characters", async () => {
    const { screens } = await judging(byEye);
    const all = screens.join("\n");
    expect(all).toContain("Mw. [Roos] belt.");
    expect(all).not.toMatch(/raw|recognised|capital|decoy|rank|token|probab/);
    expect(all).not.toContain("\u001b[2J[");
    expect(all).not.toContain("v name");
  });

  it("goes on where a person stopped, in the same order, and has no key for variants", async () => {
    let asked = 0;
    const first = await judging(() => ["vn", "q"][asked++] as string);
    expect(first.summary).toMatchObject({ names: 1, undecided: 3 });
    const second = await judging(() => "q");
    expect(second.screens[0]).toContain("2 of 4 (3 undecided)");
    const other = await judging(() => "q", { reviewer: "bob" });
    expect(other.screens[0]).toContain("1 of 4 (4 undecided)");
  });

  it("takes a judgement back", async () => {
    const keys = ["n", "z", "q"];
    let asked = 0;
    const { summary } = await judging(() => keys[asked++] as string);
    expect(summary).toMatchObject({ names: 0, undecided: 4 });
    expect([...foldJudgements(await readJudgements(judgementsPath))]).toEqual([]);
  });

  it("asks again for what was a decoy in one model and is an entry of another", async () => {
    await judging(byEye);
    const { screens, summary } = await judging(byEye, { files: ["raw.jsonl", "other.jsonl"] });
    expect(screens[0]).toMatch(/Fatma/);
    expect(summary).toMatchObject({ candidates: 4, undecided: 0 });
    expect(foldJudgements(await readJudgements(judgementsPath)).get("Fatma")?.decision).toBe("name");
  });

  it("needs a terminal, and something to judge", async () => {
    const io = { stderr: new PassThrough(), isTTY: false, now: () => new Date() };
    const options = { judgePaths: [at("raw.jsonl")], judgementsPath, reviewer: "ann", io };
    await expect(judge(options)).rejects.toMatchObject({ code: "usage" });
    await writeJudgeFile(at("empty.jsonl"), []);
    const empty = judge({ ...options, judgePaths: [at("empty.jsonl")], io: { ...io, isTTY: true } });
    await expect(empty).rejects.toMatchObject({ code: "input-empty" });
  });
});

describe("the files", () => {
  it("come back as they were written, private", async () => {
    expect(await readJudgeFile(at("raw.jsonl"))).toEqual(RAW);
    expect(statSync(at("raw.jsonl")).mode & 0o777).toBe(0o600);
  });

  it("refuse a line that is none, without what it holds", async () => {
    await writeJudgeFile(at("bad.jsonl"), [...RAW, { surface: "Wouter", why: [], contexts: ["no mask"] }]);
    const error = await readJudgeFile(at("bad.jsonl")).catch((caught: unknown) => caught as Error);
    expect(error).toMatchObject({ code: "input-format", message: expect.stringMatching(/line 5/) as string });
    expect((error as Error).message).not.toContain("Wouter");
    expect(readFileSync(at("bad.jsonl"), "utf8")).toContain("Wouter");
  });
});

describe("foldJudgements and decoyScore", () => {
  const line = (surface: string, decision: "name" | "keep" | "unsure", reviewer = "ann", decoy?: "name" | "word") => ({
    surface,
    decision,
    reviewer,
    at: "2026-01-02T03:04:05Z",
    reason: "",
    ...(decoy && { decoy }),
  });

  it("let the more cautious of two people stand, and one person's last word", () => {
    const lines = [
      line("a", "keep"),
      line("a", "name", "bob"),
      line("b", "name"),
      line("b", "keep"),
      line("e\u0301", "keep"),
    ];
    const standing = foldJudgements(lines);
    expect([...standing].map(([surface, { decision }]) => [surface, decision])).toEqual([
      ["a", "name"],
      ["b", "keep"],
      ["é", "keep"],
    ]);
  });

  it("count each person's decoys, and unsure as not right", () => {
    const lines = [
      line("Jan", "name", "ann", "name"),
      line("Jan", "keep", "bob", "name"),
      line("dag", "unsure", "ann", "word"),
    ];
    expect(decoyScore(lines)).toEqual({ asked: 3, right: 1 });
  });
});
