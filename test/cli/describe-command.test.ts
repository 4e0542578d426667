import { Command } from "commander";
import { expect, it } from "vitest";

import { describeCommand } from "../../src/cli/command-line/describe-command.ts";

function described(...args: string[]): string {
  let line = "";
  const command = new Command("audit")
    .option("--model <dir>")
    .option("--contexts <files...>")
    .option("--seed <n>", "", "0")
    .option("--out <dir>")
    .option("--threads <n>")
    .option("--force")
    .action((flags: object) => void (line = describeCommand(command, flags)));
  command.parse(args, { from: "user" });
  return line;
}

it("tells the flags that were given, and of paths the last part", () => {
  expect(described("--model", "/home/jan/model", "--contexts", "a/seen.jsonl", "b/unseen.jsonl")).toBe(
    "unname audit --model model --contexts seen.jsonl unseen.jsonl",
  );
});

it("leaves out what changes no figure, so that the same audit has the same bytes", () => {
  const given = ["--model", "m", "--seed", "3"];
  expect(described(...given, "--out", "b", "--threads", "2", "--force")).toBe(described(...given, "--out", "a"));
});
