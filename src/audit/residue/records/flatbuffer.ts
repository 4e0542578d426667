/** A table of a FlatBuffer (https://flatbuffers.dev/internals/). Fields are numbered as the schema lists them; absent ones are undefined. */
export interface FlatTable {
  readonly byte: (field: number) => number | undefined;
  /** Of 64 bits. */
  readonly long: (field: number) => number | undefined;
  readonly table: (field: number) => FlatTable | undefined;
  /** A vector's elements, of so many bytes each; none if absent. */
  readonly structs: (field: number, bytes: number) => readonly Buffer[];
}

/** The outermost table of a buffer; undefined where the bytes are none. */
export function rootTable(bytes: Buffer): FlatTable | undefined {
  return bytes.length < 8 ? undefined : tableAt(bytes, bytes.readUInt32LE(0));
}

function tableAt(bytes: Buffer, at: number): FlatTable | undefined {
  if (at + 4 > bytes.length) return undefined;
  const slots = at - bytes.readInt32LE(at);
  if (slots < 0 || slots + 4 > bytes.length) return undefined;
  const slotBytes = bytes.readUInt16LE(slots);
  /** Where a field's value stands, if so many bytes are there. */
  const place = (field: number, width: number): number | undefined => {
    const slot = 4 + 2 * field;
    if (slot + 2 > slotBytes || slots + slot + 2 > bytes.length) return undefined;
    const offset = bytes.readUInt16LE(slots + slot);
    return offset === 0 || at + offset + width > bytes.length ? undefined : at + offset;
  };
  const target = (field: number): number | undefined => {
    const from = place(field, 4);
    return from === undefined ? undefined : from + bytes.readUInt32LE(from);
  };
  return {
    byte: (field) => {
      const from = place(field, 1);
      return from === undefined ? undefined : bytes[from];
    },
    long: (field) => {
      const from = place(field, 8);
      return from === undefined ? undefined : Number(bytes.readBigInt64LE(from));
    },
    table: (field) => {
      const to = target(field);
      return to === undefined ? undefined : tableAt(bytes, to);
    },
    structs: (field, width) => {
      const to = target(field);
      if (to === undefined || to + 4 > bytes.length) return [];
      const count = Math.min(bytes.readUInt32LE(to), Math.floor((bytes.length - to - 4) / width));
      return Array.from({ length: count }, (_, index) =>
        bytes.subarray(to + 4 + index * width, to + 4 + (index + 1) * width),
      );
    },
  };
}
