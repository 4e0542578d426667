import { describe, expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { VERSION } from "../../src/base/version.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { integerOption } from "../../src/cli/options/parse-values.ts";
import { finishCommand, printResult, progressReporter, type Register } from "../../src/cli/terminal.ts";
import { memoryIo } from "./memory-io.ts";

/** A command that ends as it is told to. */
const ending =
  (end: () => void): Register =>
  (program, io) => {
    const command = program
      .command("work")
      .requiredOption("--model <dir>", "model")
      .option("--top-k <n>", "how many", integerOption(1));
    finishCommand(command, "").action(async (flags: { json?: boolean; quiet?: boolean; topK?: number }) => {
      progressReporter(io, flags)("working");
      await Promise.resolve();
      end();
      printResult(io, flags, { topK: flags.topK ?? null }, "worked");
    });
  };

async function run(argv: string[], end: () => void = () => {}) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [ending(end)]);
  return { exitCode, output: io.output(), messages: io.messages() };
}

describe("runCli", () => {
  it("prints results on standard output and progress on standard error", async () => {
    expect(await run(["work", "--model", "m"])).toEqual({ exitCode: 0, output: "worked\n", messages: "working\n" });
  });

  it("prints one JSON object and nothing else with --json", async () => {
    expect(await run(["work", "--model", "m", "--top-k", "3", "--json"])).toEqual({
      exitCode: 0,
      output: '{"topK":3}\n',
      messages: "",
    });
  });

  it("knows its version and its help", async () => {
    expect(await run(["--version"])).toMatchObject({ exitCode: 0, output: `${VERSION}\n` });
    expect(await run(["--help"])).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("Exit codes"),
      messages: "",
    });
  });

  it.each([
    [["work", "--modle", "m"], "--model"],
    [["work", "--model", "m", "--top-q", "3"], "--top-k"],
    [["wrok"], "work"],
  ])("suggests what was meant: %j", async (argv, suggestion) => {
    const { exitCode, messages, output } = await run(argv);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: "" });
    expect(messages).toContain(`Did you mean ${suggestion}?`);
  });

  it.each([
    [["work"], "required option '--model <dir>' not specified"],
    [["work", "--model", "m", "extra"], "too many arguments"],
    [["work", "--model", "m", "--top-k", "0"], "Expected a whole number of at least 1."],
    [[], "Usage: unname"],
  ])("exits with 2 for %j", async (argv, message) => {
    const { exitCode, messages } = await run(argv);
    expect(exitCode).toBe(2);
    expect(messages).toContain(message);
  });

  it.each([
    [
      "wrong input",
      new UnnameError("input-missing", "x: no such corpus.", { details: { path: "x" } }),
      2,
      "error: x: no such corpus.\n",
    ],
    ["an interruption", new UnnameError("interrupted", "Interrupted."), 130, "error: Interrupted.\n"],
    [
      "a file of somebody else's",
      Object.assign(new Error("EACCES: permission denied, open 'names.csv'"), { code: "EACCES" }),
      2,
      "error: EACCES: permission denied, open 'names.csv'. Change its rights, or name another.\n",
    ],
    [
      "a full disk",
      Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }),
      2,
      "error: ENOSPC: no space left\n",
    ],
  ])("tells %s in a line", async (_, error, exitCode, line) => {
    const result = await run(["work", "--model", "m", "--quiet"], () => {
      throw error;
    });
    expect(result).toEqual({ exitCode, output: "", messages: line });
  });

  it("shows the stack of a bug, and exits with 70", async () => {
    const { exitCode, messages } = await run(["work", "--model", "m"], () => {
      throw new TypeError("undefined is not a function");
    });
    expect(exitCode).toBe(70);
    expect(messages).toMatch(/TypeError: undefined is not a function\n\s+at /);
  });

  it("prints errors as JSON too with --json", async () => {
    const { output, messages } = await run(["work", "--model", "m", "--json"], () => {
      throw new UnnameError("input-missing", "x: no such corpus.", { details: { path: "x" } });
    });
    expect(JSON.parse(output)).toEqual({
      error: { code: "input-missing", message: "x: no such corpus.", details: { path: "x" } },
    });
    expect(messages).toBe("error: x: no such corpus.\n");
    expect(JSON.parse((await run(["work", "--json"])).output)).toMatchObject({ error: { code: "usage" } });
  });

  it("returns the exit code a command sets, and leaves the process's alone", async () => {
    const before = process.exitCode;
    const result = await run(["work", "--model", "m"], () => {
      process.exitCode = 1;
    });
    expect(result).toMatchObject({ exitCode: 1, output: "worked\n" });
    expect(process.exitCode).toBe(before);
  });
});
