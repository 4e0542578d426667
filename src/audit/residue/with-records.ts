import { joinPieces } from "./records/piece.ts";
import { HEAD_BYTES, mayBeRecords, readRecords, recordFormatOf } from "./records/read-records.ts";
import type { SearchSource } from "./search-batches.ts";

const MIB = 1024 ** 2;
/** Most bytes of a known format that are read at once; more of them count as not looked into. */
const MOST_BYTES = 512 * MIB;
/** Of one that only reading all of it tells. Larger files are searched as their bytes stand. */
const MOST_GUESSED = 64 * MIB;

/** A source with the strings of its records, if it has such, and why not all of it is known, if so. Memory: the whole source. */
export async function withRecords(
  source: SearchSource,
): Promise<{ readonly source: SearchSource; readonly closed?: string }> {
  const { bytes, format } = await readWhole(source);
  if (bytes === undefined) {
    return { source, ...(format !== undefined && { closed: `${format} of more than ${MOST_BYTES / MIB} MiB` }) };
  }
  const records = readRecords(bytes);
  if (records === undefined) return { source };
  // They are read again for each batch of words, rather than held until the last.
  const strings = async function* () {
    const again = await readWhole(source);
    yield* joinPieces((again.bytes && readRecords(again.bytes)?.pieces) ?? []);
  };
  return {
    source: { ...source, strings, isExact: records.isExact },
    ...(records.closed !== undefined && { closed: records.closed }),
  };
}

/** The bytes of a source, unless they begin as no format does or are too many, and the format, if their begin says it. */
async function readWhole(source: SearchSource): Promise<{ readonly bytes?: Buffer; readonly format?: string }> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  let format: string | undefined;
  for await (const block of source.open()) {
    const isBegin = length < HEAD_BYTES;
    blocks.push(block);
    length += block.length;
    if (isBegin) {
      const head = Buffer.concat(blocks).subarray(0, HEAD_BYTES);
      format = recordFormatOf(head);
      if (length >= HEAD_BYTES && format === undefined && !mayBeRecords(head)) return {};
    }
    if (length > (format === undefined ? MOST_GUESSED : MOST_BYTES)) return format === undefined ? {} : { format };
  }
  return { bytes: Buffer.concat(blocks, length), ...(format !== undefined && { format }) };
}
