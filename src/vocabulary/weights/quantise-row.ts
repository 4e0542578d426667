import { fileError, type UnnameError } from "../../base/errors.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { decodeNumbers, encodeNumbers, isWhole, type NumberType, type StoredNumbers, WHOLE_NUMBERS } from "./dtypes.ts";
import type { ZeroPoints } from "./vocabulary-tensors.ts";

/**
 * Most that a stored number is away from its zero point: products of larger ones with activations overflow the 16 bits that
 * some processors add pairs of them in (onnxruntime's `reduce_range`).
 */
const REDUCED_RANGE = 63;

/** A row as whole numbers: number = (stored − zeroPoint) · scale. */
export interface QuantisedRow {
  readonly scale: number;
  readonly zeroPoint: number;
  /** Not yet rounded. */
  readonly stored: Float64Array;
}

/**
 * The scale, zero point and stored numbers that the rows of all removed entries get. The zero point stays where it is the same for
 * all of them; else it is the middle of the type.
 * Throws `checkpoint-unsupported` where they differ and cannot be written in place.
 */
export function quantiseRow(
  row: Float64Array,
  { name, path, type }: StoredNumbers,
  zeroPoints: ZeroPoints | undefined,
  removed: ReadonlySet<number>,
  scaleType: NumberType = "F32",
): QuantisedRow {
  if (!isWhole(type)) throw new RangeError(`${type} has no scale`);
  const [least, most] = WHOLE_NUMBERS[type];
  const present = new Set([...removed].map((tokenId) => zeroPoints?.values[tokenId] ?? 0));
  if (present.size > 1 && zeroPoints?.stored === undefined) throw fixedZeroPoints(path, name);
  const zeroPoint = present.size === 1 ? ([...present][0] as number) : Math.ceil((least + most) / 2);
  const up = Math.min(REDUCED_RANGE, most - zeroPoint);
  const down = Math.min(REDUCED_RANGE, zeroPoint - least);
  let scale = 0;
  for (const value of row) {
    const room = value < 0 ? down : up;
    if (room > 0) scale = Math.max(scale, Math.abs(value) / room);
  }
  scale = asStored(scale, scaleType) || 1;
  return { scale, zeroPoint, stored: row.map((value) => value / scale + zeroPoint) };
}

/** What is read again of a number written to a file. */
function asStored(value: number, type: NumberType): number {
  const read = new Float32Array(1);
  decodeNumbers(encodeNumbers([value], type), type, read);
  return read[0] as number;
}

function fixedZeroPoints(path: string, name: string): UnnameError {
  const tensor = printableName(name);
  return fileError(
    "checkpoint-unsupported",
    path,
    `tensor ${tensor} is quantised with a zero point for each entry that is stored as numbers of varying length, expected one for all, or raw bytes. Rewrite the model before it is quantised.`,
    { tensor },
  );
}
