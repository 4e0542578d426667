import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting, requireExisting, toJsonLines } from "../base/files.ts";
import { stageFolder } from "../base/staged-folder.ts";
import { combineRecognisers } from "../recognise/combine.ts";
import type { Recogniser } from "../recognise/recogniser.ts";
import { keepEntities, selectEntities } from "../recognise/select-entities.ts";
import { replaceByLabel } from "../replace/label.ts";
import type { Document } from "../text/document.ts";
import type { Entity } from "../text/entities.ts";
import { compareSpans, type Span, unionSpans } from "../text/span.ts";
import { readAnnotations } from "./annotation-files.ts";
import { collectGroupPeople, type GroupFinder } from "./group-people.ts";
import { createManifest, formatManifest, MANIFEST_FILE } from "./manifest.ts";
import { type CorpusFile, type CorpusFormat, countFiles, readCorpus } from "./read-corpus.ts";
import { refuseOverlap } from "./refuse-overlap.ts";
import { DEFAULT_RECOGNISERS, resolveRecognisers } from "./resolve-recognisers.ts";

/** What step 1 replaces unless told otherwise: persons, and countries, states and cities. */
export const DEFAULT_ENTITIES: readonly Entity[] = ["PERSON", "GPE"];

export interface AnonymiseOptions {
  /** Files or folders. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** SPECs or recognisers, combined by union. Default {@link DEFAULT_RECOGNISERS}; none if there are annotations. */
  readonly recognisers?: readonly (string | Recogniser)[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  /** A folder that `annotate` wrote of these inputs, corrected or not: what it says is replaced, too. */
  readonly annotations?: string;
  /** What to replace, whatever a recogniser or annotator calls it (see `entityOf`). Default PERSON and GPE. */
  readonly entities?: readonly Entity[];
  readonly format?: CorpusFormat;
  readonly textField?: string;
  /** The field of a JSON line that says whose it is: who is certain in one document is found in all of the group. Reads the inputs twice. */
  readonly groupField?: string;
  /** Replace existing output. */
  readonly force?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: { readonly files: number; readonly ofFiles: number; readonly spans: number }) => void;
}

/** What was done, without a name. */
export interface AnonymiseResult {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  readonly files: number;
  readonly documents: number;
  /** Spans replaced, by entity. */
  readonly spans: Readonly<Record<string, number>>;
  /** Spans found but not replaced, because their entity was not asked for: by the label they were found under. */
  readonly left: Readonly<Record<string, number>>;
}

/** A line of `spans.jsonl`: offsets in UTF-16 code units of the original document. */
export interface SpanRecord {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly surface: string;
  readonly source: string;
  readonly score: number;
}

/**
 * Step 1: writes the inputs with every found name exchanged for its entity, at the same relative paths and in the same
 * format, everything else byte for byte, with `manifest.json`; and `spans.jsonl` into the private folder. Both folders are for their
 * owner alone and appear whole at the end or not at all. Throws `output-exists` without `force`, and what {@link readCorpus},
 * {@link readAnnotations} and the recognisers throw.
 */
export async function anonymise(options: AnonymiseOptions): Promise<AnonymiseResult> {
  const { inputs, outputDirectory, annotations, force = false, format = "auto", textField = "text" } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  const entities = options.entities ?? DEFAULT_ENTITIES;
  const given = annotations === undefined ? [] : [annotations];
  refuseOverlap([...inputs, ...given], [outputDirectory, privateDirectory]);
  for (const directory of given) requireExisting(directory, "folder of annotations");
  await refuseExisting(outputDirectory, force);
  await refuseExisting(privateDirectory, force);
  const ofFiles = await countFiles(inputs, format);
  const recognisers = await resolveRecognisers(
    options.recognisers ?? (annotations === undefined ? DEFAULT_RECOGNISERS : []),
    { lean: options.lean ?? 0 },
  );
  if (recognisers.length === 0 && annotations === undefined)
    throw new UnnameError(
      "usage",
      "anonymise: expected a recogniser or annotations. Pass --recogniser or --annotations.",
    );
  const readOptions = {
    format,
    textField,
    ...(options.groupField !== undefined && { groupField: options.groupField }),
  };
  const left: Record<string, number> = {};
  const find = createFinder(recognisers, annotations, entities, (label) => (left[label] = (left[label] ?? 0) + 1));
  const findUncounted = createFinder(recognisers, annotations, entities, () => undefined);
  const findOfGroup = await collectGroupPeople(inputs, readOptions, recognisers, findUncounted);

  // A recogniser misses names: the notes without them are for their owner alone, too.
  const output = await stageFolder(outputDirectory, { private: true });
  const hidden = await stageFolder(privateDirectory, { private: true });
  try {
    const hashes: Record<string, string> = {};
    const counts: Record<string, number> = Object.fromEntries(entities.map((entity) => [entity, 0]));
    const records: string[] = [];
    let documents = 0;
    let spanCount = 0;
    for await (const file of readCorpus(inputs, readOptions)) {
      const own = await find(file);
      const found = file.documents.map((document, index) => withGroup(document, own[index] ?? [], findOfGroup));
      await output.write(file.path, file.rebuild(found, replaceByLabel));
      hashes[file.path] = file.sha256;
      documents += file.documents.length;
      for (const [index, document] of file.documents.entries()) {
        const spans = found[index] ?? [];
        if (spans.length > 0) records.push(toJsonLines(spans.map((span) => toRecord(document, span))));
        for (const span of spans) counts[span.label] = (counts[span.label] ?? 0) + 1;
        spanCount += spans.length;
      }
      options.onProgress?.({ files: Object.keys(hashes).length, ofFiles, spans: spanCount });
    }
    const configuration = {
      recognisers: recognisers.map(({ name }) => name),
      lean: options.lean ?? 0,
      annotations: annotations !== undefined,
      replace: "label",
      entities,
      ...readOptions,
    };
    const files = Object.keys(hashes).length;
    const manifest = createManifest({
      stage: "anonymise",
      inputs: hashes,
      configuration,
      seed: null,
      counts: { files, documents, ...counts },
    });
    await output.write(MANIFEST_FILE, formatManifest(manifest));
    await hidden.write("spans.jsonl", records.join(""));
    await hidden.commit();
    await output.commit();
    return { outputDirectory, privateDirectory, files, documents, spans: counts, left };
  } catch (error) {
    await Promise.all([output.discard(), hidden.discard()]);
    throw error;
  }
}

/** Finds in a file what recognisers and annotations say, of the entities asked for: sorted and disjoint. */
function createFinder(
  recognisers: readonly Recogniser[],
  annotations: string | undefined,
  entities: readonly Entity[],
  onLeft: (label: string) => void,
): (file: CorpusFile) => Promise<Span[][]> {
  const combined = combineRecognisers(recognisers.map((recogniser) => selectEntities(recogniser, entities, onLeft)));
  return async (file) => {
    const annotated: Span[][] = [];
    for (const document of annotations === undefined ? [] : file.documents) {
      const spans = await readAnnotations(annotations as string, file, document);
      annotated.push(keepEntities(spans, document.text, entities, onLeft));
    }
    const recognised = await combined.recognise(file.documents);
    return file.documents.map((_, index) => unionSpans([...(recognised[index] ?? []), ...(annotated[index] ?? [])]));
  };
}

function withGroup(document: Document, own: readonly Span[], findOfGroup: GroupFinder): readonly Span[] {
  const others = findOfGroup(document, own);
  return others.length === 0 ? own : [...own, ...others].sort(compareSpans);
}

function toRecord(document: Document, span: Span): SpanRecord {
  const { start, end, label, source = "", score = 1 } = span;
  return { document: document.id, start, end, label, surface: document.text.slice(start, end), source, score };
}
