import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { sha256, sha256File } from "../../base/hash.ts";
import { refuseUnfinished } from "../../corpus/run/refuse-unfinished.ts";
import type { ReadCorpusOptions } from "../../corpus/reading/read-corpus.ts";
import { type Context, countSets, type Original, type Split } from "./context.ts";
import { type ContextSizes, DEFAULT_COUNT, DEFAULT_MOST } from "./context-sizes.ts";
import {
  type ContextUnits,
  type CorpusReading,
  createContextsManifest,
  writeContextsManifest,
} from "./contexts-manifest.ts";
import { dropNearDuplicates } from "./drop-near-duplicates.ts";
import { createDocumentsDigest } from "./digest-documents.ts";
import { findContexts, type FoundContext } from "./find-contexts.ts";
import { type Notes, openNotes, readSentencesOf } from "./notes-of-patients.ts";
import type { ReplacedSpan } from "../../corpus/place-spans.ts";
import { plantedSentences } from "./planted-sentences.ts";
import { findUnlabelled, readAgainst } from "./read-against.ts";
import { readCanaries } from "./read-canaries.ts";
import { readSpans } from "./read-spans.ts";
import { selectContexts, shuffleContexts } from "./select-contexts.ts";

const SPANS_FILE = "spans.jsonl";
const ORIGINALS_FILE = "originals.jsonl";

/** A span whose score is at least this is taken for a place where a name really stood. */
const DEFAULT_MINIMUM_SCORE = 0.8;

export interface GatherOptions extends ReadCorpusOptions {
  /** A corpus that `anonymise` wrote. */
  readonly corpusDirectory: string;
  /** The private folder of that run, with `spans.jsonl`. Default: the corpus folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** Whether the model was trained on this corpus. */
  readonly split: Split;
  /** Contexts at most, over all sets. Default 14,200. */
  readonly count?: number;
  /** Contexts of each set; see `chooseSizes` for those left out. */
  readonly sizes?: Partial<ContextSizes>;
  /** Contexts of one patient (document, where not known) at most. Default 10. */
  readonly mostPerPatient?: number;
  /** Whose each document is, see `readPatients`; `documents` if each is of another patient. Default: what `groupField`, or that of the corpus's manifest, says. */
  readonly patientsFile?: string;
  /** Planted people, see `readCanaries`: their sentences are left out. */
  readonly canariesFile?: string;
  /** Contexts files and corpus folders: a sentence nearly the same as one of theirs is left out. */
  readonly against?: readonly string[];
  readonly seed: number;
  /** Contexts whose name is as sure as this come first. Default 0.8. */
  readonly minimumScore?: number;
  /** Whether a name really stood where this span was replaced, for those who know; the others are left out. */
  readonly isName?: (span: ReplacedSpan) => boolean;
  /** Whether an original is known to be a name: with it the development set covers all slots, see `selectContexts`. */
  readonly isKnownName?: (original: string) => boolean;
}

/** Where contexts come from. */
export interface ContextsSource {
  readonly corpusDirectory: string;
  readonly privateDirectory: string;
  readonly split: Split;
  readonly seed: number;
  readonly against: readonly string[];
  /** The development set covers all slots. */
  readonly coversSlots: boolean;
  /** Of the notes that were read, see `createDocumentsDigest`. */
  readonly corpusSha256: string;
  /** How they were read, where that was said. */
  readonly reading: CorpusReading;
  readonly units: ContextUnits;
  /** Of the file of planted people, where one was given. */
  readonly canariesSha256?: string;
}

export interface GatheredContexts {
  readonly contexts: readonly Context[];
  /** Private: what stood at each context's mask, in the same order. */
  readonly originals: readonly Original[];
  /** Sentences that fit, before choosing. */
  readonly found: number;
  /** Sentences left out: nearly the same as one that was kept, or as one they were held against. */
  readonly nearDuplicates: { readonly within: number; readonly against: number };
  /** Sentences left out because there were enough of the same patient. */
  readonly overMost: number;
  /** What the user should know, in sentences: too few contexts and what they cannot show, uncertain names. */
  readonly warnings: readonly string[];
  readonly source: ContextsSource;
}

/**
 * Gathers sentences of 30 to 120 characters with exactly one PERSON label, masked, and what stood there. No two are nearly the
 * same, none is nearly the same as a sentence of `against`, of the planted ones or, if seen, of another patient in the corpus; no patient gives more than
 * `mostPerPatient`, or contexts to two sets; and the same seed gives the same choice. So contexts of either split are such as no other patient's training
 * note has. Throws `input-missing` for corpus or spans, `input-empty` if no sentence fits, and `input-format` if the two do
 * not fit.
 */
export async function gatherContexts(options: GatherOptions): Promise<GatheredContexts> {
  const { corpusDirectory, split, seed, count = DEFAULT_COUNT, against = [], sizes = {} } = options;
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(corpusDirectory);
  const unlabelled = await findUnlabelled(against);
  const notes = await openNotes(options);
  const { found, corpusSha256, ofNobody } = await findAll(options, notes, privateDirectory);
  const { canariesFile } = options;
  const planted = canariesFile === undefined ? [] : plantedSentences(await readCanaries(canariesFile));
  const most = options.mostPerPatient ?? DEFAULT_MOST;
  const select = {
    split,
    seed,
    sizes,
    minimumScore: options.minimumScore ?? DEFAULT_MINIMUM_SCORE,
    ...(options.isKnownName && { isKnownName: options.isKnownName }),
  };
  const { kept, overMost, ...nearDuplicates } = await dropNearDuplicates(shuffleContexts(found, select), {
    count,
    most,
    readOthers: async function* () {
      for (const text of planted) yield { text };
      for await (const text of readAgainst(against, options)) yield { text };
      // What another patient's note says too says nothing of one. Unseen contexts are held against the training text by `against`.
      if (split === "seen") yield* readSentencesOf(notes);
    },
  });
  if (kept.length === 0) {
    throw fileError(
      "input-empty",
      corpusDirectory,
      `all of ${found.length} sentences are nearly the same as one of ${[...(split === "seen" ? ["another patient's notes"] : []), ...against].join(", ")}. Give notes whose sentences differ more; with --patients, notes of one patient may repeat each other.`,
      { found: found.length },
    );
  }
  const chosen = selectContexts(kept, select);
  const unknown =
    ofNobody === 0 ? [] : [`${ofNobody} sentences were left out: it is unknown which patient they belong to.`];
  const isUnknown = !notes.knowsPatients && options.patientsFile === undefined;
  const whose = isUnknown
    ? [
        "It is unknown which patient each note belongs to, so no row of an audit about these sentences passes. Pass --patients FILE, --group-field NAME, or --patients documents if each is of another patient.",
      ]
    : [];
  const warnings = [...chosen.warnings, ...unknown, ...whose, ...againstWarnings(split, against, unlabelled)];
  const coversSlots = options.isKnownName !== undefined;
  const { format, textField } = options;
  const reading = { ...(format !== undefined && { format }), ...(textField !== undefined && { textField }) };
  const units = { of: notes.knowsPatients ? ("patient" as const) : ("document" as const), most };
  const canaries = canariesFile === undefined ? {} : { canariesSha256: await sha256File(canariesFile) };
  const source = { corpusDirectory, privateDirectory, split, seed, against, coversSlots, corpusSha256, reading, units, ...canaries }; // prettier-ignore
  return { ...chosen, found: found.length, nearDuplicates, overMost, warnings, source };
}

interface FoundInCorpus {
  readonly found: readonly FoundContext[];
  readonly corpusSha256: string;
  /** Sentences left out because their patient is unknown though others are known. */
  readonly ofNobody: number;
}

async function findAll(options: GatherOptions, notes: Notes, privateDirectory: string): Promise<FoundInCorpus> {
  const { corpusDirectory, isName } = options;
  for (const folder of [corpusDirectory, privateDirectory]) refuseUnfinished(folder);
  const spans = await readSpans(join(privateDirectory, SPANS_FILE));
  const found: FoundContext[] = [];
  const digest = createDocumentsDigest();
  let ofNobody = 0;
  for await (const { id, text, group } of notes.read()) {
    digest.add({ id, text });
    const own = findContexts(id, text, spans.get(id) ?? []).filter(({ span }) => isName?.(span) ?? true);
    if (group === undefined && notes.knowsPatients) ofNobody += own.length;
    else for (const context of own) found.push(group === undefined ? context : { ...context, group });
  }
  if (found.length > 0) return { found, corpusSha256: digest.finish(), ofNobody };
  throw fileError(
    "input-empty",
    corpusDirectory,
    'found no sentence of 30 to 120 characters with exactly one PERSON. Give the folder that "unname anonymise" wrote, or more notes.',
  );
}

function againstWarnings(split: Split, against: readonly string[], unlabelled: readonly string[]): string[] {
  const warnings = unlabelled.map(
    (path) =>
      `${path}: "unname anonymise" did not write this folder. Names of several words in it hide that sentences are the same.`,
  );
  if (split === "seen" || against.length > 0) return warnings;
  return [
    ...warnings,
    "It was not checked whether these sentences are also in the text the model was trained on. Pass --against with that corpus.",
  ];
}

/** Where {@link writeContexts} writes. */
export interface ContextsOutput {
  /** The contexts file, JSON Lines. */
  readonly path: string;
  /** Gets `originals.jsonl`. */
  readonly privateDirectory: string;
  readonly force?: boolean;
}

/** Throws `output-exists` if contexts or originals are there already, unless forced: before the work, not after it. */
export async function refuseExistingContexts({ path, privateDirectory, force = false }: ContextsOutput): Promise<void> {
  await refuseExisting(path, force);
  await refuseExisting(join(privateDirectory, ORIGINALS_FILE), force);
}

/**
 * Writes the contexts file, its manifest beside it, and the originals into the private folder, all for their owner alone.
 * Returns where the originals lie.
 */
export async function writeContexts(gathered: GatheredContexts, output: ContextsOutput): Promise<string> {
  const { corpusDirectory, privateDirectory, coversSlots, ...source } = gathered.source;
  const originals = join(output.privateDirectory, ORIGINALS_FILE);
  await refuseExistingContexts(output);
  const text = toJsonLines(gathered.contexts);
  const spans = join(privateDirectory, SPANS_FILE);
  const manifest = createContextsManifest({
    ...source,
    corpus: corpusDirectory,
    privateDirectory,
    originals,
    spans,
    spansSha256: await sha256File(spans),
    contextsSha256: sha256(text),
    ...(coversSlots && { coversSlots }),
    counts: countSets(gathered.contexts),
    nearDuplicates: gathered.nearDuplicates,
    refreshed: 0,
  });
  await writeFileAtomic(originals, toJsonLines(gathered.originals), { private: true });
  await writeContextsManifest(output.path, manifest);
  // Last: where this file is, the others are.
  await writeFileAtomic(output.path, text, { private: true });
  return originals;
}
