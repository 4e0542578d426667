import { type Command, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { SHOWS } from "../../../review/session/filter.ts";
import type { ReviewFlags } from "./review-flags.ts";
import { describeReview } from "../../output/describe-review.ts";
import { integerOption, shareOption } from "../../options/parse-values.ts";
import { finishCommand, type Io, printResult } from "../../terminal.ts";
import { PAGE_LANGUAGES } from "../../../text/page-languages.ts";

const HELP = `
Shows the candidates one at a time, a page at a time or as a list, in the order that ends the review soonest, with the sentences they were
predicted in. One key decides, and every decision is on the disk before the next candidate shows: quit whenever you like, and run the same
command to go on. ? lists the keys. Beside the decisions a record says which candidates there were. Predictions, contexts and decisions
hold names: keep them in a private folder.

--web serves the same review as one page to a browser on this machine, at an address that only this command prints; nothing leaves the
machine. --show variants begins with the undecided spellings of names that are decided; rewrite prints how many there are.

--settle shows, in the same views, the entries that reviewers decided differently, with what each said: n and k settle one, z takes that back.
What is settled outweighs what all said before it, and the file says who settled what and when. Without names all reviewers are compared.
Reviewers with a decisions file each are brought into --decisions by --merge, which adds what it lacks.

"unname review judge" asks about the entries that an audit could not call a name or an ordinary word.

Examples:
  unname review --model notes-nl --candidates notes-nl.private/candidates.jsonl \\
    --contexts seen.jsonl unseen.jsonl --decisions notes-nl.private/decisions.jsonl --web
  unname review --model notes-nl --candidates notes-nl.private/candidates.jsonl --decisions notes-nl.private/decisions.jsonl \\
    --settle ann ben --merge ann.private/decisions.jsonl ben.private/decisions.jsonl --reviewer chris`;

/** Adds `unname review`: a person decides which tokens are names. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("review")
    .description("decide which entries are names, in a terminal or a browser")
    .option("-m, --model <dir>", "checkpoint folder that was probed")
    .option("--predictions <file>", "predictions.jsonl that probe wrote for this model")
    .option(
      "--candidates <file>",
      "what candidates gathered for this model, instead of --predictions: shows when it is safe to stop",
    )
    .option(
      "--bound <share>",
      "with --candidates: it is safe to stop when at most this share of names is left (default: 0.01)",
      shareOption("0.01"),
    )
    .requiredOption("--decisions <file>", "decisions.jsonl to go on with; made if it is not there")
    .option("--contexts <files...>", "the contexts that were probed, to show the sentences", [])
    .option(
      "--reviewer <name>",
      'whose decisions these are; several people can review into one file (default: "reviewer")',
    )
    .option("--settle [reviewers...]", "settle what these reviewers (default: all) decided differently, as --reviewer")
    .option(
      "--merge <files...>",
      "with --settle: other reviewers' decisions files; what --decisions lacks is added to it",
    )
    .addOption(new Option("--show <what>", "what is listed first").choices(SHOWS))
    .option("--web", "review in a browser on this machine, at the address that is printed")
    .option("--port <n>", "with --web: the port (default: a free one)", integerOption(1))
    .addOption(
      new Option("--language <code>", "with --web: the page's language (default: the browser's)").choices(
        PAGE_LANGUAGES,
      ),
    );
  finishCommand(command, HELP).action(async (flags: ReviewFlags) => {
    checkFlags(flags);
    if (flags.web !== true) {
      const { requireTerminal } = await import("../../../review/terminal/review.ts");
      requireTerminal(io);
    }
    const { reviewModel } = await import("./review-model.ts");
    const { describeSettling } = await import("./settle.ts");
    const summary = await reviewModel(io, flags);
    const text =
      "agreement" in summary
        ? describeSettling(summary, flags.decisions)
        : describeReview(summary, ["candidates", "decisions"], flags.decisions);
    printResult(io, flags, summary, text);
  });
}

function checkFlags(flags: ReviewFlags): void {
  const { web, port, language, candidates, bound, settle, merge, reviewer } = flags;
  if (bound !== undefined && candidates === undefined)
    throw new UnnameError(
      "usage",
      "--bound needs --candidates: without their scores nothing says how many names are left.",
    );
  if (merge !== undefined && settle === undefined)
    throw new UnnameError("usage", "--merge is for --settle: each reviewer decides without what others did.");
  if (settle !== undefined && reviewer === undefined)
    throw new UnnameError("usage", "--settle needs --reviewer: what is settled is written with the name of who did.");
  if (web !== true && (port !== undefined || language !== undefined))
    throw new UnnameError("usage", "--port and --language are for the page of --web.");
}
