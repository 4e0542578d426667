/** What ends a line. */
export const LINE_FEED = 0x0a;

/** How often, and after how many milliseconds, a last line without its end is looked at again: another program may be writing it. */
export const LOOKS = 4;
export const PAUSE_MS = 20;

/** Whether the bytes after the last line feed are part of a line alone: neither white space nor one whole JSON value. Of an object that was cut no part is one. */
export function isTorn(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))) return false;
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return false;
  } catch {
    return true;
  }
}
