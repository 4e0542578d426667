import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it, test } from "vitest";

import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { findEmbeddings } from "../../src/model/embeddings.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { openWeights } from "../../src/model/weights.ts";
import { checkOracle } from "../fixtures/oracle-checks.ts";
import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { pickleWeights, type TorchForm, torchFixturesOf, writePickled } from "../fixtures/write-pickled.ts";
import type { TorchFixture } from "../fixtures/write-torch.ts";
import { zipOf } from "../fixtures/write-torch.ts";

const FORMS: readonly TorchForm[] = ["zip", "stream", "shards"];
/** A model, how it is pickled, and the names under which its state dictionary has tied tensors a second time. */
const MODELS: readonly (readonly [string, TorchForm, Readonly<Record<string, string>>])[] = [
  ["bert", "zip", { "cls.predictions.decoder.weight": "bert.embeddings.word_embeddings.weight", "cls.predictions.decoder.bias": "cls.predictions.bias" }],
  ["roberta-f16", "stream", { "lm_head.decoder.weight": "roberta.embeddings.word_embeddings.weight", "lm_head.decoder.bias": "lm_head.bias" }],
  ["distilbert-bf16", "stream", { "vocab_projector.weight": "distilbert.embeddings.word_embeddings.weight" }],
  ["electra", "zip", { "generator_lm_head.weight": "electra.embeddings.word_embeddings.weight" }],
  ["modernbert", "shards", {}],
]; // prettier-ignore

const folder = await temporaryDirectory();

describe.each(MODELS)("%s, pickled as %s", async (model, form, shared) => {
  const directory = join(folder, model);
  await cp(join(ORACLE_MODELS, model), directory, { recursive: true });
  await pickleWeights(directory, form, shared);
  checkOracle(directory);
});

describe("a small RoBERTa", () => {
  let directory: string;
  let tensors: Map<string, TorchFixture>;
  let expected: readonly number[];

  beforeEach(async () => {
    ({ directory } = await createTinyCheckpoint(await temporaryDirectory(), { weightType: "F32" }));
    await rm(join(directory, "model.onnx"));
    tensors = await torchFixturesOf(directory);
    expected = await predict();
    await rm(join(directory, "model.safetensors"));
  });

  async function predict(): Promise<readonly number[]> {
    const checkpoint = await openCheckpoint(directory);
    const session = await openSession(checkpoint, { threads: 1 });
    const tokenIds = checkpoint.tokenizer.encode("Jan was <mask> hier");
    const [rows] = await session.logProbabilities([
      { tokenIds, positions: [tokenIds.indexOf(checkpoint.tokenizer.maskTokenId)] },
    ]);
    await session.close();
    return [...(rows?.[0] ?? [])];
  }

  async function expectSame(forms: readonly TorchForm[] = ["zip", "stream"]) {
    for (const form of forms) {
      await writePickled(directory, form, tensors);
      const found = await predict();
      expect(Math.max(...found.map((value, index) => Math.abs(value - (expected[index] as number))))).toBeLessThan(
        1e-5,
      );
    }
  }

  const change = (name: string, changed: (tensor: TorchFixture) => TorchFixture) =>
    tensors.set(name, changed(tensors.get(name) as TorchFixture));

  it("with a matrix that is stored the other way round", async () => {
    change("roberta.encoder.layer.0.attention.self.query.weight", transpose);
    await expectSame();
  });

  it("with the parts of one storage as views", async () => {
    const names = ["query", "key", "value"].map((part) => `roberta.encoder.layer.0.attention.self.${part}.weight`);
    const bytes = Buffer.concat(names.map((name) => (tensors.get(name) as TorchFixture).bytes));
    for (const [index, name] of names.entries())
      change(name, ({ shape, dtype }) => ({ dtype, shape, key: "fused", bytes, offset: index * 16 * 16 }));
    await expectSame();
  });

  it("in doubles, read as 32-bit floats", async () => {
    for (const name of tensors.keys()) {
      change(name, (tensor) => {
        const floats = new Float32Array(Uint8Array.from(tensor.bytes).buffer);
        return { ...tensor, dtype: "F64", bytes: new Uint8Array(Float64Array.from(floats).buffer) };
      });
    }
    await expectSame();
  });

  it("in the other byte order", async () => {
    for (const name of tensors.keys())
      change(name, (tensor) => ({ ...tensor, bytes: Buffer.from(tensor.bytes).swap32() }));
    const bytes = await zipOf(tensors, undefined, { "archive/byteorder": "big" });
    await writeFile(join(directory, "pytorch_model.bin"), bytes);
    const found = await predict();
    expect(Math.max(...found.map((value, index) => Math.abs(value - (expected[index] as number))))).toBeLessThan(1e-5);
  });

  it("with the names of before gamma and beta were renamed, with module., with what transformers leaves out", async () => {
    const given = [...tensors];
    tensors.clear();
    for (const [name, tensor] of given) {
      const old = name.replace(/LayerNorm\.weight$/, "LayerNorm.gamma").replace(/LayerNorm\.bias$/, "LayerNorm.beta");
      tensors.set(`module.${old}`, tensor);
    }
    const ids = new BigInt64Array(66);
    const buffer = { dtype: "I64", shape: [1, 66], strides: [66, 1], key: "ids", bytes: new Uint8Array(ids.buffer) };
    tensors.set("module.roberta.embeddings.position_ids", buffer);
    tensors.set("module.roberta.encoder._extra_state", { ...buffer, key: "more", shape: [66], strides: [1] });
    await expectSame(FORMS);
  });

  test("a tensor that the model does not have is an error, as in safetensors", async () => {
    tensors.set("roberta.encoder.layer.0.adapter.weight", tensors.get("lm_head.dense.weight") as TorchFixture);
    await writePickled(directory, "zip", tensors);
    await expect(predict()).rejects.toThrow(/the weights hold roberta\.encoder\.layer\.0\.adapter\.weight/);
  });

  test("tied tensors are one, under both names", async () => {
    tensors.set("lm_head.decoder.weight", tensors.get("roberta.embeddings.word_embeddings.weight") as TorchFixture);
    await writePickled(directory, "zip", new Map([...tensors].toReversed()));
    const weights = (await openWeights(directory)).tensors;
    expect(weights.get("lm_head.decoder.weight")).toBe(weights.get("roberta.embeddings.word_embeddings.weight"));
    expect(weights.get("lm_head.decoder.weight")?.name).toBe("roberta.embeddings.word_embeddings.weight");
    const { input, output } = await findEmbeddings(await openCheckpoint(directory));
    expect(input).toBe(output);
  });

  test("safetensors count where both are there, and what counts is in the digest", async () => {
    await writePickled(directory, "zip", tensors);
    const pickled = await digestCheckpoint({ directory });
    tensors.set("lm_head.bias", {
      ...(tensors.get("lm_head.bias") as TorchFixture),
      bytes: (tensors.get("lm_head.bias") as TorchFixture).bytes.map((byte) => byte ^ 1),
    });
    await writePickled(directory, "zip", tensors);
    expect((await digestCheckpoint({ directory })).modelSha256).not.toBe(pickled.modelSha256);
    const other = await createTinyCheckpoint(await temporaryDirectory());
    await cp(join(other.directory, "model.safetensors"), join(directory, "model.safetensors"));
    const both = await digestCheckpoint({ directory });
    await rm(join(directory, "pytorch_model.bin"));
    expect(await digestCheckpoint({ directory })).toEqual(both);
    expect((await openWeights(directory)).files).toEqual(["model.safetensors"]);
  });

  test("shards and index that disagree", async () => {
    await writePickled(directory, "shards", tensors);
    await rm(join(directory, "pytorch_model-00002-of-00002.bin"));
    await expect(openCheckpoint(directory)).rejects.toMatchObject({
      code: "checkpoint-incomplete",
      message: expect.stringContaining("pytorch_model.bin.index.json says that weights lie in it") as string,
    });
    await writeFile(join(directory, "pytorch_model.bin.index.json"), '{"weight_map": {"a": "model.safetensors"}}');
    await expect(openCheckpoint(directory)).rejects.toThrow(/plain name of a \.bin file/);
  });

  test("what a trainer left behind is no model", async () => {
    await writeFile(join(directory, "training_args.bin"), "");
    await expect(openCheckpoint(directory)).rejects.toMatchObject({ code: "checkpoint-incomplete" });
    await writeFile(join(directory, "model.pt"), "");
    await expect(openCheckpoint(directory)).rejects.toThrow(/another name.*model\.pt.*pytorch_model\.bin/);
  });
});

function transpose({ shape, dtype, key, bytes }: TorchFixture): TorchFixture {
  const [rows, columns] = shape as [number, number];
  const from = new Float32Array(Uint8Array.from(bytes).buffer);
  const turned = Float32Array.from(
    from,
    (_, index) => from[(index % rows) * columns + Math.floor(index / rows)] as number,
  );
  return { dtype, shape, key, strides: [1, rows], bytes: new Uint8Array(turned.buffer) };
}
