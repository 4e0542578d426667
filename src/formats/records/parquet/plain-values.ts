import type { ParquetType } from "hyparquet";

/** How values of a type lie in a page with the encoding PLAIN (parquet-format, Encodings.md). */
export interface PlainValues {
  /** Of one value, its length included. */
  bitsOf(value: unknown): number;
  encode(values: readonly unknown[]): Buffer;
}

/** Values as `readPages` gives them: numbers, bigints for INT64 and INT96, booleans, bytes. */
export function plainOf(type: ParquetType): PlainValues {
  switch (type) {
    case "BOOLEAN":
      return { bitsOf: () => 1, encode: encodeBooleans };
    case "INT32":
      return fixed(4, (bytes, value, at) => bytes.writeInt32LE(Number(value) | 0, at));
    case "INT64":
      return fixed(8, (bytes, value, at) => bytes.writeBigInt64LE(BigInt.asIntN(64, BigInt(value as bigint)), at));
    case "INT96":
      return fixed(12, (bytes, value, at) => {
        bytes.writeBigInt64LE(BigInt.asIntN(64, value as bigint), at);
        bytes.writeInt32LE(Number(BigInt.asIntN(32, (value as bigint) >> 64n)), at + 8);
      });
    case "FLOAT":
      return fixed(4, (bytes, value, at) => bytes.writeFloatLE(value as number, at));
    case "DOUBLE":
      return fixed(8, (bytes, value, at) => bytes.writeDoubleLE(value as number, at));
    case "FIXED_LEN_BYTE_ARRAY":
      return {
        bitsOf: (value) => 8 * (value as Uint8Array).length,
        encode: (values) => Buffer.concat(values as readonly Uint8Array[]),
      };
    case "BYTE_ARRAY":
      return { bitsOf: (value) => 8 * ((value as Uint8Array).length + 4), encode: encodeBytes };
  }
}

function fixed(size: number, write: (bytes: Buffer, value: unknown, at: number) => void): PlainValues {
  return {
    bitsOf: () => 8 * size,
    encode: (values) => {
      const bytes = Buffer.alloc(size * values.length);
      for (const [index, value] of values.entries()) write(bytes, value, size * index);
      return bytes;
    },
  };
}

function encodeBooleans(values: readonly unknown[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil(values.length / 8));
  for (const [index, value] of values.entries())
    if (value === true) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  return bytes;
}

function encodeBytes(values: readonly unknown[]): Buffer {
  const all = values as readonly Uint8Array[];
  const bytes = Buffer.allocUnsafe(all.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const value of all) {
    at = bytes.writeUInt32LE(value.length, at);
    bytes.set(value, at);
    at += value.length;
  }
  return bytes;
}
