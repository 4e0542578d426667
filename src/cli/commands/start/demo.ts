import { join } from "node:path";

import type { Command } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../../base/files.ts";
import { PACKAGE_ROOT } from "../../../base/package-root.ts";
import { AUDIT_FILE, REPORT_FILE } from "../../../audit/audit-file.ts";
import type { AskReviewer, DemoResult } from "../../../workflow/demo/demo.ts";
import { finishCommand, CLEAR_LINE, type CommonOptions, hasColour, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly interactive?: boolean;
  readonly force?: boolean;
}

/** The demo's own folder, which it replaces unasked. */
const OUT = join("audits", "demo");

/** Where the shipped models lie, and whole audits of them. */
const MODELS = join(PACKAGE_ROOT, "models");
const MEASURED = join(PACKAGE_ROOT, "audits", "measured");

const HELP = `
Writes synthetic hospital notes whose names are all known, takes the names out (step 1), probes a model, rewrites vocabularies by the
decisions that came with the models (step 2), and makes the names test of three models side by side: trained on the raw notes; by the paper's way,
which replaces names with a recogniser that never saw a hospital note and rewrites the vocabulary; and by the recommended way, which also takes
out dates, numbers and what repeats. Figures of the attack test were measured beforehand, on the same weights. Takes about a minute and a half
on two quiet cores.

<out>/report.html is the report of the names test, <out>/audit.json its figures, <out>/both-tests the same of the audits made beforehand; what is private lies
in <out>.private. In its own place the demo replaces what a demo wrote before; elsewhere --force does.

Example:
  unname demo --interactive`;

/** Adds `demo`: the whole workflow on the shipped corpus and models. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("demo")
    .description("run the whole workflow on made-up notes and the shipped models")
    .option("-o, --out <dir>", "folder for audit.json and report.html", OUT)
    .option("--interactive", "review the predictions yourself instead of replaying the shipped decisions")
    .option("--force", "replace existing output elsewhere than in the demo's own folder");
  finishCommand(command, HELP).action(async (flags: Flags) => {
    if (flags.interactive && !io.isTTY) {
      throw new UnnameError(
        "usage",
        "demo --interactive needs a terminal: you decide. Run it in one, or without the flag.",
      );
    }
    for (const folder of [flags.out, privateDirectoryOf(flags.out)]) {
      await refuseExisting(folder, flags.force === true || flags.out === OUT);
    }
    const { loadRuntime } = await import("../../../model/load-runtime.ts");
    // Before step 1, whose results would be for nothing without it.
    await loadRuntime();
    const { runDemo } = await import("../../../workflow/demo/demo.ts");
    const started = io.now().getTime();
    const seconds = () => (io.now().getTime() - started) / 1000;
    const showStep = !flags.quiet && !flags.json;
    const result = await runDemo({
      outputDirectory: flags.out,
      modelsDirectory: MODELS,
      measuredDirectory: MEASURED,
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
    const { openCheckpoint } = await import("../../../model/open-checkpoint.ts");
    const { review } = await import("../../../review/terminal/review.ts");
    const { loadListedNames } = await import("../model/listed-names.ts");
    const { tokenizer } = await openCheckpoint(modelDirectory);
    const isKnownName = loadListedNames(request.contexts);
    await review({ ...request, tokenizer, isKnownName, reviewer: "reviewer", io, colour: hasColour() });
    io.stderr.write(CLEAR_LINE);
  };
}

function summarise({ columns, comparison, rewrite, directory, measuredDirectory }: DemoResult, seconds: number) {
  return {
    audit: join(directory, AUDIT_FILE),
    report: join(directory, REPORT_FILE),
    bothTests: join(measuredDirectory, REPORT_FILE),
    seconds,
    recognition: comparison.recognition,
    replaced: rewrite?.replaced ?? 0,
    models: columns.map(({ title, audited, measured }) => ({
      name: title,
      names: audited.tests?.names,
      attacks: measured?.tests?.attacks ?? null,
    })),
  };
}

async function describe(result: DemoResult, seconds: number): Promise<string> {
  const { formatPercent } = await import("../../../report/format.ts");
  const { renderDemoTable } = await import("../../output/demo-table.ts");
  const { columns, comparison, rewrite, directory, measuredDirectory, privateDirectory } = result;
  const found = (comparison.recognition?.labels ?? []).map(
    ({ label, mentions, covered }) => `${formatPercent(covered / mentions)} of ${label}`,
  );
  return [
    "",
    `Step 1 as shipped replaced every letter of ${found.join(" and ")} mentions. Step 2 replaced ${rewrite?.replaced ?? 0} vocabulary entries of the paper's way.`,
    "",
    `Reports: ${join(directory, REPORT_FILE)} (names test, made now), ${join(measuredDirectory, REPORT_FILE)} (both, made beforehand)   private: ${privateDirectory}`,
    `Done in ${seconds.toFixed(0)} s.`,
    "",
    renderDemoTable(columns),
  ].join("\n");
}
