import type { Piece, Records } from "./piece.ts";

/**
 * What follows an operation of a pickle, by its byte: a number of bytes; `line` or `lines`, one or two lines; a count of so many bytes and then
 * so many bytes (`count1`, …). From Python's own list, Lib/pickletools.py, protocols 0 to 5.
 */
type Argument = number | "line" | "lines" | "count1" | "count4" | "count8";
const OPERATIONS: ReadonlyMap<number, Argument> = new Map<number, Argument>([
  ..."(.012NQR)]}abdelostu".split("").map((letter) => [letter.charCodeAt(0), 0] as const),
  ...[0x81, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8f, 0x90, 0x91, 0x92, 0x93, 0x94, 0x97, 0x98].map((code) => [code, 0] as const),
  ..."FILPSVgp".split("").map((letter) => [letter.charCodeAt(0), "line"] as const),
  ..."ci".split("").map((letter) => [letter.charCodeAt(0), "lines"] as const),
  ...([["K", 1], ["h", 1], ["q", 1], ["M", 2], ["J", 4], ["j", 4], ["r", 4], ["G", 8]] as const).map(([letter, count]) => [letter.charCodeAt(0), count] as const), // prettier-ignore
  ...([[0x80, 1], [0x82, 1], [0x83, 2], [0x84, 4], [0x95, 8]] as const),
  ...([[0x55, "count1"], [0x43, "count1"], [0x8a, "count1"], [0x8c, "count1"]] as const),
  ...([[0x54, "count4"], [0x42, "count4"], [0x58, "count4"], [0x8b, "count4"]] as const),
  ...([[0x8d, "count8"], [0x8e, "count8"], [0x96, "count8"]] as const),
]); // prettier-ignore
const [STOP, PROTOCOL] = [0x2e, 0x80];
/** Operations whose content is bytes of any kind, though those of Python 2 (`T`, `U`) are mostly text. */
const BYTES: ReadonlySet<number> = new Set([0x42, 0x43, 0x54, 0x55, 0x8e, 0x96]);
/** Numbers of any size. */
const LONGS: ReadonlySet<number> = new Set([0x8a, 0x8b]);
const LINE_FEED = 0x0a;

/**
 * The strings and bytes of one pickle or several, one behind the other, and of what follows them or is left of one that is cut off. Nothing is
 * executed, and nothing built. Undefined for bytes that do not begin as a pickle, in protocol 0 and 1 as a whole one, or hold no string.
 */
export function readPickle(bytes: Buffer): Records | undefined {
  const pieces: Piece[] = [];
  let end = 0;
  while (end < bytes.length) {
    const next = readOne(bytes, end);
    if (!next.isWhole && bytes[end] !== PROTOCOL) break;
    for (const piece of next.pieces) pieces.push(piece);
    ({ end } = next);
    if (!next.isWhole) break;
  }
  if (pieces.length === 0) return undefined;
  if (end < bytes.length) pieces.push({ bytes: bytes.subarray(end), isText: false });
  return { pieces, isExact: bytes[0] === PROTOCOL };
}

interface Pickle {
  readonly pieces: readonly Piece[];
  readonly end: number;
  readonly isWhole: boolean;
}

function readOne(bytes: Buffer, start: number): Pickle {
  const pieces: Piece[] = [];
  let at = start;
  while (at < bytes.length) {
    const operation = bytes[at] as number;
    const content = contentAt(bytes, at + 1, OPERATIONS.get(operation));
    if (content === undefined) break;
    at = content.end;
    if (operation === STOP) return { pieces, end: at, isWhole: true };
    if (content.isText && !LONGS.has(operation))
      pieces.push({ bytes: bytes.subarray(content.start, content.end), isText: !BYTES.has(operation) });
  }
  return { pieces, end: at, isWhole: false };
}

interface Content {
  readonly start: number;
  readonly end: number;
  readonly isText: boolean;
}

function contentAt(bytes: Buffer, at: number, argument: Argument | undefined): Content | undefined {
  if (argument === undefined) return undefined;
  if (typeof argument === "number") return within(bytes, { start: at, end: at + argument, isText: false });
  if (argument === "line" || argument === "lines") {
    const first = bytes.indexOf(LINE_FEED, at);
    const last = argument === "lines" && first >= 0 ? bytes.indexOf(LINE_FEED, first + 1) : first;
    return last < 0 ? undefined : { start: at, end: last + 1, isText: true };
  }
  const width = Number(argument.slice("count".length));
  if (at + width > bytes.length) return undefined;
  const count = width === 8 ? Number(bytes.readBigUInt64LE(at)) : bytes.readUIntLE(at, width);
  return within(bytes, { start: at + width, end: at + width + count, isText: true });
}

function within(bytes: Buffer, content: Content): Content | undefined {
  return content.end <= bytes.length ? content : undefined;
}
