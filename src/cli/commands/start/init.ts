import { dirname, resolve } from "node:path";

import type { Command } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting, requireExisting, writeFileAtomic } from "../../../base/files.ts";
import { EACH_DOCUMENT } from "../../../corpus/patients/read-patients.ts";
import { DEFAULT_CONFIG_FILE } from "../../../workflow/config.ts";
import type { Answers, Question } from "../../../workflow/init/questions.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly notes?: string;
  readonly otherNotes?: string;
  readonly textField?: string;
  readonly groupField?: string;
  readonly patients?: string;
  readonly references?: string;
  readonly language?: string;
  readonly names?: string;
  readonly model?: string;
  readonly entities?: string;
  readonly reviewer?: string;
  readonly release?: string;
  readonly out: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Asks for what is not given as a flag, and shows which fields the first records have. Where patients are known, "unname run" plants people in the notes, and
without --other-notes it holds a tenth of the patients back. With --references yes it writes halves of the notes, for two more models that you train. The file is JSON with comments; docs/unname.config.schema.json is its schema, for editors. Then:
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
    .option("--text-field <name>", "field that holds the notes")
    .option("--group-field <name>", "field with the patient of a record")
    .option("--patients <file>", 'list of patients; "documents": each note is of another patient')
    .option("--references <yes|no>", "whether you train two more models, each on half of the patients")
    .option("--language <code>", "language of the notes: nl, es, it, en or auto")
    .option("--names <file>", "list of people, CSV or JSON Lines")
    .option("-m, --model <dir>", "where the trained model will be")
    .option("--entities <names>", "what is replaced, with commas between; publication (recommended): all that identify")
    .option("--reviewer <name>", "who reviews")
    .option("--release <dir>", "public folder to make")
    .option("-o, --out <file>", "file to write", DEFAULT_CONFIG_FILE)
    .option("--force", "replace an existing file");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const { renderConfig } = await import("../../../workflow/init/render-config.ts");
    const { settingsOf } = await import("../../../workflow/init/questions.ts");
    const answers = await answersOf(flags, io);
    const settings = settingsOf(answers);
    await writeFileAtomic(flags.out, renderConfig(settings, dirname(resolve(flags.out)), answers.entities));
    printResult(io, flags, { out: flags.out, workflow: settings }, `Written: ${flags.out}. Next: unname run`);
  });
}

async function answersOf(flags: Flags, io: Io): Promise<Answers> {
  const { asked, describeFound, QUESTIONS } = await import("../../../workflow/init/questions.ts");
  const { describeFields } = await import("../../../corpus/reading/describe-fields.ts");
  const answers: Record<string, string> = {};
  const missing: string[] = [];
  let found: Awaited<ReturnType<typeof describeFields>>;
  requireList(flags.patients);
  for (const one of QUESTIONS) {
    const given = one.key === "patients" ? (flags.patients ?? flags.groupField) : flags[one.key];
    const question = asked(one, answers, found) ?? (given === undefined ? undefined : one);
    if (question === undefined) {
      if (one.unasked !== undefined) answers[one.key] = one.unasked;
      continue;
    }
    const unasked = one.unasked ?? question.fallback;
    if (given !== undefined) answers[question.key] = checked(question, given);
    else if (io.isTTY) {
      const { ask } = await import("../../../workflow/init/ask.ts");
      answers[question.key] = await ask(question, { input: io.stdin ?? process.stdin, output: io.stderr });
    } else if (unasked === undefined || question.check(unasked) !== undefined) missing.push(`--${question.flag}`);
    else answers[question.key] = unasked;
    if (question.key !== "notes" || answers["notes"] === undefined) continue;
    found = await describeFields([answers["notes"]]);
    if (found !== undefined && !flags.quiet && !flags.json) io.stderr.write(`${describeFound(found)}\n`);
  }
  if (answers["otherNotes"] === "none" && answers["patients"] === "unknown")
    missing.push("--other-notes or --group-field");
  if (missing.length === 0) return answers as Answers;
  throw new UnnameError("usage", `init asks in a terminal, and there is none: give ${missing.join(", ")}.`);
}

function checked(question: Question, given: string): string {
  const wrong = question.check(given);
  if (wrong === undefined) return given;
  throw new UnnameError("usage", `--${question.flag}: ${wrong}`);
}

/** Another answer to the same question is a field; this one is not. */
function requireList(patients: string | undefined): void {
  if (patients !== undefined && patients !== EACH_DOCUMENT) requireExisting(patients, "list of patients");
}
