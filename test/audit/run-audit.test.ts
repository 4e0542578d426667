import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { runAudit, type RunAuditOptions } from "../../src/audit/run-audit.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const NAMES = ["Jan", "José", "Piet"];

describe("runAudit", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  const at = (name: string) => join(directory, name);
  let options: RunAuditOptions;

  beforeEach(async () => {
    await createTinyCheckpoint(at("model"));
    const contexts = (["seen", "unseen"] as const).map((split) =>
      Array.from({ length: 12 }, (_, index) => ({
        id: `${split}-${index}`,
        split,
        set: index < 2 ? ("development" as const) : ("test" as const),
        text: `de arts sprak <mask> in Januari, patiënt ${index}`,
      })),
    );
    for (const list of contexts) await writeFile(at(`${list[0]?.split}.jsonl`), toJsonLines(list));
    const originals = contexts
      .flat()
      .map(({ id }, index) => ({ id, original: NAMES[index % 3], document: `d${index % 4}` }));
    await writeFile(at("originals.jsonl"), toJsonLines(originals));
    await writeFile(at("names.csv"), "name\nJan de Boer\nJosé\n");
    options = {
      modelDirectory: at("model"),
      contextFiles: [at("seen.jsonl"), at("unseen.jsonl")],
      originalFiles: [at("originals.jsonl")],
      namesFile: at("names.csv"),
      respellLimit: 2,
      beam: 2,
    };
  });

  it("measures the test contexts alone, split by split", async () => {
    const report = await runAudit(options);
    expect(report.contexts.map(({ file, split, n, originals }) => [file, split, n, originals])).toEqual([
      ["seen.jsonl", "seen", 10, 10],
      ["unseen.jsonl", "unseen", 10, 10],
    ]);
    const rate = report.rows.find((row) => row.measure === "name-like rate" && row.split === "unseen");
    expect(rate).toMatchObject({ n: 200, k: 20, seed: 0, modelSha256: report.model.sha256 });
    expect(report.rows.find((row) => row.measure === "original recovered" && row.k === 20)).toMatchObject({
      n: 10,
      unit: "context",
    });
    expect(report.rows.find((row) => row.measure === "original respelled in 2 pieces")).toMatchObject({
      n: 2,
      k: 2,
      verdict: "info",
    });
    expect(report.rows.find((row) => row.measure === "loss per word")?.n).toBeGreaterThan(0);
    expect(report).toMatchObject({
      notMeasured: ["residue"],
      model: { name: "model" },
      settings: { nameLikeTokens: 4, nameSources: ["names"] },
    });
    // ĠJan, Jan, jan and ĠJosé.
    expect(["fail", "underpowered"]).toContain(report.verdict);
  });

  it("gives the same figures for the same seed, and writes no token, name or sentence", async () => {
    const report = await runAudit(options);
    expect(await runAudit(options)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/Jan|Jos|Piet|Boer|arts|patiënt/);
  });

  it("compares with the model before: with itself nothing changes", async () => {
    const report = await runAudit({ ...options, baselineDirectory: at("model") });
    for (const row of report.rows.filter(
      ({ audit, measure }) => audit === "name-rate" || measure === "original recovered",
    )) {
      expect(row.baseline).toBe(row.estimate);
    }
    const change = report.rows.find((row) => row.measure === "relative change of loss");
    expect(change).toMatchObject({ estimate: 0, verdict: "pass", baseline: 0 });
    expect(report.rows.find((row) => row.measure === "words cut differently")).toMatchObject({ hits: 0 });
    expect(report.baselineModel?.sha256).toBe(report.model.sha256);
  });

  it("says what it did not measure", async () => {
    const { originalFiles: _, ...withoutOriginals } = options;
    const report = await runAudit({ ...withoutOriginals, only: ["name-rate"] });
    expect(report.notMeasured).toEqual(["recovery", "utility", "residue"]);
    expect(new Set(report.rows.map((row) => row.audit))).toEqual(new Set(["name-rate"]));
  });

  it("refuses to go without knowing names, originals or test contexts", async () => {
    const { originalFiles: _, namesFile: __, ...bare } = options;
    await expect(runAudit(bare)).rejects.toMatchObject({ code: "usage" });
    await expect(runAudit({ ...bare, only: ["recovery"] })).rejects.toMatchObject({ code: "usage" });
    await writeFile(
      at("development.jsonl"),
      toJsonLines([{ id: "a", split: "seen", set: "development", text: "<mask> is er" }]),
    );
    await expect(runAudit({ ...options, contextFiles: [at("development.jsonl")] })).rejects.toMatchObject({
      code: "input-empty",
    });
    await writeFile(at("others.jsonl"), toJsonLines([{ id: "zzz", original: "Jan" }]));
    await expect(runAudit({ ...options, originalFiles: [at("others.jsonl")] })).rejects.toMatchObject({
      code: "input-format",
    });
  });
});
