import { appendFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { sha256 } from "../../src/base/hash.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { reportPlan } from "../../src/vocabulary/plan/plan-report.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import type { RewriteReport } from "../../src/vocabulary/rewrite.ts";
import type { UndoRecord } from "../../src/vocabulary/rounds/undo-bundle.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { readRoundDetails } from "../fixtures/round-details.ts";
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

/** Makes a private folder know its only result by another SHA-256 of `rewrite.json`. */
async function renameKey(privateDirectory: string, key: string): Promise<void> {
  const [name] = await readdir(join(privateDirectory, "undo"));
  const bundle = join(privateDirectory, "undo", name as string);
  const record = JSON.parse(await readFile(join(bundle, "undo.json"), "utf8")) as UndoRecord;
  const files = record.files.map((file) => (file.path === "rewrite.json" ? { ...file, after: key } : file));
  await writeFile(join(bundle, "undo.json"), JSON.stringify({ ...record, key, files }));
  await rename(bundle, join(privateDirectory, "undo", key.slice(0, 16)));
}

describe("rewriting a rewritten model", () => {
  it("adds a round: the report lists all, and the mapping accumulates", async () => {
    const one = await first();
    const two = await second();
    expect(one.rounds).toHaveLength(1);
    expect(two.rounds.slice(0, 1)).toEqual(one.rounds);
    expect(two.rounds[1]).toMatchObject({ round: 2, replaced: 1, weights: "mean", followsPrevious: true });
    const [before, after] = [
      await digestCheckpoint({ directory: at("one") }),
      await digestCheckpoint({ directory: at("two") }),
    ];
    const weights = { before: { modelSha256: before.modelSha256 }, after: { modelSha256: after.modelSha256 } };
    expect(two.rounds[1]?.model).toEqual(weights);
    expect(two.model).toEqual(weights);
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
    const seen: unknown[] = [];
    const report = await second({ onPlan: (plan: unknown) => seen.push(plan) });
    expect(report.rounds[1]?.followsPrevious).toBe(false);
    await rm(at("one.private"), { recursive: true });
    // Which tokenizer the first round left only its private folder knew.
    const without = await second({
      onPlan: (plan: unknown) => seen.push(plan),
      force: true,
      privateDirectory: at("three.private"),
    });
    expect(without.rounds[1]).not.toHaveProperty("followsPrevious");
    expect(without.undoable).toEqual([2]);
    expect(seen).toMatchObject([
      { round: 2, followsPrevious: false, undoable: [1, 2] },
      { round: 2, undoable: [2] },
    ]);
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

  it("takes up and takes back what an earlier version wrote, and carries none of its digests of tokenizers on", async () => {
    await first();
    const [before, after] = [
      await digestCheckpoint({ directory: at("model") }),
      await digestCheckpoint({ directory: at("one") }),
    ];
    const path = join(at("one"), "rewrite.json");
    const report = JSON.parse(await readFile(path, "utf8")) as RewriteReport;
    const models = { before, after };
    const old = {
      ...report, model: models, rounds: report.rounds.map((round) => ({ ...round, model: models })),
      reachability: { ...report.reachability, collateral: [3], undecidedVariants: [4] },
    }; // prettier-ignore
    const text = JSON.stringify(old);
    await writeFile(path, text);
    await renameKey(at("one.private"), sha256(text));
    const two = await second();
    expect(two.rounds.map(({ round, followsPrevious }) => [round, followsPrevious])).toEqual([[1, undefined], [2, true]]); // prettier-ignore
    expect(two.undoable).toEqual([1, 2]);
    const written = await readFile(join(at("two"), "rewrite.json"), "utf8");
    expect(written).not.toContain("tokenizerSha256");
    expect(written).not.toContain(before.tokenizerSha256);
    const undone = await undoRewrite({ modelDirectory: at("two"), outputDirectory: at("back") });
    expect(undone).toMatchObject({ undone: [2, 1], model: before });
    expect(await digestsIn(at("back"))).toEqual(await digestsIn(at("model")));
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
    const { undecidedVariants } = await readRoundDetails(at("one"), at("names"));
    expect(undecidedVariants.map(({ token }) => token)).toEqual(expect.arrayContaining(["Jan", "Ġjan"]));
    expect(told.reachability.undecidedVariants).toBe(undecidedVariants.length);
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
