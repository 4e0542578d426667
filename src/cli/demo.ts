import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Command } from "commander";

import { UnnameError } from "../base/errors.ts";
import { formatPercent } from "../audit/format-row.ts";
import { AUDIT_FILE, REPORT_FILE } from "../audit/audit-file.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { renderTable } from "../report/table.ts";
import { type AskReviewer, type DemoResult, runDemo } from "../workflow/demo.ts";
import { askForDecisions } from "./ask-for-decisions.ts";
import { addCommonOptions, CLEAR_LINE, type CommonOptions, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly interactive?: boolean;
}

/** Where the shipped models lie, seen from dist/src/cli. */
const MODELS = fileURLToPath(new URL("../../../models", import.meta.url));

const HELP = `
Writes synthetic hospital notes whose names are all known, takes the names out (step 1), probes a model that was trained on the
result, rewrites its vocabulary by a person's decisions (step 2), and audits three models side by side: trained on the raw notes, on
step 1's notes, and the latter after step 2. Takes under a minute on two cores.

<out>/report.html is the report, <out>/audit.json its figures; what is private lies in <out>.private. Both folders are replaced.

Example:
  unname demo
  unname demo --interactive      you decide which tokens are names`;

/** Adds `demo`: the whole workflow on the shipped corpus and models. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("demo")
    .description("run the whole workflow on synthetic notes and the shipped models")
    .option("--out <dir>", "folder for audit.json and report.html", join("audits", "demo"))
    .option("--interactive", "review the predictions yourself instead of replaying the shipped decisions")
    .addHelpText("after", HELP);
  addCommonOptions(command).action(async (flags: Flags) => {
    if (flags.interactive && !io.isTTY) {
      throw new UnnameError(
        "usage",
        "demo --interactive needs a terminal: you decide. Run it in one, or without the flag.",
      );
    }
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
    printResult(io, flags, summarise(result, seconds()), describe(result, seconds()));
  });
}

function reviewer(io: Io): AskReviewer {
  return async ({ modelDirectory, ...request }) => {
    const { tokenizer } = await openCheckpoint(modelDirectory);
    await askForDecisions({ ...request, tokenizer, reviewer: "reviewer", io });
    io.stderr.write(CLEAR_LINE);
  };
}

function summarise({ comparison, recognition, rewrite, directory }: DemoResult, seconds: number) {
  return {
    audit: join(directory, AUDIT_FILE),
    report: join(directory, REPORT_FILE),
    seconds,
    recognition,
    replaced: rewrite.replaced,
    models: comparison.models.map(({ model, verdict }) => ({ name: model.name, verdict })),
  };
}

function describe(
  { comparison, recognition, rewrite, directory, privateDirectory }: DemoResult,
  seconds: number,
): string {
  const { person, place, overlap } = recognition;
  const share = (value: number) => formatPercent(value);
  return [
    "",
    `Step 1 found every letter of ${share(person.coverageRecall)} of ${person.gold} person mentions and ${share(place.coverageRecall)} of ${place.gold} places.`,
    `Its lists hold ${share(overlap.given.share)} of the given names and ${share(overlap.surnames.share)} of the surnames in these notes.`,
    `Step 2 replaced ${rewrite.replaced} vocabulary entries; ${rewrite.reachability.repaired + rewrite.reachability.collateral.length} words that were built through one stay reachable.`,
    "",
    renderTable(comparison),
    `Report: ${join(directory, REPORT_FILE)}   figures: ${join(directory, AUDIT_FILE)}   private: ${privateDirectory}`,
    `Done in ${seconds.toFixed(0)} s.`,
  ].join("\n");
}
