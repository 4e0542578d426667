import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, requireExisting } from "../../base/files.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";
import type { UnitKind } from "../../dedupe/unit-kinds.ts";
import type { CorpusFormat } from "../reading/corpus-format.ts";
import { textFieldsOf } from "../reading/read-corpus.ts";
import { readingOfCorpus, type WrittenReading } from "../reading/reading-of-corpus.ts";
import { refuseOverlap } from "../reading/refuse-overlap.ts";
import { runCorpus } from "../run/run-corpus.ts";
import { runFolderOf, UNFINISHED_SUFFIX } from "../run/run-folder.ts";
import type { RunReport } from "../run/run-report.ts";
import type { RunSettings } from "../run/settings.ts";
import { toError } from "../shards/describe-failure.ts";
import { plainSettings, type RunRequest } from "../run/run-request.ts";
import { checkDedupeValues, DEFAULT_KEEP, DEFAULT_THRESHOLD, isLabelled } from "./dedupe-settings.ts";
import { readChoice, type RepeatCounts } from "./write-repeats.ts";

/** What is taken out of notes. */
export interface RepeatOptions {
  /** Sentences are compared (default), or passages: lines without an empty one between them. */
  readonly by?: UnitKind;
  /** How many of each stay: the first in the order of the input. Default 1. */
  readonly keep?: number;
  /** Share of their pairs of neighbouring words that two have in common (Jaccard index), from which on they are nearly the same; 1: only equal ones go. Default 0.8. */
  readonly threshold?: number;
  /** A text file of sentences that stay wherever they are: a hospital's templates. */
  readonly keepTemplates?: string;
}

export interface DedupeOptions extends RepeatOptions, RunRequest {
  /** The `spans.jsonl` of the inputs. Default: of a folder that `anonymise` wrote the one in its private folder, beside it. */
  readonly spans?: readonly string[];
  /** Default: as the manifest of the input says, else `auto`. */
  readonly format?: CorpusFormat;
  /** The fields of a record that hold texts. Default: as the manifest of the input says, else `text`. */
  readonly textField?: string | readonly string[];
  /** The field of a record that says whose it is: for counts of patients. Default: as the manifest of the input says. */
  readonly groupField?: string;
}

/** What was taken out, without a word of it. */
export interface RepeatsResult {
  /** Units that stay, stay as templates, went since equal ones stay, and went since nearly equal ones do. */
  readonly units: Readonly<Record<string, number>>;
  /** Sentences or passages that are in the notes more often than they stay. */
  readonly repeated: number;
  /** What is in them most often; absent if nothing is repeated. */
  readonly most?: RepeatCounts;
}

/** What was done. */
export interface DedupeResult extends Omit<RunReport, "totals" | "suspects">, RepeatsResult {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  readonly files: number;
  readonly documents: number;
  /** `spans.jsonl` was moved with the notes: contexts can be made of them. */
  readonly hasSpans: boolean;
}

/**
 * Takes repeated sentences, or passages, out of notes before a model is trained on them: what is in them often is what a model learns by heart. The first of each stay;
 * what stays is byte for byte as it was, at the same relative paths and in the same format. A text of which everything goes is empty. Writes `repeats.jsonl` (private): what is repeated most, and how many documents and
 * patients hold it. Of notes that `anonymise` wrote `spans.jsonl` is moved with them. A run that ended early is taken up by the same call. Throws as `anonymise` does.
 *
 * @example
 * ```ts
 * import { mkdir, readFile, writeFile } from "node:fs/promises";
 * import { dedupe } from "unname/corpus";
 *
 * await mkdir("records");
 * await writeFile("records/1.txt", "Geen bijzonderheden. Koorts sinds gisteren.");
 * await writeFile("records/2.txt", "Hoest niet meer. Geen bijzonderheden.");
 * const { units } = await dedupe({ inputs: ["records"], outputDirectory: "once" });
 * console.log(await readFile("once/2.txt", "utf8")); // → Hoest niet meer.
 * console.log(units.kept, units.equal); // → 3 1
 * ```
 */
export async function dedupe(options: DedupeOptions): Promise<DedupeResult> {
  const result = await dedupeAll(options);
  const [failure] = result.failures;
  if (result.state === "failed" && failure !== undefined) throw toError(failure);
  return result;
}

/** {@link dedupe}, with the files that could not be read in its result. */
export async function dedupeAll(options: DedupeOptions): Promise<DedupeResult> {
  const { outputDirectory, force = false, signal, onProgress, onNote } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  const settings = await settingsOf(options, privateDirectory);
  const report = await runCorpus({
    settings,
    threads: options.workers ?? 0,
    force,
    ...withoutUndefined({ signal, onProgress, onNote }),
  });
  const { totals, suspects: _, ...rest } = report;
  const choice = totals === undefined ? undefined : await readChoice(runFolderOf(outputDirectory, privateDirectory));
  return {
    ...rest,
    outputDirectory: settings.outputDirectory,
    privateDirectory: settings.privateDirectory,
    files: totals?.files ?? 0,
    documents: totals?.documents ?? 0,
    units: totals?.counts ?? {},
    repeated: choice?.repeated ?? 0,
    ...(choice?.most !== undefined && { most: choice.most }),
    hasSpans: totals?.spansDigest !== undefined && isLabelled(settings.dedupe),
  };
}

async function settingsOf(options: DedupeOptions, privateDirectory: string): Promise<RunSettings> {
  const { inputs, outputDirectory, keepTemplates } = options;
  refuseOverlap(inputs, [outputDirectory, outputDirectory + UNFINISHED_SUFFIX, privateDirectory]);
  const { keep = DEFAULT_KEEP, threshold = DEFAULT_THRESHOLD } = options;
  checkDedupeValues({ keep, threshold });
  if (keepTemplates !== undefined) requireExisting(keepTemplates, "file of templates");
  const written = await writtenReading(inputs);
  const { format = written.format, textField = written.textField, groupField = written.groupField } = options;
  return {
    ...plainSettings(options, privateDirectory),
    format: format ?? "auto",
    textFields: textFieldsOf(textField === undefined ? {} : { textField }),
    groupField: groupField ?? null,
    dedupe: {
      unit: options.by ?? "sentence",
      keep,
      threshold,
      templates: keepTemplates === undefined ? null : resolve(keepTemplates),
      spans: findSpans(options, written),
      anonymised: written.anonymised ?? null,
    },
  };
}

/** How the inputs were written. Throws `usage` if not all were written alike: what one says does not hold for another. */
async function writtenReading(inputs: readonly string[]): Promise<WrittenReading> {
  const readings: WrittenReading[] = [];
  for (const input of inputs) readings.push(await readingOfCorpus(input));
  const [first = {}, ...others] = readings;
  const differs = others.findIndex((other) => JSON.stringify(other) !== JSON.stringify(first));
  if (differs < 0) return first;
  throw new UnnameError(
    "usage",
    `${inputs[0]} and ${inputs[differs + 1]}: were not written with the same settings of unname anonymise, or only one was. Anonymise both in one command.`,
  );
}

/** The spans of notes that `anonymise` wrote; none, with a note, where they are not beside the notes. */
function findSpans({ inputs, spans, onNote }: DedupeOptions, { anonymised }: WrittenReading): readonly string[] {
  for (const path of spans ?? []) requireExisting(path, "spans file (made by unname anonymise)");
  if (spans !== undefined) return spans.map((path) => resolve(path));
  if (anonymised === undefined) return [];
  const found: string[] = [];
  for (const input of inputs) {
    const path = join(privateDirectoryOf(input), "spans.jsonl");
    if (existsSync(path)) found.push(resolve(path));
    else onNote?.(`${path} is not there: contexts cannot be made of what is written. Name it with --spans.`);
  }
  return found;
}
