import type { FileHandle } from "node:fs/promises";

import type { ColumnMetaData, CompressionCodec, DecodedArray, PageHeader } from "hyparquet";
import { parquetHeader } from "hyparquet/src/column.js";
import { decompressPage, readDataPage, readDataPageV2 } from "hyparquet/src/datapage.js";
import { readPlain } from "hyparquet/src/plain.js";

import { UnnameError } from "../../../base/errors.ts";
import { readAt } from "../../with-regular-file.ts";
import { checkRuns } from "./check-runs.ts";
import { UNPACKERS } from "./codecs.ts";
import type { LeafColumn } from "./leaf-columns.ts";

/** Bytes read to find a page's header; one with long statistics is longer. */
const HEADER_BYTES = 16 * 1024;
const MAX_HEADER_BYTES = 16 * 1024 * 1024;
/** Largest page, in bytes: the text of a record of the largest size, some times over. */
const MAX_PAGE_BYTES = 1024 * 1024 * 1024;

/** The entries of a page: levels of each, and the values of those that have one. */
export interface Page {
  readonly entries: number;
  /** Of each entry; empty if a row is an entry. */
  readonly repetitions: readonly number[];
  /** Of each entry; empty if all have values. */
  readonly definitions: readonly number[];
  readonly values: DecodedArray;
}

/** Where a column chunk lies in the file, in bytes. */
export function stretchOfChunk(metadata: ColumnMetaData): { readonly start: number; readonly end: number } {
  const dictionary = Number(metadata.dictionary_page_offset ?? 0n);
  const data = Number(metadata.data_page_offset);
  const start = dictionary > 0 && dictionary < data ? dictionary : data;
  return { start, end: start + Number(metadata.total_compressed_size) };
}

/** The pages of a column chunk, one at a time, dictionaries resolved. Throws `input-format` for damaged ones. */
export async function* readPages(
  handle: FileHandle,
  path: string,
  column: LeafColumn,
  metadata: ColumnMetaData,
): AsyncGenerator<Page, void, void> {
  const { start, end } = stretchOfChunk(metadata);
  const { element } = column.schemaPath.at(-1) as { element: { type?: ColumnMetaData["type"]; type_length?: number } };
  let dictionary: DecodedArray | undefined;
  let left = Number(metadata.num_values);
  for (let at = start; !(left <= 0);) {
    const fail = (cause?: unknown) =>
      new UnnameError(
        "input-format",
        `${path}: damaged at byte ${at}, in the column ${column.field}. Copy the file again.`,
        {
          ...(cause !== undefined && { cause }),
          details: { path, byteOffset: at, column: column.field },
        },
      );
    if (!(at >= 0 && at < end)) throw fail();
    const { header, length } = await readPageHeader(handle, at, end, fail);
    const { compressed_page_size: packed, uncompressed_page_size: unpacked } = header;
    const isSane = Number.isInteger(packed) && Number.isInteger(unpacked) && packed >= 0 && unpacked >= 0;
    if (!isSane || at + length + packed > end || unpacked > MAX_PAGE_BYTES) throw fail();
    const bytes = await readAt(handle, at + length, packed);
    try {
      if (header.type === "DICTIONARY_PAGE") {
        const page = decompressPage(bytes, unpacked, metadata.codec, UNPACKERS);
        const reader = { view: new DataView(page.buffer, page.byteOffset, page.byteLength), offset: 0 };
        const size = header.dictionary_page_header?.num_values ?? 0;
        // A bit each is the least.
        if (size > 8 * page.length) throw new Error("more values than bits in a dictionary");
        dictionary = readPlain(reader, metadata.type, size, element.type_length);
      } else if (header.type === "DATA_PAGE" || header.type === "DATA_PAGE_V2") {
        const page = decodePage(bytes, header, column, metadata, dictionary);
        left -= page.entries;
        yield page;
      }
    } catch (cause) {
      throw cause instanceof UnnameError ? cause : fail(cause);
    }
    at += length + packed;
  }
}

function decodePage(
  bytes: Uint8Array,
  header: PageHeader,
  column: LeafColumn,
  metadata: ColumnMetaData,
  dictionary: DecodedArray | undefined,
): Page {
  const own = header.data_page_header ?? header.data_page_header_v2;
  if (own === undefined) throw new Error("no header of the data");
  const isPacked = header.data_page_header?.definition_level_encoding === "BIT_PACKED" && column.maxDefinition > 0;
  if (isPacked) throw new Error("levels in an encoding that is no longer written");
  const page = unpackPage(bytes, header, metadata.codec);
  checkRuns(page, own, column);
  const decoder = {
    pathInSchema: metadata.path_in_schema,
    type: metadata.type,
    element: column.schemaPath.at(-1)?.element as NonNullable<(typeof column.schemaPath)[number]>["element"],
    schemaPath: [...column.schemaPath],
    codec: metadata.codec,
    parsers: {} as never,
    compressors: UNPACKERS,
  };
  const data =
    header.type === "DATA_PAGE"
      ? readDataPage(page, own as NonNullable<typeof header.data_page_header>, decoder)
      : readDataPageV2(page, asUnpacked(header), decoder);
  const isIndexed = own.encoding === "PLAIN_DICTIONARY" || own.encoding === "RLE_DICTIONARY";
  return {
    entries: own.num_values,
    repetitions: data.repetitionLevels,
    definitions: data.definitionLevels ?? [],
    values: isIndexed ? resolve(data.dataPage, dictionary) : data.dataPage,
  };
}

/** The bytes of a data page, levels first, all of them unpacked. */
function unpackPage(bytes: Uint8Array, header: PageHeader, codec: CompressionCodec): Uint8Array {
  const { uncompressed_page_size: unpacked, data_page_header_v2: second } = header;
  if (second === undefined) return decompressPage(bytes, unpacked, codec, UNPACKERS);
  // In the second version levels are never packed.
  const levels = second.repetition_levels_byte_length + second.definition_levels_byte_length;
  if (!(levels >= 0 && levels <= bytes.length)) throw new Error("levels longer than their page");
  if (second.is_compressed === false) return bytes;
  const values = decompressPage(bytes.subarray(levels), unpacked - levels, codec, UNPACKERS);
  return Buffer.concat([bytes.subarray(0, levels), values]);
}

function asUnpacked(header: PageHeader): PageHeader {
  const second = header.data_page_header_v2;
  return { ...header, ...(second && { data_page_header_v2: { ...second, is_compressed: false } }) };
}

function resolve(indexes: DecodedArray, dictionary: DecodedArray | undefined): DecodedArray {
  if (dictionary === undefined) throw new Error("no dictionary");
  return Array.from(indexes as ArrayLike<number>, (index) => {
    if (index >= dictionary.length) throw new Error("an index outside the dictionary");
    return dictionary[index] as unknown;
  });
}

async function readPageHeader(handle: FileHandle, at: number, end: number, fail: (cause?: unknown) => UnnameError) {
  for (let size = HEADER_BYTES; ; size *= 8) {
    const bytes = await readAt(handle, at, Math.min(size, end - at));
    const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
    try {
      return { header: parquetHeader(reader), length: reader.offset };
    } catch (cause) {
      if (size >= end - at || size >= MAX_HEADER_BYTES) throw fail(cause);
    }
  }
}
