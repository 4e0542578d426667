import { UnnameError } from "../base/errors.ts";
import { refuseExisting } from "../base/files.ts";
import { type StagedFolder, stageFolder } from "../base/staged-folder.ts";
import type { Recogniser } from "../recognise/recogniser.ts";
import { selectEntities } from "../recognise/select-entities.ts";
import { ENTITIES, type Entity, entityOf } from "../text/entities.ts";
import type { Span } from "../text/span.ts";
import { annotationFilesOf, formatAnnotations } from "./annotation-files.ts";
import { collectGroupPeople } from "./group-people.ts";
import { createManifest, formatManifest, MANIFEST_FILE } from "./manifest.ts";
import { mergeFindings } from "./merge-findings.ts";
import { type CorpusFile, type CorpusFormat, countFiles, readCorpus } from "./read-corpus.ts";
import { refuseOverlap } from "./refuse-overlap.ts";
import { resolveRecognisers } from "./resolve-recognisers.ts";

export interface AnnotateOptions {
  /** Files or folders. */
  readonly inputs: readonly string[];
  /** Private: it holds the notes. */
  readonly outputDirectory: string;
  /** SPECs or recognisers, at least one: whatever any of them finds is annotated. */
  readonly recognisers: readonly (string | Recogniser)[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  /** Annotate these, under their names. Default: everything found, under the recogniser's own labels. */
  readonly entities?: readonly Entity[];
  readonly format?: CorpusFormat;
  readonly textField?: string;
  /** As of {@link anonymise}. */
  readonly groupField?: string;
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
  /** Annotations, by label. */
  readonly spans: Readonly<Record<string, number>>;
}

/**
 * Pre-annotation: writes each document as BRAT standoff (`.txt` and `.ann`) for a person to correct, at the same relative path, with BRAT's
 * `annotation.conf` and `manifest.json`. {@link anonymise} takes the folder back. Where recognisers disagree, all their spans
 * are there. The folder is its owner's alone and appears whole at the end or not at all.
 * Throws `output-exists` without `force`, `usage` if two documents would have one file, and what `readCorpus` and the
 * recognisers throw.
 */
export async function annotate(options: AnnotateOptions): Promise<AnnotateResult> {
  const { inputs, outputDirectory, entities, force = false, format = "auto", textField = "text" } = options;
  refuseOverlap(inputs, [outputDirectory]);
  await refuseExisting(outputDirectory, force);
  const ofFiles = await countFiles(inputs, format);
  const recognisers = await resolveRecognisers(options.recognisers, { lean: options.lean ?? 0 });
  const selected = recognisers.map((recogniser) =>
    entities === undefined ? recogniser : selectEntities(recogniser, entities),
  );

  const readOptions = {
    format,
    textField,
    ...(options.groupField !== undefined && { groupField: options.groupField }),
  };
  const find = ({ documents }: CorpusFile) =>
    Promise.all(selected.map((recogniser) => recogniser.recognise(documents)));
  const findOfGroup = await collectGroupPeople(inputs, readOptions, recognisers, async (file) => {
    const found = await find(file);
    return file.documents.map((_, index) => found.flatMap((spansOf) => spansOf[index] ?? []));
  });

  const output = await stageFolder(outputDirectory, { private: true });
  try {
    const tally = createTally(entities ?? ENTITIES);
    const hashes: Record<string, string> = {};
    const written = new Set<string>();
    for await (const file of readCorpus(inputs, readOptions)) {
      const found = await find(file);
      const others = file.documents.map((document, index) =>
        findOfGroup(
          document,
          found.flatMap((spansOf) => spansOf[index] ?? []),
        ),
      );
      await writeFile(file, [...found, others], output, written, tally);
      hashes[file.path] = file.sha256;
      options.onProgress?.({ files: Object.keys(hashes).length, ofFiles, spans: tally.total() });
    }
    const files = Object.keys(hashes).length;
    const documents = written.size;
    const configuration = {
      recognisers: recognisers.map(({ name }) => name),
      lean: options.lean ?? 0,
      entities: entities ?? null,
      ...readOptions,
    };
    const counts = { files, documents, ...tally.counts };
    const manifest = createManifest({ stage: "annotate", inputs: hashes, configuration, seed: null, counts });
    await output.write("annotation.conf", formatBratConfiguration(tally.labels()));
    await output.write(MANIFEST_FILE, formatManifest(manifest));
    await output.commit();
    return { outputDirectory, files, documents, spans: tally.counts };
  } catch (error) {
    await output.discard();
    throw error;
  }
}

type Tally = ReturnType<typeof createTally>;

async function writeFile(
  file: CorpusFile,
  found: readonly (readonly (readonly Span[])[])[],
  output: StagedFolder,
  written: Set<string>,
  tally: Tally,
): Promise<void> {
  for (const [index, document] of file.documents.entries()) {
    const spans = mergeFindings(
      found.map((spansOf) => spansOf[index] ?? []),
      document.text,
    );
    const files = annotationFilesOf(file, document);
    if (written.has(files.textPath)) {
      throw new UnnameError("usage", `${files.textPath}: two inputs would have this file. Annotate them one by one.`);
    }
    written.add(files.textPath);
    await output.write(files.textPath, files.text);
    await output.write(files.standoffPath, formatAnnotations(files, document, spans));
    for (const span of spans) tally.add(span, document.text);
  }
}

function createTally(entities: readonly Entity[]) {
  const counts: Record<string, number> = {};
  const missing = new Set<Entity>(entities);
  let total = 0;
  return {
    counts,
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
function formatBratConfiguration(labels: readonly string[]): string {
  return `[entities]\n${labels.join("\n")}\n\n[relations]\n\n[events]\n\n[attributes]\n`;
}
