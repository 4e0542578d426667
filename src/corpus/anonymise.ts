import { LEAN } from "../recognise/decide/lean.ts";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Writable } from "node:stream";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting, requireExisting } from "../base/files.ts";
import { withoutUndefined } from "../base/without-undefined.ts";
import { createFinisher } from "../recognise/finish-spans.ts";
import { mapSpec } from "../recognise/combine/spec-parts.ts";
import { type OtherLanguages, requireChoice } from "../recognise/other-languages.ts";
import type { Recogniser } from "../recognise/recogniser.ts";
import { checkReplacer, checkReplaceSettings, type ReplaceSettings } from "../replace/settings.ts";
import { DEFAULT_ENTITIES, type Entity } from "../text/entities.ts";
import type { CorpusFormat } from "./reading/corpus-format.ts";
import { dedupeAll, type RepeatOptions, type RepeatsResult } from "./dedupe/dedupe.ts";
import { finishOptionsOf } from "./execute/work.ts";
import { type FilteredLines, filterLines } from "./filter/filter-lines.ts";
import { textFieldsOf } from "./reading/read-corpus.ts";
import type { Suspects } from "./suspects/find-suspects.ts";
import { countOthers, type OtherCount } from "./other-languages-error.ts";
import { refuseOverlap } from "./reading/refuse-overlap.ts";
import { DEFAULT_RECOGNISERS, resolveRecognisers } from "./resolve-recognisers.ts";
import { runCorpus } from "./run/run-corpus.ts";
import { BEFORE_DEDUPE, runFolderOf, UNFINISHED_SUFFIX } from "./run/run-folder.ts";
import type { Share } from "./run/share.ts";
import type { QueueOptions } from "./queue/queue-connection.ts";
import type { RunFolder } from "./run/run-folder.ts";
import { readRunRecord, type RunRecord } from "./run/run-record.ts";
import type { RunReport } from "./run/run-report.ts";
import type { RunSettings } from "./run/settings.ts";
import { toError } from "./shards/describe-failure.ts";
import { plainSettings, type RunRequest } from "./run/run-request.ts";

export interface AnonymiseOptions extends RunRequest {
  /** SPECs or recognisers, combined by union. Default {@link DEFAULT_RECOGNISERS}; none if there are annotations. */
  readonly recognisers?: readonly (string | Recogniser)[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  /**
   * What becomes of passages in no supported language, where the recognisers choose the language of each text: `keep` leaves them as they are, names and
   * all, `mask-all` makes one span of each line, `treat-as:CODE` reads them as a language. Default: all else is done, then `input-language` is thrown and nothing is put in its place.
   */
  readonly otherLanguages?: Exclude<OtherLanguages, "guess">;
  /** A file of words and phrases, one a line, that are always replaced, in any case; and one of those that never are, as they are written. */
  readonly always?: string;
  readonly never?: string;
  /** Names that a review of a model decided, see `readNamesOfDecisions`: replaced as they are written, in capitals and, if in small letters, in any case. */
  readonly names?: readonly string[];
  /** SHA-256 of the vocabularies whose reviews found these names: by them an audit sees whether a model was trained again. */
  readonly reviewedVocabularies?: readonly string[];
  /** A folder that `annotate` wrote of these inputs, corrected or not: what it says is replaced, too. */
  readonly annotations?: string;
  /** What to replace, whatever a recogniser or annotator calls it (see `entityOf`). Default PERSON and GPE. */
  readonly entities?: readonly Entity[];
  /** What stands in the place of a span. Default: its label. */
  readonly replace?: Partial<ReplaceSettings>;
  /** What surrogates are drawn with, see `readKeyFile`. */
  readonly key?: Uint8Array;
  readonly format?: CorpusFormat;
  /** The fields of a record that hold texts. Default `text`. */
  readonly textField?: string | readonly string[];
  /** Fields of a record that are left out of the output, and those whose values become `***`. */
  readonly dropFields?: readonly string[];
  readonly maskFields?: readonly string[];
  /** Give every output file a name that says nothing; which is which goes to the private folder. */
  readonly renameFiles?: boolean;
  /** The field of a record that says whose it is: who is certain in one document is found in all of the group. Reads the inputs twice. */
  readonly groupField?: string;
  /**
   * Take repeated text out of what is written, see `dedupe`: names are replaced first, so that sentences are alike which differ in names alone. The notes before
   * that are in `<output>.before-dedupe`. Not with `share` or `queue`.
   */
  readonly dedupe?: RepeatOptions;
  /** Do this machine's share of the shards alone; the last of all puts the output together. */
  readonly share?: Share;
  /** Workers that take shards from a queue do them; `workers` put files together. */
  readonly queue?: QueueOptions;
  /** Called, before the texts are read, with where else the corpus seems to hold names. */
  readonly onSuspects?: (suspects: Suspects) => void;
}

/** What was done, without a name. */
export interface AnonymiseResult extends Omit<RunReport, "totals"> {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  readonly files: number;
  readonly documents: number;
  /** Spans replaced, by entity. */
  readonly spans: Readonly<Record<string, number>>;
  /** Spans found but not replaced, because their entity was not asked for: by the label they were found under. */
  readonly left: Readonly<Record<string, number>>;
  /** Documents by language, where the recognisers chose it: `nl`; `nl+fr` with passages in another; `unknown` if it may be several. */
  readonly languages: Readonly<Record<string, number>>;
  /** What was taken out; only with `dedupe`, and if finished. */
  readonly repeats?: RepeatsResult;
  /** Those with passages in no supported language. */
  readonly otherLanguages: OtherCount;
}

/**
 * Step 1: writes the inputs with every found name exchanged for what stands for it, at the same relative paths and in the same format, everything
 * else byte for byte, with `manifest.json`; and `spans.jsonl` into the private folder. Both folders are for their owner alone. The output
 * folder appears whole, at the end: until then it is called `<output>.unfinished`. A run that ended early is taken up by the same call, and one
 * whose input, configuration, model or version is another does what it must again. Throws `key-missing` for surrogates without a key, `output-exists` without `force` for output that is none
 * of a run, `output-failed`, `interrupted`, `input-empty`, what finding files and opening recognisers throws, and, when all else is done, what was
 * wrong with the first file that could not be read.
 *
 * @example
 * ```ts
 * import { mkdir, readFile, writeFile } from "node:fs/promises";
 * import { anonymise } from "unname";
 *
 * await mkdir("notes");
 * await writeFile("notes/1.txt", "Mevr. Jansen belde dr. De Wit in Utrecht over de uitslag.");
 * const { spans } = await anonymise({ inputs: ["notes"], outputDirectory: "anonymous", recognisers: ["rules:nl"] });
 * console.log(await readFile("anonymous/1.txt", "utf8")); // → Mevr. PERSON belde dr. PERSON in GPE over de uitslag.
 * console.log(spans.PERSON); // → 2
 * ```
 */
export async function anonymise(options: AnonymiseOptions): Promise<AnonymiseResult> {
  const result = await anonymiseAll(options);
  const [failure] = result.failures;
  if (result.state === "failed" && failure !== undefined) throw toError(failure);
  return result;
}

/** {@link anonymise}, which tells of files that could not be read in its result. */
export async function anonymiseAll(options: AnonymiseOptions): Promise<AnonymiseResult> {
  return options.dedupe === undefined ? replaceAll(options) : replaceAndDedupe(options, options.dedupe);
}

async function replaceAndDedupe(options: AnonymiseOptions, repeats: RepeatOptions): Promise<AnonymiseResult> {
  const { inputs, outputDirectory, share, queue, force = false } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  if (share !== undefined || queue !== undefined)
    throw new UnnameError(
      "usage",
      "anonymise: --dedupe compares all notes with each other, so one machine does it. Leave it out, and run unname dedupe on the output.",
    );
  refuseOverlap(inputs, [outputDirectory, privateDirectory]);
  if ((await readRunRecord(runFolderOf(outputDirectory, privateDirectory))) === undefined)
    await refuseExisting(outputDirectory, force);
  const before = outputDirectory.replace(/[/\\]+$/u, "") + BEFORE_DEDUPE;
  const first = await replaceAll({ ...options, outputDirectory: before, privateDirectory: privateDirectoryOf(before) });
  if (first.state !== "finished") return first;
  const { workers, shardBytes, signal, onProgress, onNote } = options;
  const second = await dedupeAll({
    ...repeats,
    inputs: [before],
    outputDirectory,
    privateDirectory,
    force,
    ...withoutUndefined({ workers, shardBytes, signal, onProgress, onNote }),
  });
  const { state, output, failures, failed, units, repeated, most } = second;
  const taken = { units, repeated, ...(most !== undefined && { most }) };
  const places = { outputDirectory: second.outputDirectory, privateDirectory: second.privateDirectory };
  return { ...first, ...places, state, output, failures, failed, ...(state === "finished" && { repeats: taken }) };
}

async function replaceAll(options: AnonymiseOptions): Promise<AnonymiseResult> {
  const { outputDirectory, recognisers } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  const settings = settingsOf(options, privateDirectory);
  const given = recognisers?.filter((recogniser) => typeof recogniser !== "string") ?? [];
  const threads = options.workers ?? 0;
  if ((threads > 0 || options.queue !== undefined) && given.length > 0) {
    throw new UnnameError(
      "usage",
      "anonymise: recognisers that are no SPECs work in this thread alone. Leave out workers and queue.",
    );
  }
  // Says what is wrong before anything is read.
  checkReplacer(settings.replace, options.key);
  await createFinisher(finishOptionsOf(settings));
  const { share, queue, key, force = false, signal, onProgress, onSuspects, onNote } = options;
  const report = await runCorpus({
    settings,
    ...(given.length > 0 && { given: await resolveRecognisers(recognisers ?? [], { lean: settings.lean }) }),
    threads,
    force,
    ...(queue !== undefined && { openRemote: (folder, record) => openQueue(folder, record, queue, onNote) }),
    ...withoutUndefined({ key, share, signal, onProgress, onSuspects, onNote }),
  });
  return toResult(report, outputDirectory, privateDirectory);
}

const RENAME_KEY_BYTES = 32;

/** The settings of a run with these options, checked. Throws `usage` and `input-missing`. */
export function settingsOf(options: AnonymiseOptions, privateDirectory: string): RunSettings {
  const { inputs, outputDirectory, annotations } = options;
  const given = annotations === undefined ? [] : [annotations];
  refuseOverlap([...inputs, ...given], [outputDirectory, outputDirectory + UNFINISHED_SUFFIX, privateDirectory]);
  for (const directory of given) requireExisting(directory, "folder of annotations");
  const recognisers = options.recognisers ?? (annotations === undefined ? DEFAULT_RECOGNISERS : []);
  if (recognisers.length === 0 && annotations === undefined)
    throw new UnnameError(
      "usage",
      "anonymise: expected a recogniser or annotations. Pass --recogniser or --annotations.",
    );
  const names = recognisers.map((recogniser) => (typeof recogniser === "string" ? recogniser : recogniser.name));
  requireChoice(names, options.otherLanguages);
  return {
    ...plainSettings(options, privateDirectory),
    recognisers: names,
    specs: recognisers.flatMap((recogniser) => (typeof recogniser === "string" ? absoluteSpec(recogniser) : [])),
    lean: options.lean ?? LEAN.default,
    otherLanguages: options.otherLanguages ?? null,
    always: options.always === undefined ? null : resolve(options.always),
    never: options.never === undefined ? null : resolve(options.never),
    names: [...new Set(options.names ?? [])].sort(),
    reviewedVocabularies: options.reviewedVocabularies ?? [],
    annotations: annotations === undefined ? null : resolve(annotations),
    entities: options.entities ?? DEFAULT_ENTITIES,
    format: options.format ?? "auto",
    textFields: textFieldsOf(options),
    dropFields: options.dropFields ?? [],
    maskFields: options.maskFields ?? [],
    renameKey: options.renameFiles === true ? randomBytes(RENAME_KEY_BYTES).toString("hex") : null,
    groupField: options.groupField ?? null,
    replace: checkReplaceSettings(options.replace),
  };
}

/** Options of {@link anonymiseLines}: those of {@link AnonymiseOptions} that need no files. */
export interface AnonymiseLinesOptions extends Pick<
  AnonymiseOptions,
  | "recognisers"
  | "lean"
  | "otherLanguages"
  | "always"
  | "never"
  | "entities"
  | "textField"
  | "dropFields"
  | "maskFields"
  | "replace"
  | "key"
> {
  readonly format: "lines" | "jsonl";
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Writable;
  /** Worker threads; default 1. */
  readonly workers?: number;
}

/** Step 1 as a filter, see {@link filterLines}; recognisers are SPECs. */
export async function anonymiseLines(options: AnonymiseLinesOptions): Promise<FilteredLines> {
  const { input, output, key, workers: threads = 1 } = options;
  const settings = settingsOf({ ...options, inputs: [], outputDirectory: "" }, "");
  checkReplacer(settings.replace, key);
  return filterLines({ settings, input, output, threads, ...(key !== undefined && { key }) });
}

/** Redis is loaded by those who use it. */
async function openQueue(folder: RunFolder, record: RunRecord, queue: QueueOptions, onNote?: (note: string) => void) {
  const { createQueueExecutor } = await import("./queue/queue-executor.ts");
  return createQueueExecutor(folder, record, queue, (note) => onNote?.(note));
}

/** A SPEC that names files or folders, with their absolute paths; others as they are. */
function absoluteSpec(spec: string): string {
  return mapSpec(spec, (part) => {
    const [kind = "", ...rest] = part.split(":");
    const name = rest.join(":");
    return ["names", "crf", "onnx", "onnx-int8"].includes(kind) && existsSync(name) ? `${kind}:${resolve(name)}` : part;
  });
}

function toResult(
  { totals, ...report }: RunReport,
  outputDirectory: string,
  privateDirectory: string,
): AnonymiseResult {
  const { files = 0, documents = 0, counts: spans = {}, left = {}, languages = {} } = totals ?? {};
  const counts = { files, documents, spans, left, languages, otherLanguages: countOthers(languages) };
  return { ...report, outputDirectory, privateDirectory, ...counts };
}
