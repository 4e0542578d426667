import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { readCommandLine } from "../../src/cli/command-line/command-words.ts";
import { createProgram } from "../../src/cli/program.ts";
import { memoryIo } from "../cli/memory-io.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { listPages, readDocumentedCommands } from "./documented-commands.ts";

const pages = await listPages();
const config = join(await temporaryDirectory(), "unname.config.json");
await writeFile(config, "{}");

/** The command line parsed as the program does it, with nothing done. Throws what a user would see. */
async function parseOnly(argv: readonly string[]): Promise<{ readonly advice?: string }> {
  const program = createProgram(memoryIo());
  for (const command of program.commands) command.action(() => {});
  const names = new Set(program.commands.map((command) => command.name()));
  const line = readCommandLine(argv, names);
  const at = line.argv.indexOf("--config");
  const words = at === -1 ? line.argv : line.argv.toSpliced(at + 1, 1, config);
  await program.parseAsync([...words], { from: "user" }).catch((error: { code?: string }) => {
    if (error.code !== "commander.helpDisplayed" && error.code !== "commander.version") throw error;
  });
  return line;
}

describe.each(pages)("%s", (page) => {
  it("has commands that the program understands, in their present spelling", async () => {
    for (const { argv } of await readDocumentedCommands(page)) {
      const line = `unname ${argv.join(" ")}`;
      const { advice } = await parseOnly(argv).catch((error: unknown) => {
        throw new Error(`${page}: ${line}: ${String(error)}`);
      });
      expect(advice, line).toBeUndefined();
    }
  });
});

it("finds the commands of the README and of most pages", async () => {
  const counts = await Promise.all(pages.map(async (page) => (await readDocumentedCommands(page)).length));
  expect(counts[0]).toBeGreaterThan(5);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(12);
});
