/** Bits for each hash that is added, at least: one in eight others passes. */
const BITS_EACH = 8;
const WORD_BITS = 32;

/** Tells at once of most hashes that they are none of those that were added: a bit for each, of a small table that is never far. */
export class HashFilter {
  private readonly bits: Int32Array;
  private readonly mask: number;

  /** Room for so many hashes. */
  constructor(count: number) {
    const size = Math.max(WORD_BITS, 2 ** (WORD_BITS - Math.clz32(BITS_EACH * count)));
    this.mask = size - 1;
    this.bits = new Int32Array(size / WORD_BITS);
  }

  add(hash: number): void {
    const bit = hash & this.mask;
    this.bits[bit >>> 5] = (this.bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  /** False for one that was not added. True says nothing. */
  mayHave(hash: number): boolean {
    const bit = hash & this.mask;
    return ((this.bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }
}
