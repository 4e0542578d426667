import { decodeFloats } from "../../formats/weights/decode-floats.ts";
import { encodeFloat16 } from "../../formats/weights/float16.ts";

/** How the numbers of a tensor are stored: the names of safetensors, little-endian. */
export type NumberType = "F32" | "F16" | "BF16" | "I8" | "U8" | "I32";

/** Types of whole numbers, as quantised weights have them. */
export type WholeType = "I8" | "U8" | "I32";

/** Numbers of a tensor that follow each other in a file. */
export interface StoredNumbers {
  /** Of the tensor. */
  readonly name: string;
  readonly path: string;
  readonly type: NumberType;
  readonly byteOffset: number;
  readonly count: number;
}

/** Bytes of one number. */
export const NUMBER_BYTES: Readonly<Record<NumberType, number>> = { F32: 4, F16: 2, BF16: 2, I8: 1, U8: 1, I32: 4 };

/** Least and largest whole numbers. */
export const WHOLE_NUMBERS: Readonly<Record<WholeType, readonly [least: number, most: number]>> = {
  I8: [-128, 127],
  U8: [0, 255],
  I32: [-(2 ** 31), 2 ** 31 - 1],
};

/** Reads stored numbers as 32-bit floats, which hold all of them exactly but large ones of I32. */
export function decodeNumbers(bytes: Uint8Array, type: NumberType, target: Float32Array): void {
  if (type === "F32" || type === "F16" || type === "BF16") decodeFloats(bytes, type, target);
  else if (type === "U8") target.set(bytes);
  else if (type === "I8") target.set(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  else target.set(new Int32Array(bytes.slice().buffer));
}

/** {@link decodeNumbers} into memory that is there, or, where the bytes are such floats, a view of them. */
export function viewNumbers(bytes: Uint8Array, type: NumberType, scratch: Float32Array): Float32Array {
  if (type === "F32" && bytes.byteOffset % NUMBER_BYTES.F32 === 0)
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / NUMBER_BYTES.F32);
  decodeNumbers(bytes, type, scratch);
  return scratch;
}

/** The bytes of numbers, each rounded to the nearest one of the type, ties to even; whole numbers within their limits. */
export function encodeNumbers(values: ArrayLike<number>, type: NumberType): Uint8Array {
  const bytes = new Uint8Array(values.length * NUMBER_BYTES[type]);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < values.length; index++)
    encode[type](view, index * NUMBER_BYTES[type], values[index] as number);
  return bytes;
}

const rounding = new DataView(new ArrayBuffer(4));

type Encode = (view: DataView, byteOffset: number, value: number) => void;

const encode: Readonly<Record<NumberType, Encode>> = {
  F32: (view, byteOffset, value) => view.setFloat32(byteOffset, value, true),
  F16: (view, byteOffset, value) => view.setUint16(byteOffset, encodeFloat16(value), true),
  BF16: (view, byteOffset, value) => {
    rounding.setFloat32(0, value);
    const bits = rounding.getUint32(0);
    view.setUint16(byteOffset, (bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16, true);
  },
  I8: (view, byteOffset, value) => view.setInt8(byteOffset, toWhole(value, "I8")),
  U8: (view, byteOffset, value) => view.setUint8(byteOffset, toWhole(value, "U8")),
  I32: (view, byteOffset, value) => view.setInt32(byteOffset, toWhole(value, "I32"), true),
};

function toWhole(value: number, type: WholeType): number {
  const [least, most] = WHOLE_NUMBERS[type];
  const floor = Math.floor(value);
  const nearest = value - floor === 0.5 && floor % 2 === 0 ? floor : Math.round(value);
  return Math.min(most, Math.max(least, nearest));
}

/** Whether a type holds whole numbers. */
export function isWhole(type: NumberType): type is WholeType {
  return Object.hasOwn(WHOLE_NUMBERS, type);
}
