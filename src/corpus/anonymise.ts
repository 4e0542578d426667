import { resolve, sep } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, refuseExisting, toJsonLines } from "../base/files.ts";
import { combineRecognisers } from "../recognise/combine.ts";
import { createRecogniser } from "../recognise/parse-spec.ts";
import type { Recogniser } from "../recognise/recogniser.ts";
import { replaceWithLabels } from "../replace/label.ts";
import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { createManifest, formatManifest, MANIFEST_FILE } from "./manifest.ts";
import { countFiles, readCorpus, type CorpusFormat } from "./read-corpus.ts";
import { stageFolder } from "../base/staged-folder.ts";

/** What step 1 replaces unless told otherwise: persons, and countries, states and cities. */
export const DEFAULT_ENTITIES: readonly string[] = ["PERSON", "GPE"];
export const DEFAULT_RECOGNISERS: readonly string[] = ["rules:nl"];

export interface AnonymiseOptions {
  /** Files or folders. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** SPECs or recognisers, combined by union. Default `rules:nl`. */
  readonly recognisers?: readonly (string | Recogniser)[];
  /** Labels to replace. Default PERSON and GPE. */
  readonly entities?: readonly string[];
  readonly format?: CorpusFormat;
  readonly textField?: string;
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
  /** Spans replaced, by label. */
  readonly spans: Readonly<Record<string, number>>;
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
 * Step 1: writes the inputs with every found name exchanged for its label, at the same relative paths and in the same
 * format, with `manifest.json`; and `spans.jsonl` into the private folder. Both folders appear whole at the end or not at
 * all. Throws `output-exists` without `force`, and what {@link readCorpus} and the recognisers throw.
 */
export async function anonymise(options: AnonymiseOptions): Promise<AnonymiseResult> {
  const { inputs, outputDirectory, force = false, format = "auto", textField = "text" } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  const entities = options.entities ?? DEFAULT_ENTITIES;
  refuseOverlap(inputs, outputDirectory, privateDirectory);
  await refuseExisting(outputDirectory, force);
  await refuseExisting(privateDirectory, force);
  const ofFiles = await countFiles(inputs, format);
  const recognisers = await resolveRecognisers(options.recognisers ?? DEFAULT_RECOGNISERS);
  const recogniser = combineRecognisers(recognisers);

  const output = await stageFolder(outputDirectory);
  const hidden = await stageFolder(privateDirectory, { private: true });
  try {
    const hashes: Record<string, string> = {};
    const counts: Record<string, number> = Object.fromEntries(entities.map((label) => [label, 0]));
    const records: string[] = [];
    let documents = 0;
    let spanCount = 0;
    for await (const file of readCorpus(inputs, { format, textField })) {
      const found = await recogniser.recognise(file.documents);
      const kept = found.map((spans) => spans.filter((span) => entities.includes(span.label)));
      const texts = file.documents.map((document, index) => replaceWithLabels(document.text, kept[index] ?? []));
      await output.write(file.path, file.rebuild(texts));
      hashes[file.path] = file.sha256;
      documents += file.documents.length;
      for (const [index, document] of file.documents.entries()) {
        const spans = kept[index] ?? [];
        if (spans.length > 0) records.push(toJsonLines(spans.map((span) => toRecord(document, span))));
        for (const span of spans) counts[span.label] = (counts[span.label] ?? 0) + 1;
        spanCount += spans.length;
      }
      options.onProgress?.({ files: Object.keys(hashes).length, ofFiles, spans: spanCount });
    }
    const configuration = {
      recognisers: recognisers.map(({ name }) => name),
      replace: "label",
      entities,
      format,
      textField,
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
    return { outputDirectory, privateDirectory, files, documents, spans: counts };
  } catch (error) {
    await Promise.all([output.discard(), hidden.discard()]);
    throw error;
  }
}

async function resolveRecognisers(recognisers: readonly (string | Recogniser)[]): Promise<Recogniser[]> {
  const resolved: Recogniser[] = [];
  for (const recogniser of recognisers) {
    resolved.push(typeof recogniser === "string" ? await createRecogniser(recogniser) : recogniser);
  }
  return resolved;
}

function toRecord(document: Document, span: Span): SpanRecord {
  const { start, end, label, source = "", score = 1 } = span;
  return { document: document.id, start, end, label, surface: document.text.slice(start, end), source, score };
}

/** Output inside an input folder would be read as corpus next time, and `--force` would remove the input. */
function refuseOverlap(inputs: readonly string[], ...outputs: readonly string[]): void {
  for (const input of inputs.map((path) => resolve(path))) {
    for (const output of outputs.map((path) => resolve(path))) {
      if (input !== output && !input.startsWith(output + sep) && !output.startsWith(input + sep)) continue;
      throw new UnnameError(
        "usage",
        `${output}: overlaps the input ${input}. Name an output folder outside the input.`,
      );
    }
  }
}
