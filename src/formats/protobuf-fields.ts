import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/** A field of a protocol buffer message, as it stands in the bytes. */
export interface ProtobufField {
  readonly number: number;
  /** Tag and value. */
  readonly raw: Uint8Array;
  /** What is in a string, bytes or message field; undefined for fields of other wire types. */
  readonly content: Uint8Array | undefined;
}

/**
 * A message with some fields exchanged: `edit` returns a field's new bytes, tag and value, an empty array to leave the field out, or
 * undefined to keep it as it was written. What is kept is kept byte for byte and in its place, fields that nobody knows too.
 * Throws an Error where the bytes are no whole message.
 */
export function editFields(
  message: Uint8Array,
  edit: (field: ProtobufField) => Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const reader = new BinaryReader(message);
  let copied = 0;
  while (reader.pos < reader.len) {
    const start = reader.pos;
    const [number, wireType] = reader.tag();
    const content = wireType === WireType.LengthDelimited ? reader.bytes() : undefined;
    if (content === undefined) reader.skip(wireType, number);
    const edited = edit({ number, raw: message.subarray(start, reader.pos), content });
    if (edited === undefined) continue;
    parts.push(message.subarray(copied, start), edited);
    copied = reader.pos;
  }
  parts.push(message.subarray(copied));
  return concatenate(parts);
}

/** A string, bytes or message field: tag, length, content. */
export function lengthDelimited(number: number, content: Uint8Array): Uint8Array {
  return new BinaryWriter().tag(number, WireType.LengthDelimited).bytes(content).finish();
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
