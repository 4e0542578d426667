import { type Command, InvalidArgumentError, Option } from "commander";

import { writeAudit } from "../audit/audit-file.ts";
import { AUDIT_NAMES, type AuditName } from "../audit/audit-report.ts";
import { DEFAULT_K, DEFAULT_RESPELL_LIMIT, runAudit } from "../audit/run-audit.ts";
import { sampleSentences } from "../audit/utility/utility-text.ts";
import { refuseExisting } from "../base/files.ts";
import { renderReport } from "../report/html.ts";
import { ownWords } from "../report/own-words.ts";
import { renderTable } from "../report/table.ts";
import {
  addCommonOptions,
  type CommonOptions,
  integerOption,
  type Io,
  printResult,
  progressReporter,
} from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly model: string;
  readonly contexts: readonly string[];
  readonly out: string;
  readonly only?: readonly AuditName[];
  readonly originals?: readonly string[];
  readonly names?: string;
  readonly decisions?: string;
  readonly allow?: string;
  readonly mapping?: string;
  readonly baseline?: string;
  readonly corpus?: string;
  readonly k: number;
  readonly respell: number;
  readonly rank: number;
  readonly seed: number;
  readonly threads?: number;
  readonly force?: boolean;
}

const EXAMPLE = `
name-rate asks how often a name is among the model's predictions where a name stood; recovery, whether it is the very name that stood
there (needs --originals); utility, what the model can still do (needs --baseline to compare); residue, only if asked for, whether a
name is left in any byte of the folder (needs --names, --decisions or --mapping). Only contexts of the test set count.
Exit code 1 if a figure is over its limit. Too few contexts to reach a limit is no failure and no success, and the report says so.

Example:
  unname audit --model released/ --baseline model/ --contexts seen.jsonl unseen.jsonl --originals notes.private/originals.jsonl --decisions model.private/decisions.jsonl --names people.csv --out audits/released`;

/** Adds `unname audit`: measures what a model gives away, and writes audit.json and report.html. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("audit")
    .description("measure how many names a model still says")
    .requiredOption("--model <dir>", "checkpoint folder")
    .requiredOption("--contexts <file...>", "contexts files (JSON Lines, or CSV with a column sentences)")
    .requiredOption("--out <dir>", "folder for audit.json and report.html")
    .addOption(onlyOption())
    .option("--originals <file...>", "originals.jsonl: what stood at the masks (private)")
    .option("--names <file>", "names of people, CSV or JSON Lines: entries that equal a part of one count as names")
    .option("--decisions <file>", "decisions.jsonl of review: entries decided to be names count as names")
    .option("--allow <file>", "words, one a line, that are no names although a person bears them")
    .option("--mapping <file>", "mapping.jsonl of rewrite: entries that residue searches for (private)")
    .option("--baseline <dir>", "checkpoint folder of the model before, to compare with")
    .option("--corpus <dir>", "notes without names on which the loss is measured (default: the contexts)")
    .option("--k <n>", "predictions looked at", integerOption(1), DEFAULT_K)
    .option(
      "--respell <n>",
      "contexts of each split searched for names of several pieces, about 30 passes each",
      integerOption(0),
      DEFAULT_RESPELL_LIMIT,
    )
    .option(
      "--rank <n>",
      "contexts of each split whose original is ranked among 100 names of --names, some thousand passes each",
      integerOption(0),
      0,
    )
    .option("--seed <n>", "what masks, samples and resampling depend on", integerOption(0), 0)
    .option("--threads <n>", "threads (default: one a core)", integerOption(1))
    .option("--force", "replace existing output")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const report = await runAudit({
      modelDirectory: flags.model,
      contextFiles: flags.contexts,
      originalFiles: flags.originals ?? [],
      k: flags.k,
      seed: flags.seed,
      respellLimit: flags.respell,
      rankLimit: flags.rank,
      at: io.now(),
      onProgress: progressReporter(io, flags),
      ...(flags.only && { only: flags.only }),
      ...(flags.names !== undefined && { namesFile: flags.names }),
      ...(flags.decisions !== undefined && { decisionsFile: flags.decisions }),
      ...(flags.allow !== undefined && { allowFile: flags.allow }),
      ownWords: ownWords(),
      ...(flags.mapping !== undefined && { mappingFile: flags.mapping }),
      ...(flags.baseline !== undefined && { baselineDirectory: flags.baseline }),
      ...(flags.corpus !== undefined && { utilitySentences: await sampleSentences(flags.corpus, flags.seed) }),
      ...(flags.threads !== undefined && { session: { threads: flags.threads } }),
    });
    await writeAudit(flags.out, report, renderReport(report));
    printResult(io, flags, report, `${renderTable(report)}\nWritten: ${flags.out} (audit.json, report.html)`);
    if (report.verdict === "fail") process.exitCode = 1;
  });
}

function onlyOption(): Option {
  const parse = (value: string): AuditName[] =>
    value.split(",").map((written) => {
      const found = AUDIT_NAMES.find((name) => name === written.trim());
      if (found === undefined) throw new InvalidArgumentError(`Allowed are ${AUDIT_NAMES.join(", ")}.`);
      return found;
    });
  return new Option("--only <names>", `audits, separated by commas: ${AUDIT_NAMES.join(", ")}`).argParser(parse);
}
