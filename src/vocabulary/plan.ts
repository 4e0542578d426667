import { randomInt } from "node:crypto";

import { UnnameError } from "../base/errors.ts";
import { createRandom } from "../base/random.ts";
import { decodeByteLevel } from "../formats/byte-level.ts";
import type { Segmentation } from "../model/segmentation.ts";
import type { Merge } from "./bpe.ts";
import { foldSurface } from "../text/fold.ts";
import { repairMerges, type Repair } from "./repair.ts";
import type { BpeVocabulary, Family, Vocabulary } from "./vocabulary.ts";

export type { BpeVocabulary } from "./vocabulary.ts";

/** One entry that goes, and what stands for it. Holds a name: private. */
export interface Replacement {
  readonly tokenId: number;
  readonly token: string;
  readonly placeholder: string;
  /** In a Unigram, the placeholder's log probability. */
  readonly score?: number;
}

/** Everything a rewrite will do, before anything is written. Holds names: private; {@link summarisePlan} does not. */
export interface Plan {
  readonly family: Family;
  /** By id, ascending. */
  readonly replacements: readonly Replacement[];
  /** Of a BPE: the merges that stay, repairs in their places. Empty for other families. */
  readonly merges: readonly Merge[];
  readonly droppedMerges: number;
  readonly repaired: readonly Repair[];
  /** Kept tokens that merging can no longer produce. Their text is encoded by smaller tokens, or see `ignoreMerges`. */
  readonly collateral: readonly string[];
  /** Whether `tokenizer.json` says that a word which is an entry as a whole is not split. */
  readonly ignoreMerges: boolean;
  /** Entries that spell a removed name in another case, without accents or with another word mark, and that nobody decided on. */
  readonly undecidedVariants: readonly number[];
  /** Words of the sample, and how many of them will be cut into other tokens. */
  readonly sample: Segmentation;
}

/** A plan in numbers and ids, without a name: what may be printed and published. */
export interface PlanSummary {
  readonly family: Family;
  readonly replaced: number;
  readonly placeholders: readonly string[];
  readonly droppedMerges: number;
  readonly repaired: number;
  /** Ids of kept entries that merging can no longer produce. */
  readonly collateral: readonly number[];
  readonly ignoreMerges: boolean;
  readonly undecidedVariants: readonly number[];
  readonly sample: Segmentation;
}

/** The public side of a plan. `vocabulary` is the one that it was made for. */
export function summarisePlan(plan: Plan, { tokens }: Pick<Vocabulary, "tokens">): PlanSummary {
  const tokenIds = new Map(tokens.map((token, tokenId) => [token, tokenId]));
  return {
    family: plan.family,
    replaced: plan.replacements.length,
    placeholders: plan.replacements.map(({ placeholder }) => placeholder),
    droppedMerges: plan.droppedMerges,
    repaired: plan.repaired.length,
    collateral: plan.collateral.map((token) => tokenIds.get(token) as number),
    ignoreMerges: plan.ignoreMerges,
    undecidedVariants: plan.undecidedVariants,
    sample: plan.sample,
  };
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
  /** Texts on which segmentation before and after is compared; none of their words may become unknown. */
  readonly sample?: readonly string[];
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
    family: vocabulary.family,
    sample: { changed: 0, words: 0 },
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
