import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import type { Comparison } from "../../src/audit/compare/comparison.ts";
import { writeBaseline } from "../../src/audit/compare/baseline.ts";
import { sealOutcomes, signOutcomes } from "../../src/audit/compare/digest-outcomes.ts";
import type { OutcomesFile } from "../../src/audit/compare/outcomes-file.ts";
import { readOutcomes } from "../../src/audit/compare/read-outcomes.ts";
import { requireDigestKey } from "../../src/audit/digest-key.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/commands/evidence/audit.ts";
import { register as registerBaseline } from "../../src/cli/commands/evidence/compare-baseline.ts";
import { register as registerCompare } from "../../src/cli/commands/evidence/compare.ts";
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
    document: `note ${id}`,
  }));
  await writeFile(at("originals.jsonl"), toJsonLines(originals));
  await writeFile(at("names.csv"), "name\nJan\nJosé\nPiet\nKees\n");
});

/** The key of an audit here. */
const keyOf = (name: string) => requireDigestKey(at(join(name, "audit.json")));

describe("unname compare", () => {
  it("a model is not worse than itself, nor than its baseline; audit.json holds nothing of what was paired", async () => {
    await audit("first");
    await audit("second", "--junit", at("audit.xml"));
    const compared = await run("compare", at("first/audit.json"), at("second/audit.json"), "--json");
    const comparison = JSON.parse(compared.output) as Comparison;
    expect(comparison).toMatchObject({ verdict: "not-worse", notCompared: [] });
    expect(new Set(comparison.limits.map(({ verdict }) => verdict))).toEqual(new Set(["not-worse"]));
    expect(comparison.notMeasured).toEqual(["exposure", "membership", "inference", "association", "extraction"]);
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
    expect(await readFile(at("first/audit.json"), "utf8")).not.toMatch(/outcomes|"cluster"|test\d/);
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
    expect(written).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(
        /b\.json .*: the baseline of model [0-9a-f]{12}\. It lets \d+ limits be missed, .*--limits/,
      ),
    });
    const own = await run("compare", at("b.json"), at("second/audit.json"), "--junit", at("compare.xml"));
    expect(own).toMatchObject({ exitCode: 0, output: expect.stringContaining("not shown to be worse") });
    expect(await readFile(at("compare.xml"), "utf8")).toContain('failures="0"');
    expect((await stat(at("first.private/leaked.jsonl"))).mode & 0o777).toBe(0o600);
  });

  it("what got worse exits with 1, and the report names the row", async () => {
    await audit("before");
    const outcomes = await readOutcomes(at("before/audit.json"));
    // As if a model had said nothing that could be a name.
    const rows = outcomes.rows.map((row) => ({
      ...row,
      ...(row.measure === "contexts-with-unjudged" && { values: "0".repeat(CONTEXTS) }),
    }));
    await writeFile(at("silent.json"), JSON.stringify(signOutcomes({ ...outcomes, rows }, await keyOf("before"))));
    const { exitCode, output } = await run(
      "compare",
      at("silent.json"),
      at("before/audit.json"),
      "--junit",
      at("x.xml"),
    );
    expect(output).toMatch(/✗ Sentences with a name, unjudged words counted too, top 4 \(seen\): 0 % before/);
    expect(output).toMatch(/^model [0-9a-f]{12} \(before\), model [0-9a-f]{12} \(after\): the same weights\n/);
    expect(exitCode).toBe(1);
    expect(await readFile(at("x.xml"), "utf8")).toMatch(/failures="1"[^]*Sentences with a name/);
  });

  it("a baseline that was cut, or that the bad model's values were pasted into, hides nothing", async () => {
    await audit("bad");
    const bad = await readOutcomes(at("bad/audit.json"));
    const risen = "contexts-with-unjudged";
    const good: OutcomesFile = {
      ...bad,
      rows: bad.rows.map((row) => ({ ...row, ...(row.measure === risen && { values: "0".repeat(CONTEXTS) }) })),
    };
    const key = await keyOf("bad");
    await writeBaseline(at("good.json"), good, { names: ["Jan"] }, key);
    const compare = (name: string, ...flags: string[]) => run("compare", at(name), at("bad/audit.json"), "--junit", at("x.xml"), "--force", ...flags); // prettier-ignore
    expect(await compare("good.json")).toMatchObject({ exitCode: 1 });
    const baseline = JSON.parse(await readFile(at("good.json"), "utf8")) as OutcomesFile;
    const valuesOf = (file: OutcomesFile) => file.rows.find(({ measure }) => measure === risen)?.values as string;
    const edits: Record<string, { readonly edited: OutcomesFile; readonly resealed: number }> = {
      "one harmless row": {
        edited: { ...baseline, rows: baseline.rows.filter(({ measure }) => measure === "loss-per-word") },
        resealed: 3,
      },
      "the units that rose left out": {
        edited: {
          ...baseline,
          rows: baseline.rows.map((row) =>
            row.measure === risen ? { ...row, values: valuesOf(bad).replaceAll("1", ".") } : row,
          ),
        },
        resealed: 3,
      },
      // Signed by who has the key it cannot be seen: docs/guides/regression.md says so.
      "the values of the bad model": {
        edited: {
          ...baseline,
          rows: baseline.rows.map((row) => ({ ...row, ...(row.measure === risen && { values: valuesOf(bad) }) })),
        },
        resealed: 0,
      },
    };
    for (const [what, { edited, resealed }] of Object.entries(edits)) {
      expect(JSON.stringify(edited), what).not.toBe(JSON.stringify(baseline));
      await writeFile(at("edited.json"), JSON.stringify(edited));
      expect(await compare("edited.json"), what).toMatchObject({
        exitCode: 2,
        output: "",
        messages: expect.stringMatching(
          /edited\.json: is not as it was written.*version control.*unname compare baseline/,
        ),
      });
      await writeFile(at("edited.json"), JSON.stringify(sealOutcomes(edited)));
      expect(await compare("edited.json"), what).toMatchObject({
        exitCode: 2,
        messages: expect.stringMatching(/its signature is of other content/),
      });
      await writeFile(at("edited.json"), JSON.stringify(signOutcomes(edited, key)));
      const { exitCode, output } = await compare("edited.json");
      expect(exitCode, what).toBe(resealed);
      if (resealed === 0) continue;
      expect(output, what).toMatch(/only the audit after has it\. Make the baseline again|nothing was asked in both/);
      expect(await readFile(at("x.xml"), "utf8"), what).toMatch(/failures="[1-9]/);
    }
    // A model that is over its limits does not pass with --limits, whatever the baseline says.
    const strict = await compare("edited.json", "--limits");
    expect(strict.exitCode).not.toBe(0);
    expect(strict.output).toMatch(
      /[✗?] .*: (over its limit|too little evidence for its limit|a figure that does not hold) now/,
    );
    expect(await readFile(at("x.xml"), "utf8")).toMatch(/failures="[1-9]/);
    expect((await compare("edited.json")).output).toMatch(/! not within their limits, and not known to be before: /);
  });

  it("a limit that the baseline's model kept must be kept: with 1 where it is missed, with 3 where it is not known", async () => {
    await audit("now");
    const now = await readOutcomes(at("now/audit.json"));
    const isLess = now.judged.some(({ verdict }) => verdict === "fail");
    const judged = now.judged.map((row) => ({ ...row, verdict: "pass" as const }));
    await writeBaseline(at("kept.json"), { ...now, judged }, { names: ["Jan"] }, await keyOf("now"));
    const { exitCode, output } = await run("compare", at("kept.json"), at("now/audit.json"));
    expect(exitCode).toBe(isLess ? 1 : 3);
    expect(output).toMatch(/ now, within its limit before/);
  });

  it("a baseline of an earlier version is refused, and the message says to make it again", async () => {
    await audit("now");
    const { judged: _, audits: __, ...old } = await readOutcomes(at("now/audit.json"));
    await writeFile(at("old.json"), JSON.stringify({ ...old, schemaVersion: 1 }));
    expect(await run("compare", at("old.json"), at("now/audit.json"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringMatching(/old\.json: was made by an earlier version.*make the baseline anew/),
    });
  });

  it("figures that are missing now exit with 3; other contexts, names or seeds with 2", async () => {
    await audit("all");
    await audit("part", "--only", "name-rate");
    expect(await run("compare", at("all/audit.json"), at("part/audit.json"))).toMatchObject({
      exitCode: 3,
      output: expect.stringMatching(/\? A hidden name was recovered, top 4 \(seen\): not compared/),
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
