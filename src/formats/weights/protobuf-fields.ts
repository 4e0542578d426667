import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

/** Bytes of a message, from one offset to another. It may give fewer where there are no more. */
export type ByteSource = (from: number, to: number) => Uint8Array;

/** Where a field of a protocol buffer message stands: offsets into the message's source. */
export interface FieldPlace {
  readonly number: number;
  readonly wireType: WireType;
  /** Of the tag. */
  readonly start: number;
  /** Of the value: behind the length, where there is one. */
  readonly content: number;
  readonly end: number;
}

/** A field of a message that is at hand. */
export interface ProtobufField {
  readonly number: number;
  /** Tag and value. */
  readonly raw: Uint8Array;
  /** What is in a string, bytes or message field; undefined for fields of other wire types. */
  readonly content: Uint8Array | undefined;
}

/** Bytes of the longest tag and length, or tag and number. */
const LONGEST_HEAD = 20;

/**
 * The fields of the message that stands from `start` to `end`, in order; values are not read. Throws a RangeError where a field is
 * broken or leaves its message, and for the groups of old.
 */
export function* fieldsOf(bytes: ByteSource, start: number, end: number): Generator<FieldPlace> {
  for (let at = start; at < end;) {
    const field = fieldAt(bytes(at, Math.min(end, at + LONGEST_HEAD)), at);
    if (field.end > end) throw new RangeError("field leaves its message");
    yield field;
    at = field.end;
  }
}

/** Bytes that are at hand, as a source. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  return (from, to) => bytes.subarray(from, to);
}

/**
 * A message with some fields exchanged: `edit` returns a field's new bytes, tag and value, an empty array to leave the field out, or
 * undefined to keep it as it was written. What is kept is kept byte for byte and in its place, unknown fields too.
 * Throws a RangeError where the bytes are no whole message.
 */
export function editFields(
  message: Uint8Array,
  edit: (field: ProtobufField) => Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let copied = 0;
  for (const { number, wireType, start, content, end } of fieldsOf(sourceOf(message), 0, message.length)) {
    const edited = edit({
      number,
      raw: message.subarray(start, end),
      content: wireType === WireType.LengthDelimited ? message.subarray(content, end) : undefined,
    });
    if (edited === undefined) continue;
    parts.push(message.subarray(copied, start), edited);
    copied = end;
  }
  parts.push(message.subarray(copied));
  return concatenate(parts);
}

/** A string, bytes or message field: tag, length, content. */
export function lengthDelimited(number: number, content: Uint8Array): Uint8Array {
  return new BinaryWriter().tag(number, WireType.LengthDelimited).bytes(content).finish();
}

/** What stands before such a content of `length` bytes: tag and length. */
export function lengthDelimitedHead(number: number, length: number): Uint8Array {
  return new BinaryWriter().tag(number, WireType.LengthDelimited).uint32(length).finish();
}

/** The field whose first bytes are `head`; they stand at `start`. */
function fieldAt(head: Uint8Array, start: number): FieldPlace {
  const reader = new BinaryReader(head);
  try {
    const [number, wireType] = reader.tag();
    const length = wireType === WireType.LengthDelimited ? Number(reader.uint64()) : 0;
    const content = start + reader.pos;
    if (wireType === WireType.Varint) reader.uint64();
    else if (wireType === WireType.StartGroup || wireType === WireType.EndGroup) throw new RangeError("a group");
    const fixed = wireType === WireType.Bit64 ? 8 : wireType === WireType.Bit32 ? 4 : 0;
    return { number, wireType, start, content, end: start + reader.pos + length + fixed };
  } catch (error) {
    throw new RangeError("broken field", { cause: error });
  }
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
