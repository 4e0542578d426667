/** Builders of the smallest files of formats that keep strings side by side, as their writers make them. */

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const uint64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const utf8 = (text: string) => Buffer.from(text, "utf8");
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();

/** `highestFirst` as SQLite writes numbers, else as protocol buffers do. */
function varint(value: number, highestFirst = false): Buffer {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.push(rest & 0x7f);
  if (highestFirst) groups.reverse();
  return Buffer.from(groups.map((group, index) => (index < groups.length - 1 ? group | 0x80 : group)));
}

const PAGE_BYTES = 512;
const ENCODINGS = { utf8: 1, utf16le: 2, utf16be: 3 } as const;

/** A database of one table, a row of texts each, on one leaf page; what does not fit goes on over further pages. */
export function sqlite(rows: readonly (readonly string[])[], encoding: keyof typeof ENCODINGS = "utf8"): Buffer {
  const encode = (text: string) =>
    encoding === "utf8" ? utf8(text) : encoding === "utf16le" ? Buffer.from(text, "utf16le") : swapped(text);
  const first = Buffer.alloc(PAGE_BYTES);
  first.write("SQLite format 3\0", "latin1");
  first.writeUInt16BE(PAGE_BYTES, 16);
  first.writeUInt32BE(ENCODINGS[encoding], 56);
  first[100] = 13;
  const leaf = Buffer.alloc(PAGE_BYTES);
  leaf[0] = 13;
  leaf.writeUInt16BE(rows.length, 3);
  const overflow: Buffer[] = [];
  let end = PAGE_BYTES;
  for (const [index, row] of rows.entries()) {
    const values = row.map(encode);
    const types = Buffer.concat(values.map(({ length }) => varint(2 * length + 13, true)));
    const payload = Buffer.concat([varint(types.length + 1, true), types, ...values]);
    const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
    const surplus = least + ((payload.length - least) % (PAGE_BYTES - 4));
    const local = payload.length <= PAGE_BYTES - 35 ? payload.length : surplus <= PAGE_BYTES - 35 ? surplus : least;
    const parts = [varint(payload.length, true), varint(index + 1, true), payload.subarray(0, local)];
    if (local < payload.length) {
      const pointer = Buffer.alloc(4);
      pointer.writeUInt32BE(overflow.length + 3);
      parts.push(pointer);
      for (let at = local; at < payload.length; at += PAGE_BYTES - 4) {
        const page = Buffer.alloc(PAGE_BYTES);
        if (at + PAGE_BYTES - 4 < payload.length) page.writeUInt32BE(overflow.length + 4);
        payload.copy(page, 4, at, at + PAGE_BYTES - 4);
        overflow.push(page);
      }
    }
    const cell = Buffer.concat(parts);
    end -= cell.length;
    cell.copy(leaf, end);
    leaf.writeUInt16BE(end, 8 + 2 * index);
  }
  return Buffer.concat([first, leaf, ...overflow]);
}

/** A table of a FlatBuffer: fields by number, each four or eight bytes, or a child that lies behind it. */
function flatTable(fields: readonly (Buffer | { readonly child: Buffer; readonly at: number } | undefined)[]): {
  readonly bytes: Buffer;
  readonly at: number;
} {
  const slots = Buffer.alloc(4 + 2 * fields.length);
  slots.writeUInt16LE(slots.length, 0);
  const values: Buffer[] = [];
  const children: { readonly place: number; readonly child: Buffer; readonly at: number }[] = [];
  let size = 4;
  for (const [index, field] of fields.entries()) {
    if (field === undefined) continue;
    slots.writeUInt16LE(size, 4 + 2 * index);
    if (Buffer.isBuffer(field)) values.push(field);
    else {
      children.push({ place: size, ...field });
      values.push(Buffer.alloc(4));
    }
    size += values.at(-1)?.length ?? 0;
  }
  slots.writeUInt16LE(size, 2);
  const offset = Buffer.alloc(4);
  offset.writeInt32LE(slots.length);
  const table = Buffer.concat([offset, ...values]);
  let behind = table.length;
  for (const { place, child, at } of children) {
    table.writeUInt32LE(behind - place + at, place);
    behind += child.length;
  }
  return { bytes: Buffer.concat([slots, table, ...children.map(({ child }) => child)]), at: slots.length };
}

/** One column of strings as a stream, or as the file that Feather is; compressed by name alone. */
export function arrow(names: readonly string[], { isFile = false, isCompressed = false } = {}): Buffer {
  const values = Buffer.concat(names.map(utf8));
  const offsets = Buffer.alloc(4 * (names.length + 1));
  names.reduce((sum, name, index) => offsets.writeUInt32LE(sum, 4 * index) && sum + utf8(name).length, 0);
  offsets.writeUInt32LE(values.length, 4 * names.length);
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8)]);
  const body = Buffer.concat([padded(offsets), padded(values)]);
  const buffers = [
    [0, 0],
    [0, offsets.length],
    [padded(offsets).length, values.length],
  ].flatMap(([start = 0, length = 0]) => [uint64(start), uint64(length)]);
  const vector = { child: Buffer.concat([uint32(3), ...buffers]), at: 0 };
  const codec = flatTable([Buffer.from([0, 0, 0, 0])]);
  const batch = flatTable([
    uint64(names.length),
    undefined,
    vector,
    isCompressed ? { child: codec.bytes, at: codec.at } : undefined,
  ]);
  const message = flatTable([
    Buffer.from([4, 0, 0, 0]),
    Buffer.from([3, 0, 0, 0]),
    { child: batch.bytes, at: batch.at },
    uint64(body.length),
  ]);
  const metadata = padded(Buffer.concat([uint32(4 + message.at), message.bytes]));
  const end = Buffer.concat([uint32(0xffffffff), uint32(0)]);
  const stream = Buffer.concat([uint32(0xffffffff), uint32(metadata.length), metadata, body, end]);
  return isFile ? Buffer.concat([utf8("ARROW1\0\0"), stream, utf8("ARROW1")]) : stream;
}

/** An array of texts of one length, the longest one's: `U` or `S`. */
export function numpy(names: readonly string[], kind: "<U" | ">U" | "|S" = "<U"): Buffer {
  const encode = (name: string) => {
    if (kind === "|S") return utf8(name);
    const letters = Buffer.concat([...name].map((letter) => uint32(letter.codePointAt(0) as number)));
    return kind === ">U" ? letters.swap32() : letters;
  };
  const items = names.map(encode);
  const width = Math.max(...items.map(({ length }) => length));
  const size = kind === "|S" ? width : width / 4;
  const data = items.map((item) => Buffer.concat([item, Buffer.alloc(width - item.length)]));
  return Buffer.concat([numpyHead(`'${kind}${size}'`, names.length), ...data]);
}

/** The head of an array of any type, as the header writes it. */
export function numpyHead(type: string, count: number): Buffer {
  const header = `{'descr': ${type}, 'fortran_order': False, 'shape': (${count},), }\n`;
  const length = Buffer.alloc(2);
  length.writeUInt16LE(header.length);
  return Buffer.concat([Buffer.from("\x93NUMPY\x01\0", "latin1"), length, Buffer.from(header)]);
}

/** A list of texts in a protocol of Python's pickle module. */
export function pickle(names: readonly string[], protocol: 0 | 2 | 4): Buffer {
  if (protocol === 0)
    return Buffer.from(`(lp0\n${names.map((name, index) => `V${name}\np${index + 1}\na`).join("")}.`, "latin1");
  const texts = names.flatMap((name, index) =>
    protocol === 2
      ? [Buffer.from("X"), uint32(utf8(name).length), utf8(name), Buffer.from([0x71, index + 1])]
      : [Buffer.from([0x8c, utf8(name).length]), utf8(name), Buffer.from([0x94])],
  );
  return Buffer.concat([Buffer.from([0x80, protocol, 0x5d, 0x28]), ...texts, Buffer.from("e.")]);
}

/** An array of texts, a small number behind each: numbers may be letters. */
export function msgpack(names: readonly string[]): Buffer {
  const items = names.flatMap((name, index) => {
    const text = utf8(name);
    const head = text.length < 32 ? [0xa0 + text.length] : [0xd9, text.length];
    return [Buffer.from(head), text, Buffer.from([0x61 + (index % 26)])];
  });
  const count = Buffer.alloc(2);
  count.writeUInt16BE(2 * names.length);
  return Buffer.concat([Buffer.from([0xdc]), count, ...items]);
}

/** A message of one string field, repeated. The tags of fields 8 to 15 are letters, and so are lengths from 65 on. */
export function protobuf(names: readonly string[], field = 12): Buffer {
  return Buffer.concat(names.flatMap((name) => [varint(8 * field + 2), varint(utf8(name).length), utf8(name)]));
}

/** Records of such messages, with checksums that nothing looks at. */
export function tfRecord(names: readonly string[]): Buffer {
  return Buffer.concat(
    names.flatMap((name) => {
      const data = protobuf([name]);
      return [uint64(data.length), uint32(0), data, uint32(0)];
    }),
  );
}
