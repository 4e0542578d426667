import { existsSync } from "node:fs";

import type { Command } from "commander";

import { privateDirectoryOf } from "../../../base/files.ts";
import { EXIT } from "../../exit.ts";
import { formatBytes } from "../../output/format-progress.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { configPathOf } from "./workflow-config.ts";

interface Flags extends CommonOptions {
  readonly out?: string;
  readonly private?: string;
}

const EXAMPLE = `
Without --out: every stage of the workflow that the configuration file describes: done, stale and why, or waiting for a person; and, as soon as
there are a model and contexts, which figures of the audit can pass with what there is ("unname audit --plan").
With --out: the pieces of a run of anonymise. Exit code 1 if one failed.

It reads the disk alone, and contacts no queue.

Examples:
  unname status --config unname.config.json
  unname status --out notes-without-names/`;

/** Adds `unname status`: where the workflow is, or a run of anonymise. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("status")
    .description("show which steps are done, out of date, failed or left")
    .option("-o, --out <dir>", "output folder of a run of anonymise")
    .option("--private <dir>", "its private folder, if it has another than <out>.private");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const { out } = flags;
    if (out === undefined) {
      const { showWorkflow } = await import("./show-workflow.ts");
      return showWorkflow(io, flags, configPathOf(program));
    }
    const { readStatus } = await import("../../../corpus/run/read-status.ts");
    const { BEFORE_DEDUPE, runFolderOf } = await import("../../../corpus/run/run-folder.ts");
    const own = runFolderOf(out, flags.private ?? privateDirectoryOf(out));
    const before = runFolderOf(out + BEFORE_DEDUPE, privateDirectoryOf(out + BEFORE_DEDUPE));
    // With --dedupe the run of the output begins when that of the notes before it is done.
    const status = await readStatus(!existsSync(own.recordPath) && existsSync(before.recordPath) ? before : own);
    const { done, running, failed, left, bytes, ofBytes } = status;
    const head = status.isFinished ? "Finished." : "Not finished.";
    const next =
      status.isFinished || running > 0
        ? []
        : ["To continue, run the command of this folder again, with the same arguments."];
    const text = [
      `${head} ${formatBytes(bytes)} of ${formatBytes(ofBytes)}; pieces: ${done} done, ${running} running, ${failed} failed, ${left} left.`,
      ...status.failures.map(({ id, message }) => `failed: ${id}: ${message}`),
      ...next,
    ];
    printResult(io, flags, status, text.join("\n"));
    if (failed > 0) process.exitCode = EXIT.missed;
  });
}
