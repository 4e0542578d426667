import { type Piece, type Records, textPiece } from "./piece.ts";
import { readPickle } from "./pickle.ts";

/** How every file of one array begins: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html. */
export const NUMPY_MAGIC = "\x93NUMPY";
/** Longest header that is read; NumPy itself refuses one of more than 10,000 bytes unless it is trusted. */
const MOST_HEADER = 65_536;
const UTF32_BYTES = 4;
/** A field's type: byte order, kind, and of what size (characters of `U`, bytes of all others). */
const TYPE = /^([<>|=])([a-zA-Z])(\d*)$/;
/** Kinds whose elements are numbers: booleans, integers, floats, complex, times. */
const NUMBERS = "biufcmM";

interface Field {
  readonly kind: string;
  readonly bytes: number;
  readonly isBigEndian: boolean;
}

/** An array's header. Offsets in bytes. */
export interface NumpyHeader {
  readonly dataStart: number;
  readonly fields: readonly Field[];
  /** Of an array of numbers alone. */
  readonly isNumbers: boolean;
}

/** The header that some bytes begin with; undefined for other bytes, and for types within types. */
export function numpyHeader(bytes: Buffer): NumpyHeader | undefined {
  if (bytes.length < 12 || bytes.toString("latin1", 0, NUMPY_MAGIC.length) !== NUMPY_MAGIC) return undefined;
  const isFirst = bytes[6] === 1;
  const length = isFirst ? bytes.readUInt16LE(8) : bytes.readUInt32LE(8);
  const start = isFirst ? 10 : 12;
  if (length > MOST_HEADER || start + length > bytes.length) return undefined;
  const fields = fieldsOf(bytes.toString("latin1", start, start + length));
  return (
    fields && {
      dataStart: start + length,
      fields,
      isNumbers: fields.every(({ kind }) => NUMBERS.includes(kind)),
    }
  );
}

/**
 * The texts of a NumPy array of strings (`S`, `U`), of records with such, or of objects, which are pickled. Nothing of an array of numbers.
 * Undefined for other bytes.
 */
export function readNumpy(bytes: Buffer): Records | undefined {
  const header = numpyHeader(bytes);
  if (header === undefined) return undefined;
  const { dataStart, fields, isNumbers } = header;
  if (isNumbers) return { pieces: [], isExact: false };
  const data = bytes.subarray(dataStart);
  if (fields.some(({ kind }) => kind === "O")) return readPickle(data) ?? { pieces: [], isExact: false };
  const width = fields.reduce((total, field) => total + field.bytes, 0);
  if (width === 0 || data.length % width !== 0) return { pieces: [{ bytes: data, isText: false }], isExact: false };
  const pieces: Piece[] = [];
  for (let at = 0; at < data.length;) {
    for (const field of fields) {
      const piece = pieceOf(data.subarray(at, at + field.bytes), field);
      if (piece !== undefined) pieces.push(piece);
      at += field.bytes;
    }
  }
  return { pieces, isExact: true };
}

function pieceOf(value: Buffer, { kind, isBigEndian }: Field): Piece | undefined {
  if (kind === "U") return textPiece(decodeUtf32(value, isBigEndian));
  // Zeros fill up what is shorter; of a record's raw bytes they may be a part.
  if (kind === "S" || kind === "a") return textPiece(value.subarray(0, lengthWithoutZeros(value)));
  return kind === "V" ? { bytes: value, isText: false } : undefined;
}

function lengthWithoutZeros(value: Buffer): number {
  let length = value.length;
  while (length > 0 && value[length - 1] === 0) length--;
  return length;
}

function decodeUtf32(value: Buffer, isBigEndian: boolean): string {
  const letters: string[] = [];
  for (let at = 0; at + UTF32_BYTES <= value.length; at += UTF32_BYTES) {
    const codePoint = isBigEndian ? value.readUInt32BE(at) : value.readUInt32LE(at);
    if (codePoint > 0 && codePoint <= 0x10ffff) letters.push(String.fromCodePoint(codePoint));
  }
  return letters.join("");
}

/** `'descr'` of the header: one type, or a list of names with their types. */
function fieldsOf(header: string): readonly Field[] | undefined {
  const one = /'descr'\s*:\s*'([^']+)'/.exec(header)?.[1];
  if (one !== undefined) {
    const field = fieldOf(one, "");
    return field && [field];
  }
  const list = /'descr'\s*:\s*\[(.*)\]\s*,\s*'fortran_order'/s.exec(header)?.[1];
  if (list === undefined) return undefined;
  const items = [...list.matchAll(/\((?:'[^']*'|\([^()]*\))\s*,\s*'([^']+)'\s*(?:,\s*\(([^()]*)\))?\s*\)/g)];
  // A type within a type is a list within the list.
  if (items.length === 0 || list.replace(/'[^']*'/g, "").includes("[")) return undefined;
  const fields = items.map(([, type = "", shape = ""]) => fieldOf(type, shape));
  return fields.some((field) => field === undefined) ? undefined : (fields as Field[]);
}

function fieldOf(type: string, shape: string): Field | undefined {
  const match = TYPE.exec(type);
  if (match === null) return undefined;
  const [, order, kind = "", size = ""] = match;
  const count = shape.split(",").filter((part) => part.trim() !== "").reduce((product, part) => product * Number(part), 1); // prettier-ignore
  // A field of several strings is their bytes side by side, and so no one string.
  return {
    kind: count === 1 ? kind : "V",
    bytes: Number(size || 0) * (kind === "U" ? UTF32_BYTES : 1) * count,
    isBigEndian: order === ">",
  };
}
