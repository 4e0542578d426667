/** Tokens `[from, to)` of a text that a model reads together. */
export interface TokenWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Windows of at most `length` tokens over a text of `count`, each repeating the last `overlap` of the one before, as tokenizers cut them
 * with a stride; none for a text without tokens. Throws a RangeError for an overlap that leaves nothing new.
 */
export function cutWindows(count: number, length: number, overlap: number): TokenWindow[] {
  if (!(overlap >= 0 && length > overlap))
    throw new RangeError(`expected windows longer than their overlap, found ${length} and ${overlap}`);
  const windows: TokenWindow[] = [];
  for (let from = 0; from < count; from += length - overlap) {
    const to = Math.min(from + length, count);
    windows.push({ from, to });
    if (to === count) break;
  }
  return windows;
}
