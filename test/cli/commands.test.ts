import { describe, expect, it } from "vitest";

import { createProgram } from "../../src/cli/program.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { memoryIo } from "./memory-io.ts";

const commands = createProgram(memoryIo()).commands;

describe.each(commands.map((command) => [command.name(), command] as const))("unname %s", (name, command) => {
  it("says what it does, and gives an example", async () => {
    expect(command.description()).not.toBe("");
    const io = memoryIo();
    expect(await runCli([name, "--help"], io)).toBe(0);
    expect(io.output()).toMatch(new RegExp(`Examples?:\\n\\s+unname ${name} `));
  });

  it("describes every flag, and has those that all commands have", () => {
    expect(command.options.filter((option) => option.description === "")).toEqual([]);
    expect(command.options.map((option) => option.long)).toEqual(expect.arrayContaining(["--json", "--quiet"]));
  });
});

describe("unname review", () => {
  it("refuses to run without a terminal, and says what to do instead", async () => {
    const io = memoryIo();
    expect(await runCli(["review", "--model", "m", "--predictions", "p", "--decisions", "d"], io)).toBe(2);
    expect(io.messages()).toMatch(/needs a terminal.*unname rewrite --model DIR --decisions FILE/);
  });
});
