const MORE = 0x80;
const LOW_BITS = 0x7f;
const MOST_BYTES = 5;

/** Ascending unsigned numbers as the gaps between them, seven bits a byte, the lowest first (LEB128): half the size of plain hashes. */
export function packAscending(numbers: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * MOST_BYTES);
  let at = 0;
  let last = 0;
  for (const number of numbers) {
    let gap = number - last;
    last = number;
    for (; gap >= MORE; gap = Math.floor(gap / MORE)) bytes[at++] = (gap % MORE) | MORE;
    bytes[at++] = gap;
  }
  return bytes.slice(0, at);
}

/** The numbers that `packAscending` packed; undefined for bytes that it does not write. */
export function unpackAscending(bytes: Uint8Array): Uint32Array | undefined {
  let count = 0;
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) < MORE) count++;
  const numbers = new Uint32Array(count);
  let last = 0;
  let at = 0;
  for (let n = 0; n < count; n++) {
    let byte = bytes[at++] as number;
    let gap = byte & LOW_BITS;
    for (let scale = MORE; byte >= MORE; scale *= MORE) {
      byte = bytes[at++] as number;
      gap += (byte & LOW_BITS) * scale;
    }
    last += gap;
    if (!(last <= 0xffff_ffff)) return undefined;
    numbers[n] = last;
  }
  return at === bytes.length ? numbers : undefined;
}
