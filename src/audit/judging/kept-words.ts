import { bootstrapRatios, ratioOfSums, sumByCluster } from "../../base/statistics/bootstrap.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context } from "../../probe/contexts/context.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import { limitOf } from "../measures.ts";
import { otherSlots } from "./other-slots.ts";

/** The probability of one word at two places of one text. */
export interface SlotPair {
  /** The document the text comes from: what a bootstrap draws. */
  readonly cluster: string;
  readonly atName: number;
  readonly atOther: number;
}

/** How much likelier a kept word is where names stand. */
export interface KeptWordLift {
  readonly tokenId: number;
  /** Texts. */
  readonly n: number;
  /** Mean probability at name slots, and at other slots of the same texts. */
  readonly atNames: number;
  readonly atOthers: number;
  /** Their ratio, with a 95 % bootstrap interval over documents; NaN where there is nothing to divide by, or one document. */
  readonly lift: number;
  readonly ciLow: number;
  readonly ciHigh: number;
}

/**
 * The lift of every kept word, the largest upper bound first: ratio of the mean probabilities over the same texts. What cannot be
 * said (a single document, no text) comes before all.
 */
export function keptWordLifts(
  words: ReadonlyMap<number, readonly SlotPair[]>,
  { seed, resamples }: { readonly seed: number; readonly resamples?: number },
): KeptWordLift[] {
  const entries = [...words].map(([tokenId, pairs]) => {
    const terms = sumByCluster(
      pairs,
      ({ cluster }) => cluster,
      ({ atName, atOther }) => ({ numerator: atName, denominator: atOther }),
    );
    return { tokenId, pairs, terms };
  });
  const intervals = bootstrapRatios(
    entries.map(({ terms }) => terms),
    { seed, ...(resamples !== undefined && { resamples }) },
  );
  const lifts = entries.map(({ tokenId, pairs, terms }, index): KeptWordLift => {
    const { low, high } = intervals[index] as (typeof intervals)[number];
    const total = (value: (pair: SlotPair) => number) => pairs.reduce((sum, pair) => sum + value(pair), 0);
    return {
      tokenId,
      n: pairs.length,
      atNames: total(({ atName }) => atName) / pairs.length,
      atOthers: total(({ atOther }) => atOther) / pairs.length,
      lift: ratioOfSums(terms),
      ciLow: low,
      ciHigh: high,
    };
  });
  const height = ({ ciHigh }: KeptWordLift) => (Number.isNaN(ciHigh) ? Infinity : ciHigh);
  return lifts.sort((a, b) => height(b) - height(a) || a.tokenId - b.tokenId);
}

/**
 * Whether a kept word is too much likelier where names stand. A known name is, unless its interval lies below the limit; a word that is only
 * on a list of names is, unless its interval reaches down to it. What has no interval is.
 */
export function isOverLimit({ ciLow, ciHigh }: KeptWordLift, isKnownName: boolean): boolean {
  return !((isKnownName ? ciHigh : ciLow) <= limitOf("kept-word-lift"));
}

/**
 * Measures some entries at the name slot and at another slot of every context (see {@link otherSlots}); contexts without another
 * slot are left out for both. `clusterOf` gives a context's document. Throws as `forEachTarget` does.
 */
export async function measureSlots(
  session: MaskedLanguageModel,
  contexts: readonly Pick<Context, "id" | "text">[],
  tokenIds: readonly number[],
  { seed, clusterOf }: { readonly seed: number; readonly clusterOf: (contextId: string) => string },
): Promise<Map<number, SlotPair[]>> {
  const { tokenizer } = session.checkpoint;
  const others = otherSlots(contexts, tokenizer, seed);
  const targets = [tokenIds];
  const asked = contexts.flatMap((context, index) => {
    const other = others[index];
    if (other === undefined) return [];
    return [{ context, name: { ...maskedInput(context, tokenizer), targets }, other: { ...other, targets } }];
  });
  const pairs = asked.map(() => ({
    atName: new Float32Array(tokenIds.length),
    atOther: new Float32Array(tokenIds.length),
  }));
  const keep = (slot: "atName" | "atOther") => (index: number, _position: number, logProbsNats: Float32Array) =>
    void (pairs[index] as (typeof pairs)[number])[slot].set(logProbsNats.map(Math.exp));
  if (tokenIds.length > 0) {
    await session.forEachTarget(asked.map(({ name }) => name), keep("atName")); // prettier-ignore
    await session.forEachTarget(asked.map(({ other }) => other), keep("atOther")); // prettier-ignore
  }
  return new Map(
    tokenIds.map((tokenId, place) => [
      tokenId,
      asked.map(({ context }, index) => ({
        cluster: clusterOf(context.id),
        atName: pairs[index]?.atName[place] as number,
        atOther: pairs[index]?.atOther[place] as number,
      })),
    ]),
  );
}
