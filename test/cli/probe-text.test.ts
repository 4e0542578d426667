import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { drawBar } from "../../src/cli/output/probability-table.ts";
import { renderProbabilities } from "../../src/cli/output/probability-table.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let model: string;
let directory: string;

beforeAll(async () => {
  directory = await temporaryDirectory();
  ({ directory: model } = await createTinyCheckpoint(join(directory, "model")));
  await writeFile(join(directory, "names.txt"), "Jan\n Piet\nJan\n<s>\n\nvan Januari\n");
  const contexts = ["Dhr. <mask> belt.", "arts (<mask>)"].map((text, index) => ({ id: `c${index}`, split: "seen", set: "development", text })); // prettier-ignore
  await writeFile(join(directory, "seen.jsonl"), contexts.map((line) => `${JSON.stringify(line)}\n`).join(""));
});

async function probe(more: readonly string[], { isTTY = false } = {}) {
  const io = memoryIo({ isTTY });
  const exitCode = await runCli(["probe", "--model", model, "--threads", "1", ...more], io);
  return { exitCode, output: io.output(), messages: io.messages() };
}

describe("unname probe --text", () => {
  it("prints a table a mask, and joint fillings for several", async () => {
    const { exitCode, output } = await probe(["--text", "Dhr. <mask> belt.", "--text", "<mask> en <mask>", "--top-k", "3"]); // prettier-ignore
    expect(exitCode).toBe(0);
    const [first, table, second, one, two, joint] = output.split("\n\n");
    expect([first, second]).toEqual(["Dhr. <mask> belt.", "<mask> en <mask>"]);
    expect(table?.split("\n")).toHaveLength(4);
    expect(table).toMatch(/^rank {2}token +surface +probability\n {3}1 {2}\S+ +\S* +\d+\.\d\d %\n/);
    expect([one, two].map((part) => part?.split("\n")[0])).toEqual(["Mask 1 of 2", "Mask 2 of 2"]);
    expect(joint?.split("\n")[0]).toBe("All masks together");
    expect(output).not.toMatch(/[█▏▎▍▌▋▊▉]/);
  });

  it("draws bars on a terminal, and gives the numbers as JSON", async () => {
    const terminal = await probe(["--text", "<mask>", "--top-k", "1000"], { isTTY: true });
    expect(terminal.output).toMatch(/[█▏▎▍▌▋▊▉]/);
    expect(Math.max(...terminal.output.split("\n").map((line) => line.length))).toBeLessThan(80);
    const { output } = await probe(["--text", "Dhr. <mask> belt.", "--top-k", "4", "--pieces", "2", "--json"]);
    const { texts } = JSON.parse(output) as { texts: { text: string; masks: { rank: number; tokenId: number }[][]; fillings: object[] }[] }; // prettier-ignore
    expect(texts[0]?.masks.map((mask) => mask.map(({ rank }) => rank))).toEqual([[1, 2, 3, 4], [1, 2, 3, 4]]); // prettier-ignore
    expect(texts[0]?.fillings).toHaveLength(4);
  });

  it("ranks candidates, and says which it could not and which it counted once", async () => {
    const argv = ["--text", "Dhr. <mask> belt.", "--candidates", join(directory, "names.txt")];
    const { output } = await probe([...argv, "--json"]);
    const { texts, repeated } = JSON.parse(output) as { texts: { ranked: { candidate: string; probability: number }[]; unranked: object[] }[]; repeated: number }; // prettier-ignore
    expect(repeated).toBe(1);
    expect(texts[0]?.ranked.map(({ candidate }) => candidate).toSorted()).toEqual(["Jan", "Piet", "van Januari"]);
    expect(texts[0]?.ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    expect(texts[0]?.unranked).toEqual([{ index: 2, candidate: "<s>", reason: "unwritable" }]);
    const text = (await probe(argv)).output;
    expect(text).toContain("No rank (unwritable): <s>");
    expect(text).toContain("Candidates repeated in the list, counted once: 1.");
  });

  it.each([
    [[], "probe needs --contexts with a file, or --text"],
    [["--contexts", "c.jsonl"], "probe --contexts needs --out"],
    [["--contexts", "c.jsonl", "--out", "o", "--pieces", "2"], "--pieces is for --text"],
    [["--text", "<mask>", "--contexts", "c.jsonl"], "--contexts does not go with --text"],
    [["--text", "<mask>", "--out", "o"], "--out does not go with --text"],
    [["--text", "<mask>", "--candidates", "c", "--pieces", "2"], "--pieces does not go with --candidates"],
    [["--text", "geen"], "text 1: expected a mask, found 0"],
  ])("refuses %j", async (argv, message) => {
    const { exitCode, messages } = await probe(argv);
    expect(exitCode).toBe(2);
    expect(messages).toContain(message);
  });

  it("wins over what the configuration file says of contexts", async () => {
    const config = join(directory, "unname.json");
    await writeFile(config, JSON.stringify({ probe: { contexts: ["gone.jsonl"], out: "gone.out" } }));
    expect((await probe(["--config", config, "--text", "<mask>", "--top-k", "1"])).exitCode).toBe(0);
  });

  it("tells what 8 bits change", async () => {
    const { output } = await probe(["--text", "Dhr. <mask> belt.", "--int8", "--json"]);
    const { int8 } = JSON.parse(output) as { int8: { masks: number; k: number; largestDifferenceNats: number } };
    expect(int8).toMatchObject({ masks: 1, k: 10 });
    expect(int8.largestDifferenceNats).toBeGreaterThan(0);
  });
});

describe("unname probe --contexts --candidates", () => {
  it("writes each context's ranking for the owner alone, and what had no rank", async () => {
    const out = join(directory, "private", "ranking.jsonl");
    const argv = ["--contexts", join(directory, "seen.jsonl"), "--candidates", join(directory, "names.txt"), "--out", out]; // prettier-ignore
    const { output } = await probe([...argv, "--json", "--top-k", "2"]);
    expect(JSON.parse(output)).toEqual({ out, contexts: 2, candidates: 4, repeated: 1, unwritable: 1, sameTokens: 0, tooLong: 0, apart: 0 }); // prettier-ignore
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    const lines = (await readFile(out, "utf8")).trimEnd().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
    expect(lines.map(({ context, rank }) => [context, rank])).toEqual([["c0", 1], ["c0", 2], ["c1", 1], ["c1", 2], [undefined, undefined]]); // prettier-ignore
    expect(Object.keys(lines[0] ?? {})).toEqual(["context", "rank", "candidate", "tokens", "written", "logProbNats", "probability"]); // prettier-ignore
    expect(lines.at(-1)).toEqual({ candidate: "<s>", unranked: "unwritable", contexts: 2 });
  });
});

describe("renderProbabilities", () => {
  it("fits bars into what the terminal leaves, to an eighth of a character", () => {
    expect(drawBar(1, 4)).toBe("████");
    expect(drawBar(0.5 + 1 / 64, 4)).toBe("██▏");
    expect(drawBar(0, 4)).toBe("");
    const line = (columns?: number) =>
      renderProbabilities(["rank", "token"], [{ cells: ["1", "Ġx"], probability: 1 }], columns).split("\n")[1];
    expect(line()).toBe("   1  Ġx        100.00 %");
    expect(line(30)).toBe(line());
    expect(line(36)).toBe(`${line()}  ${"█".repeat(36 - 24 - 2 - 1)}`);
    expect(line(500)).toBe(`${line()}  ${"█".repeat(40)}`);
  });

  it("writes what a terminal would obey as an escape", () => {
    expect(renderProbabilities(["a"], [{ cells: ["\u001b[2J"], probability: 1e-6 }])).toContain(
      "\\u001b[2J     1.0e-4 %",
    );
  });
});
