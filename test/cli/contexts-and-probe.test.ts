import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { Command } from "commander";
import { beforeEach, expect, test } from "vitest";

import { register as registerContexts } from "../../src/cli/contexts.ts";
import { register as registerProbe } from "../../src/cli/probe.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let directory: string;

/** Ten notes with one name each, as anonymise leaves them. */
beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory, "notes"));
  await mkdir(join(directory, "notes.private"));
  const spans = Array.from({ length: 10 }, (_, index) => ({
    document: `${index}.txt`,
    start: 15,
    end: 18,
    label: "PERSON",
    surface: "Jan",
    score: 1,
  }));
  await writeFile(
    join(directory, "notes.private", "spans.jsonl"),
    spans.map((span) => `${JSON.stringify(span)}\n`).join(""),
  );
  for (const { document } of spans)
    await writeFile(join(directory, "notes", document), `Gesproken met: PERSON over note ${document}`);
});

async function run(...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const stdout = new PassThrough({ encoding: "utf8" });
  const stderr = new PassThrough({ encoding: "utf8" });
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  for (const register of [registerContexts, registerProbe])
    register(program, { stdout, stderr, isTTY: false, now: () => new Date(0) });
  await program.parseAsync(args, { from: "user" });
  return { stdout: (stdout.read() as string | null) ?? "", stderr: (stderr.read() as string | null) ?? "" };
}

const at = (name: string) => join(directory, name);
const contexts = (...more: readonly string[]) =>
  run("contexts", "--corpus", at("notes"), "--split", "seen", "--out", at("seen.jsonl"), ...more);

test("contexts: what it wrote as text or JSON, warnings on standard error, nothing overwritten", async () => {
  const { stdout, stderr } = await contexts("--select", "6");
  expect(stdout).toContain("5 development and 5 test contexts of 10 sentences found.");
  expect(stderr).toContain("Warning: Asked for 6 contexts for development and 6 for test, found 5 and 5.");
  await expect(contexts()).rejects.toMatchObject({ code: "output-exists" });
  const forced = await contexts("--force", "--json", "--quiet", "--select", "2");
  expect(JSON.parse(forced.stdout)).toEqual({
    out: at("seen.jsonl"),
    originals: at("notes.private/originals.jsonl"),
    split: "seen",
    found: 10,
    development: 2,
    test: 2,
    warnings: [],
  });
  expect(forced.stderr).toBe("");
  expect((await readFile(at("seen.jsonl"), "utf8")).trim().split("\n")).toHaveLength(4);
});

test("contexts: a split that is neither, or a missing flag, is a usage error", async () => {
  await expect(run("contexts", "--corpus", "x", "--split", "train", "--out", "y")).rejects.toMatchObject({
    code: "commander.invalidArgument",
  });
  await expect(run("contexts", "--corpus", "x", "--out", "y")).rejects.toMatchObject({
    code: "commander.missingMandatoryOptionValue",
  });
});

test("probe: the development contexts unless told otherwise, predictions for their owner alone", async () => {
  await contexts();
  const { directory: model } = await createTinyCheckpoint(at("model"));
  const probe = (...more: readonly string[]) =>
    run(
      "probe",
      "--model",
      model,
      "--contexts",
      at("seen.jsonl"),
      "--out",
      at("p/predictions.jsonl"),
      "--threads",
      "1",
      ...more,
    );
  const { stdout } = await probe("--top-k", "4", "--json");
  expect(JSON.parse(stdout)).toMatchObject({ out: at("p/predictions.jsonl"), contexts: 5, predictions: 20 });
  expect((await stat(at("p/predictions.jsonl"))).mode & 0o777).toBe(0o600);
  await expect(probe()).rejects.toMatchObject({ code: "output-exists" });
  expect((await probe("--force", "--set", "all")).stdout).toMatch(
    /^400 predictions of \d+ different entries for 10 contexts\./,
  );
});

test("probe: a CSV has test contexts only: they are probed, or refused where development is asked for", async () => {
  await writeFile(at("published.csv"), "sentences\nAstma, <mask> niet.\n");
  const { directory: model } = await createTinyCheckpoint(at("model"));
  const probe = (...more: readonly string[]) =>
    run("probe", "--model", model, "--contexts", at("published.csv"), "--out", at("out.jsonl"), ...more);
  await expect(probe("--set", "development")).rejects.toMatchObject({ code: "input-empty" });
  expect((await probe("--top-k", "1")).stdout).toMatch(/^1 predictions/);
});
