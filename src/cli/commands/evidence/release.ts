import { withoutUndefined } from "../../../base/without-undefined.ts";
import { type Command, InvalidArgumentError } from "commander";

import type { ReleaseResult } from "../../../workflow/release/release.ts";
import { describeLeftFiles } from "../../output/describe-left-files.ts";
import { EXIT } from "../../exit.ts";
import { type RecipientsFlag, recipientsOption, type RequireFlag, requireOption } from "../../options/audit-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions, RequireFlag, RecipientsFlag {
  readonly model: string;
  readonly audit: string;
  readonly private?: string;
  readonly out: string;
  readonly names: string;
  readonly decisions?: string;
  readonly mapping?: string;
  readonly allow?: string;
  readonly license?: string;
  readonly language?: readonly string[];
  readonly card?: string;
  readonly acceptRisk?: string;
  readonly at?: Date;
  readonly force?: boolean;
}

const EXAMPLE = `
Only files of a checkpoint are taken: configuration, tokenizer, licence, and of weights and graphs those that the audit opened and found to be
the model that it measured, to the byte. Every other file is named and stays. Paths, hosts and accounts are taken out of them; audit,
model card, release.json and SHA256SUMS are added; then every byte is searched for the names of --names and for the entries that
were removed. A word that is found and is an ordinary word goes into --allow; the report names it by hash.
Refused (exit code 1) if the audit missed a limit or a name was found; refused (exit code 3) if the evidence does not suffice: an inconclusive
audit, one without its ledger, another list or other decisions than it was made with, undecided candidates, a list that knows no person of the notes. --accept-risk
takes a reason, and the card prints it with each objection. --require names asks for the names test alone: card, report and release.json
then state the attack test too, and what was not made of it. A test that failed refuses the release, required or not. Where names were found, <out>.private/residue.jsonl says which.

Example:
  unname release --model notes-nl-unnamed --audit audits/notes-nl/audit.json --names people.csv --decisions notes-nl.private/decisions.jsonl --license mit --language nl --out public/notes-nl`;

/** Adds `unname release`: the public folder of a checkpoint, searched to the last byte. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("release")
    .description("build the public folder of an audited model")
    .requiredOption("-m, --model <dir>", "checkpoint folder, as it was audited")
    .requiredOption("--audit <file>", "audit.json of this model")
    .option(
      "--private <dir>",
      "private folder of the audit, with its ledger.jsonl (default: beside the audit's folder)",
    )
    .requiredOption("-o, --out <dir>", "public folder to make")
    .requiredOption("--names <file>", "names of people, CSV or JSON Lines: none of them may be left")
    .option("--decisions <file>", "decisions.jsonl of review: entries decided to be names may not be left")
    .option("--mapping <file>", "mapping.jsonl of rewrite: entries that were removed may not be left (private)")
    .option("--allow <file>", "ordinary words, one a line, that may be left although a person bears them")
    .option("--license <id>", "licence of the model, as the hub calls it", licenseOption)
    .option("--language <code...>", "languages of the model", languageOption)
    .addOption(recipientsOption())
    .option("--card <file>", "Markdown of your own for the model card")
    .addOption(requireOption("the tests that must have passed"))
    .option("--accept-risk <reason>", "release in spite of objections; the card prints the reason and each objection")
    .option("--at <date>", "date of the release (default: of the audit)", dateOption)
    .option("--force", "replace an existing folder");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const { releaseCheckpoint } = await import("../../../workflow/release/release.ts");
    const result = await releaseCheckpoint({
      modelDirectory: flags.model,
      auditFile: flags.audit,
      outputDirectory: flags.out,
      namesFile: flags.names,
      onProgress: progressReporter(io, flags),
      ...withoutUndefined({
        privateDirectory: flags.private,
        decisionsFile: flags.decisions,
        mappingFile: flags.mapping,
        allowFile: flags.allow,
        license: flags.license,
        languages: flags.language,
        cardFile: flags.card,
      }),
      ...(flags.recipients && { recipients: flags.recipients }),
      ...withoutUndefined({ required: flags.require, acceptRisk: flags.acceptRisk, at: flags.at, force: flags.force }),
    });
    printResult(io, flags, result, describe(result));
    if (!result.released) process.exitCode = result.refusedBy === "evidence" ? EXIT.inconclusive : EXIT.missed;
  });
}

function describe(result: ReleaseResult): string {
  if (!result.released) {
    const advice =
      result.refusedBy !== "residue"
        ? 'Mend it and audit again, or pass --accept-risk "reason", which the card prints with each line.'
        : result.findingsFile === undefined
          ? "Unpack or remove what cannot be looked into."
          : `Which words: ${result.findingsFile} (private). Take them out, or put ordinary words on the list of --allow.`;
    return ["Not released:", ...result.reasons.map((reason) => `  ${reason}`), advice].join("\n");
  }
  const { files, stripped, residue, acceptedRisk, notRequired = [] } = result.report;
  const allowed = residue.allowed.list + residue.allowed.decision;
  return [
    `${files.length + 3} files in ${result.directory}; ${residue.words} words searched for in every byte, none left`,
    result.headline,
    ...notRequired.map((reason) => `not required: ${reason}`),
    ...(allowed > 0 ? [`${allowed} ordinary words allowed; which: allowed.jsonl in the private folder`] : []),
    ...stripped.map(
      ({ file, key, why, count = 1 }) => `taken out: ${file}, ${key} (${why}${count > 1 ? `, ${count}` : ""})`,
    ),
    ...describeLeftFiles(result.left),
    ...(acceptedRisk ? [`released although: ${acceptedRisk.missed.join("; ")}`] : []),
  ].join("\n");
}

function dateOption(value: string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError("Expected a date as ISO 8601 writes it.");
  return date;
}

function licenseOption(value: string): string {
  if (!/^[A-Za-z0-9.+-]+$/.test(value)) throw new InvalidArgumentError("Expected an identifier, as mit or cc-by-4.0.");
  return value;
}

function languageOption(value: string, before: readonly string[] = []): readonly string[] {
  if (!/^[a-z]{2,3}$/.test(value)) throw new InvalidArgumentError("Expected a code of two or three letters, as nl.");
  return [...before, value];
}
