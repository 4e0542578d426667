/** Digits looked at on either side, a whole number of groups of four. */
const REACH = 64;
/** Words of at least this many bytes do not stand in base64 by chance; shorter ones need text around them. */
export const SURE_BYTES = 6;
/** So many bytes of text around a short word, or everything there is, make it one. */
const TEXT_BYTES = 16;

/**
 * Whether the digits found at `at` really are the word, in base64 of some text: decoded at its alignment the word stands there, and `isWord`;
 * one of fewer than six bytes only if the text around it is printable, all of it or 16 bytes.
 *
 * @param alignment bytes of a group of three that stand before the word
 */
export function isBase64Word(
  bytes: Uint8Array,
  at: number,
  { plain, alignment }: { readonly plain: Uint8Array; readonly alignment: number },
  isWord: (text: Uint8Array, start: number, end: number) => boolean,
): boolean {
  const group = at - Math.ceil((8 * alignment) / 6);
  if (group < 0) return false;
  let from = group;
  while (from > 0 && from > group - REACH && isDigit(bytes[from - 1])) from--;
  let to = group;
  while (to < bytes.length && to < at + REACH + 2 * plain.length && isDigit(bytes[to])) to++;
  // Digits before the first whole group belong to something else, or are cut off.
  const first = group - Math.floor((group - from) / 4) * 4;
  const text = Buffer.from(Buffer.from(bytes.subarray(first, to)).toString("latin1"), "base64");
  const start = ((group - first) / 4) * 3 + alignment;
  const end = start + plain.length;
  if (Buffer.compare(text.subarray(start, end), plain) !== 0 || !isWord(text, start, end)) return false;
  if (plain.length >= SURE_BYTES) return true;
  let [left, right] = [start, end];
  while (left > 0 && isPrintable(text[left - 1])) left--;
  while (right < text.length && isPrintable(text[right])) right++;
  return right - left >= TEXT_BYTES || (left === 0 && right === text.length && first === from);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && /[A-Za-z0-9+/_-]/.test(String.fromCharCode(byte));
}

/** Printable ASCII, white space, and bytes of longer UTF-8 characters. */
export function isPrintable(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d));
}
