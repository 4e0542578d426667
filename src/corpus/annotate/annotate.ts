import { LEAN } from "../../recognise/decide/lean.ts";
import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { type StagedFolder, stageFolder } from "../../base/files/staged-folder.ts";
import { MARKS_FILE } from "../../evaluate/reliance.ts";
import { createFinisher } from "../../recognise/finish-spans.ts";
import { languagesOf } from "../../recognise/document-languages.ts";
import { chooseLanguages, nameLanguages, type OtherLanguages, requireChoice } from "../../recognise/other-languages.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { selectEntities } from "../../recognise/select-entities.ts";
import { ENTITIES, type Entity, entityOf } from "../../text/entities.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { type AnnotatedFile, annotationFilesOf, formatAnnotations } from "./annotation-files.ts";
import { beginsWithMark } from "../reading/begins-with-mark.ts";
import type { CorpusFormat } from "../reading/corpus-format.ts";
import { countLanguage, type Tally as DocumentTally } from "../execute/tally.ts";
import { digestCorpusFile } from "../reading/digest-corpus-file.ts";
import { countFiles, findCorpusFiles, type FoundFile } from "../reading/find-corpus-files.ts";
import { collectGroupPeople } from "./group-people.ts";
import { createManifest, formatManifest, type Manifest, MANIFEST_FILE } from "../manifest.ts";
import { mergeFindings } from "./merge-findings.ts";
import { countOthers, type OtherCount, otherLanguagesError } from "../other-languages-error.ts";
import { type CorpusBatch, readCorpusFile, type ReadCorpusOptions, requireDocuments } from "../reading/read-corpus.ts";
import { refuseOverlap } from "../reading/refuse-overlap.ts";
import { resolveRecognisers } from "../resolve-recognisers.ts";
import { createUnreadTally, refuseUnread } from "../reading/unread-files.ts";
import { createWithholder, type Withholder } from "./withhold-marks.ts";

export interface AnnotateOptions {
  /** Files or folders. */
  readonly inputs: readonly string[];
  /** Private: it holds the notes. */
  readonly outputDirectory: string;
  /** SPECs or recognisers, at least one: whatever any of them finds is annotated. */
  readonly recognisers: readonly (string | Recogniser)[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  /** See {@link anonymise}. */
  readonly otherLanguages?: Exclude<OtherLanguages, "guess">;
  readonly always?: string;
  readonly never?: string;
  /** Annotate these, under their names. Default: everything found, under the recogniser's own labels. */
  readonly entities?: readonly Entity[];
  readonly format?: CorpusFormat;
  /** As of `ReadCorpusOptions`. */
  readonly textField?: string | readonly string[];
  /** As of {@link anonymise}. */
  readonly groupField?: string;
  /** Share of the marks that a person is not shown, above 0 and below 1: whether they are added says how much pre-annotation is relied on. Default: none. */
  readonly withhold?: number;
  /** What is withheld depends on it; default 1. */
  readonly seed?: number;
  /** Go on where inputs hold files that are not read. */
  readonly skipUnknown?: boolean;
  /** Replace existing output, a person's corrections included. */
  readonly force?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: { readonly files: number; readonly ofFiles: number; readonly spans: number }) => void;
}

/** What was done, without a name. */
export interface AnnotateResult {
  readonly outputDirectory: string;
  readonly files: number;
  readonly documents: number;
  /** Annotations that are shown, by label. */
  readonly spans: Readonly<Record<string, number>>;
  /** Marks that are not shown. */
  readonly withheld: number;
  /** Documents with CR LF, which BRAT's server counts as one character and offsets here as two. */
  readonly withCrLf: number;
  /** Files of the input that were not read, by kind. */
  readonly unread: Readonly<Record<string, number>>;
  /** See `AnonymiseResult`. */
  readonly languages: Readonly<Record<string, number>>;
  readonly otherLanguages: OtherCount;
}

/**
 * Pre-annotation: writes each document as BRAT standoff (`.txt` and `.ann`) for a person to correct, at the same relative path, with BRAT's
 * `annotation.conf` and `manifest.json`. {@link anonymise} takes the folder back. Where recognisers disagree, all their spans
 * are there. The folder is its owner's alone and appears whole at the end or not at all.
 * With `withhold` the private folder beside it (`<output>.private`) says which marks were left out.
 * Throws `output-exists` without `force`, `usage` if two documents would have one file, and what `readCorpus` and the
 * recognisers throw.
 */
export async function annotate(options: AnnotateOptions): Promise<AnnotateResult> {
  const { inputs, outputDirectory, entities, force = false, format = "auto" } = options;
  const withholder = options.withhold === undefined ? undefined : createWithholder(options.withhold, options.seed ?? 1);
  const privateDirectory = privateDirectoryOf(outputDirectory);
  refuseOverlap(inputs, [outputDirectory, privateDirectory]);
  await refuseExisting(outputDirectory, force);
  if (withholder !== undefined) await refuseExisting(privateDirectory, force);
  const unread = createUnreadTally();
  const ofFiles = await countFiles(inputs, format, unread.add);
  refuseUnread(unread, options.skipUnknown ?? false);
  const finding = await openFinding(options);

  const output = await stageFolder(outputDirectory, { private: true });
  const hidden = withholder === undefined ? undefined : await stageFolder(privateDirectory, { private: true });
  try {
    const writing: Writing = { output, written: new Set(), tally: createTally(entities ?? ENTITIES), withholder };
    const { written, tally } = writing;
    const seen: Seen = { hashes: {}, languages: {}, others: [] };
    for await (const file of findCorpusFiles(inputs, format)) {
      await annotateFile(file, finding, seen, writing);
      options.onProgress?.({ files: Object.keys(seen.hashes).length, ofFiles, spans: tally.total() });
    }
    requireDocuments(written.size, inputs);
    if (seen.others.length > 0 && options.otherLanguages === undefined)
      throw otherLanguagesError(seen.languages, seen.others, "Nothing was written.");
    await output.write("annotation.conf", formatBratConfiguration(tally.labels()));
    await output.write(MANIFEST_FILE, formatManifest(await manifestOf(options, finding, seen, writing)));
    if (withholder !== undefined) await hidden?.write(MARKS_FILE, withholder.format());
    // The marks first: what was left out of annotations without them is never known.
    await hidden?.commit();
    await output.commit();
    return {
      outputDirectory,
      files: Object.keys(seen.hashes).length,
      documents: written.size,
      spans: tally.counts,
      withheld: withholder?.counts().withheld ?? 0,
      withCrLf: tally.withCrLf(),
      unread: unread.counts,
      languages: seen.languages,
      otherLanguages: countOthers(seen.languages),
    };
  } finally {
    await hidden?.discard();
    await output.discard();
  }
}

/** How notes are read, and names found in them. */
interface Finding {
  readonly readOptions: ReadCorpusOptions;
  readonly recognisers: readonly string[];
  /** What each recogniser finds in each document. */
  readonly find: (batch: Pick<CorpusBatch, "documents">) => Promise<(readonly Span[])[][]>;
  /** The people of a document's group, found in it; `own` is what the recognisers found there. */
  readonly findOfGroup: (document: Document, own: readonly Span[]) => Promise<readonly Span[]>;
}

async function openFinding(options: AnnotateOptions): Promise<Finding> {
  const { inputs, entities, format = "auto", textField = "text", groupField } = options;
  const { otherLanguages, always, never } = options;
  const finish = await createFinisher({ otherLanguages, always, never });
  const recognisers = await resolveRecognisers(options.recognisers, {
    lean: options.lean ?? LEAN.default,
    otherLanguages: otherLanguages ?? "guess",
  });
  const names = recognisers.map(({ name }) => name);
  requireChoice(names, otherLanguages);
  const selected = recognisers.map((recogniser) =>
    entities === undefined ? recogniser : selectEntities(recogniser, entities),
  );
  const readOptions = { format, textField, ...(groupField !== undefined && { groupField }) };
  const find: Finding["find"] = async ({ documents }) => {
    const found = await Promise.all(selected.map((recogniser) => recogniser.recognise(documents)));
    const finished = found.map((spansOf) =>
      Promise.all(documents.map((document, index) => finish(document, spansOf[index] ?? []))),
    );
    return Promise.all(finished);
  };
  const findOfGroup = await collectGroupPeople(inputs, readOptions, recognisers, async (batch) => {
    const found = await find(batch);
    return batch.documents.map((_, index) => found.flatMap((spansOf) => spansOf[index] ?? []));
  });
  return {
    readOptions,
    recognisers: names,
    find,
    findOfGroup: async (document, own) => finish(document, await findOfGroup(document, own)),
  };
}

/** The files so far, by their digests, and the languages of their documents. */
interface Seen extends Pick<DocumentTally, "languages" | "others"> {
  readonly hashes: Record<string, string>;
}

async function annotateFile(file: FoundFile, finding: Finding, seen: Seen, writing: Writing): Promise<void> {
  const annotated = { ...file, byteOrderMark: (await beginsWithMark(file)) ? "\uFEFF" : "" };
  for await (const batch of readCorpusFile(file, finding.readOptions)) {
    const found = await finding.find(batch);
    const others: (readonly Span[])[] = [];
    for (const [index, document] of batch.documents.entries()) {
      const own = found.flatMap((spansOf) => spansOf[index] ?? []);
      others.push(await finding.findOfGroup(document, own));
      if (chooseLanguages(finding.recognisers))
        countLanguage(seen, document.id, nameLanguages(await languagesOf(document)));
    }
    await writeBatch(annotated, batch, [...found, others], writing);
  }
  seen.hashes[file.path] = await digestCorpusFile(file.file);
}

async function manifestOf(
  { lean = LEAN.default, otherLanguages, always, never, entities, withhold, seed = 1 }: AnnotateOptions,
  { recognisers, readOptions }: Finding,
  { hashes, languages }: Seen,
  { written, tally }: Writing,
): Promise<Manifest> {
  const configuration = {
    recognisers,
    lean,
    ...(otherLanguages !== undefined && { otherLanguages }),
    // The folder is private: it holds the notes.
    ...(always !== undefined && { always: { sha256: await sha256File(always) } }),
    ...(never !== undefined && { never: { sha256: await sha256File(never) } }),
    entities: entities ?? null,
    ...(withhold !== undefined && { withhold }),
    ...readOptions,
  };
  return createManifest({
    stage: "annotate",
    inputs: hashes,
    configuration,
    seed: withhold === undefined ? null : seed,
    counts: { files: Object.keys(hashes).length, documents: written.size, ...tally.counts },
    ...(Object.keys(languages).length > 0 && { languages }),
  });
}

type Tally = ReturnType<typeof createTally>;

/** What annotations are written to, counted in, and left out by. */
interface Writing {
  readonly output: StagedFolder;
  readonly written: Set<string>;
  readonly tally: Tally;
  readonly withholder: Withholder | undefined;
}

async function writeBatch(
  file: AnnotatedFile,
  { documents }: CorpusBatch,
  found: readonly (readonly (readonly Span[])[])[],
  { output, written, tally, withholder }: Writing,
): Promise<void> {
  for (const [index, document] of documents.entries()) {
    const files = annotationFilesOf(file, document);
    const all = mergeFindings(
      found.map((spansOf) => spansOf[index] ?? []),
      document.text,
    );
    const spans = withholder?.show(files, document.text.length, all) ?? all;
    if (written.has(files.textPath)) {
      throw new UnnameError("usage", `${files.textPath}: two inputs would have this file. Annotate them one by one.`);
    }
    written.add(files.textPath);
    await output.write(files.textPath, files.text);
    await output.write(files.standoffPath, formatAnnotations(files, document, spans));
    tally.addText(document.text);
    for (const span of spans) tally.add(span, document.text);
  }
}

function createTally(entities: readonly Entity[]) {
  const counts: Record<string, number> = {};
  const missing = new Set<Entity>(entities);
  let [total, withCrLf] = [0, 0];
  return {
    counts,
    withCrLf: () => withCrLf,
    addText: (text: string) => {
      if (text.includes("\r\n")) withCrLf++;
    },
    total: () => total,
    add: (span: Span, text: string) => {
      counts[span.label] = (counts[span.label] ?? 0) + 1;
      missing.delete(entityOf(span.label, text.slice(span.start, span.end)));
      total++;
    },
    /** What was found, and what a person may want to add: entities that no label found stands for. */
    labels: () => [...Object.keys(counts).sort(), ...missing],
  };
}

/** BRAT's `annotation.conf`: the labels an annotator may choose from. */
export function formatBratConfiguration(labels: readonly string[]): string {
  return `[entities]\n${labels.join("\n")}\n\n[relations]\n\n[events]\n\n[attributes]\n`;
}
