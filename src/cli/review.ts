import type { Command } from "commander";

import { openCheckpoint } from "../model/open-checkpoint.ts";
import type { Context } from "../probe/context.ts";
import { readContexts } from "../probe/read-contexts.ts";
import { readPredictions } from "../review/read-predictions.ts";
import { requireTerminal, type ReviewSummary } from "../review/review.ts";
import { askForDecisions } from "./ask-for-decisions.ts";
import {
  addCommonOptions,
  CLEAR_LINE,
  type CommonOptions,
  type Io,
  printResult,
  progressReporter,
} from "./terminal.ts";

interface ReviewFlags extends CommonOptions {
  readonly model: string;
  readonly predictions: string;
  readonly decisions: string;
  readonly contexts: readonly string[];
  readonly reviewer: string;
}

const HELP = `
Shows the predicted tokens one at a time, the most suspect first, with the sentences they were predicted in. One key decides,
and every decision is on the disk before the next token shows: quit whenever you like, and run the same command to go on.
Predictions, contexts and decisions hold names: keep them in a private folder.

Example:
  unname review --model notes-nl --predictions notes-nl.private/predictions.jsonl \\
    --contexts seen.jsonl unseen.jsonl --decisions notes-nl.private/decisions.jsonl`;

/** Adds `unname review`: a person decides which tokens are names. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("review")
    .description("decide, in a terminal, which of the predicted tokens are names")
    .requiredOption("--model <dir>", "checkpoint folder that was probed")
    .requiredOption("--predictions <file>", "predictions.jsonl that probe wrote for this model")
    .requiredOption("--decisions <file>", "decisions.jsonl to go on with; made if it is not there")
    .option("--contexts <files...>", "the contexts that were probed, to show the sentences", [])
    .option("--reviewer <name>", "whose decisions these are; several people can review into one file", "reviewer")
    .addHelpText("after", HELP);
  addCommonOptions(command).action(async (flags: ReviewFlags) => {
    requireTerminal(io);
    const report = progressReporter(io, flags);
    report("reading the model, the predictions and the name lists ...");
    const { tokenizer } = await openCheckpoint(flags.model);
    const contexts: Context[] = [];
    for (const path of flags.contexts) contexts.push(...(await readContexts(path)));
    const predictions = await readPredictions(flags.predictions);
    if (!flags.quiet) io.stderr.write(CLEAR_LINE);
    const { decisions: decisionsPath, reviewer } = flags;
    const summary = await askForDecisions({ tokenizer, predictions, contexts, decisionsPath, reviewer, io });
    printResult(io, flags, summary, describe(summary, flags.decisions));
  });
}

function describe({ candidates, names, kept, unsure, undecided }: ReviewSummary, path: string): string {
  return [
    `${candidates} candidates: ${names} names, ${kept} to keep, ${unsure} unsure, ${undecided} undecided`,
    `decisions: ${path}`,
    ...(undecided > 0 ? ["Run the same command again to go on."] : []),
  ].join("\n");
}
