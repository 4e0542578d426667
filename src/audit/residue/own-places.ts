import { isUtf8 } from "node:buffer";

import type { Stretch } from "../../text/tokenise.ts";
import type { Range } from "./number-ranges.ts";
import type { SearchSource } from "./search-batches.ts";

/** Where a text holds what its format or this program writes there whatever the model: UTF-16 code units, in any order. */
export type PlacesIn = (text: string) => readonly Stretch[];

/** Of a folder, how to find such places, by file. A place is passed over; the same word anywhere else is found. */
export type OwnPlaces = (directory: string) => Promise<ReadonlyMap<string, PlacesIn>>;

/** Largest file whose places are looked for; a larger one is searched whole. */
const MOST_BYTES = 256 * 1024 ** 2;
const SPACE = 0x20;

/**
 * A file with spaces for the places that are not its user's words, so that each of its readings lacks them. As it is, and every byte of
 * it searched, if it is no UTF-8 or larger than 256 MiB, or if `placesIn` throws.
 */
export async function withoutOwnPlaces(source: SearchSource, placesIn: PlacesIn): Promise<SearchSource> {
  const bytes = await readSome(source);
  if (bytes === undefined || !isUtf8(bytes)) return source;
  const ranges = rangesIn(bytes.toString("utf8"), placesIn);
  if (ranges.length === 0) return source;
  return {
    ...source,
    open: async function* () {
      let offset = 0;
      for await (const block of source.open()) {
        const blanked = Uint8Array.from(block);
        for (const { start, end } of ranges) {
          if (start < offset + block.length && end > offset)
            blanked.fill(SPACE, Math.max(0, start - offset), Math.max(0, end - offset));
        }
        yield blanked;
        offset += block.length;
      }
    },
  };
}

async function readSome(source: SearchSource): Promise<Buffer | undefined> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for await (const block of source.open()) {
    blocks.push(block);
    length += block.length;
    if (length > MOST_BYTES) return undefined;
  }
  return Buffer.concat(blocks, length);
}

/** In bytes of UTF-8. */
function rangesIn(text: string, placesIn: PlacesIn): Range[] {
  let places: readonly Stretch[];
  try {
    places = placesIn(text);
  } catch {
    return [];
  }
  let [unit, offset] = [0, 0];
  const advance = (to: number) => {
    offset += Buffer.byteLength(text.slice(unit, to));
    unit = to;
    return offset;
  };
  const sorted = [...places].sort((a, b) => a.start - b.start);
  const apart = sorted.map(({ start, end }) => ({
    start: advance(Math.max(unit, start)),
    end: advance(Math.max(unit, end)),
  }));
  return apart.filter(({ start, end }) => start < end);
}
