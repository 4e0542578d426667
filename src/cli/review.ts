import type { Command } from "commander";

import { UnnameError } from "../base/errors.ts";
import { sha256File } from "../base/hash.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import type { Context } from "../probe/context.ts";
import { readContexts } from "../probe/read-contexts.ts";
import { judge } from "../review/judge.ts";
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
  readonly model?: string;
  readonly predictions?: string;
  readonly judge?: readonly string[];
  readonly decisions: string;
  readonly contexts: readonly string[];
  readonly reviewer: string;
}

const HELP = `
Shows the predicted tokens one at a time, the most suspect first, with the sentences they were predicted in. One key decides,
and every decision is on the disk before the next token shows: quit whenever you like, and run the same command to go on.
Beside the decisions a record says which candidates there were. Predictions, contexts and decisions hold names: keep them in a
private folder.

--judge shows what an audit could not tell for a name or an ordinary word: the entries of all files in one shuffled list, without the
models they are from, and among them words whose answer is known, to see how well a person judges. Give the answers to
audit. They are for measuring: a rewrite that uses them has been fitted to its test contexts.

Examples:
  unname review --model notes-nl --predictions notes-nl.private/predictions.jsonl \\
    --contexts seen.jsonl unseen.jsonl --decisions notes-nl.private/decisions.jsonl
  unname review --judge audits/raw.private/judge.jsonl audits/notes-nl.private/judge.jsonl \\
    --decisions audits/judgements.private.jsonl --reviewer ann`;

/** Adds `unname review`: a person decides which tokens are names. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("review")
    .description("decide, in a terminal, which of the predicted tokens are names")
    .option("--model <dir>", "checkpoint folder that was probed")
    .option("--predictions <file>", "predictions.jsonl that probe wrote for this model")
    .option("--judge <files...>", "judge.jsonl of one audit or several, to judge blind instead of reviewing a model")
    .requiredOption(
      "--decisions <file>",
      "decisions.jsonl to go on with, or of --judge the judgements; made if it is not there",
    )
    .option("--contexts <files...>", "the contexts that were probed, to show the sentences", [])
    .option("--reviewer <name>", "whose decisions these are; several people can review into one file", "reviewer")
    .addHelpText("after", HELP);
  addCommonOptions(command).action(async (flags: ReviewFlags) => {
    requireTerminal(io);
    const summary =
      flags.judge === undefined ? await reviewModel(io, flags) : await judgeEntries(io, flags, flags.judge);
    printResult(io, flags, summary, describe(summary, flags));
  });
}

async function reviewModel(io: Io, flags: ReviewFlags): Promise<ReviewSummary> {
  const { model, predictions: predictionsPath, decisions: decisionsPath, reviewer } = flags;
  if (model === undefined || predictionsPath === undefined)
    throw new UnnameError(
      "usage",
      "review needs --model and --predictions, or --judge with what an audit left to judge.",
    );
  const report = progressReporter(io, flags);
  report("reading the model, the predictions and the name lists ...");
  const { tokenizer } = await openCheckpoint(model);
  const contexts: Context[] = [];
  for (const path of flags.contexts) contexts.push(...(await readContexts(path)));
  const predictions = await readPredictions(predictionsPath);
  const sources = {
    predictionsSha256: await sha256File(predictionsPath),
    contextsSha256: await Promise.all(flags.contexts.map((path) => sha256File(path))),
  };
  if (!flags.quiet) io.stderr.write(CLEAR_LINE);
  return askForDecisions({ tokenizer, predictions, contexts, decisionsPath, reviewer, io, sources });
}

function judgeEntries(io: Io, flags: ReviewFlags, judgePaths: readonly string[]): Promise<ReviewSummary> {
  if (flags.model !== undefined || flags.predictions !== undefined || flags.contexts.length > 0) {
    const message =
      "--judge names no model, and its files hold their sentences: leave --model, --predictions and --contexts out.";
    throw new UnnameError("usage", message);
  }
  const colour = (process.env["NO_COLOR"] ?? "") === "";
  return judge({ judgePaths, judgementsPath: flags.decisions, reviewer: flags.reviewer, io, colour });
}

function describe({ candidates, names, kept, unsure, undecided }: ReviewSummary, flags: ReviewFlags): string {
  const [what, answers] = flags.judge === undefined ? ["candidates", "decisions"] : ["words", "judgements"];
  return [
    `${candidates} ${what}: ${names} names, ${kept} to keep, ${unsure} unsure, ${undecided} undecided`,
    `${answers}: ${flags.decisions}`,
    ...(undecided > 0 ? ["Run the same command again to go on."] : []),
  ].join("\n");
}
