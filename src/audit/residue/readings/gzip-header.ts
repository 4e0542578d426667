/** gzip's fixed header, and what follows the packed bytes: a checksum and the length (RFC 1952). */
const HEADER_BYTES = 10;
export const GZIP_TRAILER_BYTES = 8;
const [HAS_CHECKSUM, HAS_EXTRA, HAS_NAME, HAS_COMMENT, RESERVED] = [2, 4, 8, 16, 0xe0];

/**
 * Bytes of the gzip header that begins at `at`; undefined if none does, or its end is not in the bytes. Node's own reader takes bytes behind
 * a member for another one, so members are read one by one.
 */
export function gzipHeaderBytes(bytes: Buffer, at: number): number | undefined {
  if (at + HEADER_BYTES > bytes.length || bytes.readUIntBE(at, 3) !== 0x1f8b08) return undefined;
  const flags = bytes[at + 3] as number;
  if ((flags & RESERVED) !== 0) return undefined;
  let end = at + HEADER_BYTES;
  if ((flags & HAS_EXTRA) !== 0) {
    if (end + 2 > bytes.length) return undefined;
    end += 2 + bytes.readUInt16LE(end);
  }
  for (const flag of [HAS_NAME, HAS_COMMENT]) {
    if ((flags & flag) === 0) continue;
    const zero = bytes.indexOf(0, end);
    if (zero < 0) return undefined;
    end = zero + 1;
  }
  if ((flags & HAS_CHECKSUM) !== 0) end += 2;
  return end <= bytes.length ? end - at : undefined;
}
