import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it, test } from "vitest";

import { decodeFloats } from "../../../src/formats/weights/decode-floats.ts";
import { readElements } from "../../../src/formats/torch-pickle/read-elements.ts";
import { readTorchFile } from "../../../src/formats/torch-pickle/read-torch-file.ts";
import type { TorchTensor } from "../../../src/formats/torch-pickle/torch-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** Files that test/python/make_torch_files.py wrote, and what PyTorch reads from them. */
const FILES = "test/oracle/torch-files";
const NAMES = ["zip.bin", "zip-protocol-4.bin", "stream.bin", "stream-protocol-3.bin", "big-endian.bin"];

interface Expected {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly values: readonly number[];
}

const TYPES: Readonly<Record<string, string>> = {
  float32: "F32", float16: "F16", bfloat16: "BF16", float64: "F64", int64: "I64", int32: "I32", int16: "I16", int8: "I8", uint8: "U8", bool: "BOOL",
}; // prettier-ignore

async function numbersOf(path: string, tensor: TorchTensor): Promise<number[]> {
  const handle = await open(path, "r");
  try {
    const blocks: Buffer[] = [];
    for await (const block of readElements(handle, tensor, path)) blocks.push(block);
    return decode(Buffer.concat(blocks), tensor.dtype);
  } finally {
    await handle.close();
  }
}

function decode(bytes: Buffer, dtype: string): number[] {
  const view = new DataView(Uint8Array.from(bytes).buffer);
  const each = (size: number, read: (offset: number) => number) =>
    Array.from({ length: bytes.length / size }, (_, index) => read(index * size));
  switch (dtype) {
    case "F32":
    case "F16":
    case "BF16": {
      const values = new Float32Array(bytes.length / (dtype === "F32" ? 4 : 2));
      decodeFloats(bytes, dtype, values);
      return [...values];
    }
    case "F64":
      return each(8, (offset) => view.getFloat64(offset, true));
    case "I64":
      return each(8, (offset) => Number(view.getBigInt64(offset, true)));
    case "I32":
      return each(4, (offset) => view.getInt32(offset, true));
    case "I16":
      return each(2, (offset) => view.getInt16(offset, true));
    case "I8":
      return each(1, (offset) => view.getInt8(offset));
    default:
      return each(1, (offset) => view.getUint8(offset));
  }
}

describe.each(NAMES)("%s", (name) => {
  const path = join(FILES, name);

  it("has PyTorch's names, types, shapes and numbers", async () => {
    const expected = Object.entries(
      JSON.parse(await readFile(join(FILES, "expected.json"), "utf8")) as Record<string, Expected>,
    );
    const { tensors } = await readTorchFile(path);
    expect([...tensors.keys()]).toEqual(expected.map(([tensor]) => tensor));
    for (const [tensor, { dtype, shape, values }] of expected) {
      const found = tensors.get(tensor) as TorchTensor;
      expect(found).toMatchObject({ dtype: TYPES[dtype], shape });
      expect(await numbersOf(path, found), tensor).toEqual(values);
    }
  });

  it("has tensors that share memory at the same place", async () => {
    const { tensors } = await readTorchFile(path);
    expect(tensors.get("tied")).toEqual(tensors.get("matrix"));
    expect(tensors.get("part")?.byteOffset).toBe((tensors.get("matrix")?.byteOffset ?? 0) + 5 * 4);
    expect([...tensors].filter(([, { isContiguous }]) => !isContiguous).map(([tensor]) => tensor)).toEqual([
      "part",
      "transposed",
      "permuted",
      "every_second",
      "turned_double",
    ]);
  });

  test("is refused wherever it is cut off", async () => {
    const whole = await readFile(path);
    const cut = join(await temporaryDirectory(), "cut.bin");
    for (let length = 0; length < whole.length; length += 1 + Math.floor(whole.length / 60)) {
      await writeFile(cut, whole.subarray(0, length));
      await expect(readTorchFile(cut), `${length} bytes`).rejects.toMatchObject({ code: "input-format" });
    }
  });
});
