import type { JoiningRows } from "./blank-matrix.ts";
import { encodeNumbers } from "./dtypes.ts";
import { type Overwrite, overwriteEntries } from "./overwrite.ts";
import { meanOfRows } from "./read-entries.ts";
import { readNumbers } from "./read-numbers.ts";
import type { VocabularyBias } from "./vocabulary-tensors.ts";

/**
 * The prediction bias of a removed token, in logits: far below any real one (softmax of a gap of 1,000 is 0 in every
 * float type), within float16, and finite, so that the model can be trained further.
 */
export const REMOVED_BIAS = -10_000;

/**
 * The biases of removed tokens become {@link REMOVED_BIAS}, or as near to it as the type comes; those of tokens that carry a joining
 * piece the mean of those of the entries that it serves. Throws as reading does.
 */
export async function blankBias(
  { numbers, scale = 1 }: VocabularyBias,
  removed: ReadonlySet<number>,
  joining: JoiningRows = new Map(),
): Promise<Overwrite[]> {
  const overwrite = (tokenIds: Iterable<number>, stored: number) =>
    overwriteEntries(numbers, tokenIds, encodeNumbers([stored], numbers.type));
  const blanked = overwrite(
    [...removed].filter((tokenId) => !joining.has(tokenId)),
    REMOVED_BIAS / scale,
  );
  if (joining.size === 0) return [blanked];
  const biases = await readNumbers(numbers);
  const meanOf = (served: readonly number[]) => meanOfRows(served.map((one) => [biases[one] as number]))[0] as number;
  return [blanked, ...[...joining].map(([tokenId, served]) => overwrite([tokenId], meanOf(served)))];
}
