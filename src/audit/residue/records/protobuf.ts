import { WireType } from "@bufbuild/protobuf/wire";

import { type FieldPlace, fieldsOf, sourceOf } from "../../../formats/weights/protobuf-fields.ts";
import { isText } from "../readings/is-text.ts";
import type { Piece, Records } from "./piece.ts";

/** So many fields do not follow one another by chance. */
const SURE_FIELDS = 24;
const MOST_DEPTH = 32;
/** Schemas number their fields from 1 on. */
const MOST_FIELD = 10_000;

/**
 * The strings of a protocol buffer message of any schema. What may be a string and a message alike is read as both. Undefined for bytes that are
 * no message from the first to the last or hold no string. Exact with 24 fields or more: other bytes look like a message by chance.
 */
export function readProtobuf(bytes: Uint8Array): Records | undefined {
  const pieces: Piece[] = [];
  const fields = readMessage(bytes, pieces, 0);
  return fields === undefined || pieces.length === 0 ? undefined : { pieces, isExact: fields >= SURE_FIELDS };
}

/** How many fields there are, within messages too; undefined for no message. */
function readMessage(bytes: Uint8Array, pieces: Piece[], depth: number): number | undefined {
  const places = placesOf(bytes);
  if (places === undefined) return undefined;
  let fields = places.length;
  for (const { wireType, content, end } of places) {
    if (wireType !== WireType.LengthDelimited || end === content) continue;
    const value = bytes.subarray(content, end);
    const inner = depth < MOST_DEPTH ? readMessage(value, pieces, depth + 1) : undefined;
    fields += inner ?? 0;
    const isString = isText(value, true);
    if (isString || inner === undefined) pieces.push({ bytes: value, isText: isString });
  }
  return fields;
}

function placesOf(bytes: Uint8Array): readonly FieldPlace[] | undefined {
  const places: FieldPlace[] = [];
  try {
    for (const place of fieldsOf(sourceOf(bytes), 0, bytes.length)) {
      if (place.number > MOST_FIELD) return undefined;
      places.push(place);
    }
  } catch {
    return undefined;
  }
  return places;
}
