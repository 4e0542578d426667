import { isText } from "../readings/is-text.ts";
import type { Piece, Records } from "./piece.ts";

/** By first byte (https://github.com/msgpack/msgpack/blob/master/spec.md): bytes of the length, and of the type of an extension. */
const STRINGS: ReadonlyMap<number, readonly [lengthBytes: number, typeBytes: number]> = new Map([
  [0xc4, [1, 0]], [0xc5, [2, 0]], [0xc6, [4, 0]],
  [0xc7, [1, 1]], [0xc8, [2, 1]], [0xc9, [4, 1]],
  [0xd9, [1, 0]], [0xda, [2, 0]], [0xdb, [4, 0]],
]); // prettier-ignore
/** Numbers and extensions of a fixed size. */
const FIXED: ReadonlyMap<number, number> = new Map([
  [0xca, 4], [0xcb, 8], [0xcc, 1], [0xcd, 2], [0xce, 4], [0xcf, 8], [0xd0, 1], [0xd1, 2], [0xd2, 4], [0xd3, 8],
  [0xd4, 2], [0xd5, 3], [0xd6, 5], [0xd7, 9], [0xd8, 17],
]); // prettier-ignore
/** Of arrays and maps, bytes of the count. */
const GROUPS: ReadonlyMap<number, number> = new Map([[0xdc, 2], [0xdd, 4], [0xde, 2], [0xdf, 4]]); // prettier-ignore
const NEVER_USED = 0xc1;
const FIRST_GROUP = 0x80;

/**
 * The strings and bytes of MessagePack, one object or several behind each other. Undefined for bytes that are not that from the first to the
 * last, begin with a plain number, or hold no string. Other bytes may look like it, so it is never taken for exact.
 */
export function readMsgpack(bytes: Buffer): Records | undefined {
  if ((bytes[0] ?? 0) < FIRST_GROUP) return undefined;
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++] as number;
    const isShort = first >= 0xa0 && first <= 0xbf;
    const [lengthBytes, typeBytes] = isShort ? [0, 0] : (STRINGS.get(first) ?? []);
    const skipped = FIXED.get(first) ?? GROUPS.get(first) ?? 0;
    if (first === NEVER_USED || at + Math.max(lengthBytes ?? 0, skipped) > bytes.length) return undefined;
    if (lengthBytes === undefined || typeBytes === undefined) {
      at += skipped;
      continue;
    }
    const length = isShort ? first - 0xa0 : bytes.readUIntBE(at, lengthBytes);
    const start = at + lengthBytes + typeBytes;
    at = start + length;
    if (at > bytes.length) return undefined;
    const content = bytes.subarray(start, at);
    pieces.push({ bytes: content, isText: isText(content, true) });
  }
  return pieces.length === 0 ? undefined : { pieces, isExact: false };
}
