import { open } from "node:fs/promises";

import { readAt } from "../../with-regular-file.ts";
import { FileField, GroupField, PARQUET_MAGIC, readFooter, writeFooter } from "./footer.ts";
import { copyChunk, moveChunk } from "./row-group-fields.ts";
import { integerOf, setInteger, setStructs, structsOf, type ThriftStruct } from "./thrift-compact.ts";

/** Bytes copied at a time. */
const COPY_BYTES = 1024 * 1024;

/** One Parquet file from files of the same schema: their row groups are copied as they lie, one footer names them all. */
export async function* assembleParquet(parts: readonly string[]): AsyncGenerator<Uint8Array, void, void> {
  let position = PARQUET_MAGIC.length;
  yield PARQUET_MAGIC;
  let footer: ThriftStruct = new Map();
  const groups: ThriftStruct[] = [];
  let rows = 0;
  for (const part of parts) {
    const handle = await open(part, "r");
    try {
      const { struct, start } = await readFooter(handle, part);
      if (groups.length === 0) footer = struct;
      const by = position - PARQUET_MAGIC.length;
      for (const group of structsOf(struct, FileField.rowGroups)) groups.push(moveGroup(group, by));
      rows += integerOf(struct, FileField.rows);
      for (let from = PARQUET_MAGIC.length; from < start; from += COPY_BYTES) {
        const bytes = await readAt(handle, from, Math.min(COPY_BYTES, start - from));
        position += bytes.length;
        yield bytes;
      }
    } finally {
      await handle.close();
    }
  }
  const whole = new Map(footer);
  setStructs(whole, FileField.rowGroups, groups);
  setInteger(whole, FileField.rows, rows);
  yield writeFooter(whole);
}

function moveGroup(group: ThriftStruct, by: number): ThriftStruct {
  const moved = new Map(group);
  const chunks = structsOf(group, GroupField.columns).map(copyChunk);
  for (const chunk of chunks) moveChunk(chunk, by);
  setStructs(moved, GroupField.columns, chunks);
  if (moved.has(GroupField.fileOffset))
    setInteger(moved, GroupField.fileOffset, integerOf(group, GroupField.fileOffset) + by);
  return moved;
}
