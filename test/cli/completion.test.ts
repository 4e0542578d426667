import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function scriptFor(shell: string): Promise<string> {
  const io = memoryIo();
  expect(await runCli(["completion", shell], io)).toBe(0);
  return io.output();
}

describe.skipIf(spawnSync("bash", ["--version"]).status !== 0)("in a real bash", () => {
  const complete = async (...words: string[]) => {
    const path = join(await temporaryDirectory(), "complete.sh");
    await writeFile(path, await scriptFor("bash"));
    const line = `source ${path}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _unname; echo "\${COMPREPLY[@]}"`;
    return spawnSync("bash", ["-c", line], { encoding: "utf8" }).stdout.trim().split(" ");
  };

  it("completes commands, their second words and their flags", async () => {
    expect(await complete("unname", "re")).toEqual(["review", "rewrite", "report", "release"]);
    expect(await complete("unname", "probe", "s")).toEqual(["score"]);
    expect(await complete("unname", "probe", "score", "--ref")).toEqual(["--reference"]);
    expect(await complete("unname", "rewrite", "--model", "m", "--dec")).toEqual(["--decisions"]);
  });
});

it.each([
  ["zsh", /^#compdef unname\n[^]*compadd/],
  ["fish", /complete -c unname -f -n "__fish_use_subcommand" -a "demo init/],
])("has a script for %s", async (shell, script) => {
  expect(await scriptFor(shell)).toMatch(script);
});

it.skipIf(spawnSync("zsh", ["--version"]).status !== 0)("zsh can read its script", async () => {
  expect(spawnSync("zsh", ["-n"], { input: await scriptFor("zsh"), encoding: "utf8" })).toMatchObject({ status: 0 });
});
