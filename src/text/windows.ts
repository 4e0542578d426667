/** A stretch of a stream, with what lies around it. */
export interface Window {
  /** The bytes, with those before `from` and from `to` on for context. Valid until the next window is asked for. */
  readonly bytes: Uint8Array;
  /** The new stretch: each byte of the stream is in [from, to) of exactly one window. */
  readonly from: number;
  readonly to: number;
  /** Where `bytes` begins in the stream. */
  readonly offset: number;
}

/**
 * Cuts a stream into windows so that around every byte of a window's stretch at least `context` bytes are at hand on both
 * sides, unless the stream begins or ends there. Memory: the largest block and twice the context.
 */
export async function* windowsOf(blocks: AsyncIterable<Uint8Array>, context: number): AsyncGenerator<Window> {
  let bytes: Uint8Array = new Uint8Array(0);
  let [from, offset] = [0, 0];
  for await (const block of blocks) {
    const joined = new Uint8Array(bytes.length + block.length);
    joined.set(bytes);
    joined.set(block, bytes.length);
    bytes = joined;
    const to = bytes.length - context;
    if (to <= from) continue;
    yield { bytes, from, to, offset };
    const kept = Math.max(0, to - context);
    bytes = bytes.slice(kept);
    offset += kept;
    from = to - kept;
  }
  if (from < bytes.length) yield { bytes, from, to: bytes.length, offset };
}
