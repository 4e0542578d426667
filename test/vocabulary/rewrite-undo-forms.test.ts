import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { TensorProto_DataType as DataType } from "onnx-buf";
import { expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { setExternalData } from "../../src/formats/onnx/onnx-external.ts";
import { readOnnx, writeOnnx } from "../../src/formats/onnx/onnx.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { ORACLE_MODELS, oracleModels } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { digestsIn, rewriteWith } from "./rewrite-case.ts";

/** As many names in each round. */
const NAMES = 3;

/** Rewrites some entries of a checkpoint, whatever its family; those that it cannot do without are left alone. */
async function rewriteSome(modelDirectory: string, outputDirectory: string, weights: "mean" | "keep") {
  const { tokenizer } = await openCheckpoint(modelDirectory);
  const { vocabulary, specialTokenIds, surface } = tokenizer;
  const words = vocabulary.filter((_, id) => !specialTokenIds.has(id) && /^\p{L}{3,}$/u.test(surface(id)));
  const kept = new Set<string>();
  for (;;) {
    const names = words.filter((word) => !kept.has(word)).slice(0, NAMES);
    try {
      return await rewriteWith(vocabulary, names, { modelDirectory, outputDirectory, weights });
    } catch (error) {
      const { tokenId } = (error as UnnameError).details ?? {};
      if (!(error instanceof UnnameError && error.code === "decisions-mismatch" && typeof tokenId === "number"))
        throw error;
      kept.add(vocabulary[tokenId] as string);
    }
  }
}

/** Rewrites a checkpoint twice and takes back one round, then both. */
async function expectUndone(source: string, weights: "mean" | "keep" = "mean"): Promise<void> {
  const folder = await temporaryDirectory();
  const at = (name: string) => join(folder, name);
  await cp(source, at("model"), { recursive: true });
  const before = await digestsIn(at("model"));
  const one = await rewriteSome(at("model"), at("one"), weights);
  const between = await digestsIn(at("one"));
  const two = await rewriteSome(at("one"), at("two"), weights);
  expect([one.replaced, two.replaced]).toEqual([NAMES, NAMES]);
  expect(two.placeholders.some((placeholder) => one.placeholders.includes(placeholder))).toBe(false);
  await undoRewrite({ modelDirectory: at("two"), outputDirectory: at("last"), rounds: 1 });
  expect(await digestsIn(at("last"))).toEqual(between);
  await undoRewrite({ modelDirectory: at("two"), outputDirectory: at("all") });
  expect(await digestsIn(at("all"))).toEqual(before);
}

it.each(oracleModels())("%s: two rounds and back, byte for byte", (name) => expectUndone(join(ORACLE_MODELS, name)));

it("takes back exported models, inline and with external data in onnx/", async () => {
  const { directory } = await createTinyCheckpoint(join(await temporaryDirectory(), "model"), { weightType: "F32" });
  const model = readOnnx(await readFile(join(directory, "model.onnx")));
  const data: Buffer[] = [];
  for (const tensor of model.graph?.initializer ?? []) {
    if (tensor.rawData.length < 64 || tensor.dataType !== DataType.FLOAT) continue;
    const offset = data.reduce((sum, part) => sum + part.length, 0);
    data.push(Buffer.from(tensor.rawData));
    setExternalData(tensor, "model.onnx_data", offset, tensor.rawData.length);
  }
  await mkdir(join(directory, "onnx"));
  await writeFile(join(directory, "onnx", "model.onnx_data"), Buffer.concat(data));
  await writeFile(join(directory, "onnx", "model.onnx"), writeOnnx(model));
  await expectUndone(directory);
  await expectUndone(directory, "keep");
  await rm(join(directory, "model.safetensors"));
  await rm(join(directory, "model.onnx"));
  await rename(join(directory, "vocab.json"), join(directory, "kept.json"));
  await expectUndone(directory);
});
