import { open } from "node:fs/promises";

import { fileError, type UnnameError } from "../base/errors.ts";
import { FLOAT_BYTES, type FloatType } from "../formats/weights/decode-floats.ts";
import { printableName } from "../formats/json/printable-name.ts";
import type { StoredTensor } from "./weights.ts";

/** Bytes read at once. */
const BLOCK_BYTES = 4 * 1024 * 1024;
/** The bits of the exponent, which are all set in infinities and in what is no number. */
const EXPONENT: Readonly<Record<FloatType, number>> = { F32: 0x7f80_0000, F16: 0x7c00, BF16: 0x7f80 };

/**
 * Throws `input-format`, naming the tensor, if a stored number is infinite or none: with it every prediction may be none, or a few rows of
 * the vocabulary only, which would go unnoticed. Tensors of other types are not looked at.
 */
export async function requireFinite(tensors: Iterable<StoredTensor>): Promise<void> {
  const perFile = new Map<string, StoredTensor[]>();
  for (const tensor of tensors) {
    if (!(tensor.dtype in FLOAT_BYTES)) continue;
    const known = perFile.get(tensor.path);
    if (known === undefined) perFile.set(tensor.path, [tensor]);
    else known.push(tensor);
  }
  const block = new Uint8Array(BLOCK_BYTES);
  for (const [path, stored] of perFile) {
    const handle = await open(path, "r");
    try {
      for (const { name, dtype, byteOffset, byteLength } of stored) {
        for (let from = 0; from < byteLength; from += BLOCK_BYTES) {
          const length = Math.min(BLOCK_BYTES, byteLength - from);
          await handle.read(block, 0, length, byteOffset + from);
          if (holdsInfinite(block.subarray(0, length), dtype as FloatType)) throw infinite(path, name);
        }
      }
    } finally {
      await handle.close();
    }
  }
}

function holdsInfinite(bytes: Uint8Array, dtype: FloatType): boolean {
  const exponent = EXPONENT[dtype];
  const bits =
    FLOAT_BYTES[dtype] === 4
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
      : new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  for (let index = 0; index < bits.length; index++) if (((bits[index] as number) & exponent) === exponent) return true;
  return false;
}

function infinite(path: string, tensor: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `tensor ${printableName(tensor)}: expected finite numbers, found infinite ones or none. The training has diverged, or the file is damaged: copy or train it again.`,
    { tensor: printableName(tensor) },
  );
}
