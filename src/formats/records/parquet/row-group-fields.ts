import { ChunkField, GroupField, MetadataField } from "./footer.ts";
import { integerOf, setInteger, structOf, structsOf, ThriftType, type ThriftStruct } from "./thrift-compact.ts";

/** A column chunk that was written anew. */
export interface WrittenChunk {
  readonly start: number;
  readonly bytes: number;
  readonly packedBytes: number;
  /** Its number in parquet.thrift. */
  readonly codec: number;
}

/** In parquet.thrift: the encodings PLAIN and RLE, which written chunks have. */
const [PLAIN, RLE] = [0, 3];

/** A copy of a struct whose own fields can be set without changing the original. */
export function copyChunk(chunk: ThriftStruct): ThriftStruct {
  const copy = new Map(chunk);
  copy.set(ChunkField.metadata, { type: ThriftType.struct, value: new Map(structOf(chunk, ChunkField.metadata)) });
  return copy;
}

/** Moves a column chunk by some bytes. What points elsewhere in the file (page indexes, Bloom filters) is left out. */
export function moveChunk(chunk: ThriftStruct, by: number): void {
  const metadata = structOf(chunk, ChunkField.metadata);
  for (const id of ChunkField.indexes) chunk.delete(id);
  for (const id of MetadataField.bloomFilter) metadata.delete(id);
  const offset = integerOf(chunk, ChunkField.fileOffset);
  if (offset > 0) setInteger(chunk, ChunkField.fileOffset, Math.max(0, offset + by));
  for (const id of [MetadataField.dataPage, MetadataField.indexPage, MetadataField.dictionaryPage])
    if (integerOf(metadata, id) > 0) setInteger(metadata, id, integerOf(metadata, id) + by);
}

/** Says of a column chunk what was written in its place. Its statistics, which hold texts, go. */
export function describeWritten(chunk: ThriftStruct, { start, bytes, packedBytes, codec }: WrittenChunk): void {
  moveChunk(chunk, 0);
  const metadata = structOf(chunk, ChunkField.metadata);
  const gone = [
    MetadataField.indexPage,
    MetadataField.dictionaryPage,
    MetadataField.statistics,
    MetadataField.encodingStatistics,
    MetadataField.sizeStatistics,
    MetadataField.geospatial,
  ];
  for (const id of gone) metadata.delete(id);
  if (integerOf(chunk, ChunkField.fileOffset) > 0) setInteger(chunk, ChunkField.fileOffset, start);
  setInteger(metadata, MetadataField.dataPage, start);
  setInteger(metadata, MetadataField.bytes, bytes);
  setInteger(metadata, MetadataField.packedBytes, packedBytes);
  metadata.set(MetadataField.codec, { type: ThriftType.i32, value: codec });
  metadata.set(MetadataField.encodings, {
    type: ThriftType.list,
    value: { elementType: ThriftType.i32, values: [PLAIN, RLE] },
  });
}

/** Brings what a row group says of itself in line with its chunks, which begin at `start`; an order by a column that is `changed` goes. */
export function describeGroup(group: ThriftStruct, start: number, changed: (column: number) => boolean): void {
  const sum = (id: number) =>
    structsOf(group, GroupField.columns).reduce(
      (total, chunk) => total + integerOf(structOf(chunk, ChunkField.metadata), id),
      0,
    );
  setInteger(group, GroupField.bytes, sum(MetadataField.bytes));
  if (group.has(GroupField.packedBytes)) setInteger(group, GroupField.packedBytes, sum(MetadataField.packedBytes));
  if (group.has(GroupField.fileOffset)) setInteger(group, GroupField.fileOffset, start);
  if (structsOf(group, GroupField.sorting).some((column) => changed(integerOf(column, 1))))
    group.delete(GroupField.sorting);
}
