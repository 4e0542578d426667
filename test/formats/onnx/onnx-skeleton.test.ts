import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { create } from "@bufbuild/protobuf";
import fc from "fast-check";
import { type ModelProto, TensorProto_DataType as DataType, TensorProtoSchema } from "onnx-buf";
import { beforeAll, describe, expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { checkExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { readOnnxSkeleton } from "../../../src/formats/onnx/onnx-skeleton.ts";
import { tensorsOf } from "../../../src/formats/onnx/onnx-tensors.ts";
import { constantNode, wordsOf } from "../../fixtures/onnx-forms.ts";
import { mutateOnnx } from "../../fixtures/mutate-onnx.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let directory: string;
let bytes: Buffer;
beforeAll(async () => {
  ({ directory } = await createTinyCheckpoint(await temporaryDirectory(), { weightType: "F32" }));
  bytes = await readFile(join(directory, "model.onnx"));
});

async function skeletonOf(name: string): Promise<ModelProto> {
  const path = join(directory, name);
  const handle = await open(path, "r");
  try {
    return readOnnxSkeleton(handle, (await handle.stat()).size, name, path);
  } finally {
    await handle.close();
  }
}

/** A model whose tensors lie in initializers, in a node, in typed fields, and one that says itself that its numbers are inside. */
function manyForms(): ModelProto {
  const model = readOnnx(Buffer.from(bytes));
  const graph = model.graph as NonNullable<ModelProto["graph"]>;
  constantNode(graph, wordsOf(model));
  graph.initializer.push(
    create(TensorProtoSchema, { name: "typed", dataType: DataType.FLOAT, dims: [5n], floatData: [1, 2, 3, 4, 5] }),
    create(TensorProtoSchema, { name: "whole", dataType: DataType.INT32, dims: [3n], int32Data: [7, 8, 9] }),
  );
  for (const tensor of graph.initializer) if (tensor.name === "lm_head.bias") tensor.dataLocation = 0;
  return model;
}

describe("readOnnxSkeleton", () => {
  it("leaves out exactly the numbers, and says where each tensor's lie", async () => {
    const model = manyForms();
    await writeFile(join(directory, "forms.onnx"), writeOnnx(model));
    const file = await readFile(join(directory, "forms.onnx"));
    const skeleton = await skeletonOf("forms.onnx");
    const located = new Map(
      (await checkExternalData(skeleton, directory, "forms.onnx")).map((external) => [external.tensor, external]),
    );
    const [whole, reduced] = [[...tensorsOf(readOnnx(file))], [...tensorsOf(skeleton)]];
    expect(located.size).toBeGreaterThan(20);
    for (const [index, tensor] of reduced.entries()) {
      const original = whole[index] as (typeof whole)[number];
      const place = located.get(tensor);
      const expected =
        original.floatData.length > 0 ? Buffer.from(Float32Array.from(original.floatData).buffer) : original.rawData;
      if (place === undefined) expect(tensor).toEqual(original);
      else
        expect(Buffer.compare(file.subarray(place.byteOffset, place.byteOffset + place.byteLength), expected)).toBe(0);
      for (const one of [tensor, original])
        Object.assign(one, { rawData: new Uint8Array(), floatData: [], externalData: [], dataLocation: 0 });
      expect(tensor).toEqual(original);
    }
    expect(writeOnnx(skeleton).length).toBeLessThan(file.length / 2);
  });

  it("reads or refuses whatever a file holds, as readOnnx does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        await writeFile(join(directory, "spoilt.onnx"), mutateOnnx(bytes, createRandom(seed, "skeleton")));
        const error: unknown = await skeletonOf("spoilt.onnx").then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error !== undefined) expect(error).toMatchObject({ name: "UnnameError", code: "input-format" });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["cut short", () => bytes.subarray(0, bytes.length - 40)],
    ["text", () => Buffer.from("not a model at all, only some text")],
    ["empty", () => Buffer.alloc(0)],
  ])("refuses a file that is %s", async (_, make) => {
    await writeFile(join(directory, "broken.onnx"), make());
    await expect(skeletonOf("broken.onnx")).rejects.toMatchObject({ code: "input-format" });
  });
});
