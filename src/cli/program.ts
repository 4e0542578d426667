import { Command } from "commander";

import { VERSION } from "../base/version.ts";
import { register as registerAgreement } from "./agreement.ts";
import { register as registerAnnotate } from "./annotate.ts";
import { register as registerAnonymise } from "./anonymise.ts";
import { addConfigOption } from "./apply-config.ts";
import { register as registerCandidates } from "./candidates.ts";
import { checkFlagsFirst } from "./check-flags.ts";
import { register as registerAudit } from "./audit.ts";
import { register as registerBaseline } from "./baseline.ts";
import { register as registerCompare } from "./compare.ts";
import { register as registerContexts } from "./contexts.ts";
import { register as registerConvert } from "./convert.ts";
import { register as registerDemo } from "./demo.ts";
import { register as registerEstimateMisses } from "./estimate-misses.ts";
import { register as registerEvaluate } from "./evaluate.ts";
import { register as registerInit } from "./init.ts";
import { register as registerKey } from "./key.ts";
import { register as registerNeighbours } from "./neighbours.ts";
import { register as registerProbe } from "./probe.ts";
import { register as registerRelease } from "./release.ts";
import { register as registerReport } from "./report.ts";
import { register as registerReview } from "./review.ts";
import { register as registerRewrite } from "./rewrite.ts";
import { register as registerRun } from "./run.ts";
import { register as registerSample } from "./sample.ts";
import { register as registerScore } from "./score.ts";
import { register as registerStatus } from "./status.ts";
import { register as registerTrain } from "./train.ts";
import { register as registerWorker } from "./worker.ts";
import type { Io, Register } from "./terminal.ts";

/** All commands, in the order of the workflow. To add one, add its `register` here. */
const COMMANDS: readonly Register[] = [
  registerInit,
  registerRun,
  registerStatus,
  registerAnnotate,
  registerConvert,
  registerAnonymise,
  registerEstimateMisses,
  registerSample,
  registerWorker,
  registerKey,
  registerTrain,
  registerEvaluate,
  registerAgreement,
  registerContexts,
  registerProbe,
  registerCandidates,
  registerScore,
  registerNeighbours,
  registerReview,
  registerRewrite,
  registerAudit,
  registerCompare,
  registerBaseline,
  registerReport,
  registerRelease,
  registerDemo,
];

/**
 * The program `unname`, with its streams. Parsing throws `CommanderError` instead of ending the process; use `runCli`, which
 * turns errors into exit codes.
 */
export function createProgram(io: Io, commands: readonly Register[] = COMMANDS): Command {
  const program = new Command("unname")
    .description("Take the names out of a masked language model before it is published, and prove that they are gone.")
    .version(VERSION)
    // Before the commands are added: they inherit both.
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) })
    .exitOverride()
    .addHelpText(
      "after",
      "\nExit codes: 0 done, 1 a threshold was missed, 2 wrong input or settings, 3 the evidence does not suffice for a verdict, 130 interrupted.",
    );
  checkFlagsFirst(program);
  addConfigOption(program, io);
  for (const register of commands) register(program, io);
  return program;
}
