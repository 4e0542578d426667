import { encodeNumbers } from "./dtypes.ts";
import { type Overwrite, overwriteEntries } from "./overwrite.ts";
import type { VocabularyBias } from "./vocabulary-tensors.ts";

/**
 * The prediction bias of a removed token, in logits: far below any real one (softmax of a gap of 1,000 is 0 in every
 * float type), within float16, and finite, so that the model can be trained further.
 */
export const REMOVED_BIAS = -10_000;

/** The biases of removed tokens become {@link REMOVED_BIAS}, or as near to it as the type comes. */
export function blankBias({ numbers, scale = 1 }: VocabularyBias, removed: ReadonlySet<number>): Overwrite {
  return overwriteEntries(numbers, removed, encodeNumbers([REMOVED_BIAS / scale], numbers.type));
}
