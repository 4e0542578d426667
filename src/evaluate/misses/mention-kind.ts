/** How a mention is written: what decides, without gold, how hard it is to find. */
export const MENTION_KINDS = ["several words", "one word", "small letters", "capitals"] as const;

export type MentionKind = (typeof MENTION_KINDS)[number];

/**
 * The kind of a mention by its surface: `small letters` or `capitals` if all letters with case are that (a single capital is no
 * capitals), otherwise by the number of words with a capital.
 */
export function mentionKindOf(surface: string): MentionKind {
  const capitals = surface.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0) return "small letters";
  if (capitals > 1 && !/\p{Ll}/u.test(surface) && /\p{Lu}\p{Lu}/u.test(surface)) return "capitals";
  const words = surface.match(/[\p{L}\p{M}'’.-]+/gu)?.filter((word) => /\p{Lu}/u.test(word)).length ?? 0;
  return words > 1 ? "several words" : "one word";
}
