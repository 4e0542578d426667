import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { Decoder, Encoder } from "@toondepauw/node-zstd";

import { openRecordFile, type RecordFileOptions } from "../../../src/formats/records/open-record-file.ts";
import type { Compression, CorpusRecord, Edit, RecordFile } from "../../../src/formats/records/record-codec.ts";

/** Every occurrence of `BOS` becomes `<P>`: an edit that needs nothing but the text. */
export function editsOf(text: string, name = "BOS", replacement = "<P>"): Edit[] {
  const edits: Edit[] = [];
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length))
    edits.push({ start, end: start + name.length, replacement });
  return edits;
}

export const packings: readonly Compression[] = ["none", "gzip", "zstd"];

/** Bytes packed by other programs' defaults, in two members or frames. */
export function pack(bytes: Buffer, compression: Compression): Buffer {
  if (compression === "none") return bytes;
  const packOne = (part: Buffer) => (compression === "gzip" ? gzipSync(part) : new Encoder(1).encodeSync(part));
  const middle = bytes.length >> 1;
  return Buffer.concat([packOne(bytes.subarray(0, middle)), packOne(bytes.subarray(middle))]);
}

export function unpack(bytes: Buffer, compression: Compression): Buffer {
  if (compression === "none") return bytes;
  return compression === "gzip" ? gunzipSync(bytes) : new Decoder().decodeSync(bytes);
}

export interface RoundTrip {
  readonly output: Buffer;
  readonly records: readonly CorpusRecord[];
  readonly ranges: number;
}

/** Cuts, reads, rewrites and assembles a file; the parts lie in `directory`. */
export async function roundTrip(
  path: string,
  directory: string,
  options: RecordFileOptions,
  { targetBytes, edit = editsOf, of }: { targetBytes: number; edit?: (text: string) => Edit[]; of?: string },
): Promise<RoundTrip> {
  const file = await openRecordFile(path, options);
  const records: CorpusRecord[] = [];
  const parts: string[] = [];
  let end = 0;
  for await (const range of file.cut(targetBytes)) {
    if (range.start !== end) throw new Error("stretches have a gap");
    end = range.end;
    const read: CorpusRecord[] = [];
    for await (const batch of file.read(range)) read.push(...batch);
    if (read.length > 0 && (read[0] as CorpusRecord).number < range.firstRecord) throw new Error("numbered wrongly");
    records.push(...read);
    const part = join(directory, `part-${parts.length}`);
    const rewritten = file.rewrite(range, async (batch) =>
      batch.map(({ texts }) => texts.map(({ text }) => edit(text))),
    );
    await writeFile(part, rewritten);
    parts.push(part);
  }
  const output = await collect(file.assemble(parts, ...(of === undefined ? [] : [of])));
  await file.close();
  return { output, records, ranges: parts.length };
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** All records of a file, or the error. */
export async function readAll(file: RecordFile): Promise<CorpusRecord[]> {
  const records: CorpusRecord[] = [];
  for await (const range of file.cut(Number.POSITIVE_INFINITY))
    for await (const batch of file.read(range)) records.push(...batch);
  return records;
}

/** Writes a file and opens it. */
export async function openBytes(
  directory: string,
  name: string,
  content: string | Uint8Array,
  options: RecordFileOptions,
): Promise<RecordFile> {
  const path = join(directory, name);
  await writeFile(path, content);
  return openRecordFile(path, options);
}
