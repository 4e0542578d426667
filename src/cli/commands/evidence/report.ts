import { join, parse } from "node:path";

import { type Command, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting, writeFileAtomic } from "../../../base/files.ts";
import type { AnnexKind } from "../../../report/text/annexes/annex-texts.ts";
import { type Language, LANGUAGES } from "../../../report/language.ts";
import { addAnnexOptions, type AnnexFlags, readAnnexFacts } from "../../options/annex-options.ts";
import { type RecipientsFlag, recipientsOption } from "../../options/audit-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions, RecipientsFlag, AnnexFlags {
  readonly out?: string;
  readonly language: Language;
  readonly force?: boolean;
}

const EXAMPLE = `
The page is made of audit.json alone: one file, no script, nothing loaded from elsewhere. Page one of each model is for the privacy office to sign.

Examples:
  unname report audits/released/audit.json
  unname report audits/released/audit.json --out rapport.html --language nl
  unname report audits/released/audit.json --out rapport.html --annex dpia --fill "controller=Hospital X, privacy@example.org"`;

/** Adds `unname report`: renders an audit again. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("report")
    .description("print an audit, or write it as a page to sign")
    .argument("<audit>", "audit.json, of one model or several")
    .option("-o, --out <file>", "HTML file to write; without it the figures are printed and nothing is written")
    .addOption(new Option("--language <code>", "language of the page").choices(LANGUAGES).default("en"))
    .addOption(recipientsOption())
    .option("--force", "replace an existing file");
  finishCommand(addAnnexOptions(command), EXAMPLE).action(async (path: string, flags: Flags) => {
    const { language, out, recipients } = flags;
    const kinds = [...new Set(flags.annex)];
    const annexFiles = out === undefined ? [] : kinds.map((kind) => annexFile(out, kind));
    if (kinds.length > 0 && out === undefined)
      throw new UnnameError("usage", "--annex writes files: give the page's name with --out.");
    if (kinds.length === 0 && (flags.fill ?? flags.manifest ?? flags.release) !== undefined)
      throw new UnnameError("usage", "--fill, --manifest and --release are for annexes: say which with --annex.");
    for (const file of out === undefined ? [] : [out, ...annexFiles]) await refuseExisting(file, flags.force);
    const { readAudit } = await import("../../../audit/audit-file.ts");
    const { judgeTests } = await import("../../../audit/judge-tests.ts");
    const { requireOwnVerdict } = await import("../../../audit/rejudge/rejudge-audit.ts");
    const { renderReport } = await import("../../../report/page/html.ts");
    const { modelsOf } = await import("../../../report/describe/summary.ts");
    const { renderTable } = await import("../../../report/tables/table.ts");
    const { annexMarkdown } = await import("../../../report/annex/annex-markdown.ts");
    const { buildAnnex } = await import("../../../report/annex/build-annex.ts");
    const audit = await readAudit(path);
    // A page would say a verdict in the largest letters.
    for (const model of modelsOf(audit)) requireOwnVerdict(model, path);
    const facts = kinds.length === 0 ? {} : await readAnnexFacts(flags, path, modelsOf(audit));
    const annexes = kinds.map((kind) =>
      buildAnnex(audit, kind, { ...facts, ...(recipients && { recipients }) }, language),
    );
    const page = renderReport(audit, { language, annexes, ...(recipients && { recipients }) });
    const texts = annexes.map(annexMarkdown);
    if (out !== undefined) await writeFileAtomic(out, page);
    for (const [index, file] of annexFiles.entries()) await writeFileAtomic(file, texts[index] ?? "");
    const models = modelsOf(audit).map((one) => ({
      name: one.model.name,
      verdict: one.verdict,
      tests: judgeTests(one),
    }));
    const written = out === undefined ? "" : `\nWritten: ${[out, ...annexFiles].join(", ")}`;
    printResult(
      io,
      flags,
      { ...(out !== undefined && { out }), ...(annexFiles.length > 0 && { annexes: annexFiles }), models },
      `${renderTable(audit, { language })}${written}`,
    );
  });
}

/** `rapport.html` has its annex in `rapport.dpia.md`. */
function annexFile(page: string, kind: AnnexKind): string {
  const { dir, name } = parse(page);
  return join(dir, `${name}.${kind}.md`);
}
