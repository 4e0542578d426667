import { Command } from "commander";

import { VERSION } from "../base/version.ts";
import { register as registerAgreement } from "./commands/notes/agreement.ts";
import { register as registerAnnotate } from "./commands/notes/annotate.ts";
import { register as registerAnonymise } from "./commands/notes/anonymise.ts";
import { addConfigOption } from "./command-line/apply-config.ts";
import { register as registerCandidates } from "./commands/model/candidates.ts";
import { checkFlagsFirst } from "./command-line/check-flags.ts";
import { register as registerAudit } from "./commands/evidence/audit.ts";
import { register as registerBaseline } from "./commands/evidence/compare-baseline.ts";
import { register as registerCompare } from "./commands/evidence/compare.ts";
import { register as registerContexts } from "./commands/model/contexts.ts";
import { register as registerDedupe } from "./commands/notes/dedupe.ts";
import { register as registerConvert } from "./commands/tools/convert.ts";
import { register as registerDemo } from "./commands/start/demo.ts";
import { register as registerEstimateMisses } from "./commands/notes/sample-estimate-misses.ts";
import { register as registerDocs } from "./commands/tools/docs.ts";
import { register as registerEvaluate } from "./commands/notes/evaluate.ts";
import { register as registerExplain } from "./commands/notes/explain.ts";
import { register as registerInit } from "./commands/start/init.ts";
import { register as registerInspect } from "./commands/model/inspect.ts";
import { register as registerKey } from "./commands/tools/key.ts";
import { register as registerNeighbours } from "./commands/model/probe-neighbours.ts";
import { register as registerPlant } from "./commands/notes/plant.ts";
import { register as registerPlantRemove } from "./commands/notes/plant-remove.ts";
import { register as registerProbe } from "./commands/model/probe.ts";
import { register as registerRelease } from "./commands/evidence/release.ts";
import { register as registerReport } from "./commands/evidence/report.ts";
import { register as registerReview } from "./commands/model/review.ts";
import { register as registerRewrite } from "./commands/model/rewrite.ts";
import { register as registerRun } from "./commands/start/run.ts";
import { register as registerSample } from "./commands/notes/sample.ts";
import { register as registerScore } from "./commands/model/probe-score.ts";
import { register as registerSplit } from "./commands/notes/split.ts";
import { register as registerStatus } from "./commands/start/status.ts";
import { register as registerTrain } from "./commands/notes/train.ts";
import { register as registerWorker } from "./commands/tools/worker.ts";
import { register as registerContextsRefresh } from "./commands/model/contexts-refresh.ts";
import { register as registerContextsStrike } from "./commands/model/contexts-strike.ts";
import { register as registerRewriteUndo } from "./commands/model/rewrite-undo.ts";
import { register as registerRewriteForget } from "./commands/model/rewrite-forget.ts";
import { register as registerJudge } from "./commands/model/review-judge.ts";
import { register as registerSearch } from "./commands/evidence/search.ts";
import { register as registerCompletion } from "./commands/tools/completion.ts";
import { helpText } from "./command-line/help-text.ts";
import type { Io, Register } from "./terminal.ts";

/** A heading of the list of commands, and the commands under it. Of a command of two words the list shows the first alone. */
interface Group {
  readonly heading: string;
  readonly commands: readonly Register[];
}

/** All commands, in the order of the workflow. To add one, add its `register` here. */
const GROUPS: readonly Group[] = [
  { heading: "Start:", commands: [registerDemo, registerInit, registerRun, registerStatus] },
  {
    heading: "Notes (before training):",
    commands: [
      registerPlant,
      registerPlantRemove,
      registerSplit,
      registerAnonymise,
      registerDedupe,
      registerAnnotate,
      registerEvaluate,
      registerExplain,
      registerSample,
      registerEstimateMisses,
      registerTrain,
      registerAgreement,
    ],
  },
  {
    heading: "Model (after training):",
    commands: [
      registerInspect,
      registerContexts,
      registerContextsRefresh,
      registerContextsStrike,
      registerProbe,
      registerScore,
      registerNeighbours,
      registerCandidates,
      registerReview,
      registerJudge,
      registerRewrite,
      registerRewriteUndo,
      registerRewriteForget,
    ],
  },
  {
    heading: "Evidence:",
    commands: [registerAudit, registerCompare, registerBaseline, registerSearch, registerReport, registerRelease],
  },
  { heading: "Tools:", commands: [registerConvert, registerDocs, registerKey, registerWorker, registerCompletion] },
];

/** Commands that few people type themselves. */
const UNLISTED: ReadonlySet<string> = new Set(["key", "worker"]);

const FOOTER = `
unname <command> --help lists a command's flags and further commands, such as unname rewrite undo. Not listed: unname key makes a key for
surrogates, unname worker takes work from a queue.

Exit codes: 0 done, 1 a limit was missed, 2 wrong input or settings, 3 the evidence does not suffice for a verdict, 130 interrupted.`;

/**
 * The program `unname`, with its streams. Parsing throws `CommanderError` instead of ending the process; use `runCli`, which
 * turns errors into exit codes, and a command of two words into the one that it is registered under.
 */
export function createProgram(io: Io, commands?: readonly Register[]): Command {
  const program = new Command("unname")
    .description("Take the names out of a masked language model before it is published, and measure what is left.")
    .version(VERSION)
    // Before the commands are added: they inherit both.
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) })
    .configureHelp({ visibleCommands: listedCommands, subcommandTerm: (command) => command.name() })
    .exitOverride()
    .addHelpText("after", helpText(FOOTER));
  checkFlagsFirst(program);
  addConfigOption(program, io);
  for (const group of commands === undefined ? GROUPS : [{ heading: "Commands:", commands }]) {
    program.commandsGroup(group.heading);
    for (const register of group.commands) register(program, io);
  }
  for (const command of program.commands) {
    command.showHelpAfterError(`See unname ${command.name()} --help.`);
    nameFurtherCommands(command, program.commands);
  }
  return program;
}

function listedCommands(program: Command): Command[] {
  return program.commands.filter((command) => !command.name().includes(" ") && !UNLISTED.has(command.name()));
}

/** `unname rewrite --help` ends with `unname rewrite undo` and what it does. */
function nameFurtherCommands(command: Command, all: readonly Command[]): void {
  const further = all.filter((other) => other.name().startsWith(`${command.name()} `));
  if (further.length === 0) return;
  const lines = further.map((other) => `  unname ${other.name()}: ${other.description()}`);
  command.addHelpText("after", ["", "Further commands:", ...lines].join("\n"));
}
