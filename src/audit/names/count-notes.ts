import { UnnameError } from "../../base/errors.ts";
import { loadPersonNames } from "../../recognise/rules/lists/person-names.ts";
import { type CorpusWords, createWordCounter, readPersonSpans } from "../../review/candidates/sources/corpus-words.ts";
import { readSuspicionModel, type Weights } from "../../review/score/suspicion-model.ts";
import type { AuditContexts } from "../audit-input.ts";
import { distinctCorpora, findCorpus, readWhole } from "./find-corpus.ts";

/** What weighs a known name: how often the notes have it in names and elsewhere. Private. */
export interface NameCounts {
  readonly words: CorpusWords;
  /** Whether a shipped list has this name, see `loadPersonNames`. */
  readonly isListed: (surface: string) => boolean;
  /** Of the calibrated score. */
  readonly weights: Weights;
}

export interface CountNotesOptions {
  /** Corpora that `anonymise` wrote: where those that the contexts come from may lie now. */
  readonly corpora?: readonly string[];
  readonly onProgress?: (message: string) => void;
}

/**
 * Counts the words of the notes that contexts come from, as `candidates` does. Undefined unless every contexts file has its manifest, and all their notes
 * are, to the letter, those that they were made of: words of notes that were exchanged or left out would make names of others look ordinary. Reads
 * every note once.
 */
export async function countNotes(
  { manifests, unlistedFiles, changedFiles }: Pick<AuditContexts, "manifests" | "unlistedFiles" | "changedFiles">,
  { corpora = [], onProgress }: CountNotesOptions,
): Promise<NameCounts | undefined> {
  if (manifests.length === 0 || unlistedFiles + changedFiles > 0) return undefined;
  const counter = createWordCounter();
  onProgress?.("counting how often known names stand elsewhere in the notes");
  for (const manifest of distinctCorpora(manifests)) {
    const place = await findCorpus(manifest, corpora);
    if (place === undefined) return undefined;
    try {
      for await (const name of readPersonSpans(place.spans)) counter.addName(name);
      if (!(await readWhole(manifest, place, (_id, text) => counter.addText(text)))) return undefined;
    } catch (error) {
      if (error instanceof UnnameError) return undefined;
      throw error;
    }
  }
  const { weights } = await readSuspicionModel();
  return { words: counter.finish(), isListed: loadPersonNames(), weights };
}
