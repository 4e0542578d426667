import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { writeJudgeFile } from "../../src/review/judging/judge-file.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

it("review judge has a person judge the words of several audits, and says where the judgements are", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  await writeJudgeFile(at("a.jsonl"), [{ surface: "Wouter", why: ["listed"], contexts: ["Zag <mask>."] }]);
  await writeJudgeFile(at("b.jsonl"), [{ surface: "Roos", why: ["listed"], contexts: ["Mw. <mask> belt."] }]);
  const io = memoryIo({ isTTY: true });
  // The prompt ends the stream it wrote to, which it cannot do to a terminal's: nothing may be written to it afterwards.
  const flags = ["--decisions", at("judgements.jsonl"), "--reviewer", "ann", "--quiet"];
  const argv = ["review", "judge", at("a.jsonl"), at("b.jsonl"), ...flags];
  const done = runCli(argv, io);
  while (!io.messages().includes("1 of 2")) await setImmediate();
  io.stdin.write("nq");
  expect(await done).toBe(0);
  expect(io.output()).toMatch(
    /2 words: 1 names, 0 to keep, 0 unsure, 1 undecided\njudgements: .*judgements\.jsonl\nRun/,
  );
});

it.each([
  ["nothing to decide on", [], /needs --model and either --candidates or --predictions.*unname review judge/],
  [
    "candidates beside predictions",
    ["--model", "m", "--predictions", "p", "--candidates", "c"],
    /either --candidates or/,
  ],
  [
    "a bound without candidates",
    ["--model", "m", "--predictions", "p", "--bound", "0.02"],
    /--bound needs --candidates/,
  ],
  ["a port without a page", ["--model", "m", "--predictions", "p", "--port", "8080"], /for the page of --web/],
])("review refuses %s", async (_, flags, message) => {
  const io = memoryIo({ isTTY: true });
  expect(await runCli(["review", "--decisions", "d", ...flags], io)).toBe(2);
  expect(io.messages()).toMatch(message);
});
