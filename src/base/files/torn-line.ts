/** What ends a line. */
export const LINE_FEED = 0x0a;

/** Whether bytes are nothing but white space. */
export function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Whether bytes are one whole JSON value: of an object that was cut no part is. */
export function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
