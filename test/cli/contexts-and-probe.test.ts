import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { Command } from "commander";
import { beforeEach, expect, test } from "vitest";

import { readCommandLine } from "../../src/cli/command-line/command-words.ts";
import { register as registerContexts } from "../../src/cli/commands/model/contexts.ts";
import { register as registerRefresh } from "../../src/cli/commands/model/contexts-refresh.ts";
import { register as registerProbe } from "../../src/cli/commands/model/probe.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let directory: string;

const SYMPTOMS = ["koorts", "hoest", "pijn", "jeuk", "dorst", "kramp", "angst", "braken", "roos", "wrat"];

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
  for (const [index, { document }] of spans.entries()) {
    const about = `${SYMPTOMS[index]} en ${SYMPTOMS[(index + 1) % 10]}`;
    await writeFile(join(directory, "notes", document), `Gesproken met: PERSON over ${about}`);
  }
});

async function run(...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const stdout = new PassThrough({ encoding: "utf8" });
  const stderr = new PassThrough({ encoding: "utf8" });
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  for (const register of [registerContexts, registerRefresh, registerProbe])
    register(program, { stdout, stderr, isTTY: false, now: () => new Date(0) });
  const names = new Set(program.commands.map((command) => command.name()));
  await program.parseAsync([...readCommandLine(args, names).argv], { from: "user" });
  return { stdout: (stdout.read() as string | null) ?? "", stderr: (stderr.read() as string | null) ?? "" };
}

const at = (name: string) => join(directory, name);
const contexts = (...more: readonly string[]) =>
  run("contexts", "--corpus", at("notes"), "--split", "seen", "--out", at("seen.jsonl"), ...more);

test("contexts: what it wrote as text or JSON, warnings on standard error, nothing overwritten", async () => {
  const { stdout, stderr } = await contexts("--select", "6");
  expect(stdout).toContain("6 development and 4 test contexts, 0 in reserve of 10 sentences found.");
  expect(stdout).toContain("Left out, as 10 of the same document were kept: 0.");
  expect(stderr).toMatch(/^Warning: 4 test contexts of split seen: this number cannot show 0\.1 %/);
  await expect(contexts()).rejects.toMatchObject({ code: "output-exists" });
  const forced = await contexts("--force", "--json", "--quiet", "--select", "2", "--test", "3", "--reserve", "4");
  expect(JSON.parse(forced.stdout)).toEqual({
    out: at("seen.jsonl"),
    manifest: at("seen.manifest.json"),
    originals: at("notes.private/originals.jsonl"),
    split: "seen",
    found: 10,
    development: 2,
    test: 3,
    reserve: 4,
    nearDuplicates: { within: 0, against: 0 },
    overMost: 0,
    warnings: [
      expect.stringContaining("cannot show"),
      expect.stringMatching(/^It is unknown which patient .* --patients documents/),
    ],
  });
  expect(forced.stderr).toBe("");
  expect((await readFile(at("seen.jsonl"), "utf8")).trim().split("\n")).toHaveLength(9);
  const against = await run(
    "contexts", "--corpus", at("notes"), "--split", "unseen", "--out", at("again.jsonl"), "--force", "--json", "--quiet", "--against", at("seen.jsonl"),
  ); // prettier-ignore
  expect(JSON.parse(against.stdout)).toMatchObject({ test: 1, nearDuplicates: { within: 0, against: 9 } });
});

test("contexts refresh: the reserve drawn", async () => {
  await contexts("--select", "2", "--test", "3", "--reserve", "4");
  const { stdout } = await run("contexts", "refresh", at("seen.jsonl"), "--quiet");
  expect(stdout).toMatch(
    /^The reserve is the test set now \(refresh 1\): 5 development and 3 test contexts, 1 in reserve\.\n/,
  );
  const again = await run("contexts", "refresh", at("seen.jsonl"), "--json");
  expect(JSON.parse(again.stdout)).toMatchObject({
    out: at("seen.jsonl"),
    development: 8,
    test: 1,
    reserve: 0,
    refreshed: 2,
  });
  await expect(run("contexts", "refresh", at("seen.jsonl"))).rejects.toMatchObject({ code: "input-empty" });
});

test("contexts: a split that is neither, or a missing flag, is a usage error", async () => {
  await expect(run("contexts", "--corpus", "x", "--split", "train", "--out", "y")).rejects.toMatchObject({
    code: "commander.invalidArgument",
  });
  await expect(run("contexts", "--corpus", "x", "--out", "y")).rejects.toMatchObject({ code: "usage" });
});

test("probe: the development contexts unless told otherwise, never the reserve, predictions for their owner alone", async () => {
  await contexts("--select", "5", "--test", "3", "--reserve", "2");
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
    /^320 predictions of \d+ different entries for 8 contexts\./,
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
