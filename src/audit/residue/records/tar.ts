const BLOCK_BYTES = 512;
const [SIZE_AT, SIZE_BYTES] = [124, 12];

/** The contents of the files in a tar archive (POSIX ustar), in order, up to where it is damaged or ends. */
export function* membersOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at + BLOCK_BYTES <= bytes.length && bytes[at] !== 0;) {
    const size = Number.parseInt(bytes.toString("latin1", at + SIZE_AT, at + SIZE_AT + SIZE_BYTES).trim(), 8);
    if (Number.isNaN(size)) return;
    const start = at + BLOCK_BYTES;
    if (size > 0) yield bytes.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
}
