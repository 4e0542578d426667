import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { generateCorpus } from "../../corpora/generate.ts";
import { writeCorpus } from "../../corpora/write.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import type { Context } from "../../src/probe/contexts/context.ts";
import { gatherContexts, writeContexts } from "../../src/probe/contexts/gather-contexts.ts";
import { readContexts } from "../../src/probe/contexts/read-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

/** A model that leaks on purpose, on notes of which it saw the seen ones: the demo's generator, another population. */
const RAW = "models/notes-nl-raw";
const MINUTES = 60_000;

let directory: string;
const at = (name: string) => join(directory, name);
let audits = 0;

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io);
  return { exitCode, output: io.output(), messages: io.messages() };
}

/** An audit in a folder of its own, with its report; one recogniser, since reading all takes long. */
async function audit(contexts: readonly string[], ...more: readonly string[]) {
  const out = at(`audit-${++audits}`);
  const io = ["--model", RAW, "--contexts", ...contexts.map(at), "--out", out, "--recogniser", "rules:nl", "--json"];
  const { exitCode, output, messages } = await run("audit", ...io, ...more);
  const report = exitCode === 2 ? undefined : (JSON.parse(output) as AuditReport);
  const row = (measure: MeasureId) => report?.rows.find((one) => one.measure === measure);
  return { exitCode, messages, report, row, out };
}

describe("no verdict is green by looking away", { timeout: 10 * MINUTES }, () => {
  beforeAll(async () => {
    directory = await temporaryDirectory();
    const corpus = generateCorpus({ seed: 1, patients: 60, sentences: 4000 });
    await writeCorpus(corpus, at("notes"));
    for (const split of ["seen", "unseen"] as const) {
      await anonymise({
        inputs: [at(`notes/${split}`)],
        recognisers: ["rules:nl"],
        outputDirectory: at(split),
        privateDirectory: at(`${split}.private`),
      });
      const against = split === "unseen" ? [at("seen")] : [];
      // A reserve, though there are few.
      const sizes = split === "unseen" ? { development: 5, test: 25, reserve: 25 } : {};
      const gathered = await gatherContexts({ corpusDirectory: at(split), split, seed: 1, against, sizes });
      await writeContexts(gathered, { path: at(`${split}.jsonl`), privateDirectory: at(`${split}.private`) });
    }
    // One name of the notes, as a short list has it, and one that nobody bears.
    await writeFile(at("few.csv"), "voornaam,achternaam\nXandrina,Quatschkopf\n");
    const development = (await readContexts(at("seen.jsonl"))).filter(({ set }) => set === "development");
    await writeFile(at("development.jsonl"), toJsonLines(development));
  }, 10 * MINUTES);

  it("a leaking model with a short list of names: the names of the private folders are known without being told", async () => {
    const { exitCode, report, row } = await audit(["seen.jsonl"], "--names", at("few.csv"));
    expect(exitCode).toBe(1);
    expect(report?.verdict).toBe("fail");
    expect(report?.evidence.names.sources.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["list", "spans", "originals"]),
    );
    expect(row("contexts-with-name")?.estimate).toBeGreaterThan(0.5);
    expect(row("list-coverage-alone")?.hits).toBe(0);
  });

  it("the same contexts where nothing beside the short list is known: the rates are invalid", async () => {
    const contexts = (await readContexts(at("seen.jsonl"))).filter(({ set }) => set === "test").slice(0, 49);
    await writeFile(at("copied.jsonl"), toJsonLines(contexts));
    const { exitCode, report, row } = await audit(["copied.jsonl"], "--names", at("few.csv"));
    expect(exitCode).toBe(3);
    expect(report?.verdict).toBe("inconclusive");
    expect(row("list-coverage")).toMatchObject({ verdict: "invalid", hits: 0 });
    expect(row("name-rate")?.verdict).toBe("invalid");
    expect(row("contexts-with-name")?.verdict).toBe("invalid");
    // Entries that nobody decided on and that could be names are more than what the list knows.
    expect(report?.evidence.entries?.couldBeNames).toBeGreaterThan(50);
    expect(row("contexts-with-unjudged")?.estimate).toBeGreaterThan(0.9);
  });

  it("a release on that audit, with a list that covers nobody and no decisions", async () => {
    const { out } = await audit(["copied.jsonl"], "--names", at("few.csv"));
    const release = (...more: readonly string[]) =>
      run(
        "release",
        "--model",
        RAW,
        "--audit",
        join(out, "audit.json"),
        "--names",
        at("few.csv"),
        "--out",
        at("public"),
        ...more,
      );
    const refused = await release();
    expect(refused.exitCode).toBe(3);
    expect(refused.output).toMatch(/the candidates were not reviewed/u);
    await writeFile(at("none.csv"), "name\nZyxtra Nemowicz\n");
    const other = await run("release", "--model", RAW, "--audit", join(out, "audit.json"), "--names", at("none.csv"), "--out", at("public")); // prettier-ignore
    expect(other.exitCode).toBe(3);
    expect(other.output).toMatch(/not the one that the audit was made with/u);
    // Who accepts it says so in the card, objection by objection.
    const accepted = await release("--accept-risk", "a test of the card");
    if (accepted.exitCode === 0) {
      const card = await readFile(at("public/README.md"), "utf8");
      expect(card).toContain("the candidates were not reviewed");
      expect(card).not.toMatch(/a person went through/iu);
    } else expect(accepted.output).toMatch(/residue|name/u);
  });

  it("fewer trials: contexts respelled in part do not count as all", async () => {
    const rowOf = async (...more: readonly string[]) =>
      (await audit(["copied.jsonl"], "--names", at("few.csv"), "--originals", at("seen.private/originals.jsonl"), "--only", "recovery", ...more)).row("recovered"); // prettier-ignore
    const all = await rowOf();
    const few = await rowOf("--respell", "10");
    expect(few?.n).toBeLessThanOrEqual(all?.n as number);
    for (const row of [all, few]) expect(["fail", "underpowered"]).toContain(row?.verdict);
  });

  it("unseen sentences that were in seen text, too", async () => {
    const seen = await readContexts(at("seen.jsonl"));
    const copies = seen
      .filter(({ set }) => set === "test")
      .slice(0, 60)
      .map((context): Context => ({
        ...context,
        id: `copy-${context.id}`,
        split: "unseen",
        text: context.text.replace(/\d+/gu, "7"),
      }));
    await writeFile(at("copies.jsonl"), toJsonLines(copies));
    const { exitCode, row } = await audit(["seen.jsonl", "copies.jsonl"], "--names", at("few.csv"));
    expect(row("near-duplicates")).toMatchObject({ hits: 60, verdict: "invalid" });
    expect(exitCode).not.toBe(0);
  });

  it("decisions that changed after the first look", async () => {
    const rowOf = async (decisions: string) =>
      (await audit(["unseen.jsonl"], "--names", at("few.csv"), "--decisions", at(decisions))).row("looks");
    const { vocabulary } = JSON.parse(
      `{"vocabulary": ${JSON.stringify(Object.entries(JSON.parse(await readFile(join(RAW, "vocab.json"), "utf8")) as Record<string, number>))}}`,
    ) as { vocabulary: [string, number][] };
    const decide = (decision: "name" | "keep") =>
      vocabulary.slice(300, 320).map(([token, tokenId]) => ({ tokenId, token, decision, reviewer: "a", at: "2026-01-01T00:00:00Z", reason: "" })); // prettier-ignore
    await writeFile(at("first.jsonl"), toJsonLines(decide("keep")));
    await writeFile(at("second.jsonl"), toJsonLines(decide("name")));
    expect((await rowOf("first.jsonl"))?.verdict).toBe("info");
    expect(await rowOf("second.jsonl")).toMatchObject({ verdict: "invalid", estimate: 2 });
    // Drawing the reserve makes them fresh again.
    expect(await run("contexts", "refresh", at("unseen.jsonl"))).toMatchObject({ exitCode: 0 });
    expect((await rowOf("second.jsonl"))?.verdict).toBe("info");
  });

  it("contexts that nobody could have recovered: only what could come back counts", async () => {
    const { row } = await audit(["seen.jsonl"], "--names", at("few.csv"), "--only", "recovery");
    const oneEntry = row("recovered-one-entry");
    expect(oneEntry?.n).toBeLessThan(row("recovered")?.n as number);
    expect(row("recovered")?.verdict).toBe("fail");
  });

  it("a plan that says before any probing that so few contexts cannot pass, and leaves no look", async () => {
    const { exitCode, output } = await run("audit", "--model", RAW, "--contexts", at("development.jsonl"), at("unseen.jsonl"), "--plan", "--json"); // prettier-ignore
    expect(exitCode).toBe(3);
    const plan = JSON.parse(output) as {
      canPass: boolean;
      rows: { measure: string; n: number; needed: number; canPass: boolean }[];
    };
    expect(plan.canPass).toBe(false);
    expect(plan.rows.find(({ measure }) => measure === "recovered")).toMatchObject({ needed: 2995, canPass: false });
    expect(execFileSync("ls", [directory], { encoding: "utf8" })).toContain("looks.jsonl");
  });
});
