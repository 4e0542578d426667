import { isUtf8 } from "node:buffer";

/** So many bytes are enough to tell text from other bytes. */
export const TEXT_BYTES = 12;

/** Whether bytes are UTF-8 without control characters but white space; unless they are all there is, the last character may be cut off. */
export function isText(bytes: Uint8Array, isWhole = false): boolean {
  if (bytes.length === 0) return false;
  for (const byte of bytes) if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f) return false;
  if (isUtf8(bytes)) return true;
  if (isWhole) return false;
  // Most bytes are no text, and an error of a decoder costs more than all else here.
  const last = startOfLast(bytes);
  return isUtf8(bytes.subarray(0, last)) && isBegun(bytes.subarray(last));
}

/** Where the last character begins. */
function startOfLast(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] as number) & 0xc0) === 0x80) start--;
  return start;
}

/** Whether bytes are the beginning of one character. */
function isBegun(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
