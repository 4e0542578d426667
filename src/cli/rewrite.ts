import { type Command, Option } from "commander";

import { readContexts } from "../probe/read-contexts.ts";
import type { RepairMode } from "../vocabulary/plan.ts";
import { rewriteCheckpoint, type RewriteReport } from "../vocabulary/rewrite.ts";
import { addCommonOptions, type CommonOptions, integerOption, type Io, printResult } from "./terminal.ts";

interface RewriteFlags extends CommonOptions {
  readonly model: string;
  readonly decisions: string;
  readonly out: string;
  readonly weights: "mean" | "keep";
  readonly repair: RepairMode;
  readonly contexts?: readonly string[];
  readonly private?: string;
  readonly seed?: number;
  readonly force?: boolean;
}

/** Adds `rewrite`: step 2's last part, a checkpoint without the names that were decided. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("rewrite")
    .description("write a checkpoint whose vocabulary and weights no longer hold the names that were decided")
    .requiredOption("--model <dir>", "checkpoint folder: config.json, tokenizer.json, weights")
    .requiredOption("--decisions <file>", "decisions.jsonl that review wrote for this model")
    .requiredOption("--out <dir>", "folder for the rewritten checkpoint; rewrite.json in it says what was done")
    .addOption(
      new Option("--weights <mode>", "mean: overwrite the rows of removed tokens; keep: rename alone, rows stay")
        .choices(["mean", "keep"])
        .default("mean"),
    )
    .addOption(
      new Option(
        "--repair <mode>",
        "words built through a removed name: another merge where one exists; all, for fast tokenizers; or nothing",
      )
        .choices(["merges", "ignore-merges", "none"])
        .default("merges"),
    )
    .option("--contexts <file...>", "contexts on which to compare how words are split before and after")
    .option("--private <dir>", "folder for mapping.jsonl, which holds the names (default: <out>.private)")
    .option("--seed <n>", "draw placeholders from this seed instead of the system's random source", integerOption(0))
    .option("--force", "replace an existing output folder")
    .addHelpText(
      "after",
      `
Every token decided to be a name becomes "unk" and a random number in tokenizer.json, vocab.json and merges.txt; merges that
made or used it are dropped, and words that were built through it get another merge where one exists. In model.safetensors and
model.onnx its rows become the mean of the kept rows and its bias so low that it is never predicted. The result is opened and
verified before it appears under --out.

Example:
  unname rewrite --model notes-nl --decisions notes-nl.private/decisions.jsonl --out notes-nl-unnamed`,
    );
  addCommonOptions(command).action(async (flags: RewriteFlags) => {
    const contexts = (await Promise.all((flags.contexts ?? []).map((path) => readContexts(path)))).flat();
    const report = await rewriteCheckpoint({
      modelDirectory: flags.model,
      decisionsPath: flags.decisions,
      outputDirectory: flags.out,
      weights: flags.weights,
      repair: flags.repair,
      sample: contexts.map(({ text }) => text),
      ...(flags.private !== undefined && { privateDirectory: flags.private }),
      ...(flags.seed !== undefined && { seed: flags.seed }),
      ...(flags.force !== undefined && { force: flags.force }),
    });
    printResult(io, flags, report, describe(report, flags.out));
  });
}

function describe(report: RewriteReport, out: string): string {
  const { reachability, weights, sample, checks } = report;
  const lines = [
    `${report.replaced} tokens replaced by placeholders`,
    `${reachability.droppedMerges} merges dropped, ${reachability.repaired} words given another merge, ${reachability.collateral.length} ${reachability.ignoreMerges ? "by ignore_merges alone (not in slow tokenizers)" : "no longer one token"}`,
    weights.warning ?? `rows and biases overwritten in ${Object.keys(weights.files).join(", ")}`,
    ...(sample.words > 0 ? [`${sample.changed} of ${sample.words} sample words are split differently`] : []),
    `${checks.filter(({ passed }) => passed).length} of ${checks.length} checks passed`,
    ...(reachability.undecidedVariants.length > 0
      ? [
          `${reachability.undecidedVariants.length} entries spell a removed name another way and were not decided on: review them`,
        ]
      : []),
    ...(report.leftBehind.length > 0 ? [`not copied: ${report.leftBehind.join(", ")}`] : []),
    `written to ${out}`,
  ];
  return lines.join("\n");
}
