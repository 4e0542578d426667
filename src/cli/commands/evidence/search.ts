import { join } from "node:path";

import { type Command, Option } from "commander";

import type { AllowedWord } from "../../../audit/residue/residue.ts";
import type { FolderSearch } from "../../../audit/residue/search-folder.ts";
import { withoutUndefined } from "../../../base/without-undefined.ts";
import { privateDirectoryOf, refuseExisting, toJsonLines, writeFileAtomic } from "../../../base/files.ts";
import { VERSION } from "../../../base/version.ts";
import { type Language, LANGUAGES } from "../../../report/language.ts";
import { describeFigures, writeFigures } from "../../output/figures-without-model.ts";
import { EXIT } from "../../exit.ts";
import { collect } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions {
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

const HELP = `
Searches every byte of a folder, a checkpoint or not, and a git history in it: for removed entries and for parts of known names. Archives
are opened, and names are found in many encodings. With --out it writes residue.json; which word stands in which file goes to
<out>.private/residue.jsonl.

Exit code 0: nothing was found. 1: a name was found. 3: a file could not be opened.

Example:
  unname search public/notes-nl --names people.csv --decisions notes-nl.private/decisions.jsonl`;

/** Adds `unname search`: a folder searched for names, to the last byte. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("search")
    .description("search every byte of a folder for names")
    .argument("<folder>", "folder to search")
    .option("-o, --out <dir>", "folder for residue.json; which words were found goes to <dir>.private")
    .option("--names <file>", "names of people, CSV or JSON Lines")
    .option("--decisions <file>", "decisions.jsonl of review: entries decided to be names")
    .option("--mapping <file>", "mapping.jsonl of rewrite: entries that were removed (private)")
    .option("--allow <file>", "ordinary words, one a line, that may stand although they are also names")
    .option("--corpus <dir>", "notes that anonymise wrote: names of their private folders; repeatable", collect)
    .addOption(new Option("--language <code>", "language of the printed figures").choices([...LANGUAGES]).default("en"))
    .option("--force", "replace existing output");
  finishCommand(command, HELP).action((folder: string, flags: Flags) => search(io, folder, flags));
}

async function search(io: Io, folder: string, flags: Flags): Promise<void> {
  const { out, language } = flags;
  if (out !== undefined) await refuseExisting(out, flags.force);
  const { searchFolder } = await import("../../../audit/residue/search-folder.ts");
  const { ownWords } = await import("../../../report/own-words.ts");
  const { ownPlaces } = await import("../../../workflow/own-places.ts");
  const { rows, detail, findings, allowed } = await searchFolder({
    ...sourcesOf(folder, flags),
    ownWords: ownWords(language),
    ownPlaces: ownPlaces(language),
    onProgress: progressReporter(io, flags),
  });
  const result = { schemaVersion: 1, rows, detail, program: { version: VERSION }, at: io.now().toISOString() };
  const written = out === undefined ? [] : await write(out, result, findings, allowed);
  const lines = await describeFigures(rows, language);
  const places = detail.found.map(
    ({ file, words, occurrences }) => `  ${file}: ${words} words, ${occurrences} occurrences`,
  );
  const closed = detail.closed.map(({ file, why }) => `  ${file}: could not be looked into (${why})`);
  printResult(io, flags, result, [...lines, ...places, ...closed, ...written].join("\n"));
  const verdicts = new Set(rows.map(({ verdict }) => verdict));
  process.exitCode = verdicts.has("fail") ? EXIT.missed : verdicts.has("invalid") ? EXIT.inconclusive : EXIT.done;
}

function sourcesOf(directory: string, flags: Flags): FolderSearch {
  return {
    directory,
    ...withoutUndefined({
      corpora: flags.corpus,
      namesFile: flags.names,
      decisionsFile: flags.decisions,
      allowFile: flags.allow,
      mappingFile: flags.mapping,
    }),
  };
}

async function write(
  out: string,
  result: object,
  findings: readonly unknown[],
  allowed: readonly AllowedWord[],
): Promise<string[]> {
  const { writeAllowedWords } = await import("../../../audit/residue/write-allowed-words.ts");
  const line = await writeFigures(out, RESIDUE_FILE, result);
  const allowedFile = await writeAllowedWords(out, allowed);
  const written = [line, ...(allowedFile === undefined ? [] : [`Allowed words: ${allowedFile} (private)`])];
  if (findings.length === 0) return written;
  const path = join(privateDirectoryOf(out), FINDINGS_FILE);
  await writeFileAtomic(path, toJsonLines(findings), { private: true });
  return [...written, `Which words: ${path} (private)`];
}
