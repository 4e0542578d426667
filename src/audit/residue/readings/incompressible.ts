import { deflateRawSync } from "node:zlib";

import { isText } from "./is-text.ts";

const WINDOW_BYTES = 4096;
/** Fewer bytes do not compress whatever they are. */
const FEWEST = 512;
/** Of its length: text compresses to two thirds at most, numbers of neural networks to nine tenths, what is compressed or encrypted not at all. */
const SHARE = 0.99;

/**
 * Whether a stretch is neither text nor anything that compresses, and so something compressed or encrypted that nothing here can read.
 * Looks at each 4,096 bytes. Returns what to call it.
 */
export function findIncompressible(bytes: Buffer): string | undefined {
  for (let at = 0; at < bytes.length; at += WINDOW_BYTES) {
    const window = bytes.subarray(at, at + WINDOW_BYTES);
    if (window.length < FEWEST || isMostlyText(window)) continue;
    if (deflateRawSync(window, { level: 1 }).length >= SHARE * window.length)
      return "bytes that are no text and do not compress: something compressed or encrypted";
  }
  return undefined;
}

/** A quick look, and a slow one where that does not tell. */
function isMostlyText(window: Buffer): boolean {
  let odd = 0;
  for (const byte of window) if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f) odd++;
  return odd === 0 || odd * 50 < window.length || isText(window);
}
