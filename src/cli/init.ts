import { dirname, resolve } from "node:path";

import type { Command } from "commander";

import { UnnameError } from "../base/errors.ts";
import { refuseExisting, writeFileAtomic } from "../base/files.ts";
import { DEFAULT_CONFIG_FILE } from "../workflow/config.ts";
import type { Answers } from "../workflow/init/questions.ts";
import { helpText } from "./help-text.ts";
import { addCommonOptions, type CommonOptions, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly notes?: string;
  readonly otherNotes?: string;
  readonly language?: string;
  readonly names?: string;
  readonly model?: string;
  readonly reviewer?: string;
  readonly release?: string;
  readonly out: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Asks for what is not given as a flag. The file is JSON with comments; docs/unname.config.schema.json is its schema, for editors. Then:
unname run, unname status.

Examples:
  unname init --reviewer ann
  unname init --notes notes/ --other-notes other-notes/ --language nl --names people.csv --model my-model --reviewer ann --release public/my-model`;

/** Adds `unname init`: asks a few questions and writes the configuration file. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("init")
    .description("ask a few questions and write the configuration file")
    .option("--notes <path>", "notes that the model is to be trained on")
    .option("--other-notes <path>", "notes of the same kind that it never sees")
    .option("--language <code>", "language of the notes: nl, es, it, en or auto")
    .option("--names <file>", "list of people, CSV or JSON Lines")
    .option("-m, --model <dir>", "where the trained model will be")
    .option("--reviewer <name>", "who reviews")
    .option("--release <dir>", "public folder to make")
    .option("-o, --out <file>", "file to write", DEFAULT_CONFIG_FILE)
    .option("--force", "replace an existing file")
    .addHelpText("after", helpText(EXAMPLE));
  addCommonOptions(command).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const { renderConfig } = await import("../workflow/init/render-config.ts");
    const { settingsOf } = await import("../workflow/init/questions.ts");
    const settings = settingsOf(await answersOf(flags, io));
    await writeFileAtomic(flags.out, renderConfig(settings, dirname(resolve(flags.out))));
    printResult(io, flags, { out: flags.out, workflow: settings }, `Written: ${flags.out}. Next: unname run`);
  });
}

async function answersOf(flags: Flags, io: Io): Promise<Answers> {
  const { QUESTIONS } = await import("../workflow/init/questions.ts");
  const answers: Record<string, string> = {};
  const missing: string[] = [];
  for (const question of QUESTIONS) {
    const given = flags[question.key];
    const wrong = given === undefined ? undefined : question.check(given);
    if (wrong !== undefined) throw new UnnameError("usage", `--${question.flag}: ${wrong}`);
    if (given !== undefined) answers[question.key] = given;
    else if (io.isTTY) {
      const { ask } = await import("../workflow/init/ask.ts");
      answers[question.key] = await ask(question, { input: io.stdin ?? process.stdin, output: io.stderr });
    } else if (question.fallback === undefined) missing.push(`--${question.flag}`);
    else answers[question.key] = question.fallback;
  }
  if (missing.length === 0) return answers as Answers;
  throw new UnnameError("usage", `init asks in a terminal, and there is none: give ${missing.join(", ")}.`);
}
