import { deflateRawSync, inflateRawSync } from "node:zlib";

import { fileError } from "../../../base/errors.ts";
import { FileField } from "./footer.ts";
import { setStructs, structsOf, ThriftType, type ThriftStruct } from "./thrift-compact.ts";

/** Key of the metadata of a file of chosen rows: the number that each had in the file it was chosen from. */
const KEY = "unname.rows";
/** Fields of a key-value pair (parquet.thrift). */
const PairField = { key: 1, value: 2 } as const;
/** A difference to the number before takes two characters at least, and seldom more than a few. */
const MAX_BYTES_A_ROW = 22;

/** The number of a row by its place in the file, both from 1. */
export type RowNumber = (row: number) => number;

/** A footer's record of row numbers, or their places where it has none. Throws `input-format` for one that is not of `rows` rows in ascending order. */
export function readRowNumbers(footer: ThriftStruct, rows: number, path: string): RowNumber {
  const pair = structsOf(footer, FileField.keyValues).find((one) => textOf(one, PairField.key) === KEY);
  if (pair === undefined) return (row) => row;
  const numbers = parse(textOf(pair, PairField.value), rows);
  if (numbers.length !== rows)
    throw fileError(
      "input-format",
      path,
      `expected ${rows} rows as "unname split" chose them, found a record of ${numbers.length}. Rows were added or taken out since: write the file without the metadata "${KEY}", and split it again.`,
      { expected: rows, found: numbers.length },
    );
  return (row) => numbers[row - 1] ?? row;
}

/** Sets a footer's record of row numbers, which ascend. */
export function setRowNumbers(footer: ThriftStruct, numbers: readonly number[]): void {
  const others = pairsOfOthers(footer);
  const gaps = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
  const value = deflateRawSync(gaps.join(",")).toString("base64");
  const binary = (text: string) => ({ type: ThriftType.binary, value: Buffer.from(text) });
  const pair: ThriftStruct = new Map([
    [PairField.key, binary(KEY)],
    [PairField.value, binary(value)],
  ]);
  setStructs(footer, FileField.keyValues, [...others, pair]);
}

/** A copy of a footer without a record of row numbers. */
export function withoutRowNumbers(footer: ThriftStruct): ThriftStruct {
  const copy = new Map(footer);
  const others = pairsOfOthers(footer);
  if (others.length > 0) setStructs(copy, FileField.keyValues, others);
  else copy.delete(FileField.keyValues);
  return copy;
}

function pairsOfOthers(footer: ThriftStruct): ThriftStruct[] {
  return structsOf(footer, FileField.keyValues).filter((one) => textOf(one, PairField.key) !== KEY);
}

/** Empty for what is no record. */
function parse(value: string, rows: number): Float64Array {
  try {
    const packed = Buffer.from(value, "base64");
    const gaps = inflateRawSync(packed, { maxOutputLength: MAX_BYTES_A_ROW * (rows + 1) })
      .toString("latin1")
      .split(",");
    let number = 0;
    const numbers = Float64Array.from(gaps, (gap) => {
      number += Number(gap);
      return Number(gap) >= 1 && Number.isSafeInteger(number) ? number : Number.NaN;
    });
    return numbers.some(Number.isNaN) ? new Float64Array() : numbers;
  } catch {
    return new Float64Array();
  }
}

function textOf(pair: ThriftStruct, field: number): string {
  const value = pair.get(field)?.value;
  return value instanceof Uint8Array ? Buffer.from(value).toString("utf8") : "";
}
