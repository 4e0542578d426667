import { type Records } from "./records/piece.ts";
import { HEAD_BYTES, mayBeRecords, readRecords, recordFormatOf } from "./records/read-records.ts";
import { joinPieces } from "./records/piece.ts";
import type { SearchSource } from "./search-batches.ts";

/** Most bytes of a known format that are read at once; more of them count as not looked into. */
const MOST_BYTES = 512 * 1024 ** 2;
/** Of one that only reading all of it tells. Larger files are searched as their bytes stand. */
const MOST_GUESSED = 64 * 1024 ** 2;

/** A source with the strings of its records, if it has such, and why not all of it is known, if so. */
export async function withRecords(
  source: SearchSource,
): Promise<{ readonly source: SearchSource; readonly closed?: string }> {
  const format = recordFormatOf(await begin(source, HEAD_BYTES));
  const bytes = await readUpTo(source, format === undefined ? MOST_GUESSED : MOST_BYTES);
  if (bytes === "larger")
    return { source, ...(format !== undefined && { closed: `${format} of more than ${MOST_BYTES / 1024 ** 2} MiB` }) };
  const records = bytes && readRecords(bytes);
  if (records === undefined) return { source };
  const strings = async function* () {
    const again = await readUpTo(source, MOST_BYTES);
    const found: Records | undefined = again === undefined || again === "larger" ? undefined : readRecords(again);
    yield* joinPieces(found?.pieces ?? []);
  };
  return {
    source: { ...source, strings, isExact: records.isExact },
    ...(records.closed !== undefined && { closed: records.closed }),
  };
}

async function begin(source: SearchSource, bytes: number): Promise<Buffer> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for await (const block of source.open()) {
    blocks.push(block);
    length += block.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(blocks).subarray(0, bytes);
}

/** All bytes of a source; undefined if they begin as no format does, or `larger`. */
async function readUpTo(source: SearchSource, most: number): Promise<Buffer | "larger" | undefined> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for await (const block of source.open()) {
    if (length === 0 && block.length >= HEAD_BYTES) {
      const head = Buffer.from(block.subarray(0, HEAD_BYTES));
      if (recordFormatOf(head) === undefined && !mayBeRecords(head)) return undefined;
    }
    blocks.push(block);
    length += block.length;
    if (length > most) return "larger";
  }
  return Buffer.concat(blocks, length);
}
