import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel, TopPredictions } from "../../model/session.ts";

/** How far the top k of one model is from another's, as of int8 from float32. */
export interface TopComparison {
  /** Masks compared. */
  readonly masks: number;
  readonly k: number;
  /** Share of masks whose likeliest token is the same. */
  readonly sameFirst: number;
  /** Share of the full model's top k that the other's has too, over all masks. */
  readonly overlap: number;
  /** Largest |difference of ln p| of a token of the full model's top k, in nats. */
  readonly largestDifferenceNats: number;
}

/** Compares the top k of two models with one vocabulary at the same masks. Shares of no masks are NaN. */
export async function compareTop(
  full: MaskedLanguageModel,
  other: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  k: number,
): Promise<TopComparison> {
  const tops: TopPredictions[][] = inputs.map(() => []);
  await full.forEachTop(inputs, k, (inputIndex, positionIndex, top) => {
    (tops[inputIndex] as TopPredictions[])[positionIndex] = top;
  });
  let masks = 0;
  let sameFirst = 0;
  let shared = 0;
  let asked = 0;
  await other.forEachTop(inputs, k, (inputIndex, positionIndex, { tokenIds }) => {
    const expected = tops[inputIndex]?.[positionIndex]?.tokenIds ?? [];
    masks++;
    if (tokenIds[0] === expected[0]) sameFirst++;
    shared += expected.filter((tokenId) => tokenIds.includes(tokenId)).length;
    asked += expected.length;
  });
  let largestDifferenceNats = 0;
  const targeted = inputs.map((input, index) => ({
    ...input,
    targets: (tops[index] as TopPredictions[]).map(({ tokenIds }) => tokenIds),
  }));
  await other.forEachTarget(targeted, (inputIndex, positionIndex, logProbs) => {
    for (const [place, expected] of (tops[inputIndex]?.[positionIndex]?.logProbsNats ?? []).entries()) {
      const difference = Math.abs((logProbs[place] as number) - expected);
      largestDifferenceNats = Math.max(largestDifferenceNats, difference);
    }
  });
  return { masks, k, sameFirst: sameFirst / masks, overlap: shared / asked, largestDifferenceNats };
}
