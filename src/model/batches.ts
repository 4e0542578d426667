/** What one row of log-probabilities is asked for: an input's tokens and positions in them. */
export interface MaskedInput {
  /** With specials around the text and mask tokens in it. */
  readonly tokenIds: readonly number[];
  /** Indexes into `tokenIds` at which to predict. */
  readonly positions: readonly number[];
}

/** An input with the tokens whose probability is wanted. */
export interface TargetedInput extends MaskedInput {
  /** Token ids for each of `positions`. */
  readonly targets: readonly (readonly number[])[];
}

/** Indexes of the inputs that run together. */
export type Batch = readonly number[];

/**
 * Puts inputs of like length together, so that little is padded: each batch holds at most `maximumTokens` tokens, padding
 * counted, and asks for at most `maximumRows` rows, or else is a single input. Inputs without positions are left out.
 */
export function planBatches(inputs: readonly MaskedInput[], maximumTokens: number, maximumRows: number): Batch[] {
  const lengthOf = (index: number) => (inputs[index] as MaskedInput).tokenIds.length;
  const rowsOf = (index: number) => (inputs[index] as MaskedInput).positions.length;
  const sorted = [...inputs.keys()]
    .filter((index) => rowsOf(index) > 0)
    .sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  const batches: number[][] = [];
  let rows = 0;
  for (const index of sorted) {
    const batch = batches.at(-1);
    rows += rowsOf(index);
    // Sorted by length, so the newcomer is the longest.
    if (batch !== undefined && (batch.length + 1) * lengthOf(index) <= maximumTokens && rows <= maximumRows)
      batch.push(index);
    else {
      batches.push([index]);
      rows = rowsOf(index);
    }
  }
  return batches;
}
