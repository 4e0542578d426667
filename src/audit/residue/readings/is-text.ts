/** So many bytes are enough to tell text from other bytes. */
export const TEXT_BYTES = 12;

/** Whether bytes are UTF-8 without control characters but white space; unless they are all there is, the last character may be cut off. */
export function isText(bytes: Uint8Array, isWhole = false): boolean {
  if (bytes.length === 0) return false;
  for (const byte of bytes) if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
