import { FileField, SchemaField } from "./footer.ts";
import { integerOf, setStructs, structsOf, type ThriftList, ThriftType, type ThriftStruct } from "./thrift-compact.ts";

/** Key-value metadata that describes the columns once more; a reader that trusts it misses those that are gone. */
const SCHEMA_COPIES: readonly string[] = [
  "ARROW:schema",
  "pandas",
  "huggingface",
  "parquet.avro.schema",
  "avro.schema",
  "org.apache.spark.sql.parquet.row.metadata",
];

/** Takes columns out of a footer's schema, and out of what describes it. Row groups are left to the caller. */
export function dropColumns(footer: ThriftStruct, dropped: ReadonlySet<number>): void {
  if (dropped.size === 0) return;
  const elements = structsOf(footer, FileField.schema);
  let [next, leaf] = [0, 0];
  /** The elements of the subtree that begins at `next` that are kept: none if all its columns are dropped. */
  const keep = (): ThriftStruct[] => {
    const element = elements[next++] as ThriftStruct;
    const children = integerOf(element, SchemaField.children);
    if (children === 0) return dropped.has(leaf++) ? [] : [element];
    const kept = Array.from({ length: children }, keep).filter((subtree) => subtree.length > 0);
    if (kept.length === 0) return [];
    return [new Map(element).set(SchemaField.children, { type: ThriftType.i32, value: kept.length }), ...kept.flat()];
  };
  setStructs(footer, FileField.schema, keep());
  const orders = footer.get(FileField.columnOrders)?.value as ThriftList | undefined;
  if (orders !== undefined) {
    const values = orders.values.filter((_, index) => !dropped.has(index));
    footer.set(FileField.columnOrders, { type: ThriftType.list, value: { ...orders, values } });
  }
  const pairs = structsOf(footer, FileField.keyValues).filter(
    (pair) => !SCHEMA_COPIES.includes(Buffer.from(pair.get(1)?.value as Uint8Array).toString()),
  );
  if (pairs.length > 0) setStructs(footer, FileField.keyValues, pairs);
  else footer.delete(FileField.keyValues);
}
