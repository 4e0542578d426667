import { joinPieces } from "./records/piece.ts";
import { readRecords } from "./records/read-records.ts";

/** Objects of more bytes are searched as their bytes stand. */
const MOST_BYTES = 64 * 1024 ** 2;
const LINE_FEED = 0x0a;
/** What `git cat-file --batch` writes before each object. */
const HEAD = /^[0-9a-f]{40,64} (?:blob|tree|commit|tag) (\d+)$/;

/** The output of `git cat-file --batch` as it is, and behind each object the strings of its records, if it has such. */
export async function* withStringsOfObjects(blocks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let head: Buffer[] = [];
  let content: Buffer[] = [];
  /** Bytes of the object that are still to come, and the line feed behind it; 0 within a head. */
  let left = 0;
  let isHeld = false;
  for await (const block of blocks) {
    yield block;
    for (let at = 0; at < block.length;) {
      if (left === 0) {
        const end = block.indexOf(LINE_FEED, at);
        head.push(block.subarray(at, end < 0 ? block.length : end));
        at = end < 0 ? block.length : end + 1;
        if (end < 0) continue;
        const size = HEAD.exec(Buffer.concat(head).toString("latin1"))?.[1];
        left = size === undefined ? 0 : Number(size) + 1;
        isHeld = left <= MOST_BYTES;
        [head, content] = [[], []];
        continue;
      }
      const part = block.subarray(at, at + left);
      if (isHeld) content.push(part);
      at += part.length;
      left -= part.length;
      if (left > 0 || !isHeld) continue;
      const records = readRecords(Buffer.concat(content).subarray(0, -1));
      if (records !== undefined) yield* joinPieces(records.pieces);
      content = [];
    }
  }
}
