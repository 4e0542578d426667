import { type Command, Option } from "commander";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf } from "../base/files.ts";
import { countSets, type Split } from "../probe/context.ts";
import { type ContextSizes, DEFAULT_DEVELOPMENT, DEFAULT_TEST } from "../probe/context-sizes.ts";
import { DEFAULT_COUNT, gatherContexts, refuseExistingContexts, writeContexts } from "../probe/contexts.ts";
import { contextsManifestPath } from "../probe/contexts-manifest.ts";
import { refreshContexts } from "../probe/refresh-contexts.ts";
import { collect } from "./corpus-options.ts";
import { addCommonOptions, type CommonOptions, integerOption, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly corpus?: string;
  readonly split?: Split;
  readonly out?: string;
  readonly count: number;
  readonly select?: number;
  readonly test?: number;
  readonly reserve?: number;
  readonly against?: readonly string[];
  readonly private?: string;
  readonly textField: string;
  readonly seed: number;
  readonly refresh?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Sentences of 30 to 120 characters with exactly one PERSON become contexts, with <mask> in its place. A person may look at what a
model predicts for the development set; the test set is for audits alone; the reserve is for nobody, until --refresh makes it the
test set, because decisions changed after an audit had been read. No document gives contexts to two sets, and no two contexts are
nearly the same: with names masked, numbers, case, accents and punctuation left aside, they differ in two words or more.

All that is written is for its owner alone (mode 0600): a recogniser misses names. Beside the contexts, <name>.manifest.json says
what they were made of. What stood at the masks goes to originals.jsonl in the private folder of the corpus.

Examples:
  unname contexts --corpus notes-without-names/ --split seen --out seen.jsonl
  unname contexts --corpus other-notes-without-names/ --split unseen --against notes-without-names/ --out unseen.jsonl
  unname contexts --refresh seen.jsonl`;

/** Adds `unname contexts`: sentences in which a name was replaced, masked, for probing and auditing. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("contexts")
    .description("gather sentences where a name stood, with the name masked")
    .option("--corpus <dir>", "a folder that anonymise wrote")
    .addOption(
      new Option("--split <split>", "whether the model was trained on these notes").choices(["seen", "unseen"]),
    )
    .option("--out <file>", "contexts file to write (JSON Lines, private)")
    .option(
      "--against <path>",
      "leave out sentences nearly the same as one of this contexts file or corpus folder (repeatable)",
      collect,
    )
    .option("--count <n>", "contexts at most", integerOption(1), DEFAULT_COUNT)
    .option(
      "--select <n>",
      `contexts for development (default: ${DEFAULT_DEVELOPMENT}, a tenth where there are few)`,
      integerOption(0),
    )
    .option(
      "--test <n>",
      `contexts for the test set (default: ${DEFAULT_TEST}, which can pass every limit)`,
      integerOption(1),
    )
    .option(
      "--reserve <n>",
      "contexts in reserve (default: as many as for the test set, if there are)",
      integerOption(0),
    )
    .option("--private <dir>", "folder with spans.jsonl, which gets originals.jsonl (default: <corpus>.private)")
    .option("--text-field <name>", "the field of a JSON line that holds the note", "text")
    .option("--seed <n>", "what the choice depends on", integerOption(0), 0)
    .option("--refresh <file>", "make the reserve of this contexts file its test set, and nothing else")
    .option("--force", "replace existing output")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (flags: Flags) => {
    await (flags.refresh === undefined ? gather(io, flags) : refresh(io, flags, flags.refresh));
  });
}

async function gather(io: Io, flags: Flags): Promise<void> {
  const { corpus, split, out } = flags;
  if (corpus === undefined || split === undefined || out === undefined) {
    throw new UnnameError(
      "usage",
      "contexts: expected --corpus, --split and --out, or --refresh with a contexts file.",
    );
  }
  const privateDirectory = flags.private ?? privateDirectoryOf(corpus);
  const output = { path: out, privateDirectory, force: flags.force ?? false };
  await refuseExistingContexts(output);
  const gathered = await gatherContexts({
    corpusDirectory: corpus,
    privateDirectory,
    split,
    count: flags.count,
    seed: flags.seed,
    textField: flags.textField,
    against: flags.against ?? [],
    sizes: sizesOf(flags),
  });
  const originals = await writeContexts(gathered, output);
  const { found, nearDuplicates, warnings } = gathered;
  warn(io, flags, warnings);
  const counts = countSets(gathered.contexts);
  const manifest = contextsManifestPath(out);
  const result = { out, manifest, originals, split, found, ...counts, nearDuplicates, warnings };
  const text = [
    `${describe(counts)} of ${found} sentences found.`,
    `Left out as nearly the same: ${nearDuplicates.within} as another one, ${nearDuplicates.against} as one of --against.`,
    `Contexts (private): ${out}`,
    `Originals (private): ${originals}`,
  ].join("\n");
  printResult(io, flags, result, text);
}

async function refresh(io: Io, flags: Flags, path: string): Promise<void> {
  const { corpus, split, out, against, select, test, reserve } = flags;
  if ([corpus, split, out, against, select, test, reserve, flags.private].some((flag) => flag !== undefined)) {
    throw new UnnameError(
      "usage",
      "contexts: --refresh takes the contexts file and no other choice. Leave the other flags out.",
    );
  }
  const { counts, refreshed, warnings } = await refreshContexts(path);
  warn(io, flags, warnings);
  const result = { out: path, ...counts, refreshed, warnings };
  const text = `The reserve is the test set now (refresh ${refreshed}): ${describe(counts)}.\nContexts (private): ${path}`;
  printResult(io, flags, result, text);
}

function warn(io: Io, flags: Flags, warnings: readonly string[]): void {
  if (!flags.quiet) for (const warning of warnings) io.stderr.write(`Warning: ${warning}\n`);
}

function describe({ development, test, reserve }: ContextSizes): string {
  return `${development} development and ${test} test contexts, ${reserve} in reserve`;
}

function sizesOf({ select, test, reserve }: Flags): Partial<ContextSizes> {
  return {
    ...(select !== undefined && { development: select }),
    ...(test !== undefined && { test }),
    ...(reserve !== undefined && { reserve }),
  };
}
