import { type Command, Option } from "commander";

import { refuseExisting, writeFileAtomic } from "../base/files.ts";
import { type Language, LANGUAGES } from "../report/language.ts";
import { type RecipientsFlag, recipientsOption } from "./recipients-option.ts";
import { helpText } from "./help-text.ts";
import { addCommonOptions, type CommonOptions, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions, RecipientsFlag {
  readonly out?: string;
  readonly language: Language;
  readonly force?: boolean;
}

const EXAMPLE = `
The page is made of audit.json alone: one file, no script, nothing loaded from elsewhere. Page one of each model is for the privacy office to sign.

Examples:
  unname report audits/released/audit.json
  unname report audits/released/audit.json --out rapport.html --language nl`;

/** Adds `unname report`: renders an audit again. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("report")
    .description("print an audit, or write it as a page to sign")
    .argument("<audit>", "audit.json, of one model or several")
    .option("-o, --out <file>", "HTML file to write; without it the figures are printed and nothing is written")
    .addOption(new Option("--language <code>", "language of the page").choices(LANGUAGES).default("en"))
    .addOption(recipientsOption())
    .option("--force", "replace an existing file")
    .addHelpText("after", helpText(EXAMPLE));
  addCommonOptions(command).action(async (path: string, flags: Flags) => {
    const { language, out, recipients } = flags;
    if (out !== undefined) await refuseExisting(out, flags.force);
    const { readAudit } = await import("../audit/audit-file.ts");
    const { judgeTests } = await import("../audit/judge-tests.ts");
    const { requireOwnVerdict } = await import("../audit/rejudge/rejudge-audit.ts");
    const { renderReport } = await import("../report/html.ts");
    const { modelsOf } = await import("../report/summary.ts");
    const { renderTable } = await import("../report/table.ts");
    const audit = await readAudit(path);
    // A page would say a verdict in the largest letters.
    for (const model of modelsOf(audit)) requireOwnVerdict(model, path);
    if (out !== undefined)
      await writeFileAtomic(out, renderReport(audit, { language, ...(recipients && { recipients }) }));
    const models = modelsOf(audit).map((one) => ({
      name: one.model.name,
      verdict: one.verdict,
      tests: judgeTests(one),
    }));
    const written = out === undefined ? "" : `\nWritten: ${out}`;
    printResult(
      io,
      flags,
      { ...(out !== undefined && { out }), models },
      `${renderTable(audit, { language })}${written}`,
    );
  });
}
