/**
 * Converts offsets between UTF-16 code units (ours) and code points (BRAT, Python). This is the only
 * place where that happens. An unpaired surrogate counts as one code point.
 */
export interface OffsetTable {
  /** Code point offset of a UTF-16 offset; one that falls inside a surrogate pair counts as the pair's start. */
  toCodePoint(utf16: number): number;
  /** UTF-16 offset of a code point offset. */
  fromCodePoint(codePoint: number): number;
}

/** Prepares the conversions for one text. Texts without astral characters need no table for code points. */
export function createOffsetTable(text: string): OffsetTable {
  const pairs = surrogatePairStarts(text);
  const countBefore = (offset: number) => lowerBound(pairs, offset);
  return {
    toCodePoint: (utf16) => {
      const inside = pairs[lowerBound(pairs, utf16) - 1] === utf16 - 1 && isPair(text, utf16 - 1);
      const start = inside ? utf16 - 1 : utf16;
      return start - countBefore(start);
    },
    fromCodePoint: (codePoint) => {
      // The i-th pair starts at code point pairs[i] - i; every pair that starts before adds one unit.
      let low = 0;
      let high = pairs.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((pairs[middle] as number) - middle < codePoint) low = middle + 1;
        else high = middle;
      }
      return codePoint + low;
    },
  };
}

function surrogatePairStarts(text: string): number[] {
  const starts: number[] = [];
  for (let i = 0; i < text.length - 1; i++) {
    if (isPair(text, i)) {
      starts.push(i);
      i++;
    }
  }
  return starts;
}

function isPair(text: string, index: number): boolean {
  const high = text.charCodeAt(index);
  const low = text.charCodeAt(index + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
