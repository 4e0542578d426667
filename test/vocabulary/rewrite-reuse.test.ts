import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { findNameEntries } from "../../src/audit/names/name-like.ts";
import { searchResidue } from "../../src/audit/residue/residue.ts";
import { measureRows } from "../../src/audit/rows/measure-rows.ts";
import { toJsonLines } from "../../src/base/files.ts";
import type { Checkpoint } from "../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { readRows } from "../../src/model/stored-rows.ts";
import { openWeights } from "../../src/model/weights.ts";
import type { Plan } from "../../src/vocabulary/plan/plan.ts";
import { rewriteCheckpoint, type RewriteOptions } from "../../src/vocabulary/rewrite.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { checkJoiningRows } from "../../src/vocabulary/verify/verify-joining.ts";
import { REMOVED_BIAS } from "../../src/vocabulary/weights/blank-bias.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { decisionOn, digestsIn } from "./rewrite-case.ts";

/** ` Janssen` and ` Januari` were built through the first, which no two other entries spell. */
const NAMES = ["ĠJan", "Jan", "ĠPiet", "Ġjan"];
const EMBEDDINGS = "roberta.embeddings.word_embeddings.weight";

let folder: string;
let model: TinyCheckpoint;

beforeEach(async () => {
  folder = await temporaryDirectory();
  model = await createTinyCheckpoint(join(folder, "model"));
});

async function rewrite(options: Partial<RewriteOptions> = {}, names: readonly string[] = NAMES) {
  const decisionsPath = join(folder, "decisions.jsonl");
  await writeFile(decisionsPath, toJsonLines(names.map((token) => decisionOn(model.vocabulary, token))));
  const outputDirectory = join(folder, "out");
  return rewriteCheckpoint({
    modelDirectory: model.directory,
    decisionsPath,
    outputDirectory,
    seed: 1,
    repair: "reuse",
    ...options,
  });
}

async function mappingOf(directory: string) {
  const lines = (await readFile(join(`${directory}.private`, "mapping.jsonl"), "utf8")).trim().split("\n");
  return lines.map(
    (line) => JSON.parse(line) as { tokenId: number; token: string; placeholder: string; serves?: number[] },
  );
}

const rowOf = async (directory: string, name: string, tokenId: number) => {
  const tensor = (await openWeights(directory)).tensors.get(name);
  if (tensor === undefined) throw new Error(`no tensor ${name}`);
  const [count, width = 1] = tensor.shape as [number, number?];
  return [...(await readRows({ ...tensor, shape: [count, width] }, [tokenId]))];
};

describe("rewriteCheckpoint --repair reuse", () => {
  it("keeps words whole that were built through a name, by pieces that spell no name", async () => {
    const report = await rewrite();
    const { tokenizer } = await openCheckpoint(join(folder, "out"));
    expect(report.reachability.collateral).toBe(0);
    expect(tokenizer.encodePlain(" Januari Janssen")).toEqual(["ĠJanuari", "ĠJanssen"].map(model.tokenId));
    const mapping = await mappingOf(join(folder, "out"));
    const pieces = mapping.filter(({ serves }) => serves !== undefined);
    expect(report.joining?.toSorted()).toEqual(pieces.map(({ placeholder }) => placeholder).sort());
    expect(report.joining?.length).toBeGreaterThan(0);
    expect(report.reachability.joining).toBe(report.joining?.length);
    expect([...report.placeholders, ...(report.joining ?? [])]).toHaveLength(NAMES.length);
    for (const piece of report.joining ?? []) expect(piece).not.toMatch(/^(?:Ġ?Jan|ĠPiet|Ġjan)$/iu);
  });

  it("gives a piece the mean row and bias of the entries that it serves, and the others that of all kept ones", async () => {
    await rewrite();
    const out = join(folder, "out");
    const mapping = await mappingOf(out);
    const blank = mapping.find(({ serves }) => serves === undefined);
    for (const { tokenId, serves } of mapping) {
      const [row, bias] = [await rowOf(out, EMBEDDINGS, tokenId), await rowOf(out, "lm_head.bias", tokenId)];
      if (serves === undefined) {
        expect(bias).toEqual([REMOVED_BIAS]);
        expect(row).toEqual(await rowOf(out, EMBEDDINGS, blank?.tokenId as number));
        continue;
      }
      for (const [name, found] of [
        [EMBEDDINGS, row],
        ["lm_head.bias", bias],
      ] as const) {
        const rows = await Promise.all(serves.map((served) => rowOf(model.directory, name, served)));
        for (const [column, value] of found.entries()) {
          const mean = rows.reduce((sum, one) => sum + (one[column] as number), 0) / rows.length;
          expect(value).toBeCloseTo(mean, 3);
        }
      }
    }
  });

  it("is refused by its own verification if a row under a piece holds something else", async () => {
    const report = await rewrite();
    const check = "joining pieces have the mean row of the words that they serve";
    expect(report.checks.filter((one) => one.check === check)).toMatchObject([
      { passed: true, examined: report.joining?.length },
    ]);
    const [original, rewritten] = await Promise.all(
      [model.directory, join(folder, "out")].map((at) => openCheckpoint(at)),
    );
    const replacements = await mappingOf(join(folder, "out"));
    const others = replacements.map((one) =>
      one.serves === undefined ? one : { ...one, serves: [model.tokenId("Ġde")] },
    );
    const verify = (given: typeof replacements) =>
      checkJoiningRows(original as Checkpoint, rewritten as Checkpoint, { replacements: given } as unknown as Plan);
    expect(await verify(replacements)).toMatchObject([{ wrong: 0 }]);
    expect(await verify(others)).toMatchObject([{ wrong: report.joining?.length }]);
  });

  it("is taken back byte for byte, and another round goes on from it with the same decisions", async () => {
    await rewrite();
    const out = join(folder, "out");
    await undoRewrite({ modelDirectory: out, outputDirectory: join(folder, "again") });
    expect(await digestsIn(join(folder, "again"))).toEqual(await digestsIn(model.directory));

    const first = await mappingOf(out);
    const decisions = [...NAMES, "ĠMarie"].map((token) => decisionOn(model.vocabulary, token));
    await writeFile(join(folder, "both.jsonl"), toJsonLines(decisions));
    const second = { modelDirectory: out, decisionsPath: join(folder, "both.jsonl"), seed: 2 };
    const report = await rewriteCheckpoint({ ...second, repair: "reuse", outputDirectory: join(folder, "two") });
    expect(report.replaced).toBe(1);
    expect(report.rounds.map(({ joining }) => joining)).toEqual([
      first.flatMap(({ placeholder, serves }) => (serves === undefined ? [] : [placeholder])),
      [],
    ]);
    const { tokenizer } = await openCheckpoint(join(folder, "two"));
    expect(tokenizer.encodePlain(" Januari")).toEqual([model.tokenId("ĠJanuari")]);
  });

  it("leaves what the audit counts: no piece is a removed name, and placeholders without their decisions are seen", async () => {
    await rewrite();
    const { tokenizer } = await openCheckpoint(join(folder, "out"));
    const mapping = await mappingOf(join(folder, "out"));
    const decisions = NAMES.map((token) => ({ ...decisionOn(model.vocabulary, token), decision: "name" as const }));
    const placeholders = mapping.flatMap(({ tokenId, serves }) => (serves === undefined ? [tokenId] : []));
    expect(placeholders.length).toBeGreaterThan(0);
    const found = findNameEntries(tokenizer, { decisions, parts: new Set(["jan", "piet"]) });
    expect([...found.replaced]).toEqual(placeholders);
    expect([...found.nameLike, ...found.unexplained]).toEqual([]);
    expect([...findNameEntries(tokenizer, {}).unexplained]).toEqual(placeholders);
    const out = join(folder, "out");
    const rows = await measureRows(await openCheckpoint(out), [], found.replaced, { seed: 1, rounds: 1 });
    expect(rows.map(({ audit, estimate, verdict }) => [audit, estimate, verdict])).toEqual([["rows", 0, "pass"]]);
    const removedTokens = mapping.map(({ token }) => token);
    const { detail } = await searchResidue(out, { names: ["Jan", "Piet"], removedTokens });
    expect([detail.found, detail.words > 0]).toEqual([[], true]);
  });

  it("leaves a placeholder however few names go", async () => {
    const report = await rewrite({}, ["ĠJan"]);
    expect([report.placeholders.length, report.joining]).toEqual([1, []]);
  });

  it("is refused where the rows stay; merges alone leave every freed id a placeholder", async () => {
    await expect(rewrite({ weights: "keep" })).rejects.toMatchObject({ code: "usage" });
    const { joining, placeholders, replaced } = await rewrite({ repair: "merges" });
    expect([joining, placeholders.length]).toEqual([[], replaced]);
  });
});
