import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, readJsonLines, refuseExisting, toJsonLines, writeFileAtomic } from "../base/files.ts";
import { readCorpus, type ReadCorpusOptions } from "../corpus/read-corpus.ts";
import type { Context, Original, Split } from "./context.ts";
import { findContexts, type FoundContext, type ReplacedSpan } from "./find-contexts.ts";
import { selectContexts } from "./select-contexts.ts";

/** Contexts gathered at most, as Verkijk & Vossen 2022 did. */
export const DEFAULT_COUNT = 8000;
/** A span whose score is at least this is taken for a place where a name really stood. */
const DEFAULT_MINIMUM_SCORE = 0.8;

export interface GatherOptions extends ReadCorpusOptions {
  /** A corpus that `anonymise` wrote. */
  readonly corpusDirectory: string;
  /** The private folder of that run, with `spans.jsonl`. Default: the corpus folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** Whether the model was trained on this corpus. */
  readonly split: Split;
  /** Contexts at most. Default 8,000. */
  readonly count?: number;
  /** Contexts of each set; without it all are taken, half of them for each. */
  readonly select?: number;
  /** Contexts of the test set, if not as many as `select`. */
  readonly selectTest?: number;
  readonly seed: number;
  /** Contexts whose name is as sure as this come first. Default 0.8. */
  readonly minimumScore?: number;
  /** Whether a name really stood where this span was replaced, for those who know; the others are left out. */
  readonly isName?: (span: ReplacedSpan) => boolean;
}

export interface GatheredContexts {
  readonly contexts: readonly Context[];
  /** Private: what stood at each context's mask, in the same order. */
  readonly originals: readonly Original[];
  /** Sentences that fit, before choosing. */
  readonly found: number;
  /** What the user should know, in sentences: too few contexts, uncertain names. */
  readonly warnings: readonly string[];
}

/**
 * Gathers sentences of 30 to 120 characters with exactly one PERSON label, masked, and what stood there. No text occurs
 * twice, no document gives contexts to both sets, and the same seed gives the same choice.
 * Throws `input-missing` for corpus or spans, `input-empty` if no sentence fits, and `input-format` if the two do not fit.
 */
export async function gatherContexts(options: GatherOptions): Promise<GatheredContexts> {
  const privateDirectory = options.privateDirectory ?? privateDirectoryOf(options.corpusDirectory);
  const spans = await readSpans(join(privateDirectory, "spans.jsonl"));
  const found: FoundContext[] = [];
  for await (const file of readCorpus([options.corpusDirectory], options)) {
    for (const { id, text } of file.documents) {
      found.push(...findContexts(id, text, spans.get(id) ?? []).filter(({ span }) => options.isName?.(span) ?? true));
    }
  }
  if (found.length === 0) {
    throw new UnnameError(
      "input-empty",
      `${options.corpusDirectory}: found no sentence of 30 to 120 characters with exactly one PERSON. Give the folder that "unname anonymise" wrote, or more notes.`,
      { details: { path: options.corpusDirectory } },
    );
  }
  const { split, seed, count = DEFAULT_COUNT, select, selectTest, minimumScore = DEFAULT_MINIMUM_SCORE } = options;
  const chosen = selectContexts(found, {
    split,
    seed,
    count,
    minimumScore,
    ...(select !== undefined && { select }),
    ...(selectTest !== undefined && { selectTest }),
  });
  return { ...chosen, found: found.length };
}

/** The lines of a spans.jsonl, by document. Throws `input-missing`, or `input-format` with file and line. */
export async function readSpans(path: string): Promise<Map<string, ReplacedSpan[]>> {
  const byDocument = new Map<string, ReplacedSpan[]>();
  for (const span of await readJsonLines(path, "spans file (made by unname anonymise)", checkSpan)) {
    const spans = byDocument.get(span.document);
    if (spans === undefined) byDocument.set(span.document, [span]);
    else spans.push(span);
  }
  return byDocument;
}

function checkSpan(value: unknown): ReplacedSpan | string {
  const { document, start, end, label, surface, score } = (value ?? {}) as Record<string, unknown>;
  const isOffset = (offset: unknown): offset is number => Number.isSafeInteger(offset) && (offset as number) >= 0;
  if (
    typeof document !== "string" ||
    typeof label !== "string" ||
    typeof surface !== "string" ||
    !isOffset(start) ||
    !isOffset(end)
  ) {
    return '{"document", "start", "end", "label", "surface"}';
  }
  return { document, start, end, label, surface, score: typeof score === "number" ? score : 1 };
}

/** Where {@link writeContexts} writes. */
export interface ContextsOutput {
  /** The public file, JSON Lines. */
  readonly path: string;
  /** Gets `originals.jsonl`. */
  readonly privateDirectory: string;
  readonly force?: boolean;
}

/** Throws `output-exists` if contexts or originals are there already, unless forced: before the work, not after it. */
export async function refuseExistingContexts({ path, privateDirectory, force = false }: ContextsOutput): Promise<void> {
  await refuseExisting(path, force);
  await refuseExisting(join(privateDirectory, "originals.jsonl"), force);
}

/** Writes the public contexts file, and the originals into the private folder. Returns where those lie. */
export async function writeContexts(gathered: GatheredContexts, output: ContextsOutput): Promise<string> {
  const originalsPath = join(output.privateDirectory, "originals.jsonl");
  await refuseExistingContexts(output);
  await writeFileAtomic(originalsPath, toJsonLines(gathered.originals), { private: true });
  await writeFileAtomic(output.path, toJsonLines(gathered.contexts));
  return originalsPath;
}
