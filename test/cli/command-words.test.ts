import { describe, expect, it } from "vitest";

import { readCommandLine } from "../../src/cli/command-line/command-words.ts";
import { createProgram } from "../../src/cli/program.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { memoryIo } from "./memory-io.ts";

const names = new Set(createProgram(memoryIo()).commands.map((command) => command.name()));
const read = (line: string) => readCommandLine(line.split(" "), names);

describe("readCommandLine", () => {
  it.each([
    ["probe score --model m", ["probe score", "--model", "m"]],
    ["probe --model score", ["probe", "--model", "score"]],
    ["--config c.json rewrite undo -m m", ["--config", "c.json", "rewrite undo", "-m", "m"]],
    ["help compare baseline", ["help", "compare baseline"]],
    ["anonymise notes", ["anonymise", "notes"]],
    ["compare before.json after.json", ["compare", "before.json", "after.json"]],
  ])("%s", (line, argv) => {
    expect(read(line)).toEqual({ argv });
  });

  it.each([
    ["score --model m", ["probe score", "--model", "m"], /unname score is called unname probe score now/],
    ["baseline a.json", ["compare baseline", "a.json"], /unname compare baseline/],
    ["estimate-misses notes", ["sample estimate-misses", "notes"], /unname sample estimate-misses/],
    ["contexts --refresh seen.jsonl", ["contexts refresh", "seen.jsonl"], /contexts --refresh is called/],
    ["contexts --refresh=seen.jsonl", ["contexts refresh", "seen.jsonl"], /contexts refresh/],
    ["contexts --strike s.jsonl --ids a", ["contexts strike", "s.jsonl", "--ids", "a"], /contexts strike/],
    ["rewrite --model m --undo --out o", ["rewrite undo", "--model", "m", "--out", "o"], /rewrite undo/],
    ["review --judge a b --decisions d", ["review judge", "a", "b", "--decisions", "d"], /review judge/],
    ["audit --only residue --model m --names n", ["search", "m", "--names", "n"], /unname search/],
  ])("an old spelling still works, and the new one is named: %s", (line, argv, advice) => {
    expect(read(line)).toMatchObject({ argv, advice: expect.stringMatching(advice) as string });
  });

  it("keeps an audit of a model that searches its folder too", () => {
    const line = "audit --only residue --model m --contexts c --names n";
    expect(read(line)).toEqual({ argv: line.split(" ") });
  });
});

describe("the program's help", () => {
  async function helpOf(...words: string[]) {
    const io = memoryIo();
    expect(await runCli([...words, "--help"], io)).toBe(0);
    return io.output();
  }

  it("lists commands in groups, those of two words and rare ones left out", async () => {
    const help = await helpOf();
    const headings = help.match(/^[A-Z][^:\n]*:$/gmu);
    expect(headings).toEqual([
      "Options:",
      "Start:",
      "Notes (before training):",
      "Model (after training):",
      "Evidence:",
      "Tools:",
    ]);
    expect(help).not.toMatch(/^ {2}(?:worker|key|score|rewrite undo)\b/mu);
    expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("names the further commands under the first", async () => {
    expect(await helpOf("rewrite")).toMatch(/Further commands:\n {2}unname rewrite undo: /);
    expect(await helpOf("rewrite", "undo")).toMatch(/^Usage: unname rewrite undo /);
  });
});

it("says of an old spelling what it is called now, but not in quiet or to a program", async () => {
  const messages = async (...flags: string[]) => {
    const io = memoryIo();
    expect(await runCli(["neighbours", "--model", "missing", "--words", "a", ...flags], io)).toBe(2);
    return io.messages();
  };
  expect(await messages()).toMatch(/^unname neighbours is called unname probe neighbours now/);
  expect(await messages("-q")).toMatch(/^error: /);
  expect(await messages("--json")).toMatch(/^error: /);
});

it("audit without flags says everything that is missing", async () => {
  const io = memoryIo();
  expect(await runCli(["audit"], io)).toBe(2);
  expect(io.messages()).toBe(
    "error: audit: missing --model <dir>, --contexts <file...>, --out <dir> (or --plan). See unname audit --help.\n",
  );
});

it("anonymize is anonymise", async () => {
  const io = memoryIo();
  expect(await runCli(["anonymize", "--help"], io)).toBe(0);
  expect(io.output()).toMatch(/^Usage: unname anonymise\|anonymize /);
});
