import { type Half, HALVES, halfOf } from "../../../corpus/patients/part-of-patient.ts";
import { type CorpusPlace, distinctCorpora, findCorpus, readWhole } from "../../names/find-corpus.ts";
import type { Context } from "../../../probe/contexts/context.ts";
import { streamSpans } from "../../../probe/contexts/read-spans.ts";
import { entityOf } from "../../../text/entities.ts";
import { foldWord } from "../../../text/fold.ts";
import type { AuditContexts } from "../../audit-input.ts";
import { writtenParts } from "../../names/name-parts.ts";

/** Shorter parts of names are one entry of many vocabularies. */
const SHORTEST = 3;
/** What byte-level tokenizers cut a text into before they merge; contractions, which one language has, are not cut off. */
const PRE_TOKENS = / ?\p{L}[\p{L}\p{M}]*| ?\p{N}+| ?[^\s\p{L}\p{M}\p{N}]+/gu;
const LETTERS = /\p{L}/u;

/** A part of a name that only the notes of one split have, in names or elsewhere. Private. */
export interface NotesName {
  /** As it is written where it was read first. */
  readonly written: string;
  /** Only the notes that the model learnt from have it. */
  readonly isMember: boolean;
  /** Whose note it was read in first: the patient, or the document where patients are not known. */
  readonly cluster: string;
  /** Halves of the notes that hold it as step 1 left them. */
  readonly halves: readonly Half[];
}

/** What tokenizers of halves are trained on, and the names that they cut. Private. */
export interface NotesNames {
  readonly names: readonly NotesName[];
  /** Of the notes that the model learnt from, by half of the patients: pre-tokens with their counts. */
  readonly words: Readonly<Record<Half, ReadonlyMap<string, number>>>;
}

interface Sighting {
  readonly written: string;
  readonly cluster: string;
  readonly splits: Set<Context["split"]>;
  readonly halves: Set<Half>;
}

export interface ReadNotesOptions {
  /** Known parts of names, folded. */
  readonly parts: ReadonlySet<string>;
  readonly corpora?: readonly string[];
  readonly seed: number;
}

/**
 * The parts of known names that stand in the notes of one split alone: in what step 1 took out (`spans.jsonl`) or in what it left. Undefined unless the
 * notes of all contexts files are, to the letter, those that they were made of. Reads every note once; memory grows with the number of distinct words.
 */
export async function readNotesNames(
  { manifests, unlistedFiles, changedFiles, originals }: AuditContexts,
  { parts, corpora = [], seed }: ReadNotesOptions,
): Promise<NotesNames | undefined> {
  if (manifests.length === 0 || unlistedFiles + changedFiles > 0) return undefined;
  const patients = new Map([...originals.values()].map(({ document, patient }) => [document, patient]));
  const clusterOf = (document: string) => patients.get(document) ?? document;
  const words = { "half-a": new Map<string, number>(), "half-b": new Map<string, number>() };
  const { see, sighted } = createSightings(parts);
  for (const manifest of distinctCorpora(manifests)) {
    const { split } = manifest;
    const place = await findCorpus(manifest, corpora);
    if (place === undefined) return undefined;
    for await (const { document, surface } of personsOf(place))
      for (const part of writtenParts(surface, SHORTEST)) see(part, { split, cluster: clusterOf(document) });
    const isSame = await readWhole(manifest, place, (id, text) => {
      const cluster = clusterOf(id);
      const half = halfOf(cluster, seed);
      for (const [token] of text.matchAll(PRE_TOKENS)) {
        if (split === "seen") words[half].set(token, (words[half].get(token) ?? 0) + 1);
        if (LETTERS.test(token)) see(token.trimStart(), { split, cluster, half });
      }
    });
    if (!isSame) return undefined;
  }
  return { names: sighted(), words };
}

/** Keeps where each known part of a name was read. */
function createSightings(parts: ReadonlySet<string>) {
  const folded = new Map<string, string | undefined>();
  const sightings = new Map<string, Sighting>();
  const keyOf = (word: string): string | undefined => {
    if (!folded.has(word)) {
      const key = foldWord(word);
      folded.set(word, [...key].length >= SHORTEST && parts.has(key) ? key : undefined);
    }
    return folded.get(word);
  };
  return {
    see(word: string, { split, cluster, half }: { split: Context["split"]; cluster: string; half?: Half }): void {
      const key = keyOf(word);
      if (key === undefined) return;
      let known = sightings.get(key);
      if (known === undefined) {
        known = { written: word, cluster, splits: new Set(), halves: new Set() };
        sightings.set(key, known);
      }
      known.splits.add(split);
      if (half !== undefined && split === "seen") known.halves.add(half);
    },
    sighted: (): NotesName[] =>
      [...sightings.values()]
        .filter(({ splits }) => splits.size === 1)
        .map(({ written, cluster, splits, halves }) => ({
          written,
          isMember: splits.has("seen"),
          cluster,
          halves: HALVES.filter((half) => halves.has(half)),
        })),
  };
}

async function* personsOf({ spans }: CorpusPlace): AsyncGenerator<{ document: string; surface: string }> {
  for await (const { document, spans: replaced } of streamSpans(spans))
    for (const { label, surface } of replaced) if (entityOf(label, surface) === "PERSON") yield { document, surface };
}
