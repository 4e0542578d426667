import type { Piece, Records } from "./piece.ts";
import { readProtobuf } from "./protobuf.ts";

/** Before a record its length in eight bytes and a checksum of that, behind it one of its data. */
const [HEAD_BYTES, TAIL_BYTES] = [12, 4];

/**
 * The strings of TFRecord files, TensorBoard's events among them: records of protocol buffers, whose lengths lead from the first to the
 * last. One that a killed run left unfinished is searched as its bytes stand. Undefined for other bytes.
 */
export function readTfRecord(bytes: Buffer): Records | undefined {
  const pieces: Piece[] = [];
  let isExact = true;
  let at = 0;
  while (at + HEAD_BYTES + TAIL_BYTES <= bytes.length) {
    const length = Number(bytes.readBigUInt64LE(at));
    const end = at + HEAD_BYTES + length + TAIL_BYTES;
    if (end > bytes.length) break;
    const data = bytes.subarray(at + HEAD_BYTES, end - TAIL_BYTES);
    const message = readProtobuf(data);
    // The first one says whether these are records at all.
    if (at === 0 && message === undefined) return undefined;
    if (message === undefined) isExact = false;
    for (const piece of message?.pieces ?? [{ bytes: data, isText: false }]) pieces.push(piece);
    at = end;
  }
  if (at === 0) return undefined;
  if (at < bytes.length) pieces.push({ bytes: bytes.subarray(at), isText: false });
  return { pieces, isExact: isExact && at === bytes.length };
}
