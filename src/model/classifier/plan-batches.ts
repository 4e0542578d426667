/**
 * What a batch costs besides its tokens, in tokens: the weights are read anew, and products of few rows are slower. Measured at BERT-base's
 * size on one core, where anything from 8 to 32 takes as long; fixed, so that results do not depend on the machine.
 */
const BATCH_COST_TOKENS = 16;

/**
 * Puts inputs of like length together, so that the least work is done: what is padded, and what each batch costs by itself. A batch holds at
 * most `maximumTokens`, padding counted, or else is a single input. Returns indexes into `lengths`, shortest first.
 */
export function planBatches(lengths: readonly number[], maximumTokens: number): number[][] {
  const lengthOf = (index: number) => lengths[index] as number;
  const sorted = [...lengths.keys()].sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  // Of the first `end` inputs: the least that they cost, and where their last batch begins.
  const costs = [0];
  const begins = [0];
  for (const [last, index] of sorted.entries()) {
    let [least, begin] = [Infinity, last];
    // Sorted by length, so the last is the longest of its batch.
    for (let from = last; from >= 0; from--) {
      const tokens = (last + 1 - from) * lengthOf(index);
      if (from < last && tokens > maximumTokens) break;
      const cost = (costs[from] as number) + tokens + BATCH_COST_TOKENS;
      if (cost < least) [least, begin] = [cost, from];
    }
    costs.push(least);
    begins.push(begin);
  }
  const batches: number[][] = [];
  for (let end = sorted.length; end > 0; end = begins[end] as number)
    batches.push(sorted.slice(begins[end] as number, end));
  return batches.toReversed();
}
