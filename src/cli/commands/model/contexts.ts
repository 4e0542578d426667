import { type Command, Option } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { UnnameError } from "../../../base/errors.ts";
import { privateDirectoryOf } from "../../../base/files.ts";
import { countSets, type Split } from "../../../probe/contexts/context.ts";
import {
  type ContextSizes,
  DEFAULT_COUNT,
  DEFAULT_DEVELOPMENT,
  DEFAULT_MOST,
  DEFAULT_TEST,
} from "../../../probe/contexts/context-sizes.ts";
import { addRereadingOptions, type ReadingFlags } from "../../options/corpus-options.ts";
import { patientsOption } from "../../options/patient-options.ts";
import { collect, integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, warn } from "../../terminal.ts";

interface Flags extends CommonOptions, Partial<ReadingFlags> {
  readonly corpus?: string;
  readonly split?: Split;
  readonly out?: string;
  readonly count: number;
  readonly select?: number;
  readonly test?: number;
  readonly reserve?: number;
  readonly against?: readonly string[];
  readonly private?: string;
  readonly seed: number;
  readonly cover: boolean;
  readonly groupField?: string;
  readonly patients?: string;
  readonly mostPerPatient: number;
  readonly canaries?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Sentences of 30 to 120 characters with exactly one PERSON become contexts, with <mask> in its place. A person may look at what a
model predicts for the development set; the test set is for audits alone; the reserve waits until "unname contexts refresh" makes it the
test set, because decisions changed after an audit had been read. No patient gives contexts to two sets, or more than ten in all
(--most-per-patient): contexts of one go together. --patients or --group-field says which patient a note belongs to (default: the
--group-field of anonymise); without either, no audit of these contexts passes. No two contexts are nearly the same: with names masked,
numbers, case, accents and punctuation left aside, they differ in two words or more. Nor is any nearly the same as a training sentence of
another patient: seen ones are held against their own corpus, unseen ones against --against. Planted sentences (--canaries) are none.

The development set takes where a name stands in turn (subject, sign-off, header, addressee, possessive, inside a sentence), and first the names that the
recogniser is sure of and the lists know; --no-cover draws it at random, as the others are. "unname contexts strike" takes development
contexts out that a person finds useless, before probing.

All that is written is for its owner alone (mode 0600): a recogniser misses names. Beside the contexts, <name>.manifest.json says
what they were made of. What stood at the masks goes to originals.jsonl in the private folder of the corpus.

Examples:
  unname contexts --corpus notes-without-names/ --split seen --out seen.jsonl
  unname contexts --corpus other-notes-without-names/ --split unseen --against notes-without-names/ --out unseen.jsonl`;

/** Adds `unname contexts`: sentences in which a name was replaced, masked, for probing and auditing. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("contexts")
    .description("collect sentences with the name masked")
    .option("--corpus <dir>", "a folder that anonymise wrote")
    .addOption(
      new Option("--split <split>", "whether the model was trained on these notes").choices(["seen", "unseen"]),
    )
    .option("-o, --out <file>", "contexts file to write (JSON Lines, private)")
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
      `contexts for the test set (default: ${DEFAULT_TEST}, with which a model without memory passes every limit four times in five, or more)`,
      integerOption(1),
    )
    .option(
      "--reserve <n>",
      "contexts in reserve (default: as many as for the test set, if there are)",
      integerOption(0),
    )
    .option("--private <dir>", "folder with spans.jsonl, which gets originals.jsonl (default: <corpus>.private)")
    .option("--no-cover", "draw the development contexts at random too")
    .option("--group-field <name>", "the field with the patient of a record (default: that of anonymise)")
    .addOption(patientsOption())
    .option("--most-per-patient <n>", "contexts of one patient at most", integerOption(1), DEFAULT_MOST)
    .option("--canaries <file>", "canaries.json of planted people: their sentences are left out (private)")
    .option("--seed <n>", "what the choice depends on", integerOption(0), 0)
    .option("--force", "replace existing output");
  finishCommand(addRereadingOptions(command), EXAMPLE).action(async (flags: Flags) => {
    await gather(io, flags);
  });
}

async function gather(io: Io, flags: Flags): Promise<void> {
  const { corpus, split, out } = flags;
  if (corpus === undefined || split === undefined || out === undefined) {
    throw new UnnameError("usage", "contexts: expected --corpus, --split and --out. See unname contexts --help.");
  }
  const { gatherContexts, refuseExistingContexts, writeContexts } =
    await import("../../../probe/contexts/gather-contexts.ts");
  const { contextsManifestPath } = await import("../../../probe/contexts/contexts-manifest.ts");
  const privateDirectory = flags.private ?? privateDirectoryOf(corpus);
  const output = { path: out, privateDirectory, force: flags.force ?? false };
  await refuseExistingContexts(output);
  const gathered = await gatherContexts({
    corpusDirectory: corpus,
    privateDirectory,
    split,
    count: flags.count,
    seed: flags.seed,
    against: flags.against ?? [],
    sizes: sizesOf(flags),
    ...withoutUndefined({ format: flags.format, textField: flags.textField }),
    mostPerPatient: flags.mostPerPatient,
    ...withoutUndefined({ groupField: flags.groupField, patientsFile: flags.patients, canariesFile: flags.canaries }),
    ...(flags.cover && { isKnownName: await knownNames() }),
  });
  const originals = await writeContexts(gathered, output);
  const { found, nearDuplicates, overMost, warnings, source } = gathered;
  warn(io, flags, warnings);
  const counts = countSets(gathered.contexts);
  const manifest = contextsManifestPath(out);
  const result = { out, manifest, originals, split, found, ...counts, nearDuplicates, overMost, warnings };
  const text = [
    `${describeSizes(counts)} of ${found} sentences found.`,
    `Left out as nearly the same: ${nearDuplicates.within} as another one, ${nearDuplicates.against} as ${split === "seen" ? "another patient's, or " : ""}one of --against.`,
    `Left out, as ${source.units.most} of the same ${source.units.of} were kept: ${overMost}.`,
    `Contexts (private): ${out}`,
    `Originals (private): ${originals}`,
  ].join("\n");
  printResult(io, flags, result, text);
}

/** Whether the shipped lists have every word of a name but initials and particles. */
async function knownNames(): Promise<(original: string) => boolean> {
  const { loadPersonNames } = await import("../../../recognise/rules/lists/person-names.ts");
  const { nameWordsOf } = await import("../../../recognise/known-names/name-words.ts");
  const isListed = loadPersonNames();
  return (original) => {
    const words = nameWordsOf(original);
    return words.length > 0 && words.every(isListed);
  };
}

function sizesOf({ select, test, reserve }: Flags): Partial<ContextSizes> {
  return withoutUndefined({ development: select, test, reserve });
}

/** How many contexts each set has, in words. */
export function describeSizes({ development, test, reserve }: ContextSizes): string {
  return `${development} development and ${test} test contexts, ${reserve} in reserve`;
}
