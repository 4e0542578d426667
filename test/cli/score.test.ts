import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let model: string;
let other: string;
let directory: string;

beforeAll(async () => {
  ({ directory: model } = await createTinyCheckpoint(await temporaryDirectory()));
  ({ directory: other } = await createTinyCheckpoint(await temporaryDirectory(), { seed: 2, words: [" ziet", " en"] }));
});
beforeEach(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, "in.txt"), `Jan ziet de arts.\n\n${"pijn ".repeat(60)}\nZoë, Piet en Januari\n`);
});

async function score(...more: readonly string[]) {
  const io = memoryIo();
  const argv = [
    "probe",
    "score",
    "--model",
    model,
    "--input",
    join(directory, "in.txt"),
    "--out",
    join(directory, "p", "out.jsonl"),
  ];
  const exitCode = await runCli([...argv, "--threads", "1", ...more], io);
  return { exitCode, output: io.output(), messages: io.messages() };
}
const lines = async () =>
  (await readFile(join(directory, "p", "out.jsonl"), "utf8")).trimEnd().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore

describe("unname probe score", () => {
  it("writes a line a sentence without its text, for the owner alone, and a summary", async () => {
    const { exitCode, output } = await score();
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^2 sentences scored \(pll\), 1 left out: too long for a model\.\n/);
    const written = await lines();
    expect(written.map(({ line }) => line)).toEqual([1, 3, 4]);
    expect(Object.keys(written[0] ?? {})).toEqual(["line", "tokens", "words", "sumNats"]);
    expect(written[1]).toEqual({ line: 3, tooLong: true });
    expect((await stat(join(directory, "p", "out.jsonl"))).mode & 0o777).toBe(0o600);
    expect((await score()).messages).toContain("already exists");
  });

  it("does not depend on the batches", async () => {
    await score("--batch-tokens", "1");
    const alone = await lines();
    await score("--batch-tokens", "4096", "--force");
    for (const [index, { sumNats }] of (await lines()).entries())
      if (index !== 1) expect(sumNats).toBeCloseTo(alone[index]?.["sumNats"] as number, 3);
  });

  it.each(["pll", "pll-original", "loss"])("%s beside a reference model, as JSON", async (metric) => {
    const { output } = await score("--reference", other, "--metric", metric, "--json");
    const result = JSON.parse(output) as { score: { sumNats: number }; reference: { sumNats: number } };
    expect(result).toMatchObject({ metric, sentences: 2, tooLong: 1 });
    if (metric !== "loss") expect(result).toMatchObject({ difference: { unit: "word" } });
    const written = (await lines()).filter(({ tooLong }) => tooLong !== true);
    const sum = (key: string) => written.reduce((total, line) => total + (line[key] as number), 0);
    expect(sum("sumNats")).toBeCloseTo(result.score.sumNats, 8);
    expect(sum("referenceNats")).toBeCloseTo(result.reference.sumNats, 8);
    expect(sum("differenceNats")).toBeCloseTo(result.score.sumNats - result.reference.sumNats, 8);
    expect(Math.sign(result.score.sumNats)).toBe(metric === "loss" ? 1 : -1);
  });

  it("tells what 8 bits change", async () => {
    const { output, exitCode } = await score("--int8", "--json");
    expect(exitCode).toBe(0);
    const { int8 } = JSON.parse(output) as { int8: { unit: string; meanNats: number } };
    expect(int8.unit).toBe("token");
    expect(int8.meanNats).not.toBe(0);
    expect(Math.abs(int8.meanNats)).toBeLessThan(0.5);
    expect((await score("--int8", "--force")).output).toContain("8 bits minus full precision");
  });

  it("reads JSON Lines from standard input, with their ids", async () => {
    const io = memoryIo();
    const argv = [
      "probe",
      "score",
      "--model",
      model,
      "--input",
      "-",
      "--format",
      "jsonl",
      "--out",
      join(directory, "s.jsonl"),
    ];
    io.stdin.end('{"id":"n1","text":"Jan"}\n{"text":"de arts"}\n');
    expect(await runCli(argv, io)).toBe(0);
    const written = (await readFile(join(directory, "s.jsonl"), "utf8")).trimEnd().split("\n");
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([{ id: "n1" }, { line: 2 }]);
  });

  it("leaves nothing behind where the input goes wrong, and shows none of it", async () => {
    await writeFile(join(directory, "in.txt"), "Jan\n\nJansen \xff", "latin1");
    const { exitCode, messages } = await score();
    expect(exitCode).toBe(2);
    expect(messages).toMatch(/in\.txt, line 3: not UTF-8/);
    expect(messages).not.toContain("Jansen");
    await writeFile(join(directory, "in.txt"), "\n");
    expect((await score()).messages).toContain("expected sentences, found none");
    expect(await readdir(join(directory, "p"))).toEqual([]);
  });
});
