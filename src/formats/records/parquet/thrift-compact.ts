/**
 * Thrift's compact protocol, read into values that keep their wire types and written back to the same bytes: what Parquet's footer is in.
 * https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
 */
export const ThriftType = {
  stop: 0,
  true: 1,
  false: 2,
  byte: 3,
  i16: 4,
  i32: 5,
  i64: 6,
  double: 7,
  binary: 8,
  list: 9,
  set: 10,
  struct: 12,
} as const;

/** Deepest nesting that is read; a footer has ten. */
const MAX_DEPTH = 40;

export interface ThriftList {
  readonly elementType: number;
  readonly values: ThriftValue[];
}

/** Booleans of a list, bytes and doubles as they lie in the file; integers as numbers, 64-bit ones as bigints. */
export type ThriftValue = number | bigint | Uint8Array | ThriftList | ThriftStruct | undefined;

export interface ThriftField {
  readonly type: number;
  readonly value: ThriftValue;
}

/** A struct's fields by their ids, in the order they were read. */
export type ThriftStruct = Map<number, ThriftField>;

/** Reads a struct that begins at `offset`. Throws a RangeError if the bytes end before it, an Error for what is no struct. */
export function readThrift(bytes: Buffer, offset = 0): { readonly struct: ThriftStruct; readonly end: number } {
  const reader = new ThriftReader(bytes, offset);
  const struct = reader.readStruct(0);
  return { struct, end: reader.at };
}

class ThriftReader {
  private readonly bytes: Buffer;
  /** The next byte. */
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  readStruct(depth: number): ThriftStruct {
    if (depth > MAX_DEPTH) throw new Error(`thrift: nested deeper than ${MAX_DEPTH}`);
    const struct: ThriftStruct = new Map();
    let id = 0;
    for (;;) {
      const head = this.byte();
      const type = head & 0x0f;
      if (type === ThriftType.stop) return struct;
      id = head >> 4 === 0 ? Number(this.zigzag()) : id + (head >> 4);
      struct.set(id, { type, value: this.readValue(type, depth) });
    }
  }

  private byte(): number {
    return this.bytes.readUInt8(this.at++);
  }

  private varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new Error("thrift: an integer is too long");
  }

  private zigzag(): bigint {
    const value = this.varint();
    return (value >> 1n) ^ -(value & 1n);
  }

  private take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new RangeError("thrift: the bytes end inside a value");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  private readList(depth: number): ThriftList {
    const head = this.byte();
    const size = head >> 4 === 15 ? Number(this.varint()) : head >> 4;
    // Every element takes a byte at least.
    if (size > this.bytes.length - this.at) throw new RangeError("thrift: the bytes end inside a list");
    const elementType = head & 0x0f;
    const values: ThriftValue[] = [];
    const isBoolean = elementType === ThriftType.true || elementType === ThriftType.false;
    for (let i = 0; i < size; i++) values.push(this.readValue(isBoolean ? ThriftType.byte : elementType, depth));
    return { elementType, values };
  }

  private readValue(type: number, depth: number): ThriftValue {
    switch (type) {
      case ThriftType.true:
      case ThriftType.false:
        return undefined;
      case ThriftType.byte:
        return this.take(1);
      case ThriftType.i16:
      case ThriftType.i32:
        return Number(this.zigzag());
      case ThriftType.i64:
        return this.zigzag();
      case ThriftType.double:
        return this.take(8);
      case ThriftType.binary:
        return this.take(Number(this.varint()));
      case ThriftType.list:
      case ThriftType.set:
        return this.readList(depth + 1);
      case ThriftType.struct:
        return this.readStruct(depth + 1);
      default:
        throw new Error(`thrift: type ${type} is not read`);
    }
  }
}

/** The bytes of a struct. */
export function writeThrift(struct: ThriftStruct): Buffer {
  const pieces: Uint8Array[] = [];
  const varint = (value: bigint): void => {
    const bytes: number[] = [];
    for (; value >= 0x80n; value >>= 7n) bytes.push(Number(value & 0x7fn) | 0x80);
    bytes.push(Number(value));
    pieces.push(Uint8Array.from(bytes));
  };
  const zigzag = (value: bigint): void => varint(value >= 0n ? value << 1n : (-value << 1n) - 1n);
  const writeValue = (type: number, value: ThriftValue): void => {
    if (typeof value === "number" || typeof value === "bigint") zigzag(BigInt(value));
    else if (value instanceof Uint8Array) {
      if (type === ThriftType.binary) varint(BigInt(value.length));
      pieces.push(value);
    } else if (value instanceof Map) writeStruct(value);
    else if (value !== undefined) {
      const { elementType, values } = value;
      pieces.push(Uint8Array.of((Math.min(values.length, 15) << 4) | elementType));
      if (values.length >= 15) varint(BigInt(values.length));
      for (const element of values) writeValue(elementType, element);
    }
  };
  const writeStruct = (fields: ThriftStruct): void => {
    let last = 0;
    for (const [id, { type, value }] of [...fields].sort(([a], [b]) => a - b)) {
      const delta = id - last;
      if (delta > 0 && delta < 16) pieces.push(Uint8Array.of((delta << 4) | type));
      else {
        pieces.push(Uint8Array.of(type));
        zigzag(BigInt(id));
      }
      writeValue(type, value);
      last = id;
    }
    pieces.push(Uint8Array.of(ThriftType.stop));
  };
  writeStruct(struct);
  return Buffer.concat(pieces);
}

/** The structs in a list field; none if it is not there. */
export function structsOf(struct: ThriftStruct, id: number): ThriftStruct[] {
  const value = struct.get(id)?.value as ThriftList | undefined;
  return (value?.values ?? []) as ThriftStruct[];
}

/** A struct field. Throws an Error if it is not there. */
export function structOf(struct: ThriftStruct, id: number): ThriftStruct {
  const value = struct.get(id)?.value;
  if (value instanceof Map) return value;
  throw new Error(`thrift: field ${id} is missing`);
}

/** An integer field, or `otherwise`. */
export function integerOf(struct: ThriftStruct, id: number, otherwise = 0): number {
  const value = struct.get(id)?.value;
  return typeof value === "number" || typeof value === "bigint" ? Number(value) : otherwise;
}

/** Sets a 64-bit integer. */
export function setInteger(struct: ThriftStruct, id: number, value: number): void {
  struct.set(id, { type: ThriftType.i64, value: BigInt(value) });
}

/** Sets a list of structs. */
export function setStructs(struct: ThriftStruct, id: number, values: ThriftStruct[]): void {
  struct.set(id, { type: ThriftType.list, value: { elementType: ThriftType.struct, values } });
}
