import { join } from "node:path";

import type { AuditRow } from "../audit/audit.ts";
import type { AllowedWord } from "../audit/residue/residue.ts";
import type { FolderSearch } from "../audit/residue/search-folder.ts";
import { privateDirectoryOf, refuseExisting, toJsonLines, writeFileAtomic } from "../base/files.ts";
import { VERSION } from "../base/version.ts";
import type { Language } from "../report/language.ts";
import { EXIT } from "./exit.ts";
import { type CommonOptions, type Io, printResult, progressReporter } from "./terminal.ts";

/** What `audit --only residue` reads without contexts. */
export interface FolderFlags extends CommonOptions {
  readonly model: string;
  readonly out?: string;
  readonly names?: string;
  readonly decisions?: string;
  readonly mapping?: string;
  readonly allow?: string;
  readonly corpus?: readonly string[];
  readonly language: Language;
  readonly force?: boolean;
}

/** Name of the figures' file in `--out`. */
const RESIDUE_FILE = "residue.json";
/** Name of the list of findings in the private folder. */
const FINDINGS_FILE = "residue.jsonl";

/**
 * The audit of any folder, a checkpoint or not: searches it for names, prints the figures and, with `--out`, writes `residue.json`, and
 * `residue.jsonl` and `allowed.jsonl` with the words in `<out>.private`. Throws what `searchFolder` throws.
 */
export async function auditFolder(io: Io, flags: FolderFlags): Promise<void> {
  const { out, language } = flags;
  if (out !== undefined) await refuseExisting(out, flags.force);
  const { searchFolder } = await import("../audit/residue/search-folder.ts");
  const { labelOf } = await import("../report/describe-row.ts");
  const { formatRow } = await import("../report/format.ts");
  const { ownWords } = await import("../report/own-words.ts");
  const { rows, detail, findings, allowed } = await searchFolder({
    ...sourcesOf(flags),
    ownWords: ownWords(language),
    onProgress: progressReporter(io, flags),
  });
  const result = { schemaVersion: 1, rows, detail, program: { version: VERSION }, at: io.now().toISOString() };
  const written = out === undefined ? [] : await write(out, result, findings, allowed);
  // Of a folder, which need not hold a model: there is no digest to tell.
  const lines = rows
    .map((row): AuditRow => ({ ...row, seed: 0, modelSha256: "", tokenizerSha256: "" }))
    .map((row) => `${labelOf(row, language)}: ${formatRow(row, language)}`);
  const places = detail.found.map(
    ({ file, words, occurrences }) => `  ${file}: ${words} words, ${occurrences} occurrences`,
  );
  const closed = detail.closed.map(({ file, why }) => `  ${file}: could not be looked into (${why})`);
  printResult(io, flags, result, [...lines, ...places, ...closed, ...written].join("\n"));
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  process.exitCode = verdicts.has("fail") ? EXIT.missed : verdicts.has("invalid") ? EXIT.inconclusive : EXIT.done;
}

function sourcesOf(flags: FolderFlags): FolderSearch {
  return {
    directory: flags.model,
    ...(flags.corpus !== undefined && { corpora: flags.corpus }),
    ...(flags.names !== undefined && { namesFile: flags.names }),
    ...(flags.decisions !== undefined && { decisionsFile: flags.decisions }),
    ...(flags.allow !== undefined && { allowFile: flags.allow }),
    ...(flags.mapping !== undefined && { mappingFile: flags.mapping }),
  };
}

async function write(
  out: string,
  result: unknown,
  findings: readonly unknown[],
  allowed: readonly AllowedWord[],
): Promise<string[]> {
  const { stageFolder } = await import("../base/staged-folder.ts");
  const { writeAllowedWords } = await import("../audit/residue/write-allowed-words.ts");
  const folder = await stageFolder(out, { replace: true });
  try {
    await folder.write(RESIDUE_FILE, `${JSON.stringify(result, null, 2)}\n`);
    await folder.commit();
  } finally {
    await folder.discard();
  }
  const allowedFile = await writeAllowedWords(out, allowed);
  const written = [
    `Written: ${join(out, RESIDUE_FILE)}`,
    ...(allowedFile === undefined ? [] : [`Allowed words: ${allowedFile} (private)`]),
  ];
  if (findings.length === 0) return written;
  const path = join(privateDirectoryOf(out), FINDINGS_FILE);
  await writeFileAtomic(path, toJsonLines(findings), { private: true });
  return [...written, `Which words: ${path} (private)`];
}
