import { LEAN } from "../../recognise/decide/lean.ts";
import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../base/files.ts";
import { createRandom, type Random } from "../../base/random.ts";
import { allocate, sizeForBound } from "../../evaluate/sample/allocate.ts";
import { type SampleManifest, type Stratum, weightOf } from "../../evaluate/sample/sample-sheet.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { selectEntities } from "../../recognise/select-entities.ts";
import { type Entity, NAME_ENTITIES } from "../../text/entities.ts";
import { countFiles } from "../reading/find-corpus-files.ts";
import { readCorpus, type ReadCorpusOptions } from "../reading/read-corpus.ts";
import { pairOf } from "./recogniser-pair.ts";
import { refuseOverlap } from "../reading/refuse-overlap.ts";
import { resolveRecognisers } from "../resolve-recognisers.ts";
import { createUnreadTally, refuseUnread } from "../reading/unread-files.ts";
import { createPassageCensus } from "./passage-census.ts";
import { readPassages, type Readers } from "./read-passages.ts";
import { DEFAULT_LEFT_OUT } from "./sample-defaults.ts";
import { arrangeUnits, drawPassage, type DrawnPassage } from "./sample-units.ts";
import { writeSheet } from "./write-sheet.ts";

export interface DrawSampleOptions extends ReadCorpusOptions {
  /** Files or folders. */
  readonly inputs: readonly string[];
  /** The sheet: private, it holds passages of the notes. */
  readonly outputDirectory: string;
  /** For the manifest, which the reader is not to see. Default: beside the sheet. */
  readonly privateDirectory?: string;
  /** What step 1 is: SPECs or recognisers, at least one. */
  readonly recognisers: readonly (string | Recogniser)[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  /** Default: {@link NAME_ENTITIES}. */
  readonly entities?: readonly Entity[];
  /** The share of mentions missed that the sheet is to bound. Either this or `size`. */
  readonly bound?: number;
  /** Passages to draw. */
  readonly size?: number;
  /** Marks to leave out, to see whether the reader sees them. Default {@link DEFAULT_LEFT_OUT}. */
  readonly leaveOut?: number;
  /** Of the draw. Default 1. */
  readonly seed?: number;
  /** Go on where inputs hold files that are not read. */
  readonly skipUnknown?: boolean;
  readonly force?: boolean;
  readonly onProgress?: (message: string) => void;
}

/** What was drawn, without a name: what `sample --json` prints. */
export interface DrawnSample {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  readonly documents: number;
  readonly bound: number | null;
  readonly leftOut: number;
  readonly strata: readonly (Stratum & { readonly weight: number })[];
}

/** Documents between two reports of progress. */
const PROGRESS_STEP = 1000;

/**
 * Draws passages of a corpus for a person to read, more where misses are likely, and writes them as BRAT standoff with what step 1 marks, some
 * marks left out on purpose; strata, weights and all marks go to the private folder. Reads the corpus twice, the second time only what was drawn.
 * Throws `output-exists`, `usage` if not one of bound and size is given or nothing can be drawn, and what `readCorpus` and the recognisers throw.
 */
export async function drawSample(options: DrawSampleOptions): Promise<DrawnSample> {
  const { inputs, outputDirectory, entities = NAME_ENTITIES, bound, size, seed = 1 } = options;
  const {
    leaveOut = DEFAULT_LEFT_OUT,
    lean = LEAN.default,
    format = "auto",
    textField = "text",
    force = false,
  } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(outputDirectory);
  if ((bound === undefined) === (size === undefined)) {
    throw new UnnameError("usage", "a sample has a bound to show or a size: pass either --bound or --size.");
  }
  refuseOverlap([...inputs, outputDirectory], [privateDirectory]);
  refuseOverlap(inputs, [outputDirectory]);
  for (const directory of [outputDirectory, privateDirectory]) await refuseExisting(directory, force);
  const unread = createUnreadTally();
  await countFiles(inputs, options.format, unread.add);
  refuseUnread(unread, options.skipUnknown ?? false);
  const readers = await openReaders(options, entities);

  const { census, documents, marks } = await readCensus(options, readers);
  const found = Object.values(marks).reduce((sum, count) => sum + count, 0);
  const counts = census.counts();
  const strata = bound === undefined ? allocate(counts, size as number) : sizeForBound(counts, found, bound);
  const random = createRandom(seed, "sample sheet");
  const units = await drawUnits(options, readers, census.draw(strata, random), leaveOut, random);

  const configuration = {
    recognisers: readers.system.map(({ name }) => name),
    pair: readers.pair?.map(({ name }) => name) ?? null,
    lean,
    format,
    textField,
    size: size ?? null,
    leaveOut,
  };
  const manifest: Omit<SampleManifest, "units" | "schemaVersion" | "stage" | "versions"> = {
    seed,
    configuration,
    bound: bound ?? null,
    entities,
    documents,
    marks,
    strata,
  };
  await writeSheet({ outputDirectory, privateDirectory, units, manifest });
  return {
    outputDirectory,
    privateDirectory,
    documents,
    bound: bound ?? null,
    leftOut: units.filter((unit) => unit.marks.some(({ isLeftOut }) => isLeftOut)).length,
    strata: strata.map((stratum) => ({ ...stratum, weight: weightOf(stratum) })),
  };
}

async function openReaders(options: DrawSampleOptions, entities: readonly Entity[]): Promise<Readers> {
  const open = async (recognisers: readonly (string | Recogniser)[]) => {
    const resolved = await resolveRecognisers(recognisers, { lean: options.lean ?? LEAN.default });
    return resolved.map((recogniser) => selectEntities(recogniser, entities));
  };
  const pair = pairOf(options.recognisers);
  const system = await open(options.recognisers);
  return { system, pair: pair === undefined ? undefined : ((await open(pair)) as [Recogniser, Recogniser]), entities };
}

async function readCensus(options: DrawSampleOptions, readers: Readers) {
  const census = createPassageCensus();
  const marks: Record<string, number> = Object.fromEntries(readers.entities.map((entity) => [entity, 0]));
  let documents = 0;
  for await (const file of readCorpus(options.inputs, options)) {
    for (const read of await readPassages(file.documents, readers)) {
      census.add(read.passages.map(({ stratum }) => stratum));
      for (const { label } of read.marks) marks[label] = (marks[label] ?? 0) + 1;
      if (++documents % PROGRESS_STEP === 0) options.onProgress?.(`${documents} documents read`);
    }
  }
  return { census, documents, marks };
}

async function drawUnits(
  options: DrawSampleOptions,
  readers: Readers,
  drawn: ReadonlyMap<number, readonly number[]>,
  leaveOut: number,
  random: Random,
) {
  const passages: DrawnPassage[] = [];
  /** Marks that may be left out: what both recognisers found is a name most of the time. */
  const agreed = new Set<string>();
  let number = 0;
  for await (const file of readCorpus(options.inputs, options)) {
    const wanted = file.documents.map((document) => ({ document, indexes: drawn.get(number++) ?? [] }));
    const some = wanted.filter(({ indexes }) => indexes.length > 0);
    const read = await readPassages(
      some.map(({ document }) => document),
      readers,
    );
    for (const [at, one] of read.entries()) {
      for (const index of some[at]?.indexes ?? []) passages.push(drawPassage(one, index));
      for (const mark of one.marks) {
        const isAgreed =
          readers.pair === undefined ||
          one.captures.some(
            (capture) => capture.byFirst && capture.bySecond && capture.start < mark.end && mark.start < capture.end,
          );
        if (isAgreed) agreed.add(`${one.document.id}\u0000${mark.start}`);
      }
    }
  }
  return arrangeUnits(
    passages,
    leaveOut,
    ({ document, start }, mark) => agreed.has(`${document}\u0000${start + mark.start}`),
    random,
  );
}
