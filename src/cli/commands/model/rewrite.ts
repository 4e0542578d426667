import { type Command, Option } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { privateDirectoryOf } from "../../../base/files.ts";
import type { RepairMode } from "../../../vocabulary/plan/plan.ts";
import { describePlan, describeRewrite } from "../../output/describe-rewrite.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface RewriteFlags extends CommonOptions {
  readonly model?: string;
  readonly decisions?: string;
  readonly out?: string;
  readonly weights: "mean" | "keep";
  readonly repair?: RepairMode;
  readonly contexts?: readonly string[];
  readonly sample?: string;
  readonly private?: string;
  readonly seed?: number;
  readonly force?: boolean;
  readonly plan?: boolean;
  readonly dryRun?: boolean;
}

const HELP = `
Every token decided to be a name becomes "unk" and a random number in every file of the tokenizer; merges that made or used it are
dropped, and words that were built through it get other merges. In the weights its rows become the mean of the kept rows and its bias
so low that it is never predicted. Some of the freed ids carry a piece that joins such words instead, with the mean row of the words
that it serves; rewrite.json lists these. What will be done is printed first (--plan: and nothing else);
the result is opened and verified before it appears under --out. Rewriting a rewritten model adds a round to it.

The private folder holds the names: mapping.jsonl, and what "unname rewrite undo" needs to make the original again, byte for byte.
"unname rewrite forget" destroys both.

Examples:
  unname rewrite --model notes-nl --decisions notes-nl.private/decisions.jsonl --out notes-nl-unnamed
  unname rewrite --plan --model notes-nl --decisions notes-nl.private/decisions.jsonl --sample notes.txt`;

/** Adds `rewrite`: step 2's last part, a checkpoint without the names that were decided. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("rewrite")
    .description("step 2: remove the decided names from vocabulary and weights")
    .option("-m, --model <dir>", "checkpoint folder: config.json, tokenizer, weights")
    .option("--decisions <file>", "decisions.jsonl that review wrote for this model")
    .option("-o, --out <dir>", "folder for the rewritten checkpoint; rewrite.json in it says what was done")
    .addOption(
      new Option("--weights <mode>", "mean: overwrite the rows of removed tokens; keep: rename alone, rows stay")
        .choices(["mean", "keep"])
        .default("mean"),
    )
    .addOption(
      new Option(
        "--repair <mode>",
        "words built through a removed name: other merges where these suffice (merges, the default), also with pieces that spell no name in freed ids (reuse), all for fast tokenizers (ignore-merges), or nothing (none)",
      ).choices(["merges", "reuse", "ignore-merges", "none"]),
    )
    .option("--contexts <file...>", "contexts on which to compare how words are split before and after")
    .option("--sample <file>", "text, a sentence a line, for the same comparison")
    .option("--private <dir>", "folder for the mapping, which holds the names (default: <out>.private)")
    .option("--seed <n>", "draw placeholders from this seed instead of the system's random source", integerOption(0))
    .option("--force", "replace an existing output folder")
    .option("--plan", "say what would be done and write nothing; with --private, its tokens to plan.json there")
    .option("--dry-run", "the same as --plan");
  finishCommand(command, HELP).action(async (flags: RewriteFlags) => {
    return flags.plan || flags.dryRun ? plan(command, flags, io) : rewrite(command, flags, io);
  });
}

async function rewrite(command: Command, flags: RewriteFlags, io: Io): Promise<void> {
  requireFlags(command, flags, ["model", "decisions", "out"]);
  const { rewriteCheckpoint } = await import("../../../vocabulary/rewrite.ts");
  const report = await rewriteCheckpoint({
    ...(await settings(flags)),
    outputDirectory: flags.out,
    weights: flags.weights,
    ...withoutUndefined({ privateDirectory: flags.private, force: flags.force }),
    onPlan: (told) => {
      if (!flags.quiet && !flags.json) io.stderr.write(`${describePlan(told)}\n`);
    },
  });
  printResult(io, flags, report, describeRewrite(report, flags.out));
}

async function plan(command: Command, flags: RewriteFlags, io: Io): Promise<void> {
  requireFlags(command, flags, ["model", "decisions"]);
  const { reportPlan } = await import("../../../vocabulary/plan/plan-report.ts");
  const report = await reportPlan({
    ...(await settings(flags)),
    weights: flags.weights,
    privateDirectory: flags.private ?? privateDirectoryOf(flags.out ?? flags.model),
    ...(flags.private !== undefined && { detailsDirectory: flags.private }),
  });
  printResult(io, flags, report, describePlan(report));
}

async function settings(flags: RewriteFlags & { readonly model: string; readonly decisions: string }) {
  const { readContexts } = await import("../../../probe/contexts/read-contexts.ts");
  const { readSentences } = await import("../../../probe/score/read-sentences.ts");
  const contexts = (await Promise.all((flags.contexts ?? []).map((path) => readContexts(path)))).flat();
  const sample = contexts.map(({ text }) => text);
  if (flags.sample !== undefined) for await (const { text } of readSentences(flags.sample, "lines")) sample.push(text);
  return {
    modelDirectory: flags.model,
    decisionsPath: flags.decisions,
    ...(flags.repair !== undefined && { repair: flags.repair }),
    sample,
    ...(flags.seed !== undefined && { seed: flags.seed }),
  };
}

/** What a command always needs commander checks; here it depends on what is done. */
function requireFlags<Name extends "model" | "decisions" | "out">(
  command: Command,
  flags: RewriteFlags,
  names: readonly Name[],
): asserts flags is RewriteFlags & Record<Name, string> {
  for (const name of names) {
    const option = command.options.find((other) => other.attributeName() === name);
    if (flags[name] !== undefined || option === undefined) continue;
    command.error(`error: required option '${option.flags}' not specified`, {
      code: "commander.missingMandatoryOptionValue",
    });
  }
}
