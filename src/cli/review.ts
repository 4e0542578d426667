import { type Command, InvalidArgumentError, Option } from "commander";

import { UnnameError } from "../base/errors.ts";
import type { Context } from "../probe/context.ts";
import { type Show, SHOWS } from "../review/filter.ts";
import type { ReviewInput } from "../review/open-review.ts";
import type { ReviewSummary } from "../review/count-choices.ts";
import { REVIEW_LANGUAGES, type ReviewLanguage } from "../review/text/catalogues.ts";
import {
  addCommonOptions,
  CLEAR_LINE,
  type CommonOptions,
  integerOption,
  type Io,
  printResult,
  progressReporter,
} from "./terminal.ts";

interface ReviewFlags extends CommonOptions {
  readonly model?: string;
  readonly predictions?: string;
  readonly candidates?: string;
  readonly bound?: number;
  readonly judge?: readonly string[];
  readonly decisions: string;
  readonly contexts: readonly string[];
  readonly reviewer: string;
  readonly show?: Show;
  readonly web?: boolean;
  readonly port?: number;
  readonly language?: ReviewLanguage;
}

const HELP = `
Shows the candidates one at a time or as a list, the most suspect first, with the sentences they were predicted in. One key decides, and
every decision is on the disk before the next candidate shows: quit whenever you like, and run the same command to go on. ? lists the
keys. Beside the decisions a record says which candidates there were. Predictions, contexts and decisions hold names: keep them in a
private folder.

--web serves the same review as one page to a browser on this machine, below an address that only this command tells; nothing leaves the
machine. --show variants begins with the undecided spellings of names that are decided, of which rewrite tells how many there are.

--judge shows what an audit could not tell for a name or an ordinary word: the entries of all files in one shuffled list, without the
models they are from, and among them words whose answer is known, to see how well a person judges. Give the answers to
audit. They are for measuring: a rewrite that uses them has been fitted to its test contexts.

Examples:
  unname review --model notes-nl --candidates notes-nl.private/candidates.jsonl \\
    --contexts seen.jsonl unseen.jsonl --decisions notes-nl.private/decisions.jsonl --web
  unname review --judge audits/raw.private/judge.jsonl audits/notes-nl.private/judge.jsonl \\
    --decisions audits/judgements.private.jsonl --reviewer ann`;

/** Adds `unname review`: a person decides which tokens are names. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("review")
    .description("decide, in a terminal or a browser, which of the predicted tokens are names")
    .option("--model <dir>", "checkpoint folder that was probed")
    .option("--predictions <file>", "predictions.jsonl that probe wrote for this model")
    .option(
      "--candidates <file>",
      "what candidates gathered for this model, instead of --predictions: tells when it is safe to stop",
    )
    .option(
      "--bound <share>",
      "with --candidates: it is safe to stop when at most this share of names is left (default: 0.01)",
      shareOption,
    )
    .option("--judge <files...>", "judge.jsonl of one audit or several, to judge blind instead of reviewing a model")
    .requiredOption(
      "--decisions <file>",
      "decisions.jsonl to go on with, or of --judge the judgements; made if it is not there",
    )
    .option("--contexts <files...>", "the contexts that were probed, to show the sentences", [])
    .option("--reviewer <name>", "whose decisions these are; several people can review into one file", "reviewer")
    .addOption(new Option("--show <what>", "what is listed first").choices(SHOWS))
    .option("--web", "review in a browser on this machine, at the address that is printed")
    .option("--port <n>", "with --web: the port (default: a free one)", integerOption(1))
    .addOption(
      new Option("--language <code>", "with --web: the page's language (default: the browser's)").choices(
        REVIEW_LANGUAGES,
      ),
    )
    .addHelpText("after", HELP);
  addCommonOptions(command).action(async (flags: ReviewFlags) => {
    checkFlags(flags);
    if (flags.web !== true) {
      const { requireTerminal } = await import("../review/review.ts");
      requireTerminal(io);
    }
    const summary =
      flags.judge === undefined ? await reviewModel(io, flags) : await judgeEntries(io, flags, flags.judge);
    printResult(io, flags, summary, describe(summary, flags));
  });
}

/** A share between 0 and 1. */
function shareOption(value: string): number {
  const share = Number(value);
  if (!(share > 0 && share < 1)) throw new InvalidArgumentError("Expected a share between 0 and 1, such as 0.01.");
  return share;
}

function checkFlags({ web, judge, show, port, language, candidates, bound }: ReviewFlags): void {
  if (bound !== undefined && candidates === undefined)
    throw new UnnameError(
      "usage",
      "--bound needs --candidates: without their scores nothing says how many names are left.",
    );
  if (judge !== undefined && (web === true || show !== undefined))
    throw new UnnameError("usage", "--judge is done in the terminal, in one list: leave --web and --show out.");
  if (web !== true && (port !== undefined || language !== undefined))
    throw new UnnameError("usage", "--port and --language are for the page of --web.");
}

async function reviewModel(io: Io, flags: ReviewFlags): Promise<ReviewSummary> {
  const { model, predictions, candidates, decisions: decisionsPath, reviewer } = flags;
  if (model === undefined || (predictions === undefined) === (candidates === undefined))
    throw new UnnameError(
      "usage",
      "review needs --model and either --candidates or --predictions, or --judge with what an audit left to judge.",
    );
  const report = progressReporter(io, flags);
  report("reading the model, the candidates and the name lists ...");
  const { openCheckpoint } = await import("../model/open-checkpoint.ts");
  const { readContexts } = await import("../probe/read-contexts.ts");
  const { tokenizer } = await openCheckpoint(model);
  const contexts: Context[] = [];
  for (const path of flags.contexts) contexts.push(...(await readContexts(path)));
  const found = await readFound(flags, tokenizer.vocabulary);
  if (!flags.quiet) io.stderr.write(CLEAR_LINE);
  const input = {
    tokenizer,
    contexts,
    decisionsPath,
    reviewer,
    ...found,
    ...(flags.show !== undefined && { filter: { show: flags.show, search: "" } }),
  };
  if (flags.web === true) {
    const { servePage } = await import("./serve-page.ts");
    return servePage(input, { io, ...flags });
  }
  const { askForDecisions } = await import("./ask-for-decisions.ts");
  return askForDecisions({ ...input, io });
}

/** What there is to decide on, and the digests of what it came from: gathered candidates, with the rule when to stop, or predictions. */
async function readFound(
  flags: ReviewFlags,
  vocabulary: readonly string[],
): Promise<Pick<ReviewInput, "predictions" | "candidates" | "estimate" | "sources">> {
  const { sha256File } = await import("../base/hash.ts");
  const contextsSha256 = await Promise.all(flags.contexts.map((path) => sha256File(path)));
  if (flags.candidates === undefined) {
    const { readPredictions } = await import("../review/read-predictions.ts");
    const path = flags.predictions as string;
    return {
      predictions: await readPredictions(path),
      sources: { predictionsSha256: await sha256File(path), contextsSha256 },
    };
  }
  const { readCandidatesFile } = await import("../review/candidate-file.ts");
  const { createStoppingRule } = await import("../review/stopping-rule.ts");
  const { header, ...list } = await readCandidatesFile(flags.candidates, vocabulary);
  const { predictionsSha256, carries } = header;
  const bound = flags.bound !== undefined && { bound: flags.bound };
  return {
    predictions: [],
    candidates: list.candidates,
    estimate: createStoppingRule(list, { carries, ...bound }),
    sources: {
      predictionsSha256,
      candidatesSha256: await sha256File(flags.candidates),
      contextsSha256: flags.contexts.length > 0 ? contextsSha256 : header.contextsSha256,
      stopping: { ...list, carries, ...bound },
    },
  };
}

async function judgeEntries(io: Io, flags: ReviewFlags, judgePaths: readonly string[]): Promise<ReviewSummary> {
  if (
    flags.model !== undefined ||
    flags.predictions !== undefined ||
    flags.candidates !== undefined ||
    flags.contexts.length > 0
  ) {
    const message =
      "--judge names no model, and its files hold their sentences: leave --model, --predictions and --contexts out.";
    throw new UnnameError("usage", message);
  }
  const { judge } = await import("../review/judge.ts");
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
