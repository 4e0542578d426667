import type { Command } from "commander";

import { sayIfInterrupted } from "../../../base/process/interruption.ts";
import { EXIT } from "../../exit.ts";
import type { StageId } from "../../../workflow/stages/stage.ts";
import { type RequireFlag, requireOption } from "../../options/audit-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { configPathOf, readWorkflow } from "./workflow-config.ts";

const EXAMPLE = `
Does what is left to do, stage by stage: names out of the notes, contexts, probing, review, rewriting, audit, release. A stage whose inputs,
settings and outputs are as they were when it ended is skipped. It stops where a person is needed (training, and without a terminal
review), and where a command says no; run it again to go on. Whatever interrupts it, the next run begins with the stage that it was in.

Names that the review found can go back to the notes before the model is trained again, as a round: --round.

Exit code: 0 at the end, or where a person is needed; otherwise that of the stage that stopped it.

Example:
  unname run --config unname.config.json`;

interface Flags extends CommonOptions, RequireFlag {
  readonly round?: boolean;
}

/** What is required goes to the stages that judge by it. */
function requireWords(stage: StageId, { require: required }: RequireFlag): readonly string[] {
  return required !== undefined && (stage === "audit" || stage === "release") ? ["--require", required] : [];
}

/** What a release was required to pass belongs to its settings: one by the names test alone is no release by both. */
function sectionsFor(
  sections: Readonly<Record<string, unknown>>,
  { require: required }: RequireFlag,
): Readonly<Record<string, unknown>> {
  if (required === undefined || required === "all") return sections;
  return { ...sections, release: { ...(sections["release"] as object | undefined), require: required } };
}

/** A model trained on notes without these names has none of them to remove. */
function offerRound(names: number): string {
  return `The review calls ${names} entries names. They may go back to step 1 first, which takes them out of the notes: unname run --round, then train the model again. Without that this model is rewritten and audited.`;
}

/** Adds `unname run`: the whole workflow from the configuration file. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("run")
    .description("run the remaining steps of the configured workflow")
    .addOption(requireOption("the tests that the audit and the release need"))
    .option(
      "--round",
      "first take the names that the review found out of the notes; the model is then to be trained again",
    );
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const path = configPathOf(program);
    const workflow = await readWorkflow(path);
    const { runCli } = await import("../../run-cli.ts");
    const { runWorkflow } = await import("../../../workflow/stages/run-workflow.ts");
    const { beginRound, namesForRound } = await import("../../../workflow/stages/rounds.ts");
    if (flags.round === true) await beginRound(workflow.settings);
    const say = (message: string) => {
      if (!flags.quiet && !flags.json) io.stderr.write(`${message}\n`);
    };
    const forget = sayIfInterrupted("Interrupted. unname run goes on with the stage that this one was in.");
    try {
      const result = await runWorkflow({
        ...workflow,
        sections: sectionsFor(workflow.sections, flags),
        canAsk: io.isTTY,
        onStage: async ({ id }, { why }) => {
          say(`${id}: ${why.join("; ")}`);
          const names = id === "rewrite" ? await namesForRound(workflow.settings) : 0;
          if (names > 0) say(offerRound(names));
        },
        // A stage's own result goes where messages go: this command's is one object.
        execute: (words, { id, isForPerson }, attempt) =>
          runCli(
            [
              "--config",
              path,
              ...words,
              ...requireWords(id, flags),
              ...(flags.quiet && !isForPerson ? ["--quiet"] : []),
            ],
            {
              ...io,
              attempt,
              stdout: io.stderr,
            },
          ),
      });
      const { done, stopped } = result;
      const end = stopped === undefined ? "All stages are done." : `${stopped.stage}: ${stopped.why.join("; ")}.`;
      const help = stopped?.exitCode === EXIT.done ? "\nRun unname run again when that is done." : "";
      printResult(io, flags, result, `${done.length} stages done now. ${end}${help}`);
      if (stopped !== undefined && stopped.exitCode !== EXIT.done) process.exitCode = stopped.exitCode;
    } finally {
      forget();
    }
  });
}
