import type { Tokenizer } from "../../model/checkpoint.ts";
import { foldWord } from "../../text/fold.ts";

/**
 * A lookup from a vocabulary entry to all entries that read the same whatever their case, accents and word mark (`ĠJan`, `Jan`,
 * `jan`, `JAN`, `▁Jan`, `##jan`), itself included, by id. The same group is the same array. Special tokens are in no group.
 */
export function indexVariants(
  tokenizer: Pick<Tokenizer, "vocabulary" | "specialTokenIds" | "surface">,
): (tokenId: number) => readonly number[] {
  const groups = new Map<string, number[]>();
  for (let tokenId = 0; tokenId < tokenizer.vocabulary.length; tokenId++) {
    if (tokenizer.specialTokenIds.has(tokenId)) continue;
    const key = foldSurface(tokenizer.surface(tokenId));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tokenId]);
    else group.push(tokenId);
  }
  return (tokenId) => groups.get(foldSurface(tokenizer.surface(tokenId))) ?? [tokenId];
}

/** The key under which variants meet. A WordPiece continuation may keep its mark when it is decoded alone. */
function foldSurface(surface: string): string {
  return foldWord(surface.replace(/^(##|▁)/, ""));
}
