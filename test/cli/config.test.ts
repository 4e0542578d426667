import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { integerOption } from "../../src/cli/options/parse-values.ts";
import { type Register } from "../../src/cli/terminal.ts";
import { readWorkflow } from "../../src/cli/commands/start/workflow-config.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

/** Prints its own flags. */
const show: Register = (program, io) => {
  program
    .command("show")
    .requiredOption("--model <dir>", "model")
    .option("--top-k <n>", "a number", integerOption(1), 20)
    .option("--recogniser <spec>", "collected", (value: string, previous: readonly string[] = []) => [
      ...previous,
      value,
    ])
    .option("--contexts <files...>", "variadic", [])
    .option("--force", "boolean")
    .option("--no-pairs", "negated")
    .action((flags: object) => void io.stdout.write(JSON.stringify(flags)));
  program
    .command("other")
    .option("--out <dir>", "folder")
    .action(() => {});
};

async function run(config: unknown, ...argv: string[]) {
  const path = join(await temporaryDirectory(), "settings.json");
  await writeFile(path, typeof config === "string" ? config : JSON.stringify(config));
  const io = memoryIo();
  const exitCode = await runCli(["show", "--config", path, ...argv], io, [show]);
  return {
    exitCode,
    messages: io.messages(),
    flags: exitCode === 0 ? (JSON.parse(io.output()) as unknown) : undefined,
  };
}

describe("--config", () => {
  it("sets flags, required ones too, and leaves defaults", async () => {
    const settings = {
      model: "m",
      recogniser: ["rules:nl", "crf:x"],
      contexts: ["a", "b"],
      force: true,
      "no-pairs": true,
    };
    const { flags } = await run({ show: settings, other: { out: "x" } });
    expect(flags).toEqual({
      model: "m",
      topK: 20,
      recogniser: ["rules:nl", "crf:x"],
      contexts: ["a", "b"],
      force: true,
      pairs: false,
    });
  });

  it("lets flags win, collected ones as a whole", async () => {
    const settings = { model: "m", "top-k": 40, recogniser: ["rules:nl"], contexts: ["a"] };
    const { flags } = await run(
      { show: settings },
      "--model",
      "n",
      "--recogniser",
      "p",
      "--recogniser",
      "q",
      "--contexts",
      "c",
      "d",
    );
    expect(flags).toEqual({ model: "n", topK: 40, recogniser: ["p", "q"], contexts: ["c", "d"], pairs: true });
  });

  it("says which flags a file sets that nobody named, without their values", async () => {
    const folder = await temporaryDirectory();
    const settings = { show: { model: "secret", "top-k": 40 } };
    await writeFile(join(folder, "unname.config.json"), JSON.stringify(settings));
    const before = process.cwd();
    process.chdir(folder);
    try {
      const io = memoryIo();
      expect(await runCli(["show"], io, [show])).toBe(0);
      expect(io.messages()).toBe("unname.config.json sets --model, --top-k\n");
      const other = memoryIo();
      await runCli(["other"], other, [show]);
      expect(other.messages()).toBe("");
    } finally {
      process.chdir(before);
    }
    expect((await run(settings)).messages).toBe("");
  });

  it.each([
    [{ sohw: {} }, '"sohw": no such command. Did you mean "show"?'],
    [{ show: { modle: "m" } }, '"show.modle": no such flag. Did you mean "model"?'],
    [{ other: { zzzzzzzzz: 1 } }, '"other.zzzzzzzzz": no such flag. Known: out.'],
    [{ show: 3 }, "an object with the command's flags"],
    [{ show: { model: null } }, "text, a number"],
    [{ show: { model: ["a", "b"] } }, '"show.model": expected one value.'],
    [{ show: { model: true } }, '"show.model": expected a value'],
    [{ show: { force: "yes" } }, '"show.force": expected true or false.'],
    [{ show: { model: "m", "top-k": "many" } }, '"show.top-k": expected a whole number of at least 1.'],
    [[], "expected a JSON object"],
    ['{\n"show": {,}\n}', "line 2: not JSON"],
  ])("refuses %j", async (config, message) => {
    const { exitCode, messages } = await run(config);
    expect(exitCode).toBe(2);
    expect(messages).toContain(message);
  });

  it("must exist if it is named", async () => {
    const io = memoryIo();
    expect(await runCli(["show", "--config", "nowhere.json"], io, [show])).toBe(2);
    expect(io.messages()).toContain("nowhere.json: no such configuration file");
    // run and status, where no file is named and there is none.
    await expect(readWorkflow("nowhere/unname.config.json")).rejects.toMatchObject({
      code: "input-missing",
      message: expect.stringContaining("unname init") as string,
    });
  });

  it("does not stand in the way of help", async () => {
    const io = memoryIo();
    expect(await runCli(["show", "--help", "--config", "nowhere.json"], io, [show])).toBe(0);
  });
});
