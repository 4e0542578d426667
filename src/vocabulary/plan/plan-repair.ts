import { basename } from "node:path";

import { fileError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import { repairMerges } from "./repair.ts";
import { createNamelessCheck } from "./spells-no-name.ts";
import { splitWords } from "./split-words.ts";
import type { Vocabulary } from "../vocabulary.ts";

/**
 * What to do for kept words that were built through a removed name. `merges`: give them other merges where these make entries that
 * exist. `reuse`: freed ids may also carry pieces that spell no name and join such words again. `ignore-merges`: as `merges`, and set
 * `ignore_merges`, so that tokenizers which read `tokenizer.json` produce all of them as whole words; those that read `vocab.json` and
 * `merges.txt` alone do not. `none`: nothing.
 */
export type RepairMode = "merges" | "reuse" | "ignore-merges" | "none";

export interface RepairChoice {
  /** Default `merges`. */
  readonly repair?: RepairMode;
  /** Entries that earlier rounds removed: no piece may spell one. */
  readonly goneBefore?: readonly string[];
  /** Texts that are to stay split as they are. */
  readonly sample?: readonly string[];
  readonly tokenizer: Tokenizer;
}

/** One freed id at least stays a placeholder: by it a reader sees that names were taken out of this vocabulary. */
const LEAST_PLACEHOLDERS = 1;

const NOTHING_REPAIRED = {
  merges: [],
  droppedMerges: 0,
  repaired: [],
  joining: [],
  collateral: [],
  ignoreMerges: false,
};

/** The merges after a removal, by the way that was chosen. Throws `usage` for `ignore-merges` where it does not fit the vocabulary. */
export function repairVocabulary(vocabulary: Vocabulary, names: readonly number[], choice: RepairChoice) {
  const { repair: mode = "merges", goneBefore = [], sample = [], tokenizer } = choice;
  if (mode === "ignore-merges") requireIgnorable(vocabulary);
  if (vocabulary.family !== "bpe") return NOTHING_REPAIRED;
  const { tokens, merges, specialTokenIds, addedTokenIds, source } = vocabulary;
  const removed = new Set(names.map((tokenId) => tokens[tokenId] as string));
  const { vocab } = source.json.model;
  const isJoinable = (tokenId: number | undefined) =>
    tokenId !== undefined && !specialTokenIds.has(tokenId) && !addedTokenIds.has(tokenId);
  const { dropped, ...repair } = repairMerges(merges, tokens, removed, {
    mend: mode !== "none",
    marks: vocabulary,
    chains: {
      isEntry: (token) => !removed.has(token) && isJoinable(vocab.get(token)),
      mayCarry: createNamelessCheck(vocabulary, [...removed, ...goneBefore]),
      mostPieces: mode === "reuse" ? names.length - LEAST_PLACEHOLDERS : 0,
      words: mode === "none" ? [] : splitWords(vocabulary, tokenizer, sample, new Set(names)),
    },
  });
  const ignoreMerges = vocabulary.ignoreMerges || mode === "ignore-merges";
  return { ...repair, droppedMerges: dropped, ignoreMerges };
}

/** With an end-of-word mark, a loader that ignores merges looks words up without it and takes the entry for the middle of one. */
function requireIgnorable(vocabulary: Vocabulary): void {
  const { path } = vocabulary.source;
  const problem =
    vocabulary.family !== "bpe" || vocabulary.ignoreMerges
      ? undefined
      : vocabulary.endOfWordSuffix !== ""
        ? "words would lose the mark of their end, and text without names be split otherwise"
        : basename(path) !== "tokenizer.json"
          ? "there is no tokenizer.json to say it in"
          : undefined;
  if (problem === undefined) return;
  throw fileError(
    "usage",
    path,
    `--repair ignore-merges does not fit this tokenizer: ${problem}. Use --repair merges.`,
  );
}
