import type { DataPageHeader, PageHeader } from "hyparquet";

/** Entries of a page at most: what a writer puts into a gigabyte, and what is filled in a second. */
export const MAX_PAGE_ENTRIES = 2 ** 26;
/** Runs may be a little longer than what is left: writers fill them up. */
const SLACK = 1024;

/** What a column's levels can be. */
export interface MaxLevels {
  readonly maxRepetition: number;
  readonly maxDefinition: number;
}

/**
 * Throws an Error where a run in the levels or dictionary indexes of an unpacked page is longer than the page has entries: the library that reads them
 * writes each run to its end, so that one damaged byte would keep it busy for hours. `page` begins with the levels.
 */
export function checkRuns(
  page: Uint8Array,
  header: DataPageHeader | NonNullable<PageHeader["data_page_header_v2"]>,
  { maxRepetition, maxDefinition }: MaxLevels,
): void {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const { num_values: entries, encoding } = header;
  if (!Number.isInteger(entries) || entries < 0 || entries > MAX_PAGE_ENTRIES)
    throw new Error(`expected at most ${MAX_PAGE_ENTRIES} entries in a page, found ${entries}`);
  let at = 0;
  const levels = [
    { max: maxRepetition, bytes: "repetition_levels_byte_length" },
    { max: maxDefinition, bytes: "definition_levels_byte_length" },
  ] as const;
  for (const { max, bytes } of levels) {
    if ("num_rows" in header) {
      if (max > 0) walkRuns(view, at, widthOf(max), entries);
      at += header[bytes];
    } else if (max > 0) {
      walkRuns(view, at + 4, widthOf(max), entries);
      at += 4 + view.getUint32(at, true);
    }
  }
  if (encoding === "RLE") walkRuns(view, at + 4, 1, entries);
  if (encoding === "PLAIN_DICTIONARY" || encoding === "RLE_DICTIONARY")
    walkRuns(view, at + 1, at < view.byteLength ? view.getUint8(at) : 0, entries);
}

/** Walks runs of the hybrid of run lengths and packed bits from `at`, until there are enough entries or bytes. */
function walkRuns(view: DataView, at: number, width: number, entries: number): void {
  let found = 0;
  while (found < entries && at < view.byteLength) {
    let header = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      byte = view.getUint8(at++);
      header += (byte & 0x7f) * 2 ** shift;
    }
    const isPacked = header % 2 === 1;
    const length = Math.floor(header / 2);
    found += isPacked ? 8 * length : length;
    if (found > entries + SLACK) throw new Error(`expected a run of at most ${entries} entries, found a longer one`);
    at += isPacked ? length * width : Math.ceil(width / 8);
  }
}

function widthOf(max: number): number {
  return 32 - Math.clz32(max);
}
