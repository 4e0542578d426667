import { openRecordFile } from "../../formats/records/open-record-file.ts";
import type { RecordFile } from "../../formats/records/record-codec.ts";
import { createFinisher, type FinishOptions, type FinishSpans } from "../../recognise/finish-spans.ts";
import type { RecogniserOptions } from "../../recognise/parse-spec.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { checkReplacer } from "../../replace/settings.ts";
import { openReplacer } from "../../replace/open-replacer.ts";
import type { Replacer } from "../../replace/replacer.ts";
import { openReplacedSpans, type ReplacedSpans } from "../dedupe/replaced-spans.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { readAnnotations } from "../annotate/annotation-files.ts";
import { beginsWithMark } from "../reading/begins-with-mark.ts";
import { openPeopleStore, type PeopleStore } from "../people/people-store.ts";
import { resolveRecognisers } from "../resolve-recognisers.ts";
import { type RunFolder, runFolderOf } from "../run/run-folder.ts";
import type { RunSettings } from "../run/settings.ts";
import { nameOf, type PlannedFile } from "../shards/shard.ts";
import { isLabelled } from "../dedupe/dedupe-settings.ts";
import { createSpanFinder, type SpanFinder } from "./find-spans.ts";
import { isDedupe, knowsSpans } from "../run/kind-of-run.ts";

/** What a thread needs for its shards: opened when a task first needs it, then kept. */
export interface Work {
  readonly settings: RunSettings;
  readonly folder: RunFolder;
  replacer(): Promise<Replacer>;
  recognisers(): Promise<readonly Recogniser[]>;
  finder(): Promise<SpanFinder>;
  /** What the user says of words and languages. */
  finish(): Promise<FinishSpans>;
  /** Undefined without a group field. */
  people(): Promise<PeopleStore | undefined>;
  /** What earlier runs replaced in the notes that repeated text is taken out of; undefined if nothing says it. */
  replacedSpans(): Promise<ReplacedSpans | undefined>;
  /** Kept open for the file's next shard. */
  records(file: PlannedFile): Promise<RecordFile>;
  /** What the annotations say of a file's document. */
  annotated(file: PlannedFile, document: Document): Promise<readonly Span[]>;
  close(): Promise<void>;
}

/** Packed files keep their place: as many as take turns in a thread. */
const KEPT_OPEN = 4;

export interface WorkOptions {
  /** Stand for the SPECs of the settings. */
  readonly given?: readonly Recogniser[];
  /** Of surrogates. */
  readonly key?: Uint8Array;
}

/** Everything for the shards of a run. Throws `key-missing` for surrogates without a key. */
export function createWork(settings: RunSettings, options: WorkOptions = {}): Work {
  checkReplacer(settings.replace, options.key);
  const folder = runFolderOf(settings.outputDirectory, settings.privateDirectory);
  const recognisers = once(
    async () => options.given ?? (await resolveRecognisers(settings.specs, recogniserOptionsOf(settings))),
  );
  const finish = once(() => createFinisher(finishOptionsOf(settings)));
  const opened = new Map<string, Promise<RecordFile>>();
  const { annotations } = settings;
  let spansOpened: ReplacedSpans | undefined;
  let peopleOpened: PeopleStore | undefined;
  const replacedSpans = once(async () => {
    if (isDedupe(settings) && knowsSpans(settings))
      spansOpened = await openReplacedSpans(settings.dedupe.spans, isLabelled(settings.dedupe));
    return spansOpened;
  });
  return {
    settings,
    folder,
    replacer: once(() => openReplacer(settings.replace, options.key)),
    recognisers,
    finder: once(async () => createSpanFinder(await recognisers(), settings.entities, await finish())),
    finish,
    people: once(async () => {
      if (settings.groupField !== null && !isDedupe(settings))
        peopleOpened = await openPeopleStore(folder.peopleDirectory, await recognisers());
      return peopleOpened;
    }),
    replacedSpans,
    records: async (file) => {
      const known = opened.get(file.file);
      if (known !== undefined) return known;
      for (const [oldest, records] of opened) {
        if (opened.size < KEPT_OPEN) break;
        opened.delete(oldest);
        await (await records).close();
      }
      const records = openPlanned(file, settings);
      opened.set(file.file, records);
      records.catch(() => opened.delete(file.file));
      return records;
    },
    annotated: async (file, document) => {
      if (annotations === null) return [];
      const byteOrderMark = (await beginsWithMark(file)) ? "\uFEFF" : "";
      return readAnnotations(annotations, { ...file, byteOrderMark }, document);
    },
    close: async () => {
      for (const records of opened.values()) await records.then((file) => file.close()).catch(() => undefined);
      opened.clear();
      await spansOpened?.close();
      await peopleOpened?.close();
    },
  };
}

/** How recognisers are opened for a run. */
export function recogniserOptionsOf({ lean, otherLanguages }: RunSettings): RecogniserOptions {
  // Of notes that are refused nothing leaves the private folder.
  return { lean, otherLanguages: otherLanguages ?? "guess" };
}

/** What is done to spans last in a run. */
export function finishOptionsOf({ always, never, names, otherLanguages }: RunSettings): FinishOptions {
  return { always: always ?? undefined, never: never ?? undefined, names, otherLanguages: otherLanguages ?? undefined };
}

/** A planned file as its format reads it; of one that is not packed, `content` may be what has been read of it. */
export function openPlanned(
  { file, format, compression }: Pick<PlannedFile, "file" | "format" | "compression">,
  settings: RunSettings,
  content?: Buffer,
) {
  const { textFields, dropFields, maskFields, groupField } = settings;
  return openRecordFile(file, {
    format,
    compression,
    textFields,
    dropFields,
    maskFields,
    ...(groupField !== null && { groupField }),
    ...(content !== undefined && { content }),
  });
}

/** The output files that an input file becomes, relative, beside the inputs they are made of. */
export function outputsOf(
  file: PlannedFile,
  records: RecordFile,
): readonly { readonly path: string; readonly of: string }[] {
  const name = nameOf(file);
  return records.paths.map((of, index) => ({
    of,
    // What belongs to a text (annotations) is called as the text is.
    path: index === 0 ? name : name.replace(/\.[^./]+$/u, "") + of.slice(of.lastIndexOf(".")),
  }));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
