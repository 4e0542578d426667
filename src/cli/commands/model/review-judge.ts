import type { Command } from "commander";

import { describeReview } from "../../output/describe-review.ts";
import { DEFAULT_REVIEWER } from "./review-flags.ts";
import { finishCommand, type CommonOptions, hasColour, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly decisions: string;
  readonly reviewer: string;
}

const HELP = `
Shows the entries that an audit could not call a name or an ordinary word. The entries of all files come in one shuffled list, without the
models they are from. Words whose answer is known are mixed in, to measure the judge. Give the answers to audit --judgements. They are
for measuring: a rewrite that uses them has been fitted to its test contexts.

Example:
  unname review judge audits/raw.private/judge.jsonl audits/notes-nl.private/judge.jsonl --decisions audits/judgements.private.jsonl --reviewer ann`;

/** Adds `unname review judge`: blind answers on the entries that an audit left open. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "review judge")
    .description("judge the entries that an audit could not, without seeing which model they are from")
    .argument("<files...>", "judge.jsonl of one audit or several")
    .requiredOption("--decisions <file>", "judgements to go on with; made if it is not there")
    .option("--reviewer <name>", "who judges", DEFAULT_REVIEWER);
  finishCommand(command, HELP).action(async (judgePaths: string[], flags: Flags) => {
    const { requireTerminal } = await import("../../../review/terminal/review.ts");
    requireTerminal(io);
    const { judge } = await import("../../../review/judging/judge.ts");
    const { decisions: judgementsPath, reviewer } = flags;
    const summary = await judge({ judgePaths, judgementsPath, reviewer, io, colour: hasColour() });
    printResult(io, flags, summary, describeReview(summary, ["words", "judgements"], judgementsPath));
  });
}
