import { copyFile, open, readFile } from "node:fs/promises";

import { UnnameError } from "../base/errors.ts";
import { writeFileAtomic } from "../base/files.ts";
import { readOnnx, tensorView } from "../formats/onnx.ts";
import { readSafetensorsHeader } from "../formats/safetensors.ts";
import { blankVocabularyTensor, isFloatType, type VocabularyTensor } from "./blank.ts";

/** What was overwritten in one weight file. */
export interface BlankedWeights {
  /** Embedding matrices, tied or stored twice. */
  readonly matrices: readonly string[];
  readonly biases: readonly string[];
}

/**
 * Copies a safetensors file and blanks the rows of `removed` in every tensor that has one row or number per vocabulary entry.
 * Every other byte is as it was. Throws `checkpoint-unsupported` if no such matrix is found.
 *
 * @param removed token ids
 */
export async function blankSafetensors(
  source: string,
  target: string,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<BlankedWeights> {
  const header = await readSafetensorsHeader(source);
  await copyFile(source, target);
  const handle = await open(target, "r+");
  const names: VocabularyTensor[] = [];
  try {
    for (const [name, { dtype, shape, byteOffset, byteLength }] of header.tensors) {
      if (!isVocabularyShape(shape, vocabularySize)) continue;
      const bytes = Buffer.alloc(byteLength);
      await handle.read(bytes, 0, byteLength, byteOffset);
      const tensor = { name, dtype, shape, bytes };
      requireFloat(tensor, source);
      blankVocabularyTensor(tensor, vocabularySize, removed);
      await handle.write(bytes, 0, byteLength, byteOffset);
      names.push(tensor);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return summarise(names, source);
}

/** The same for an ONNX file whose weights lie inside it. Initializers are found by shape, since exporters rename them. */
export async function blankOnnx(
  source: string,
  target: string,
  vocabularySize: number,
  removed: ReadonlySet<number>,
): Promise<BlankedWeights> {
  const bytes = await readFile(source);
  const initializers = readOnnx(bytes, source).graph?.initializer ?? [];
  const tensors = initializers
    .filter(({ dims }) => isVocabularyShape(dims.map(Number), vocabularySize))
    .map((initializer): VocabularyTensor => {
      const view = tensorView(initializer, source);
      return { name: initializer.name, dtype: view.dtype, shape: view.dims, bytes: view.bytes };
    });
  for (const tensor of tensors) {
    requireFloat(tensor, source);
    // The view lies in `bytes`: what is written to it is in the file below, and nothing else changes.
    blankVocabularyTensor(tensor, vocabularySize, removed);
  }
  const summary = summarise(tensors, source);
  await writeFileAtomic(target, bytes);
  return summary;
}

function isVocabularyShape(shape: readonly number[], vocabularySize: number): boolean {
  return shape.length === 1 ? shape[0] === vocabularySize : shape.length === 2 && shape.includes(vocabularySize);
}

function requireFloat({ name, dtype }: VocabularyTensor, path: string): void {
  if (isFloatType(dtype)) return;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${path}: tensor ${name} is of type ${dtype}, expected float32, float16 or bfloat16. Rewrite the model before it is quantised.`,
    { details: { path, tensor: name, dtype } },
  );
}

function summarise(tensors: readonly VocabularyTensor[], path: string): BlankedWeights {
  const named = (dimensions: number) =>
    tensors.filter(({ shape }) => shape.length === dimensions).map(({ name }) => name);
  const matrices = named(2);
  if (matrices.length === 0) {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${path}: expected an embedding matrix with one row per vocabulary entry, found none. Is this file of another model?`,
      { details: { path } },
    );
  }
  return { matrices, biases: named(1) };
}
