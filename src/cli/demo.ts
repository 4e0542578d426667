import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Command } from "commander";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../base/files.ts";
import { AUDIT_FILE, REPORT_FILE } from "../audit/audit-file.ts";
import type { AskReviewer, DemoResult } from "../workflow/demo.ts";
import { helpText } from "./help-text.ts";
import { addCommonOptions, CLEAR_LINE, type CommonOptions, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly interactive?: boolean;
  readonly force?: boolean;
}

/** The demo's own folder, which it replaces unasked. */
const OUT = join("audits", "demo");

/** Where the shipped models lie, seen from dist/src/cli. */
const MODELS = fileURLToPath(new URL("../../../models", import.meta.url));

const HELP = `
Writes synthetic hospital notes whose names are all known, takes the names out (step 1), probes two models that were trained on the
result, rewrites their vocabularies by the decisions that came with them (step 2), and audits four models side by side: trained on the raw
notes; on what a recogniser left that had never seen a hospital note (step 1 as published); the latter after step 2; and trained on
what the shipped recognisers left, after step 2. Takes about a minute on two quiet cores.

<out>/report.html is the report, <out>/audit.json its figures; what is private lies in <out>.private. In its own place the demo replaces what a
demo wrote before; elsewhere --force does.

Example:
  unname demo --interactive`;

/** Adds `demo`: the whole workflow on the shipped corpus and models. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("demo")
    .description("run the whole workflow on made-up notes and the shipped models")
    .option("-o, --out <dir>", "folder for audit.json and report.html", OUT)
    .option("--interactive", "review the predictions yourself instead of replaying the shipped decisions")
    .option("--force", "replace existing output elsewhere than in the demo's own folder")
    .addHelpText("after", helpText(HELP));
  addCommonOptions(command).action(async (flags: Flags) => {
    if (flags.interactive && !io.isTTY) {
      throw new UnnameError(
        "usage",
        "demo --interactive needs a terminal: you decide. Run it in one, or without the flag.",
      );
    }
    for (const folder of [flags.out, privateDirectoryOf(flags.out)]) {
      await refuseExisting(folder, flags.force === true || flags.out === OUT);
    }
    const { loadRuntime } = await import("../model/load-runtime.ts");
    // Before step 1, whose results would be for nothing without it.
    await loadRuntime();
    const { runDemo } = await import("../workflow/demo.ts");
    const started = io.now().getTime();
    const seconds = () => (io.now().getTime() - started) / 1000;
    const showStep = !flags.quiet && !flags.json;
    const result = await runDemo({
      outputDirectory: flags.out,
      modelsDirectory: MODELS,
      now: io.now(),
      ...(flags.interactive && { review: reviewer(io) }),
      onProgress: ({ step, of, message }) => {
        if (showStep) io.stderr.write(`[${step}/${of}] ${message} … ${seconds().toFixed(0)} s\n`);
      },
    });
    printResult(io, flags, summarise(result, seconds()), await describe(result, seconds()));
  });
}

function reviewer(io: Io): AskReviewer {
  return async ({ modelDirectory, ...request }) => {
    const { openCheckpoint } = await import("../model/open-checkpoint.ts");
    const { askForDecisions } = await import("./ask-for-decisions.ts");
    const { tokenizer } = await openCheckpoint(modelDirectory);
    await askForDecisions({ ...request, tokenizer, reviewer: "reviewer", io });
    io.stderr.write(CLEAR_LINE);
  };
}

function summarise({ comparison, rewrite, directory }: DemoResult, seconds: number) {
  return {
    audit: join(directory, AUDIT_FILE),
    report: join(directory, REPORT_FILE),
    seconds,
    recognition: comparison.recognition,
    replaced: rewrite.replaced,
    models: comparison.models.map(({ model, verdict, tests }) => ({ name: model.name, verdict, tests })),
  };
}

async function describe(result: DemoResult, seconds: number): Promise<string> {
  const { formatCount, formatPercent } = await import("../report/format.ts");
  const { renderTable } = await import("../report/table.ts");
  const { comparison, rewrite, directory, privateDirectory } = result;
  const { labels = [], lists = [] } = comparison.recognition ?? {};
  const found = labels.map(
    ({ label, mentions, covered }) => `${formatPercent(covered / mentions)} of ${formatCount(mentions)} ${label}`,
  );
  const listed = lists.map(
    ({ kind, names, listed: known }) => `${formatPercent(known / names)} of the ${kind.replace("-", " ")}`,
  );
  return [
    "",
    `The shipped step 1 replaced every letter of ${found.join(" and ")} mentions; its lists hold ${listed.join(", ")}.`,
    `Step 2 replaced ${rewrite.replaced} vocabulary entries of the model of the published step 1; ${rewrite.reachability.repaired + rewrite.reachability.collateral} words that were built through one stay reachable.`,
    "",
    renderTable(comparison),
    `Report: ${join(directory, REPORT_FILE)}   figures: ${join(directory, AUDIT_FILE)}   private: ${privateDirectory}`,
    `Done in ${seconds.toFixed(0)} s.`,
  ].join("\n");
}
