/**
 * Converts offsets between UTF-16 code units (ours), code points (BRAT, Python) and UTF-8 bytes (files). This is the only
 * place where that happens. An unpaired surrogate counts as one code point and, as Node encodes it, three bytes.
 */
export interface OffsetTable {
  /** Code point offset of a UTF-16 offset; one that falls inside a surrogate pair counts as the pair's start. */
  toCodePoint(utf16: number): number;
  /** UTF-16 offset of a code point offset. */
  fromCodePoint(codePoint: number): number;
  /** UTF-8 byte offset of a UTF-16 offset. */
  toByte(utf16: number): number;
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
    toByte: (utf16) => Buffer.byteLength(text.slice(0, utf16), "utf8"),
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

/**
 * For each byte of a text's UTF-8, the UTF-16 offset of the character it belongs to; one more entry at the end, the text's
 * length. So bytes `[a, b)` cover the code units from `table[a]` up to the next different value at or after `b`.
 */
export function utf16OffsetsOfBytes(text: string): Uint32Array {
  const table = new Uint32Array(Buffer.byteLength(text, "utf8") + 1);
  let byte = 0;
  for (let utf16 = 0; utf16 < text.length;) {
    const codePoint = text.codePointAt(utf16) as number;
    // An unpaired surrogate is encoded as U+FFFD: three bytes, as its own range would take.
    const bytes = codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    table.fill(utf16, byte, byte + bytes);
    byte += bytes;
    utf16 += codePoint < 0x10000 ? 1 : 2;
  }
  table[byte] = text.length;
  return table;
}
