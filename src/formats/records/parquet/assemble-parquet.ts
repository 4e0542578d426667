import { open } from "node:fs/promises";

import { readBetween } from "../../with-regular-file.ts";
import { FileField, GroupField, PARQUET_MAGIC, readFooter, writeFooter } from "./footer.ts";
import { copyChunk, moveChunk } from "./row-group-fields.ts";
import { integerOf, setInteger, setStructs, structsOf, type ThriftStruct } from "./thrift-compact.ts";

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
      for await (const bytes of readBetween(handle, PARQUET_MAGIC.length, start)) {
        position += bytes.length;
        yield bytes;
      }
    } finally {
      await handle.close();
    }
  }
  yield writeFooter(footer, groups, rows);
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
