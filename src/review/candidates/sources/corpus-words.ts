import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError, UnnameError } from "../../../base/errors.ts";
import { parseFields } from "../../../base/json-values.ts";
import { privateDirectoryOf } from "../../../base/files.ts";
import { readCorpus, type ReadCorpusOptions } from "../../../corpus/reading/read-corpus.ts";
import { refuseUnfinished } from "../../../corpus/run/refuse-unfinished.ts";
import { readSentences } from "../../../probe/score/read-sentences.ts";
import { nameWordsOf } from "../../../recognise/known-names/name-words.ts";
import { ENTITIES, entityOf } from "../../../text/entities.ts";
import { foldWord } from "../../../text/fold.ts";
import type { CorpusEvidence } from "../candidate-evidence.ts";

/** A corpus that `anonymise` wrote, with the private folder of that run (default: the corpus folder's name plus `.private`). */
export interface ReviewedCorpus {
  readonly directory: string;
  readonly privateDirectory?: string;
}

/** What the corpora say of words. Private. */
export interface CorpusWords {
  /**
   * How the word of an entry stands in the corpora; of several words the one that stands in names most of its times. Undefined if
   * the notes hold none of them.
   */
  find(surface: string): CorpusEvidence | undefined;
  /** Words of names, as they count: folded. */
  readonly nameWords: ReadonlySet<string>;
  /** Every word of the corpora, folded, with how it stands in them. */
  readonly counts: ReadonlyMap<string, CorpusEvidence>;
}

type Mutable = { -readonly [Key in keyof CorpusEvidence]: CorpusEvidence[Key] };

const WORD = /[\p{L}\p{M}]+/gu;
const SPANS_FILE = "spans.jsonl";
const FEWEST_LETTERS = 2;
/** What step 1 writes in a name's place: no word of the notes. */
const LABELS: ReadonlySet<string> = new Set(ENTITIES);

/**
 * Counts every word of some corpora, in any case and without accents: in the names that step 1 replaced (`spans.jsonl`), and in what it
 * left. Initials and particles are no words of names. Reads everything once, in memory that grows with the number of distinct words. Throws
 * `input-missing` without spans, and what reading them and the corpus throws.
 */
export async function countCorpusWords(
  corpora: readonly ReviewedCorpus[],
  options: ReadCorpusOptions = {},
): Promise<CorpusWords> {
  const counter = createWordCounter();
  for (const { directory, privateDirectory = privateDirectoryOf(directory) } of corpora) {
    refuseUnfinished(privateDirectory);
    const path = join(privateDirectory, SPANS_FILE);
    if (!existsSync(path)) {
      const message = 'no such file. Name a corpus that "unname anonymise" wrote, with its private folder beside it.';
      throw fileError("input-missing", path, message);
    }
    for await (const name of readPersonSpans(path)) counter.addName(name);
    for await (const { documents } of readCorpus([directory], options))
      for (const { text } of documents) counter.addText(text);
  }
  return counter.finish();
}

/** Counts words of what step 1 took out and of what it left. */
export interface WordCounter {
  /** The words of a name that step 1 took out, as it was written. */
  addName(name: string): void;
  /** The words of a document as step 1 left it. */
  addText(text: string): void;
  finish(): CorpusWords;
}

/** See {@link countCorpusWords}. */
export function createWordCounter(): WordCounter {
  const counts = new Map<string, Mutable>();
  const find = (surface: string): CorpusEvidence | undefined => {
    let best: CorpusEvidence | undefined;
    for (const [word] of surface.matchAll(WORD)) {
      const folded = foldWord(word);
      if ([...folded].length < FEWEST_LETTERS) continue;
      const found = counts.get(folded);
      if (found !== undefined && (best === undefined || shareOf(found) > shareOf(best))) best = found;
    }
    return best;
  };
  return {
    addName: (name) => {
      for (const word of nameWordsOf(name)) countOf(counts, word).inNames++;
    },
    addText: (text) => {
      for (const [word] of text.matchAll(WORD)) if (!LABELS.has(word)) countOf(counts, foldWord(word)).elsewhere++;
    },
    finish: () => ({
      find,
      nameWords: new Set([...counts].flatMap(([word, { inNames }]) => (inNames > 0 ? [word] : []))),
      counts,
    }),
  };
}

/**
 * The surfaces of the persons of a `spans.jsonl`, which is read line by line: it can be as large as the notes. Throws `input-format` with file and
 * line, and what reading it throws.
 */
export async function* readPersonSpans(path: string): AsyncGenerator<string> {
  for await (const { line, text } of readSentences(path, "lines")) {
    const { label, surface } = parseFields(text);
    if (typeof label !== "string" || typeof surface !== "string") {
      const message = `${path}, line ${line}: expected {"document", "start", "end", "label", "surface"}. Is this a file that "unname anonymise" wrote?`;
      throw new UnnameError("input-format", message, { details: { path, line } });
    }
    if (entityOf(label, surface) === "PERSON") yield surface;
  }
}

function shareOf({ inNames, elsewhere }: CorpusEvidence): number {
  return inNames / (inNames + elsewhere);
}

function countOf(counts: Map<string, Mutable>, word: string): Mutable {
  const known = counts.get(word) ?? { inNames: 0, elsewhere: 0 };
  counts.set(word, known);
  return known;
}
