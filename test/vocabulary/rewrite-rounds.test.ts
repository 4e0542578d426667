import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { reportPlan } from "../../src/vocabulary/plan-report.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import type { RewriteReport } from "../../src/vocabulary/rewrite.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { decisionOn, digestsIn, openBits, rewriteWith } from "./rewrite-case.ts";

const FIRST = ["ĠJan", "Jan"];
const SECOND = ["ĠMarie"];

let folder: string;
let model: TinyCheckpoint;
const at = (name: string) => join(folder, name);
const vocabularyOf = async (name: string) => (await openCheckpoint(at(name))).tokenizer.vocabulary;
const readLines = async (path: string) =>
  (await readFile(path, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(async () => {
  folder = await temporaryDirectory();
  model = await createTinyCheckpoint(at("model"));
});

const first = (options = {}) =>
  rewriteWith(model.vocabulary, FIRST, { modelDirectory: at("model"), outputDirectory: at("one"), ...options });
const second = async (options = {}) =>
  rewriteWith(await vocabularyOf("one"), SECOND, { modelDirectory: at("one"), outputDirectory: at("two"), ...options });

describe("rewriting a rewritten model", () => {
  it("adds a round: the report lists all, and the mapping accumulates", async () => {
    const one = await first();
    const two = await second();
    expect(one.rounds).toHaveLength(1);
    expect(two.rounds.slice(0, 1)).toEqual(one.rounds);
    expect(two.rounds[1]).toMatchObject({ round: 2, replaced: 1, weights: "mean", followsPrevious: true });
    expect(two.rounds[1]?.model).toEqual({
      before: await digestCheckpoint({ directory: at("one") }),
      after: await digestCheckpoint({ directory: at("two") }),
    });
    expect(two.rounds[0]?.model.after).toEqual(two.rounds[1]?.model.before);
    expect(JSON.parse(await readFile(join(at("two"), "rewrite.json"), "utf8"))).toEqual(two);
    const mapping = await readLines(join(at("two.private"), "mapping.jsonl"));
    expect(mapping.map(({ token, round }) => [token, round])).toEqual(
      [
        ["ĠJan", 1],
        ["Jan", 1],
        ["ĠMarie", 2],
      ].toSorted((a, b) => Number(a[1]) - Number(b[1]) || model.tokenId(String(a[0])) - model.tokenId(String(b[0]))),
    );
    expect(await openBits(at("two.private"))).toBe(0);
    const vocabulary = await vocabularyOf("two");
    for (const { tokenId, placeholder } of mapping) expect(vocabulary[tokenId as number]).toBe(placeholder);
    expect(new Set(mapping.map(({ placeholder }) => placeholder)).size).toBe(3);
    expect(two.leftBehind).toEqual({});
  });

  it("never draws a placeholder again, even from the same seed", async () => {
    const [one, two] = [await first({ seed: 1 }), await second({ seed: 1 })];
    expect(one.placeholders).not.toContain(two.placeholders[0]);
  });

  it("refuses a decision about a placeholder, and says which round put it there", async () => {
    const { placeholders } = await first();
    const again = rewriteWith(await vocabularyOf("one"), [...SECOND, placeholders[0] as string], {
      modelDirectory: at("one"),
      outputDirectory: at("two"),
    });
    await expect(again).rejects.toMatchObject({ code: "decisions-mismatch", details: { round: 1 } });
  });

  it("takes the decisions of earlier rounds for what they are, if their mapping is at hand", async () => {
    await first();
    const decisionsPath = join(await temporaryDirectory(), "decisions.jsonl");
    const lines = [...FIRST, ...SECOND].map((token) => decisionOn(model.vocabulary, token));
    await writeFile(decisionsPath, toJsonLines(lines));
    const options = { modelDirectory: at("one"), decisionsPath, outputDirectory: at("two") };
    expect(await rewriteCheckpoint(options)).toMatchObject({ replaced: 1 });
    await rm(at("one.private"), { recursive: true });
    const unknown = rewriteCheckpoint({ ...options, outputDirectory: at("three") });
    await expect(unknown).rejects.toMatchObject({ code: "decisions-mismatch" });
    await writeFile(decisionsPath, toJsonLines(lines.slice(0, 2)));
    const done = rewriteCheckpoint({ ...options, outputDirectory: at("three"), privateDirectory: at("two.private") });
    await expect(done).rejects.toMatchObject({ code: "decisions-mismatch" });
  });

  it("says that the model was changed between the rounds, and that a mapping is missing", async () => {
    await first();
    await appendFile(join(at("one"), "tokenizer_config.json"), "\n");
    await rm(at("one.private"), { recursive: true });
    const seen: unknown[] = [];
    const report = await second({ onPlan: (plan: unknown) => seen.push(plan) });
    expect(report.rounds[1]?.followsPrevious).toBe(false);
    expect(report.undoable).toEqual([2]);
    expect(seen).toMatchObject([{ round: 2, followsPrevious: false, undoable: [2] }]);
  });

  it("refuses a private folder with the mapping of another model, and adds to its own", async () => {
    const privateDirectory = at("names");
    await first({ privateDirectory });
    const other = rewriteWith(model.vocabulary, FIRST, {
      modelDirectory: at("model"),
      outputDirectory: at("other"),
      privateDirectory,
    });
    await expect(other).rejects.toMatchObject({ code: "output-exists" });
    expect((await second({ privateDirectory })).undoable).toEqual([1, 2]);
    expect(await readLines(join(privateDirectory, "mapping.jsonl"))).toHaveLength(3);
  });

  it("refuses a rewrite.json that is none", async () => {
    await first();
    await writeFile(join(at("one"), "rewrite.json"), "[]");
    await expect(second()).rejects.toMatchObject({ code: "input-format" });
  });
});

describe("the plan", () => {
  const SAMPLE = [" Jan de arts", " in Januari PERSON"];

  const plan = async (options = {}) => {
    const decisionsPath = at("decisions.jsonl");
    await writeFile(decisionsPath, toJsonLines(["ĠJan"].map((token) => decisionOn(model.vocabulary, token))));
    return {
      decisionsPath,
      modelDirectory: at("model"),
      privateDirectory: at("names"),
      sample: SAMPLE,
      ...options,
    };
  };

  it("says what the rewrite then does, and writes nothing", async () => {
    const options = await plan();
    const before = await digestsIn(folder);
    const told = await reportPlan(options);
    expect(await digestsIn(folder)).toEqual(before);
    let toldAgain: unknown;
    const done: RewriteReport = await rewriteCheckpoint({
      ...options,
      outputDirectory: at("one"),
      onPlan: (seen) => (toldAgain = seen),
    });
    expect(toldAgain).toEqual(told);
    expect(told).toMatchObject({
      round: 1,
      replaced: done.replaced,
      reachability: done.reachability,
      sample: done.sample,
      leftBehind: [],
      undoable: done.undoable,
    });
    expect(told.weights.files).toEqual(Object.keys(done.weights.files).sort());
    expect(told.reachability.undecidedVariants.map((tokenId) => model.vocabulary[tokenId])).toEqual(
      expect.arrayContaining(["Jan", "Ġjan"]),
    );
    expect(told.sample).toMatchObject({ words: 6 });
    expect(told.sample.changed).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toMatch(/Jan/);
  });

  it("puts the tokens behind the numbers where they are private, on request", async () => {
    await reportPlan({ ...(await plan()), detailsDirectory: at("names") });
    expect(await openBits(at("names"))).toBe(0);
    const details = JSON.parse(await readFile(join(at("names"), "plan.json"), "utf8")) as Record<
      string,
      { token: string }[]
    >;
    expect(details["removed"]?.map(({ token }) => token)).toEqual(["ĠJan"]);
    expect(details["undecidedVariants"]?.map(({ token }) => token)).toContain("Jan");
  });

  it("warns of kept rows", async () => {
    const told = await reportPlan({ ...(await plan()), weights: "keep" });
    expect(told.weights).toMatchObject({
      mode: "keep",
      files: [],
      warning: expect.stringContaining("still predict") as string,
    });
  });
});
