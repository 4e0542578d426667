import { type Command, Option } from "commander";

import { UnnameError } from "../base/errors.ts";
import { evaluate, formatEvaluation, type FindSpans } from "../evaluate/evaluate.ts";
import { createRecogniser } from "../recognise/parse-spec.ts";
import { addCommonOptions, printResult, type CommonOptions, type Io } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly gold: string;
  readonly system?: string;
  readonly recogniser?: string;
}

const EXAMPLE = `
Example:
  unname evaluate --gold corpus/seen --recogniser rules:nl
  unname evaluate --gold corpus/seen --system annotated/ --json

Precision, recall and F1 ask for the exact span and label. "covered" is the share of gold mentions of which every letter
lies in a found span: what counts for taking names out. A mentions.jsonl in the gold folder or beside it adds recall by form.`;

/** Adds `unname evaluate`: how well names are recognised. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("evaluate")
    .description("score recognition against gold annotations (BRAT)")
    .requiredOption("--gold <dir>", "folder of .txt and .ann files")
    .addOption(new Option("--system <dir>", "folder of annotations of the same texts").conflicts("recogniser"))
    .option("--recogniser <spec>", "what finds names, for example rules:nl")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (flags: Flags) => {
    const evaluation = await evaluate({ goldDirectory: flags.gold, system: await readSystem(flags) });
    printResult(io, flags, evaluation, formatEvaluation(evaluation));
  });
}

async function readSystem(flags: Flags): Promise<string | FindSpans> {
  if (flags.system !== undefined) return flags.system;
  if (flags.recogniser === undefined)
    throw new UnnameError("usage", "evaluate: pass --system DIR or --recogniser SPEC.");
  const recogniser = await createRecogniser(flags.recogniser);
  return (documents) => recogniser.recognise(documents);
}
