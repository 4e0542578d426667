import { decodeFloat16 } from "./float16.ts";

/** Data types whose numbers {@link decodeFloats} reads, as safetensors names them. */
export type FloatType = "F32" | "F16" | "BF16";

/** Bytes of one number. */
export const FLOAT_BYTES: Readonly<Record<FloatType, number>> = Object.freeze({ F32: 4, F16: 2, BF16: 2 });

/**
 * Reads little-endian floats into `target`, which all of them fit exactly: 65,536 halves are looked up in a table made once,
 * bfloat16 is the upper half of a float.
 *
 * @param bytes as many as `target` has numbers times {@link FLOAT_BYTES}; any alignment
 */
export function decodeFloats(bytes: Uint8Array, dtype: FloatType, target: Float32Array): void {
  if (dtype === "F32") {
    new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(bytes);
    return;
  }
  const halves = alignedHalves(bytes);
  if (dtype === "BF16") {
    const bits = new Uint32Array(target.buffer, target.byteOffset, target.length);
    for (let index = 0; index < halves.length; index++) bits[index] = (halves[index] as number) << 16;
    return;
  }
  const table = halfTable();
  for (let index = 0; index < halves.length; index++) target[index] = table[halves[index] as number] as number;
}

function alignedHalves(bytes: Uint8Array): Uint16Array {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice();
  return new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
}

let table: Float32Array | undefined;

/** The value of every half-precision number, by its bits. */
function halfTable(): Float32Array {
  table ??= Float32Array.from({ length: 65_536 }, (_, bits) => decodeFloat16(bits));
  return table;
}
