/** A fused matrix holds up to this many of a size side by side: queries, keys and values, or a gate and what it gates. */
const SIDE_BY_SIDE = [1, 2, 3, 4];

/**
 * Whether a tensor with a dimension of the vocabulary's size must hold the vocabulary: no other size that config.json gives, nor a
 * few of it side by side, is the same.
 */
export function isOnlyVocabularySize(vocabularySize: number, config: Readonly<Record<string, unknown>>): boolean {
  const others = Object.entries(config).filter(([key]) => key !== "vocab_size" && !key.endsWith("_token_id"));
  const sizes = others.flatMap(([, value]) =>
    typeof value === "number" ? SIDE_BY_SIDE.map((count) => count * value) : [],
  );
  return !sizes.includes(vocabularySize);
}
