import { writeForEach } from "./access.ts";
import type { VocabularyBias } from "./vocabulary-tensors.ts";

/**
 * The prediction bias of a removed token, in logits: far below any real one (softmax of a gap of 1,000 is 0 in every
 * float type), within float16, and finite, so that the model can be trained further.
 */
export const REMOVED_BIAS = -10_000;

/** Makes the biases of removed tokens {@link REMOVED_BIAS}, or as near to it as the type comes. Nothing else changes. */
export async function blankBias({ numbers, scale = 1 }: VocabularyBias, removed: ReadonlySet<number>): Promise<void> {
  await writeForEach(numbers, removed, REMOVED_BIAS / scale);
}
