/** Kinds of a block: its bytes as they are, with the codes of RFC 1951, with codes of its own. */
const [STORED, FIXED, OWN] = [0, 1, 2];
const STORED_HEADER_BYTES = 5;
/** Most codes of its own for lengths and distances: RFC 1951, 3.2.7. */
const [MOST_LENGTHS, MOST_DISTANCES] = [286, 30];
/** Bits of the header and its three counts, before the lengths of the codes of codes. */
const COUNTED_BITS = 17;
const CODE_BITS = 3;

/**
 * Whether the first block of a bare deflate stream begins as one can (RFC 1951): of bytes that are none nearly all are known by it, at a
 * small part of what it costs to try. Of bytes that are cut off within the header it says yes.
 */
export function canBeDeflate(bytes: Uint8Array): boolean {
  if (bytes.length < STORED_HEADER_BYTES) return true;
  const kind = bitsAt(bytes, 1, 2);
  if (kind === FIXED) return true;
  // Its length stands there twice, the second time with all bits turned.
  if (kind === STORED) return (bitsAt(bytes, 8, 16) ^ bitsAt(bytes, 24, 16)) === 0xffff;
  if (kind !== OWN) return false;
  if (bitsAt(bytes, 3, 5) + 257 > MOST_LENGTHS || bitsAt(bytes, 8, 5) + 1 > MOST_DISTANCES) return false;
  const codes = bitsAt(bytes, 13, 4) + 4;
  if (bytes.length * 8 < COUNTED_BITS + codes * CODE_BITS) return true;
  // A code is complete: of n bits it takes 2^-n of all there is, and all of them together take it all.
  let taken = 0;
  for (let code = 0; code < codes; code++) {
    const bits = bitsAt(bytes, COUNTED_BITS + code * CODE_BITS, CODE_BITS);
    if (bits > 0) taken += 2 ** -bits;
  }
  return taken === 1;
}

/** So many bits from a place on, the lowest one first; no more than 16. */
function bitsAt(bytes: Uint8Array, place: number, count: number): number {
  const byte = place >> 3;
  const three = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8) | ((bytes[byte + 2] ?? 0) << 16);
  return (three >> (place & 7)) & ((1 << count) - 1);
}
