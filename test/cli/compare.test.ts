import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import type { Comparison } from "../../src/audit/compare/comparison.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/audit.ts";
import { register as registerBaseline } from "../../src/cli/compare-baseline.ts";
import { register as registerCompare } from "../../src/cli/compare.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

const CONTEXTS = 40;
let directory: string;
const at = (name: string) => join(directory, name);

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [registerAudit, registerBaseline, registerCompare]);
  return { exitCode, output: io.output(), messages: io.messages() };
}

/** Audits the tiny model; the names known decide how much it leaks. */
async function audit(out: string, ...more: readonly string[]): Promise<void> {
  const contexts = [
    "--contexts",
    at("contexts.jsonl"),
    "--originals",
    at("originals.jsonl"),
    "--names",
    at("names.csv"),
  ];
  const { exitCode, messages } = await run(
    "audit",
    "--model",
    at("model"),
    ...contexts,
    "--out",
    at(out),
    "--k",
    "4",
    ...more,
  );
  expect(messages).not.toContain("error");
  expect([1, 3]).toContain(exitCode);
}

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  const contexts = distinctContexts(CONTEXTS);
  await writeFile(at("contexts.jsonl"), toJsonLines(contexts));
  const originals = contexts.map(({ id }, index) => ({
    id,
    original: ["Jan", "José", "Piet"][index % 3],
    document: id,
  }));
  await writeFile(at("originals.jsonl"), toJsonLines(originals));
  await writeFile(at("names.csv"), "name\nJan\nJosé\nPiet\nKees\n");
});

describe("unname compare", () => {
  it("a model is not worse than itself, nor than its baseline; audit.json holds nothing of what was paired", async () => {
    await audit("first");
    await audit("second", "--junit", at("audit.xml"));
    const compared = await run("compare", at("first/audit.json"), at("second/audit.json"), "--json");
    const comparison = JSON.parse(compared.output) as Comparison;
    expect(comparison).toMatchObject({ verdict: "not-worse", notCompared: [] });
    expect(new Set(comparison.rows.map(({ measure }) => measure))).toEqual(
      new Set([
        "name-rate",
        "contexts-with-name",
        "contexts-with-kept",
        "contexts-with-unjudged",
        "name-mass",
        "recovered",
        "recovered-one-entry",
        "mean-reciprocal-rank",
        "loss-per-word",
      ]),
    );
    expect(compared.exitCode).toBe(0);
    expect(await readFile(at("first/audit.json"), "utf8")).not.toMatch(/outcomes|cluster|test\d/);
    expect(await readFile(at("audit.xml"), "utf8")).toMatch(/<testsuites tests="\d+" failures="[1-9]/);

    const written = await run(
      "compare",
      "baseline",
      at("first/audit.json"),
      "--names",
      at("names.csv"),
      "--out",
      at("b.json"),
    );
    expect(written).toMatchObject({ exitCode: 0, output: expect.stringContaining("b.json") });
    const own = await run("compare", at("b.json"), at("second/audit.json"), "--junit", at("compare.xml"));
    expect(own).toMatchObject({ exitCode: 0, output: expect.stringContaining("not shown to be worse") });
    expect(await readFile(at("compare.xml"), "utf8")).toContain('failures="0"');
    expect((await stat(at("first.private/leaked.jsonl"))).mode & 0o777).toBe(0o600);
  });

  it("what got worse exits with 1, and the report names the row", async () => {
    await audit("before");
    const { kind, ...head } = JSON.parse(await readFile(at("before.private/outcomes.json"), "utf8")) as {
      kind: string;
      rows: { measure: string; values: string | number[] }[];
    };
    // As if a model had said nothing that could be a name.
    const rows = head.rows.map((row) => ({
      ...row,
      ...(row.measure === "contexts-with-unjudged" && { values: "0".repeat(CONTEXTS) }),
    }));
    await writeFile(at("silent.json"), JSON.stringify({ ...head, kind, rows }));
    const { exitCode, output } = await run(
      "compare",
      at("silent.json"),
      at("before/audit.json"),
      "--junit",
      at("x.xml"),
    );
    expect(output).toMatch(/✗ Sentences with a name, unjudged words counted too, top 4 \(seen\): 0 % before/);
    expect(exitCode).toBe(1);
    expect(await readFile(at("x.xml"), "utf8")).toMatch(/failures="1"[^]*Sentences with a name/);
  });

  it("figures that are missing now exit with 3; other contexts, names or seeds with 2", async () => {
    await audit("all");
    await audit("part", "--only", "name-rate");
    expect(await run("compare", at("all/audit.json"), at("part/audit.json"))).toMatchObject({
      exitCode: 3,
      output: expect.stringMatching(/\? The very name came back, top 4 \(seen\): not compared/),
    });
    await audit("seeded", "--seed", "5");
    expect(await run("compare", at("all/audit.json"), at("seeded/audit.json"))).toMatchObject({ exitCode: 2 });
    await writeFile(at("names.csv"), "name\nJan\n");
    await audit("fewer-names");
    expect(await run("compare", at("all/audit.json"), at("fewer-names/audit.json"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("names that were known"),
    });
  });
});

describe("unname compare baseline", () => {
  it("is not written without names to search it for, nor over another file", async () => {
    await audit("first");
    expect(await run("compare", "baseline", at("first/audit.json"), "--out", at("b.json"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("--names"),
    });
    await writeFile(at("b.json"), "mine");
    const again = await run(
      "compare",
      "baseline",
      at("first/audit.json"),
      "--names",
      at("names.csv"),
      "--out",
      at("b.json"),
    );
    expect(again).toMatchObject({ exitCode: 2, messages: expect.stringContaining("already exists") });
    expect(await readFile(at("b.json"), "utf8")).toBe("mine");
  });
});
