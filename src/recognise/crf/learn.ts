import type { NoteLanguage } from "../../text/note-languages.ts";
import type { FeatureSet, WordTable } from "./crf-model.ts";
import { readExamples } from "./examples.ts";
import type { GoldDocument } from "./gold-document.ts";
import { createHintFinder } from "./identifier-hints.ts";
import { createWordLookup, layOutWords } from "./hash-table.ts";
import { seenCode } from "./seen-words.ts";
import { type StepOptions, trainCrf } from "./train-crf.ts";
import { tableOf, tabulateWordLists } from "./word-lists-table.ts";

/** Everything that one training run depends on: plain data, so that it can be sent to a thread. */
export interface LearnTask extends StepOptions {
  readonly documents: readonly GoldDocument[];
  readonly language: NoteLanguage | null;
  readonly features: FeatureSet;
  /** Learn from copies in small letters and in capitals too. */
  readonly caseCopies: boolean;
  /** Copies with other mentions in place of their own. */
  readonly swaps: number;
  /** Remember the words of the training documents. */
  readonly withLexicon: boolean;
  /** Share of the words of mentions that a model is not to know (see `hideWords`). */
  readonly hidden: number;
}

/** What a run learnt. */
export interface Learnt {
  /** Key of each feature (unsigned), in the order they were met: the same for every seed. */
  readonly keys: Uint32Array;
  readonly rowStart: Int32Array;
  readonly tags: Uint8Array;
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
  readonly lists: WordTable;
  readonly seen: WordTable;
}

const NO_WORDS: WordTable = { words: new Uint32Array(0), values: new Uint16Array(0) };

/** Reads the documents and trains once. */
export function learn(task: LearnTask, onEpoch?: (epoch: number, lossNats: number) => void): Learnt {
  const lists = task.language === null ? NO_WORDS : tabulateWordLists(task.language);
  const { examples, seen } = readExamples(task.documents, {
    types: task.types,
    lists: createWordLookup(layOutWords(lists)),
    hints: createHintFinder(task.features === "full" ? task.language : null),
    caseCopies: task.caseCopies,
    swaps: task.swaps,
    withLexicon: task.withLexicon,
    features: task.features,
    hidden: task.hidden,
  });
  const { index, rowStart, tags, weights, transitions } = trainCrf(examples, task, onEpoch);
  const keys = Uint32Array.from({ length: index.count }, (_, id) => index.keyOf(id));
  const codes = new Map<number, number>();
  if (task.withLexicon) for (const word of seen.documents.keys()) codes.set(word >>> 0, seenCode(seen, word));
  return { keys, rowStart, tags, weights, transitions, lists, seen: tableOf(codes) };
}
