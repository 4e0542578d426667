import { UnnameError } from "../../base/errors.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Context, Prediction } from "../../probe/contexts/context.ts";
import { isCapitalised, isInsideSentence, letterCount, suspicionOf } from "../score/suspicion.ts";
import { indexVariants } from "./spelling-variants.ts";

/** Where a candidate was predicted. */
export interface Sighting {
  /** The context's id. */
  readonly context: string;
  /** From 1. */
  readonly rank: number;
  readonly probability: number;
}

/** A vocabulary entry that a person is asked about, with why it is suspect. Private. */
export interface Candidate {
  readonly tokenId: number;
  /** As the vocabulary file writes it (`ĠJan`). */
  readonly token: string;
  /** As a person reads it (`Jan`). */
  readonly surface: string;
  /** Where it was predicted, best rank first; empty for a variant that never was. */
  readonly contexts: readonly Sighting[];
  readonly bestRank: number | null;
  /** Over the contexts it was predicted in; 0 if in none. */
  readonly meanProbability: number;
  readonly seenCount: number;
  readonly unseenCount: number;
  readonly isCapitalised: boolean;
  /** A list of names has it. */
  readonly isKnownName: boolean;
  /** Ids of the other entries that read the same, whatever their case, accents and word mark; each is a candidate too. */
  readonly variants: readonly number[];
  /** See `suspicionOf`. Higher is shown earlier. */
  readonly suspicion: number;
}

export interface RankOptions {
  readonly predictions: readonly Prediction[];
  /** The contexts the predictions were made in. Predictions of other contexts count neither as seen nor as unseen. */
  readonly contexts: ReadonlyMap<string, Context> | readonly Context[];
  readonly tokenizer: Pick<Tokenizer, "vocabulary" | "specialTokenIds" | "surface">;
  /** Whether a list of names has this surface. Default: no lists. */
  readonly isKnownName?: (surface: string) => boolean;
  /** Ids of entries that are candidates, with their variants, predicted or not. Default: none. */
  readonly alsoVariantsOf?: Iterable<number>;
}

/** A never predicted variant is at least this share as suspect as its most suspect predicted sibling. */
const VARIANT_SHARE = 0.5;

/**
 * The vocabulary entries a person must decide on, most suspect first: everything predicted at a mask that holds a letter and
 * is not a special token, and every variant of it in the vocabulary, predicted or not.
 * Throws `checkpoint-mismatch` if the predictions were made by a model with another vocabulary.
 */
export function rankCandidates(options: RankOptions): Candidate[] {
  const { tokenizer, isKnownName = () => false } = options;
  const contexts = byId(options.contexts);
  const sightings = collectSightings(options.predictions, tokenizer);
  const contextTotal = new Set(options.predictions.map((prediction) => prediction.context)).size;
  const variants = indexVariants(tokenizer);

  const candidates: Candidate[] = [];
  for (const group of groupsOf([...sightings.keys(), ...(options.alsoVariantsOf ?? [])], variants)) {
    const described = group.map((tokenId) => describe(tokenId, group));
    const predicted = Math.max(
      ...described.filter((candidate) => candidate.bestRank !== null).map((candidate) => candidate.suspicion),
    );
    for (const candidate of described) {
      const least = candidate.bestRank === null ? predicted * VARIANT_SHARE : 0;
      candidates.push({ ...candidate, suspicion: Math.max(candidate.suspicion, least) });
    }
  }
  return candidates.sort((a, b) => b.suspicion - a.suspicion || a.tokenId - b.tokenId);

  function describe(tokenId: number, group: readonly number[]): Candidate {
    const surface = tokenizer.surface(tokenId);
    const found = sightings.get(tokenId) ?? [];
    const summary = summariseSightings(found, contexts);
    const evidence = {
      isCapitalised: isCapitalised(surface),
      isKnownName: isKnownName(surface),
      bestRank: summary.bestRank,
    };
    return {
      tokenId,
      token: tokenizer.vocabulary[tokenId] ?? "",
      surface,
      contexts: found,
      ...summary,
      variants: group.filter((other) => other !== tokenId),
      ...evidence,
      suspicion: suspicionOf({
        ...evidence,
        isInsideSentence: found.some((sighting) => isInsideSentence(contexts.get(sighting.context)?.text)),
        contextCount: found.length,
        contextTotal,
        letterCount: letterCount(surface),
      }),
    };
  }
}

/** What of a candidate's sightings is shown, best rank first: where there are none it was never predicted. */
export function summariseSightings(
  found: readonly Sighting[],
  contexts: ReadonlyMap<string, Context>,
): Pick<Candidate, "bestRank" | "meanProbability" | "seenCount" | "unseenCount"> {
  const splits = found.map((sighting) => contexts.get(sighting.context)?.split);
  return {
    bestRank: found[0]?.rank ?? null,
    meanProbability: found.reduce((sum, sighting) => sum + sighting.probability, 0) / Math.max(1, found.length),
    seenCount: splits.filter((split) => split === "seen").length,
    unseenCount: splits.filter((split) => split === "unseen").length,
  };
}

function byId(contexts: RankOptions["contexts"]): ReadonlyMap<string, Context> {
  if (!Array.isArray(contexts)) return contexts as ReadonlyMap<string, Context>;
  return new Map((contexts as readonly Context[]).map((context) => [context.id, context]));
}

/**
 * Where each entry with a letter was predicted, best rank first, by id; special tokens left out. Throws `checkpoint-mismatch` if the predictions
 * were made by a model with another vocabulary.
 */
export function collectSightings(
  predictions: readonly Prediction[],
  tokenizer: RankOptions["tokenizer"],
): Map<number, Sighting[]> {
  const sightings = new Map<number, Sighting[]>();
  for (const [index, { tokenId, token, context, rank, probability }] of predictions.entries()) {
    if (tokenizer.vocabulary[tokenId] !== token) {
      throw new UnnameError(
        "checkpoint-mismatch",
        `prediction ${index + 1} of ${predictions.length}: token id ${tokenId} stands for another token in this vocabulary of ` +
          `${tokenizer.vocabulary.length} entries. Probe this model, or review the model that was probed.`,
        { details: { prediction: index + 1, tokenId } },
      );
    }
    if (tokenizer.specialTokenIds.has(tokenId) || letterCount(tokenizer.surface(tokenId)) === 0) continue;
    const list = sightings.get(tokenId) ?? [];
    list.push({ context, rank, probability });
    sightings.set(tokenId, list);
  }
  for (const list of sightings.values()) list.sort((a, b) => a.rank - b.rank || b.probability - a.probability);
  return sightings;
}

function groupsOf(
  tokenIds: Iterable<number>,
  variants: (tokenId: number) => readonly number[],
): Set<readonly number[]> {
  return new Set([...tokenIds].map(variants));
}
