import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { formatBrat } from "../../src/formats/brat.ts";
import { createDocument } from "../../src/text/document.ts";
import { makeNotes } from "../fixtures/made-up-notes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function run(...argv: string[]) {
  const io = memoryIo();
  return { exitCode: await runCli(argv, io), output: io.output(), messages: io.messages() };
}

/** A folder of annotated notes, as BRAT. */
async function writeNotes(directory: string, from: number, count: number): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const [i, { text, spans }] of makeNotes(from, count).entries()) {
    await writeFile(join(directory, `${i}.txt`), text);
    await writeFile(join(directory, `${i}.ann`), formatBrat(createDocument(`${i}`, text), spans));
  }
  return directory;
}

const FAST = ["--seeds", "1", "--epochs", "4"];

it("trains a private model that evaluate and anonymise take", async () => {
  const directory = await temporaryDirectory();
  const data = await writeNotes(join(directory, "data"), 0, 40);
  const gold = await writeNotes(join(directory, "gold"), 60, 10);
  const out = join(directory, "model");
  const trained = await run("train", "--data", data, "--out", out, ...FAST);
  expect(trained).toMatchObject({ exitCode: 0, output: expect.stringContaining("PRIVATE") as string });
  expect((await stat(out)).mode & 0o777).toBe(0o700);
  expect((await stat(join(out, "model.crf"))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(out, "train.json"), "utf8"))).toMatchObject({
    isPrivate: true,
    types: ["GPE", "PERSON"],
    documents: 40,
  });
  const measured = await run("evaluate", "--gold", gold, "--recogniser", `crf:${out}`, "--no-perturb", "--json");
  const { overall } = JSON.parse(measured.output) as { overall: { f1: number } };
  expect(overall.f1).toBeGreaterThan(0.95);

  const again = await run("train", "--data", data, "--out", out, ...FAST);
  expect(again).toMatchObject({ exitCode: 2, messages: expect.stringContaining("already exists") as string });
});

it("learns the same from every format of the same notes, and is measured on it", async () => {
  const directory = await temporaryDirectory();
  const data = await writeNotes(join(directory, "data"), 0, 20);
  const weights: Buffer[] = [];
  for (const [file, to, ...flags] of [
    ["brat", "brat"],
    ["i2b2", "i2b2"],
    ["x.jsonl", "jsonl"],
    ["x.json", "jsonl", "--shape", "label-studio"],
    ["x.conll", "conll", "--scheme", "bioes"],
  ] as const) {
    const gold = join(directory, file);
    const out = join(directory, `model-${file}`);
    expect(await run("convert", data, gold, "--to", to, ...flags)).toMatchObject({ exitCode: 0 });
    expect(await run("train", "--data", gold, "--out", out, "--seeds", "1", "--epochs", "1")).toMatchObject({
      exitCode: 0,
    });
    const { seconds: _, ...header } = JSON.parse(await readFile(join(out, "train.json"), "utf8")) as Record<
      string,
      unknown
    >;
    expect(header, file).toMatchObject({ documents: 20 });
    weights.push(await readFile(join(out, "model.crf")));
    const same = await run("evaluate", "--gold", gold, "--system", gold, "--format", to, "--resamples", "0", "--json");
    expect(JSON.parse(same.output), file).toMatchObject({ documents: 20, overall: { f1: 1 } });
  }
  for (const model of weights) expect(model.equals(weights[0] as Buffer)).toBe(true);
});

it("learns chosen entities, marks public models, draws the learning curve and calibrates", async () => {
  const directory = await temporaryDirectory();
  const data = await writeNotes(join(directory, "data"), 0, 30);
  const gold = await writeNotes(join(directory, "gold"), 60, 10);
  const out = join(directory, "model");
  const flags = ["--entities", "PERSON", "--public", "--held-out", gold, "--curve", "10,100", "--min-recall", "0.9"];
  const trained = await run("train", "--data", data, "--out", out, ...flags, ...FAST);
  expect(trained.exitCode).toBe(0);
  expect(trained.output).not.toContain("PRIVATE");
  expect(trained.output).toMatch(/100 % \(30 documents\): F1 .* detection/);
  expect(trained.output).toMatch(/covers .* of \d+ held-out mentions/);
  expect(JSON.parse(await readFile(join(out, "train.json"), "utf8"))).toMatchObject({
    isPrivate: false,
    types: ["PERSON"],
    curve: [{ percent: 10 }, { percent: 100 }],
  });
  expect(await readFile(join(out, "curve.svg"), "utf8")).toMatch(/^<svg[\s\S]*polyline/);
});

it("says what is wrong with its data, labels and models, and writes nothing", async () => {
  const directory = await temporaryDirectory();
  const data = await writeNotes(join(directory, "data"), 0, 3);
  const out = join(directory, "model");
  await writeFile(join(directory, "labels.json"), "[]");
  const labels = await run("train", "--data", data, "--out", out, "--labels", join(directory, "labels.json"));
  expect(labels).toMatchObject({ exitCode: 2, messages: expect.stringContaining("JSON object of labels") as string });
  await writeFile(join(data, "0.ann"), "T1\tPERSON 0 4\tXXXX\n");
  const spoiled = await run("train", "--data", data, "--out", out);
  expect(spoiled).toMatchObject({ exitCode: 2, messages: expect.stringContaining("0.ann, line 1") as string });
  await expect(stat(out)).rejects.toThrow();
  await mkdir(out);
  await writeFile(
    join(out, "model.crf"),
    "UNNAMCRF and then nothing of use, but long enough to have a checksum at its end",
  );
  const damaged = await run("evaluate", "--gold", data, "--recogniser", `crf:${out}`);
  expect(damaged).toMatchObject({
    exitCode: 2,
    messages: expect.stringMatching(/model\.crf: expected a CRF model/) as string,
  });
});
