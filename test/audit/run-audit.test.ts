import { cp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { AuditReport } from "../../src/audit/audit-report.ts";
import { createEntryJudging, type EntryJudging } from "../../src/audit/judging/entry-judging.ts";
import { LOOKS_FILE } from "../../src/audit/freshness/looks.ts";
import { type KeptWork, keepWork } from "../../src/audit/kept-work.ts";
import { AUDIT_NAMES } from "../../src/audit/audit-ids.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import { note } from "../../src/audit/remarks.ts";
import { planAudit } from "../../src/audit/plan/plan.ts";
import { rejudgeAudit } from "../../src/audit/rejudge/rejudge-audit.ts";
import { runAudit, type RunAuditOptions } from "../../src/audit/run-audit.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { contextsManifestPath } from "../../src/probe/contexts/contexts-manifest.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { listContexts } from "../fixtures/list-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { widenWeights } from "../fixtures/widen-weights.ts";

const NAMES = ["Jan", "José", "Piet"];

describe("runAudit", () => {
  let judging: EntryJudging;
  let directory: string;
  const at = (name: string) => join(directory, name);
  let options: RunAuditOptions;

  beforeAll(async () => {
    judging = await createEntryJudging(["rules:nl"]);
  }, 240_000);

  beforeEach(async () => {
    directory = await temporaryDirectory();
    await createTinyCheckpoint(at("model"));
    const lists = {
      seen: [
        ...distinctContexts(2, { split: "seen", set: "development", prefix: "sd" }),
        ...distinctContexts(10, { split: "seen", first: 2 }),
      ],
      unseen: [
        ...distinctContexts(2, { split: "unseen", set: "development", first: 12, prefix: "ud" }),
        ...distinctContexts(10, { split: "unseen", first: 14 }),
      ],
    };
    for (const [split, contexts] of Object.entries(lists)) {
      await writeFile(at(`${split}.jsonl`), toJsonLines(contexts));
      await listContexts(at(`${split}.jsonl`));
    }
    const originals = [...lists.seen, ...lists.unseen].map(({ id }, index) => ({
      id,
      original: NAMES[index % 3],
      document: `d${index % 4}`,
    }));
    await writeFile(at("originals.jsonl"), toJsonLines(originals));
    await writeFile(at("names.csv"), "name\nJan de Boer\nJosé\nPiet\n");
    options = {
      modelDirectory: at("model"),
      contextFiles: [at("seen.jsonl"), at("unseen.jsonl")],
      originalFiles: [at("originals.jsonl")],
      namesFile: at("names.csv"),
      judging: async () => judging,
      k: 4,
    };
  });

  /** Rewrites the checkpoint in `original` to `rewritten`, with these entries decided to be names; gives the decisions. */
  const rewriteWithout = async (tokens: readonly string[], vocabulary: readonly string[]) => {
    const by = { decision: "name", reviewer: "a", at: "2026-01-01", reason: "" };
    const decisions = tokens.map((token) => ({ tokenId: vocabulary.indexOf(token), token, ...by }));
    await writeFile(at("decisions.jsonl"), toJsonLines(decisions));
    await rewriteCheckpoint({
      modelDirectory: at("original"),
      decisionsPath: at("decisions.jsonl"),
      outputDirectory: at("rewritten"),
    });
    return decisions;
  };

  const report = async (change: Partial<RunAuditOptions> = {}): Promise<AuditReport> => {
    const audited = (await runAudit({ ...options, ...change })).report;
    // Whatever an audit writes, a release judges it so, too.
    const read = JSON.parse(JSON.stringify(audited)) as AuditReport;
    expect(rejudgeAudit(read, "audit.json").rows).toEqual(read.rows.filter(({ audit }) => audit !== "residue"));
    return audited;
  };
  const rowOf = ({ rows }: AuditReport, measure: MeasureId, split?: string) =>
    rows.find((row) => row.measure === measure && (split === undefined || row.split === split));

  it("measures the test contexts alone, split by split, and what the figures rest on", async () => {
    const audited = await report();
    expect(audited.contexts.map(({ file, split, n, originals }) => [file, split, n, originals])).toEqual([
      ["seen.jsonl", "seen", 10, 10],
      ["unseen.jsonl", "unseen", 10, 10],
    ]);
    expect(rowOf(audited, "name-rate", "unseen")).toMatchObject({
      n: 40,
      k: 4,
      seed: 0,
      modelSha256: audited.model.sha256,
    });
    expect(rowOf(audited, "recovered", "seen")).toMatchObject({ unit: "context", k: 4, threshold: 0.001 });
    expect(rowOf(audited, "list-coverage")).toMatchObject({ n: 20, hits: 20, verdict: "underpowered" });
    expect(rowOf(audited, "loss-per-word")?.n).toBeGreaterThan(0);
    expect(audited.notMeasured).toEqual([
      { audit: "residue", why: note("not-asked") },
      { audit: "parrot", why: note("needs-gold") },
      { audit: "exposure", why: note("needs-canaries") },
      { audit: "association", why: note("needs-canaries") },
      { audit: "de-identification", why: note("needs-gold") },
      { audit: "rows", why: note("not-rewritten") },
      // Three names of one part are too few to stand among, or to come out whole.
      { audit: "inference", why: note("nothing-to-ask") },
      { audit: "extraction", why: note("nothing-to-ask") },
    ]);
    expect(audited.evidence.names.sources.map(({ kind }) => kind)).toEqual(["list", "originals"]);
    // ĠJan, Jan, jan, ĠJosé and ĠPiet.
    expect(audited.evidence.names.nameLikeTokens).toBe(5);
    expect(audited.verdict).not.toBe("pass");
  });

  it("gives the same figures for the same seed, and writes no token, name or sentence", async () => {
    const first = await report();
    const again = await report();
    // The ledger counts.
    expect(again.evidence.looks.looks).toBe(first.evidence.looks.looks + 1);
    const figures = ({ rows }: AuditReport) => rows.filter(({ audit }) => audit !== "freshness");
    expect(figures(again)).toEqual(figures(first));
    expect(JSON.stringify(first)).not.toMatch(/Jan|Jos|Piet|Boer|sprak|zuster/);
  });

  it("ends with the same figures when it was interrupted wherever, and measures nothing twice", async () => {
    const people = ["Jan de Boer", "José Mulder", "Piet Smit"];
    const originals = (await readFile(at("originals.jsonl"), "utf8")).trim().split("\n");
    const whole = originals.map((line, index) => ({ ...(JSON.parse(line) as object), original: people[index % 3] }));
    await writeFile(at("originals.jsonl"), toJsonLines(whole));
    await createTinyCheckpoint(at("reference"), { seed: 7 });
    const change = { baselineDirectory: at("reference"), referenceDirectories: [at("reference")] };
    const expected = await report(change);
    const kept = keepWork(at("audit.work"));
    const asked = new Map<string, number>();
    /** Counts what is measured, and interrupts a measurement once. */
    const interrupting = (interruptAt: number): KeptWork => {
      let recalled = 0;
      return {
        recall: (what, from, measure) =>
          kept.recall(what, from, async () => {
            if (recalled++ === interruptAt) throw new Error("interrupted");
            const key = JSON.stringify([what, from]);
            asked.set(key, (asked.get(key) ?? 0) + 1);
            return measure();
          }),
      };
    };
    let interruptions = 0;
    let last: AuditReport | undefined;
    while (last === undefined) {
      // One more step each time.
      last = await report({ ...change, work: interrupting(1) }).catch((error: unknown) => {
        expect((error as Error).message).toBe("interrupted");
        interruptions++;
        return undefined;
      });
    }
    expect(interruptions).toBeGreaterThan(6);
    expect([...asked.values()]).toEqual(Array.from({ length: interruptions + 1 }, () => 1));
    const figures = ({ rows, details }: AuditReport) => [rows.filter(({ audit }) => audit !== "freshness"), details];
    expect(figures(last)).toEqual(figures(expected));
  });

  it("compares with the model before: with itself nothing changes", async () => {
    const audited = await report({ baselineDirectory: at("model") });
    for (const measure of ["name-rate", "contexts-with-name", "recovered-one-entry"] as const)
      for (const split of ["seen", "unseen"]) {
        const row = rowOf(audited, measure, split);
        expect(row?.baseline, measure).toBe(row?.estimate);
      }
    // Of so few sentences no interval by resampling is believed.
    expect(rowOf(audited, "loss-change")).toMatchObject({ estimate: 0, verdict: "underpowered", baseline: 0 });
    expect(rowOf(audited, "words-cut-differently")).toMatchObject({ hits: 0 });
    expect(audited.baselineModel?.sha256).toBe(audited.model.sha256);
  });

  it("says what it did not measure, and does not pass for leaving it out", async () => {
    const audited = await report({ only: ["utility"] });
    expect(audited.notMeasured.map(({ audit }) => audit)).toEqual(AUDIT_NAMES.filter((audit) => audit !== "utility"));
    expect(new Set(audited.rows.map((row) => row.audit))).toEqual(new Set(["utility"]));
    expect(audited.verdict).toBe("inconclusive");
    const { originalFiles: _, ...withoutOriginals } = options;
    const unknown = (await runAudit(withoutOriginals)).report;
    expect(unknown.notMeasured).toContainEqual({ audit: "recovery", why: note("needs-originals") });
    expect(rowOf(unknown, "list-coverage")).toMatchObject({ verdict: "invalid", hits: 0 });
    expect(unknown.verdict).toBe("inconclusive");
  });

  it("what a rewrite cost must be measured: without the model before, nothing passes", async () => {
    const { vocabulary } = await createTinyCheckpoint(at("original"));
    const [decision] = await rewriteWithout(["ĠPiet"], vocabulary);
    const change = { modelDirectory: at("rewritten"), decisionsFile: at("decisions.jsonl") };
    const audited = await report(change);
    expect(rowOf(audited, "loss-change")).toMatchObject({
      n: 0,
      verdict: "underpowered",
      notes: [note("no-baseline")],
    });
    expect(rowOf(await report({ ...change, baselineDirectory: at("original") }), "loss-change")?.n).toBeGreaterThan(0);
    // The same model before and after: one lineage, so decisions that change are seen.
    expect(audited.model.lineage).toBe((await report({ modelDirectory: at("original") })).model.lineage);
    // Decisions that do not explain what was removed are not all there are.
    await writeFile(at("others.jsonl"), toJsonLines([{ ...decision, tokenId: 300, decision: "keep" }]));
    const lacking = await report({ ...change, decisionsFile: at("others.jsonl") });
    expect(rowOf(lacking, "name-rate", "seen")?.notes).toContainEqual(note("decisions-lack-removed", { entries: 1 }));
    expect(rowOf(lacking, "looks")?.verdict).toBe("invalid");
  });

  it("entries that could be names and that nobody judged make the rates invalid; judgements settle them", async () => {
    const { report: open, toJudge } = await runAudit(options);
    expect(toJudge.length).toBeGreaterThan(0);
    expect(rowOf(open, "contexts-with-name", "seen")?.verdict).not.toBe("pass");
    const judgements = toJudge.map(({ surface }) => ({
      surface,
      decision: "keep",
      reviewer: "judge",
      at: "2026-01-01T00:00:00Z",
      reason: "",
    }));
    await writeFile(at("judgements.jsonl"), toJsonLines(judgements));
    const settled = await report({ judgementsFile: at("judgements.jsonl") });
    expect(settled.evidence.entries?.couldBeNames).toBe(0);
    expect(settled.evidence.judgements).toMatchObject({ file: "judgements.jsonl", reviewers: [{ name: "judge" }] });
    expect(rowOf(settled, "contexts-with-name", "seen")?.notes ?? []).not.toContainEqual(
      expect.objectContaining({ id: "entries-unjudged" }),
    );
  });

  it("what judges kept does not count who kept the names among the decoys, too", async () => {
    const judged = (decoys: readonly string[]) =>
      writeFile(
        at("judgements.jsonl"),
        toJsonLines(
          decoys.map((decision, index) => ({
            surface: `Decoy${index}`,
            decision,
            reviewer: "judge",
            at: "2026-01-01T00:00:00Z",
            reason: "",
            decoy: "name",
          })),
        ),
      );
    const doubt = note("judges-miss-names", { right: 1, asked: 3 });
    await judged(["keep", "keep", "name"]);
    const doubted = rowOf(await report({ judgementsFile: at("judgements.jsonl") }), "name-rate", "seen");
    expect(doubted?.notes).toContainEqual(doubt);
    expect(doubted?.verdict).not.toBe("pass");
    await judged(["keep", "name", "name"]);
    const trusted = rowOf(await report({ judgementsFile: at("judgements.jsonl") }), "name-rate", "seen");
    expect(trusted?.notes?.map(({ id }) => id)).not.toContain("judges-miss-names");
  });

  it("a file of contexts that is not as it was written is no test", async () => {
    expect(rowOf(await report({ only: ["name-rate"] }), "near-duplicates")?.verdict).toBe("info");
    const lines = (await readFile(at("seen.jsonl"), "utf8")).split("\n");
    await writeFile(at("seen.jsonl"), lines.slice(1).join("\n"));
    const audited = await report({ only: ["name-rate"] });
    expect(rowOf(audited, "near-duplicates")).toMatchObject({
      verdict: "invalid",
      notes: [note("contexts-changed", { files: 1 })],
    });
    expect(rowOf(audited, "name-rate", "seen")?.notes).toContainEqual(note("contexts-changed", { files: 1 }));
    expect((await planAudit(options)).rows).toContainEqual(
      expect.objectContaining({ measure: "near-duplicates", canPass: false }),
    );
  });

  it("a file without a manifest, or with that of another, is no test: every row about its sentences is invalid", async () => {
    const rowsAbout = ({ rows }: AuditReport) =>
      rows.filter(({ audit, verdict }) => verdict !== "info" && audit !== "coverage");
    const [manifest, written] = [contextsManifestPath(at("unseen.jsonl")), await readFile(at("unseen.jsonl"), "utf8")];
    await rm(manifest);
    const unlisted = await report();
    const doubt = note("contexts-unlisted", { files: 1 });
    expect(rowOf(unlisted, "near-duplicates")).toMatchObject({ verdict: "invalid", notes: [doubt] });
    for (const row of rowsAbout(unlisted)) {
      expect(["invalid", "fail"], row.measure).toContain(row.verdict);
      if (row.verdict === "invalid") expect(row.notes?.filter(({ id }) => id === doubt.id)).toEqual([doubt]);
    }
    expect(rowsAbout(unlisted).map(({ measure }) => measure)).toEqual(
      expect.arrayContaining(["recovered", "membership-loss", "name-rate"]),
    );
    expect(unlisted.verdict).not.toBe("pass");
    // A cut copy with a manifest that was edited to fit the bytes still lacks what the manifest counts.
    await writeFile(at("unseen.jsonl"), written.split("\n").slice(1).join("\n"));
    await listContexts(at("unseen.jsonl"), { counts: { development: 2, test: 10, reserve: 0 } });
    expect(rowOf(await report({ only: ["name-rate"] }), "near-duplicates")?.notes).toEqual([
      note("contexts-changed", { files: 1 }),
    ]);
    // Seen sentences that are called unseen.
    await listContexts(at("unseen.jsonl"), { split: "seen" });
    expect(rowOf(await report({ only: ["name-rate"] }), "near-duplicates")?.notes).toEqual([
      note("contexts-changed", { files: 1 }),
    ]);
  });

  it("a CSV can be audited, cannot pass, and the report says why", async () => {
    await writeFile(at("published.csv"), "sentences\nDe arts sprak met <mask> over de uitslag.\n");
    const change = { contextFiles: [at("seen.jsonl"), at("published.csv")] };
    const audited = await report({ ...change, only: ["recovery"] });
    const doubt = note("contexts-unlisted", { files: 1 });
    expect(rowOf(audited, "recovered", "seen")).toMatchObject({ n: 10 });
    expect(rowOf(audited, "near-duplicates")).toMatchObject({ verdict: "invalid", notes: [doubt] });
    expect((await planAudit({ ...options, ...change })).rows).toContainEqual(
      expect.objectContaining({ measure: "near-duplicates", canPass: false, notes: [doubt] }),
    );
  });

  it("a look keeps its seed and settings, and with another seed is a further one, an interrupted audit's too", async () => {
    const begun = { only: ["name-rate"] as const, beginAs: async () => "begun" };
    await report(begun);
    expect((await report(begun)).evidence.looks).toMatchObject({ looks: 1, distinctSeeds: 1 });
    const other = await report({ ...begun, seed: 5 });
    expect(other.evidence.looks).toMatchObject({ looks: 2, distinctSeeds: 2 });
    expect(rowOf(other, "looks")?.notes).toContainEqual(note("looked-with-seeds", { seeds: 2 }));
    const looks = (await readFile(at(LOOKS_FILE), "utf8")).trim().split("\n");
    expect(looks.map((line) => (JSON.parse(line) as { seed: number }).seed)).toEqual([0, 5]);
    expect(JSON.parse(looks[1] ?? "")).toMatchObject({ drawn: { k: 4, respell: null, rank: 0, only: ["name-rate"] } });
  });

  it("refuses a reference or shadow model that is the audited one, however it is written, or a version of it", async () => {
    const refused = (change: Partial<RunAuditOptions>, message: string) =>
      expect(runAudit({ ...options, ...change })).rejects.toMatchObject({
        code: "usage",
        message: expect.stringContaining(message) as string,
      });
    await cp(at("model"), at("copy"), { recursive: true });
    await refused({ referenceDirectories: [at("copy")] }, "has the weight files of");
    await refused({ referenceDirectories: [at("model")] }, "has the weight files of");
    await refused({ shadowDirectories: [at("copy")] }, "--shadow");
    // The same numbers in a wider type and with other metadata.
    await createTinyCheckpoint(at("model"), { weightType: "F16" });
    await createTinyCheckpoint(at("wider"), { weightType: "F16" });
    await widenWeights(at("wider"));
    await refused({ referenceDirectories: [at("wider")] }, "has the weights of");
    const { vocabulary } = await createTinyCheckpoint(at("original"));
    await rewriteWithout(["ĠPiet"], vocabulary);
    await refused(
      { modelDirectory: at("rewritten"), referenceDirectories: [at("original")] },
      "before or after a rewrite",
    );
    await refused(
      { modelDirectory: at("original"), referenceDirectories: [at("rewritten")] },
      "before or after a rewrite",
    );
    await createTinyCheckpoint(at("other"), { seed: 9 });
    await cp(at("other"), at("twin"), { recursive: true });
    await refused({ shadowDirectories: [at("other"), at("twin")] }, "--shadow");
    // Nothing was looked at.
    await expect(stat(at(LOOKS_FILE))).rejects.toThrow();
    await expect(planAudit({ ...options, referenceDirectories: [at("copy")] })).rejects.toMatchObject({
      code: "usage",
    });
  });

  it("does not pass by leaving out what the model was trained on", async () => {
    const audited = await report({ contextFiles: [at("unseen.jsonl")], only: ["name-rate", "recovery"] });
    for (const measure of ["contexts-with-name", "recovered"] as const)
      expect(rowOf(audited, measure, "seen")).toMatchObject({ n: 0, verdict: "underpowered" });
  });

  it("does not pass a model that still predicts what was removed, under whatever name", async () => {
    const { vocabulary } = await createTinyCheckpoint(at("original"));
    const tokens = ["ĠPiet", "ĠJan", "ĠJosé"].filter((token) => vocabulary.includes(token));
    await rewriteWithout(tokens, vocabulary);
    // The weights from before under the vocabulary from after.
    await cp(join(at("original"), "model.safetensors"), join(at("rewritten"), "model.safetensors"));
    const change = { modelDirectory: at("rewritten"), decisionsFile: at("decisions.jsonl") };
    const audited = await report({ ...change, only: ["name-rate", "recovery"] });
    for (const measure of ["name-rate", "recovered"] as const)
      expect(rowOf(audited, measure, "seen")?.notes).toContainEqual(note("removed-predicted", { limit: 0.0001 }));
  });

  it("enters each look before it measures, for its owner alone", async () => {
    await report({ only: ["name-rate"] });
    await report({ only: ["name-rate"] });
    const path = at(LOOKS_FILE);
    expect((await readFile(path, "utf8")).trim().split("\n")).toHaveLength(2);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("names contexts that are nearly the same as one of another set, and leaves them out", async () => {
    const [copied] = distinctContexts(1, { first: 2 });
    const others = [
      ...distinctContexts(9, { split: "unseen", first: 40 }),
      { ...copied, id: "copy", split: "unseen" as const },
    ];
    await writeFile(at("unseen.jsonl"), toJsonLines(others));
    await listContexts(at("unseen.jsonl"));
    const audited = await report();
    expect(rowOf(audited, "near-duplicates")).toMatchObject({ n: 20, hits: 1, verdict: "info" });
    expect(audited.contexts[1]).toMatchObject({ n: 9, nearDuplicates: 1 });
  });

  it("refuses to go without knowing names, originals or test contexts", async () => {
    const { originalFiles: _, namesFile: __, ...bare } = options;
    await expect(runAudit(bare)).rejects.toMatchObject({ code: "usage" });
    await expect(runAudit({ ...bare, only: ["recovery"] })).rejects.toMatchObject({ code: "usage" });
    await expect(runAudit({ ...bare, namesFile: at("names.csv"), rankLimit: 5 })).rejects.toMatchObject({
      code: "usage",
    });
    await writeFile(at("development.jsonl"), toJsonLines(distinctContexts(1, { set: "development" })));
    await expect(runAudit({ ...options, contextFiles: [at("development.jsonl")] })).rejects.toMatchObject({
      code: "input-empty",
    });
    const written = await readFile(at("originals.jsonl"), "utf8");
    const { id } = JSON.parse(written.split("\n", 1)[0] ?? "") as { id: string };
    await writeFile(at("doubled.jsonl"), written + toJsonLines([{ id, original: "Xander" }]));
    await expect(runAudit({ ...options, originalFiles: [at("doubled.jsonl")] })).rejects.toMatchObject({
      code: "input-format",
      message: expect.stringContaining("two different originals") as string,
    });
    await writeFile(at("others.jsonl"), toJsonLines([{ id: "zzz", original: "Jan" }]));
    await expect(runAudit({ ...options, originalFiles: [at("others.jsonl")] })).rejects.toMatchObject({
      code: "input-format",
    });
  });

  it("plans what can pass, without asking the model and without a look", async () => {
    const own = (await readFile(at("originals.jsonl"), "utf8")).trim().split("\n").map((line, index) => ({ ...(JSON.parse(line) as object), document: `n${index}` })); // prettier-ignore
    await writeFile(at("own.jsonl"), toJsonLines(own));
    const plan = await planAudit({ ...options, originalFiles: [at("own.jsonl")] });
    expect(plan.canPass).toBe(false);
    expect(plan.notes).toEqual([note("no-decisions")]);
    expect(plan).toMatchObject({ tests: { names: false, attacks: false }, unplanted: { lacking: [] } });
    expect(plan.unplanted?.made).toEqual(["membership", "inference", "extraction"]);
    const needs = Object.fromEntries(plan.rows.map(({ measure, needed }) => [measure, needed]));
    expect(needs).toMatchObject({ "name-rate": 598, "contexts-with-name": 149, recovered: 2995, "list-coverage": 59 });
    // Four documents of two or three contexts; fewer patients take more contexts of as many each.
    const neededBy = async (change: Partial<RunAuditOptions>) =>
      (await planAudit({ ...options, ...change })).rows.find(({ measure }) => measure === "name-rate");
    expect(await neededBy({})).toMatchObject({ needed: 897, notes: [{ id: "too-few" }, { id: "patients-unknown" }] });
    expect(await neededBy({ patientsFile: "documents" })).toMatchObject({
      needed: 897,
      notes: [{ id: "too-few" }, { id: "patients-declared" }],
    });
    await writeFile(at("patients.jsonl"), toJsonLines([{ id: "p", documents: ["d0", "d1"] }, { id: "q", documents: ["d2"] }])); // prettier-ignore
    const byPatients = await neededBy({ patientsFile: at("patients.jsonl") });
    expect(byPatients?.needed).toBeGreaterThan(1000);
    expect(byPatients?.notes).toEqual([expect.objectContaining({ id: "too-few" }), note("units-unknown", { contexts: 6 })]); // prettier-ignore
    await expect(stat(at(LOOKS_FILE))).rejects.toThrow();
  });
});
