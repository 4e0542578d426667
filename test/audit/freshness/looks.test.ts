import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import {
  digestDecisions,
  digestTestSet,
  judgeLooks,
  type Look,
  sampleTestSet,
} from "../../../src/audit/freshness/look.ts";
import { appendLook, looksPaths, readLooks } from "../../../src/audit/freshness/looks.ts";
import type { Context } from "../../../src/probe/contexts/context.ts";
import type { Decision } from "../../../src/review/decisions/decision.ts";
import { UNDO } from "../../../src/review/decisions/reasons.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const contexts = (from: number, to: number): Context[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `seen-${from + index}`,
    split: "seen",
    set: "test",
    text: `<mask> zegt ${(from + index).toString(2).replaceAll("0", "o").replaceAll("1", "i")} en gaat`,
  }));

let ids = 0;
function look(tests: readonly Context[], change: Partial<Look> = {}): Look {
  return {
    id: `look-${ids++}`,
    at: "2025-01-02T03:04:05.000Z",
    contexts: digestTestSet(tests),
    sample: sampleTestSet(tests),
    counts: { seen: tests.length, unseen: 0 },
    lineage: "a",
    modelSha256: "m",
    tokenizerSha256: "t",
    decisions: null,
    decisionsCount: 0,
    version: "0",
    ...change,
  };
}

const decision = (tokenId: number, change: Partial<Decision> = {}): Decision => ({
  tokenId,
  token: `t${tokenId}`,
  decision: "name",
  reviewer: "anna",
  at: "2025-01-02T03:04:05.000Z",
  reason: "",
  ...change,
});

test("a look of an earlier version, whose lineage held the tokenizer's digest too, is of the same lineage", async () => {
  const path = join(await temporaryDirectory(), "contexts.jsonl");
  appendLook([path], look(contexts(0, 3), { lineage: "weights tokenizer" }));
  expect((await readLooks([path])).map(({ lineage }) => lineage)).toEqual(["weights"]);
});

test("a test set's digest is of its ids and texts, whatever their order and whatever else is in the files", () => {
  const tests = contexts(0, 20);
  const digest = digestTestSet(tests);
  const other = { ...(contexts(30, 31)[0] as Context), set: "reserve" as const };
  expect(digestTestSet([...tests.toReversed(), other])).toBe(digest);
  expect(digestTestSet(tests.slice(1))).not.toBe(digest);
  expect(digestTestSet([{ ...(tests[0] as Context), text: "<mask> niet" }, ...tests.slice(1)])).not.toBe(digest);
  expect(sampleTestSet([...tests, other])).toEqual(sampleTestSet(tests));
});

test("decisions are digested as they stand: not who took them and when, none after an undo", () => {
  const lines = [decision(2), decision(1, { decision: "keep" })];
  const digest = digestDecisions(lines);
  expect(
    digestDecisions([decision(1), ...lines.toReversed().map((line) => ({ ...line, at: "2026-01-01", reason: "x" }))]),
  ).toBe(digest);
  expect(digestDecisions([decision(2), decision(1)])).not.toBe(digest);
  expect(digestDecisions([])).toBeNull();
  expect(digestDecisions([decision(2), decision(2, { decision: "unsure", reason: UNDO })])).toBeNull();
});

test("looks with other seeds are further looks, and the ledger knows how many seeds", () => {
  const tests = contexts(0, 300);
  const now = look(tests, { seed: 2 });
  // One of a ledger that knew no seeds yet may have had any.
  const earlier = [look(tests, { seed: 0 }), look(tests, { seed: 1 }), look(tests, { seed: 2 }), look(tests)];
  expect(judgeLooks(earlier, now)).toMatchObject({ looks: 5, distinctSeeds: 4 });
  expect(judgeLooks([look(contexts(400, 500), { seed: 7 })], now)).toMatchObject({ looks: 1, distinctSeeds: 1 });
});

test("looks at the same contexts, with how many decisions, and whether they changed after a look", () => {
  const tests = contexts(0, 300);
  const now = look(tests, { decisions: "d1", decisionsCount: 2 });
  expect(judgeLooks([], now)).toEqual({
    looks: 1,
    distinctDecisions: 1,
    changedAfterFirstLook: false,
    distinctSeeds: 1,
  });
  const same = look(tests, { decisions: "d1" });
  expect(judgeLooks([same, now], now)).toEqual({
    looks: 2,
    distinctDecisions: 1,
    changedAfterFirstLook: false,
    distinctSeeds: 1,
  });
  expect(judgeLooks([same, look(tests)], now)).toEqual({
    looks: 3,
    distinctDecisions: 2,
    changedAfterFirstLook: true,
    distinctSeeds: 1,
  });
  expect(judgeLooks([look(tests, { lineage: "b" })], now)).toMatchObject({ looks: 2, changedAfterFirstLook: false });
  expect(judgeLooks([look(tests, { lineage: "b", decisions: "d2" }), same], now)).toMatchObject({
    looks: 3,
    distinctDecisions: 2,
    changedAfterFirstLook: false,
  });
});

test("other contexts have not been looked at; some left out, added or renamed have", () => {
  const earlier = [look(contexts(0, 1000), { decisions: "d2" })];
  const at = (tests: readonly Context[]) => judgeLooks(earlier, look(tests, { decisions: "d1" })).changedAfterFirstLook;
  expect(at(contexts(1000, 2000))).toBe(false);
  expect(at(contexts(1, 1000))).toBe(true);
  expect(at(contexts(500, 1500))).toBe(true);
  expect(at(contexts(0, 1000).map((context) => ({ ...context, id: `x${context.id}` })))).toBe(true);
});

test("ledgers beside the contexts, a CSV's too, for their owner alone; a look in two of them is one", async () => {
  const [one, two] = [await temporaryDirectory(), await temporaryDirectory()];
  const paths = [join(one, "seen.jsonl"), join(one, "unseen.jsonl"), join(two, "published.csv")];
  expect(looksPaths(paths)).toEqual([join(one, "looks.jsonl"), join(two, "looks.jsonl")]);
  expect(await readLooks(paths)).toEqual([]);
  const [first, second] = [look(contexts(0, 3)), look(contexts(0, 2))];
  appendLook(paths, first);
  appendLook(paths.slice(2), second);
  expect(await readLooks(paths)).toEqual([first, second]);
  expect(await readLooks(paths.slice(0, 1))).toEqual([first]);
  expect((await stat(join(two, "looks.jsonl"))).mode & 0o777).toBe(0o600);
  await writeFile(join(one, "looks.jsonl"), '{"id":"x"}\n');
  await expect(readLooks(paths)).rejects.toThrow(/looks\.jsonl, line 1: expected .*Is this a ledger of audits\?/);
});

test("programs that append at once lose no line", async () => {
  const directory = await temporaryDirectory();
  const script = join(directory, "append.mjs");
  const { href } = new URL("../../../dist/src/audit/freshness/looks.js", import.meta.url);
  await writeFile(
    script,
    `const { appendLook } = await import(${JSON.stringify(href)});
     const look = JSON.parse(process.argv[2]);
     for (let n = 0; n < 50; n++) appendLook(["contexts.jsonl"], { ...look, id: look.id + "-" + n });`,
  );
  const processes = [0, 1, 2, 3].map((n) =>
    spawn(process.execPath, [script, JSON.stringify({ ...look(contexts(0, 500)), id: `p${n}` })], { cwd: directory }),
  );
  for (const [code] of await Promise.all(processes.map((child) => once(child, "exit")))) expect(code).toBe(0);
  const looks = await readLooks([join(directory, "contexts.jsonl")]);
  expect(new Set(looks.map(({ id }) => id)).size).toBe(200);
  expect((await readFile(join(directory, "looks.jsonl"), "utf8")).trim().split("\n")).toHaveLength(200);
});
