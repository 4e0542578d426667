import { randomInt } from "node:crypto";

import { UnnameError } from "../base/errors.ts";
import { createRandom } from "../base/random.ts";
import { decodeByteLevel } from "../formats/byte-level.ts";
import type { Merge } from "./bpe.ts";
import { foldSurface } from "../text/fold.ts";
import { repairMerges, type Repair } from "./repair.ts";

/** A byte-level BPE vocabulary as values. */
export interface BpeVocabulary {
  /** Token strings by id. */
  readonly tokens: readonly string[];
  readonly merges: readonly Merge[];
  /** Ids that must stay: `<s>`, `<mask>` and every other added token. */
  readonly specialTokenIds: ReadonlySet<number>;
  /** A word that is an entry as a whole is not split, so that every entry can be produced whatever the merges say. */
  readonly ignoreMerges: boolean;
}

export interface Replacement {
  readonly tokenId: number;
  readonly token: string;
  readonly placeholder: string;
}

/** Everything a rewrite will do, before anything is written. Holds names: private. */
export interface Plan {
  readonly replacements: readonly Replacement[];
  readonly merges: readonly Merge[];
  readonly droppedMerges: number;
  readonly repaired: readonly Repair[];
  /** Kept tokens that merging can no longer produce. Their text is encoded by smaller tokens, or see `ignoreMerges`. */
  readonly collateral: readonly string[];
  /** Whether `tokenizer.json` says that a word which is an entry as a whole is not split. */
  readonly ignoreMerges: boolean;
  /** Entries that spell a removed name in another case, without accents or with another word mark, and that nobody decided on. */
  readonly undecidedVariants: readonly number[];
}

/**
 * What to do for kept words that were built through a removed name. `merges`: give them another merge where one exists.
 * `ignore-merges`: also set `ignore_merges`, so that tokenizers which read `tokenizer.json` produce all of them as whole words;
 * those that read `vocab.json` and `merges.txt` alone do not. `none`: nothing.
 */
export type RepairMode = "merges" | "ignore-merges" | "none";

export interface PlanOptions {
  /** Ids that a person decided to be names. */
  readonly names: ReadonlySet<number>;
  /** Ids that a person decided anything about. */
  readonly decided: ReadonlySet<number>;
  /** Default `merges`. */
  readonly repair?: RepairMode;
  /** Placeholders from a seeded stream, for tests; otherwise from the operating system's random source. */
  readonly seed?: number;
}

/** Placeholders are `unk` and a number in this range: wide enough that collisions are redrawn at once. */
const PLACEHOLDER_LOW = 100_000;
const PLACEHOLDER_HIGH = 1_000_000;

/**
 * Plans the replacement of every name by `unk` + a random number: same ids, same size, no two entries alike.
 * Throws `decisions-mismatch` if a decided name is a special token or one of the single characters that every text is
 * built from, since the checkpoint would no longer encode all text.
 */
export function planRewrite(vocabulary: BpeVocabulary, options: PlanOptions): Plan {
  const names = [...options.names].sort((a, b) => a - b);
  for (const tokenId of names) refuseNeeded(vocabulary, tokenId);
  const removed = new Set(names.map((tokenId) => vocabulary.tokens[tokenId] as string));
  const { repair: mode = "merges" } = options;
  const repair = repairMerges(vocabulary.merges, vocabulary.tokens, removed, mode !== "none");
  return {
    replacements: drawPlaceholders(vocabulary, names, options.seed),
    merges: repair.merges,
    droppedMerges: repair.dropped,
    repaired: repair.repaired,
    collateral: repair.collateral,
    ignoreMerges: vocabulary.ignoreMerges || mode === "ignore-merges",
    undecidedVariants: findUndecidedVariants(vocabulary, options),
  };
}

function refuseNeeded(vocabulary: BpeVocabulary, tokenId: number): void {
  const token = vocabulary.tokens[tokenId];
  const problem =
    token === undefined
      ? `is not in the vocabulary of ${vocabulary.tokens.length} entries`
      : vocabulary.specialTokenIds.has(tokenId)
        ? "is a special token"
        : [...token].length === 1
          ? "is a single character, which the tokenizer needs to encode any text"
          : undefined;
  if (problem === undefined) return;
  throw new UnnameError(
    "decisions-mismatch",
    `token ${tokenId} was decided to be a name but ${problem}. Decide "keep" for it, or check that the decisions belong to this model.`,
    { details: { tokenId } },
  );
}

function drawPlaceholders(
  vocabulary: BpeVocabulary,
  names: readonly number[],
  seed: number | undefined,
): Replacement[] {
  const random = seed === undefined ? undefined : createRandom(seed, "placeholders");
  const draw = () =>
    random
      ? PLACEHOLDER_LOW + random.int(PLACEHOLDER_HIGH - PLACEHOLDER_LOW)
      : randomInt(PLACEHOLDER_LOW, PLACEHOLDER_HIGH);
  const taken = new Set(vocabulary.tokens);
  return names.map((tokenId) => {
    let placeholder = `unk${draw()}`;
    while (taken.has(placeholder)) placeholder = `unk${draw()}`;
    taken.add(placeholder);
    return { tokenId, token: vocabulary.tokens[tokenId] as string, placeholder };
  });
}

function findUndecidedVariants(vocabulary: BpeVocabulary, { names, decided }: PlanOptions): number[] {
  const folded = new Set([...names].map((tokenId) => foldToken(vocabulary.tokens[tokenId] as string)));
  return vocabulary.tokens.flatMap((token, tokenId) => {
    const undecided = !decided.has(tokenId) && !vocabulary.specialTokenIds.has(tokenId);
    return undecided && folded.has(foldToken(token)) ? [tokenId] : [];
  });
}

function foldToken(token: string): string {
  return foldSurface(decodeByteLevel(token));
}
