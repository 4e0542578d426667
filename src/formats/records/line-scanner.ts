import type { RecordScanner } from "./record-syntax.ts";

const LINE_FEED = 0x0a;

/** A record ends with each line feed. */
export function createLineScanner(): RecordScanner {
  return {
    scan: (chunk) => {
      const ends: number[] = [];
      for (let end = chunk.indexOf(LINE_FEED) + 1; end > 0; end = chunk.indexOf(LINE_FEED, end) + 1) ends.push(end);
      return ends;
    },
  };
}

/** How long a line is without the `\n` or `\r\n` that ends it, in bytes. */
export function lineLength(bytes: Buffer): number {
  let end = bytes.length;
  if (bytes[end - 1] !== LINE_FEED) return end;
  end--;
  return bytes[end - 1] === 0x0d ? end - 1 : end;
}
