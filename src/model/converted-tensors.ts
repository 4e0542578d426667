import { rmSync } from "node:fs";
import { type FileHandle, open, realpath, rm, stat } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { removeLeftovers, temporaryName, trackTemporary } from "../base/files/temporary.ts";
import { readElements } from "../formats/torch-pickle/read-elements.ts";
import type { TorchTensor } from "../formats/torch-pickle/torch-file.ts";

/** Where converted tensors begin: at multiples of this, as PyTorch's own archives have them. */
const ALIGNMENT_BYTES = 64;

/** Where the numbers of a converted tensor lie. */
export interface ConvertedTensor {
  readonly path: string;
  readonly dtype: string;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** By what a file was when it was converted, and within it by the tensor's name. */
export type ConvertedFiles = ReadonlyMap<string, ReadonlyMap<string, ConvertedTensor>>;

const converted = new Map<string, ReadonlyMap<string, ConvertedTensor>>();
const converting = new Map<string, Promise<ReadonlyMap<string, ConvertedTensor>>>();

/** What this thread has converted, to be handed to a worker. */
export function convertedFiles(): ConvertedFiles {
  return converted;
}

/** Takes over what another thread has converted, and still owns. */
export function adoptConverted(files: ConvertedFiles): void {
  for (const [key, tensors] of files) converted.set(key, tensors);
}

/**
 * Writes tensors of a file that cannot be used where they lie into a temporary file, its owner's alone: in order, little-endian, doubles
 * as 32-bit floats. Done once a process for a file that stays as it is, and removed when the process ends.
 * Throws what `readElements` throws, and `output-failed` where the folder for temporary files has no room.
 */
export async function convertTensors(
  path: string,
  tensors: ReadonlyMap<string, TorchTensor>,
): Promise<ReadonlyMap<string, ConvertedTensor>> {
  const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
  const key = [await realpath(path), dev, ino, size, mtimeNs].join(" ");
  const known = converted.get(key) ?? converting.get(key);
  if (known !== undefined) return known;
  const work = writeConverted(path, tensors);
  converting.set(key, work);
  try {
    const done = await work;
    converted.set(key, done);
    return done;
  } finally {
    converting.delete(key);
  }
}

async function writeConverted(path: string, tensors: ReadonlyMap<string, TorchTensor>) {
  const place = join(tmpdir(), `unname-weights-${userInfo().uid}`);
  await removeLeftovers(place);
  const target = temporaryName(place);
  const forget = trackTemporary(target);
  const source = await open(path, "r");
  try {
    const output = await open(target, "wx", 0o600);
    removeAtExit(target);
    try {
      return await writeAll(source, output, { path, target, tensors });
    } finally {
      await output.close();
    }
  } catch (error) {
    await rm(target, { force: true });
    forget();
    throw error instanceof UnnameError ? error : noRoom(target, error);
  } finally {
    await source.close();
  }
}

interface Conversion {
  readonly path: string;
  readonly target: string;
  readonly tensors: ReadonlyMap<string, TorchTensor>;
}

async function writeAll(source: FileHandle, output: FileHandle, { path, target, tensors }: Conversion) {
  const written = new Map<string, ConvertedTensor>();
  let at = 0;
  for (const [name, tensor] of tensors) {
    const isDouble = tensor.dtype === "F64";
    const byteOffset = Math.ceil(at / ALIGNMENT_BYTES) * ALIGNMENT_BYTES;
    at = byteOffset;
    for await (const block of readElements(source, tensor, path)) {
      const bytes = isDouble ? toSingle(block) : block;
      await output.write(bytes, 0, bytes.length, at);
      at += bytes.length;
    }
    written.set(name, {
      path: target,
      dtype: isDouble ? "F32" : tensor.dtype,
      byteOffset,
      byteLength: at - byteOffset,
    });
  }
  return written;
}

/** transformers reads doubles as 32-bit floats too, unless an option says otherwise. */
function toSingle(block: Buffer): Uint8Array {
  const doubles = new Float64Array(block.buffer, block.byteOffset, block.length / Float64Array.BYTES_PER_ELEMENT);
  return new Uint8Array(Float32Array.from(doubles).buffer);
}

const atExit = new Set<string>();

function removeAtExit(path: string): void {
  if (atExit.size === 0) process.once("exit", () => atExit.forEach((made) => rmSync(made, { force: true })));
  atExit.add(path);
}

function noRoom(path: string, cause: unknown): UnnameError {
  return new UnnameError(
    "output-failed",
    `${path}: the weights have to be put in order in a temporary file, which could not be written (${(cause as NodeJS.ErrnoException).code ?? "unknown"}). Make room there, or set TMPDIR to a folder with as much room as the weights take.`,
    { cause, details: { path } },
  );
}
