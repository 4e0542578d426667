import type { MaskedInput } from "../../model/batches.ts";

/** An input with `pieces` masks in place of the mask at its first position; its positions are those masks. */
export function widenMask({ tokenIds, positions }: MaskedInput, pieces: number, maskTokenId: number): MaskedInput {
  const place = positions[0] as number;
  const masks = Array.from({ length: pieces }, () => maskTokenId);
  return {
    tokenIds: [...tokenIds.slice(0, place), ...masks, ...tokenIds.slice(place + 1)],
    positions: masks.map((_, index) => place + index),
  };
}
