import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { decodeFloats, FLOAT_BYTES, type FloatType } from "../../../src/formats/weights/decode-floats.ts";
import { readSafetensorsHeader } from "../../../src/formats/weights/safetensors.ts";
import type { Checkpoint } from "../../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { openSession } from "../../../src/model/session.ts";
import { openWeights, type StoredTensor } from "../../../src/model/weights.ts";
import { REMOVED_BIAS } from "../../../src/vocabulary/weights/blank-bias.ts";
import { blankWeightFiles } from "../../../src/vocabulary/weights/blank-weight-files.ts";
import { differingBytes } from "../../fixtures/differing-bytes.ts";
import { ORACLE_MODELS, readOracle } from "../../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { type FixtureTensor, writeSafetensors } from "../../fixtures/write-safetensors.ts";

const MODELS = readdirSync(ORACLE_MODELS).filter((name) => !name.includes("."));
/** What has a row for each entry, in all architectures. */
const MATRIX =
  /(?:word_embeddings|tok_embeddings|embed_tokens|^lm_head|^(?:lm_head\.|(?:cls\.)?predictions\.)?decoder|^vocab_projector|^generator_lm_head)\.weight$/u;
const BIAS =
  /^(?:(?:lm_predictions\.)?lm_head|(?:cls\.)?predictions|generator_lm_head|vocab_projector|(?:lm_head\.|(?:cls\.)?predictions\.)?decoder)\.bias$/u;

/** Adds none to its predictions. */
const WITHOUT_BIAS = "eurobert";

describe.each(MODELS)("blankWeightFiles on %s", (name) => {
  const source = join(ORACLE_MODELS, name);

  it("makes removed rows the mean of the kept ones, biases very low, and changes no other byte", async () => {
    const checkpoint = await openCheckpoint(source);
    const { vocabularySize } = checkpoint;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(vocabularySize - 1), { minLength: 1, maxLength: vocabularySize - 1 }),
        async (ids) => {
          const removed = new Set(ids);
          const target = join(await temporaryDirectory(), "out");
          const { files, copied, warning } = await blankWeightFiles(source, target, {
            checkpoint,
            removed,
            mode: "mean",
          });
          expect(warning === undefined).toBe(name !== WITHOUT_BIAS);
          expect(copied).toEqual(readdirSync(target).sort());
          const { tensors } = await openWeights(source);
          const expected = [...tensors.values()].filter(({ name: tensor }) => MATRIX.test(tensor) || BIAS.test(tensor));
          const reported = Object.values(files).flatMap(({ matrices, biases }) => [...matrices, ...biases]);
          expect(reported.sort()).toEqual(expected.map(({ name: tensor }) => tensor).sort());
          for (const tensor of expected) await checkRows(tensor, target, vocabularySize, removed);
          for (const file of copied) checkOtherBytes(source, target, file, expected, removed);
        },
      ),
      { numRuns: 4 },
    );
  });
});

describe.each(MODELS)("blankWeightFiles of entries that carry a joining piece, on %s", (name) => {
  const source = join(ORACLE_MODELS, name);

  it("makes their rows and biases the mean of the entries that they serve, and the other removed ones as without them", async () => {
    const checkpoint = await openCheckpoint(source);
    const [removed, joining] = [new Set([7, 20, 30]), new Map([[20, [8, 9, 40]], [30, [9]]])]; // prettier-ignore
    const folder = await temporaryDirectory();
    const [plain, joined] = [join(folder, "plain"), join(folder, "joined")];
    await blankWeightFiles(source, plain, { checkpoint, removed, mode: "mean" });
    await blankWeightFiles(source, joined, { checkpoint, removed, mode: "mean", joining });
    for (const tensor of (await openWeights(source)).tensors.values()) {
      const stored = (directory: string) => readValues(tensor, join(directory, basename(tensor.path)));
      const [before, without, after] = [await stored(source), await stored(plain), await stored(joined)];
      if (!MATRIX.test(tensor.name) && !BIAS.test(tensor.name)) expect(after).toEqual(before);
      else {
        const width = tensor.shape[1] ?? 1;
        const row = (values: Float32Array, id: number) => [...values.subarray(id * width, (id + 1) * width)];
        for (const id of [7, 8, 9, 40, 50]) expect(row(after, id)).toEqual(row(without, id));
        expect(row(after, 30)).toEqual(row(before, 9));
        for (const [column, value] of row(after, 20).entries()) {
          const served = [8, 9, 40].map((id) => row(before, id)[column] as number);
          expect(value).toBeCloseTo(served.reduce((sum, one) => sum + one, 0) / 3, 2);
        }
      }
    }
  });
});

async function checkRows(tensor: StoredTensor, target: string, vocabularySize: number, removed: ReadonlySet<number>) {
  const before = await readValues(tensor, tensor.path);
  const after = await readValues(tensor, join(target, tensor.path.split("/").at(-1) as string));
  const width = tensor.shape[1] ?? 1;
  for (let column = 0; column < width; column++) {
    let sum = 0;
    for (let row = 0; row < vocabularySize; row++) if (!removed.has(row)) sum += before[row * width + column] as number;
    const expected = tensor.shape.length === 1 ? REMOVED_BIAS : sum / (vocabularySize - removed.size);
    const [first] = removed;
    const found = after[(first as number) * width + column] as number;
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(
      Math.abs(expected) * { F32: 2 ** -24, F16: 2 ** -11, BF16: 2 ** -8 }[tensor.dtype as FloatType] + 2 ** -25,
    );
    for (const row of removed) expect(after[row * width + column]).toBe(found);
  }
}

async function readValues({ dtype, byteOffset, byteLength }: StoredTensor, path: string): Promise<Float32Array> {
  const type = dtype as FloatType;
  const values = new Float32Array(byteLength / FLOAT_BYTES[type]);
  decodeFloats((await readFile(path)).subarray(byteOffset, byteOffset + byteLength), type, values);
  return values;
}

function checkOtherBytes(
  source: string,
  target: string,
  file: string,
  vocabulary: readonly StoredTensor[],
  removed: ReadonlySet<number>,
) {
  const path = join(source, file);
  for (const offset of differingBytes(path, join(target, file))) {
    const tensor = vocabulary.find(
      (one) => one.path === path && offset >= one.byteOffset && offset < one.byteOffset + one.byteLength,
    );
    const rowBytes = tensor && tensor.byteLength / (tensor.shape[0] as number);
    const row = tensor && Math.floor((offset - tensor.byteOffset) / (rowBytes as number));
    expect(removed.has(row ?? -1), `${file}, byte ${offset}`).toBe(true);
  }
}

describe.each(["bert", "roberta-f16", "xlm-roberta", "camembert-bf16", "distilbert", "electra", "modernbert"])(
  "a blanked %s",
  (name) => {
    it("never predicts removed tokens, and shares their probability among the kept ones", async () => {
      const source = join(ORACLE_MODELS, name);
      const checkpoint = await openCheckpoint(source);
      const target = join(await temporaryDirectory(), "out");
      await cp(source, target, { recursive: true });
      const [question] = await readOracle(source);
      const used = new Set(question?.tokenIds);
      const removed = new Set([20, 37, 61, 62, 63, 110].filter((tokenId) => !used.has(tokenId)));
      await blankWeightFiles(source, target, { checkpoint, removed, mode: "mean" });
      const [before, after] = [await predict(source, question as never), await predict(target, question as never)];
      let mass = 0;
      for (const tokenId of removed) mass += Math.exp(before[tokenId] as number);
      for (const [tokenId, found] of after.entries()) {
        if (removed.has(tokenId)) expect(found).toBeLessThan(-1000);
        else expect(found).toBeCloseTo((before[tokenId] as number) - Math.log(1 - mass), 3);
      }
    });
  },
);

async function predict(
  directory: string,
  question: Awaited<ReturnType<typeof readOracle>>[number],
): Promise<Float32Array> {
  const session = await openSession(await openCheckpoint(directory), { threads: 1 });
  const [rows] = await session.logProbabilities([question]);
  await session.close();
  return rows?.[0] as Float32Array;
}

describe("a model without an output bias", () => {
  it("keeps removed tokens at most as likely as 1 in the number of kept entries, each equally", async () => {
    const original = join(ORACLE_MODELS, "modernbert");
    const [source, target] = [await temporaryDirectory(), join(await temporaryDirectory(), "out")];
    await cp(original, source, { recursive: true });
    const { tensors } = await openWeights(original);
    const bytes = await readFile(join(original, "model.safetensors"));
    const kept = [...tensors.values()].filter(({ name }) => name !== "decoder.bias");
    await writeSafetensors(
      join(source, "model.safetensors"),
      new Map(
        kept.map(({ name, dtype, shape, byteOffset, byteLength }) => [
          name,
          { dtype, shape, bytes: bytes.subarray(byteOffset, byteOffset + byteLength) },
        ]),
      ),
    );
    const config = JSON.parse(await readFile(join(source, "config.json"), "utf8")) as Record<string, unknown>;
    await writeFile(join(source, "config.json"), JSON.stringify({ ...config, decoder_bias: false }));
    const checkpoint = await openCheckpoint(source);
    await cp(source, target, { recursive: true });
    const removed = new Set([20, 37, 61, 62, 63, 110]);
    const { warning } = await blankWeightFiles(source, target, { checkpoint, removed, mode: "mean" });
    expect(warning).toMatch(/no bias/u);
    for (const question of await readOracle(original)) {
      const after = await predict(target, question);
      const found = [...removed].map((tokenId) => after[tokenId] as number);
      expect(new Set(found).size).toBe(1);
      expect(found[0]).toBeLessThanOrEqual(-Math.log(checkpoint.vocabularySize - removed.size));
    }
  });
});

describe("finding the vocabulary in safetensors", () => {
  const VOCABULARY = 40;
  const floats = (...shape: number[]): FixtureTensor => {
    const count = shape.reduce((product, size) => product * size, 1);
    const values = Float32Array.from({ length: count }, (_, index) => Math.sin(index));
    return { dtype: "F32", shape, bytes: new Uint8Array(values.buffer) };
  };
  const config = (more: Record<string, unknown> = {}): Pick<Checkpoint, "config" | "modelType" | "vocabularySize"> => ({
    config: { vocab_size: VOCABULARY, hidden_size: 8, max_position_embeddings: 16, ...more },
    modelType: "roberta",
    vocabularySize: VOCABULARY,
  });
  const WORDS = "roberta.embeddings.word_embeddings.weight";
  const blank = async (
    tensors: Record<string, FixtureTensor>,
    checkpoint = config(),
    mode: "mean" | "keep" = "mean",
    file = "model.safetensors",
  ) => {
    const [source, target] = [await temporaryDirectory(), join(await temporaryDirectory(), "out")];
    await mkdir(source, { recursive: true });
    await writeSafetensors(join(source, file), new Map(Object.entries(tensors)));
    const result = await blankWeightFiles(source, target, { checkpoint, removed: new Set([7]), mode });
    return { ...result, source, target };
  };

  it("blanks every stored copy: an untied or doubled output matrix and both spellings of the bias", async () => {
    const names = {
      [WORDS]: floats(VOCABULARY, 8),
      "lm_head.decoder.weight": floats(VOCABULARY, 8),
      "lm_head.bias": floats(VOCABULARY),
      "lm_head.decoder.bias": floats(VOCABULARY),
    };
    const { files } = await blank(names);
    expect(files).toEqual({
      "model.safetensors": {
        matrices: [WORDS, "lm_head.decoder.weight"],
        biases: ["lm_head.bias", "lm_head.decoder.bias"],
      },
    });
  });

  it("leaves other tensors of the vocabulary's size alone where the model has such a size", async () => {
    const positions = "roberta.embeddings.position_embeddings.weight";
    const tensors = {
      [WORDS]: floats(VOCABULARY, VOCABULARY),
      [positions]: floats(VOCABULARY, VOCABULARY),
      "lm_head.dense.bias": floats(VOCABULARY),
      "lm_head.bias": floats(VOCABULARY),
    };
    const { source, target } = await blank(
      tensors,
      config({ hidden_size: VOCABULARY, max_position_embeddings: VOCABULARY }),
    );
    const header = await readSafetensorsHeader(join(source, "model.safetensors"));
    const changed = differingBytes(join(source, "model.safetensors"), join(target, "model.safetensors"));
    const inside = (name: string) => {
      const { byteOffset, byteLength } = header.tensors.get(name) as StoredTensor;
      return changed.filter((offset) => offset >= byteOffset && offset < byteOffset + byteLength).length;
    };
    expect([inside(positions), inside("lm_head.dense.bias")]).toEqual([0, 0]);
    expect(inside(WORDS)).toBeGreaterThan(100);
    expect(inside("lm_head.bias")).toBeGreaterThan(0);
  });

  it("takes an architecture whose names are not known by size where that tells, and refuses it where it does not", async () => {
    const tensors = {
      "funnel.embeddings.word_embeddings.weight": floats(VOCABULARY, 8),
      "cls.predictions.bias": floats(VOCABULARY),
    };
    const other = { ...config(), modelType: "funnel" };
    expect((await blank(tensors, other)).files["model.safetensors"]).toEqual({
      matrices: ["funnel.embeddings.word_embeddings.weight"],
      biases: ["cls.predictions.bias"],
    });
    await expect(
      blank(tensors, { ...config({ intermediate_size: VOCABULARY }), modelType: "funnel" }),
    ).rejects.toMatchObject({ code: "checkpoint-unsupported" });
  });

  it.each([
    [
      "a tensor as large as the vocabulary that the architecture does not have",
      { [WORDS]: floats(VOCABULARY, 8), "roberta.extra": floats(VOCABULARY, 3) },
      "checkpoint-unsupported",
    ],
    ["no embeddings", { "lm_head.bias": floats(VOCABULARY) }, "checkpoint-unsupported"],
    ["an embedding matrix of another size", { [WORDS]: floats(VOCABULARY + 1, 8) }, "checkpoint-mismatch"],
    [
      "a quantised matrix",
      { [WORDS]: { dtype: "I8", shape: [VOCABULARY, 8], bytes: new Uint8Array(VOCABULARY * 8) } },
      "checkpoint-unsupported",
    ],
    [
      "a kept row that is no number",
      {
        [WORDS]: {
          dtype: "F32",
          shape: [VOCABULARY, 1],
          bytes: new Uint8Array(
            Float32Array.from({ length: VOCABULARY }, (_, row) => (row === 3 ? Number.NaN : 1)).buffer,
          ),
        },
      },
      "input-format",
    ],
  ])("refuses %s", async (_, tensors, code) => {
    await expect(blank(tensors)).rejects.toMatchObject({ code });
  });

  it("blanks another safetensors file beside the model's as a model of its own, and refuses one that is none", async () => {
    const [source, target] = [await temporaryDirectory(), join(await temporaryDirectory(), "out")];
    const model = new Map([
      [WORDS, floats(VOCABULARY, 8)],
      ["lm_head.bias", floats(VOCABULARY)],
    ]);
    for (const name of ["model.safetensors", "model.fp16.safetensors"])
      await writeSafetensors(join(source, name), model);
    const options = { checkpoint: config(), removed: new Set([7]), mode: "mean" } as const;
    expect(Object.keys((await blankWeightFiles(source, target, options)).files)).toEqual([
      "model.safetensors",
      "model.fp16.safetensors",
    ]);
    await writeSafetensors(join(source, "adapter.safetensors"), new Map([["a", floats(2, 3)]]));
    await expect(blankWeightFiles(source, `${target}2`, options)).rejects.toMatchObject({
      code: "checkpoint-unsupported",
    });
  });

  it("warns where the model has no bias, and where rows are kept", async () => {
    const tensors = { [WORDS]: floats(VOCABULARY, 8) };
    expect((await blank(tensors)).warning).toMatch(/no bias/u);
    const kept = await blank(tensors, config(), "keep");
    expect(kept).toMatchObject({
      files: {},
      copied: ["model.safetensors"],
      warning: expect.stringMatching(/still predict/u) as string,
    });
    expect(differingBytes(join(kept.source, "model.safetensors"), join(kept.target, "model.safetensors"))).toEqual([]);
  });

  it("leaves pickles and optimizer state where they are", async () => {
    const [source, target] = [await temporaryDirectory(), join(await temporaryDirectory(), "out")];
    await writeSafetensors(join(source, "model.safetensors"), new Map([[WORDS, floats(VOCABULARY, 8)]]));
    for (const name of ["training_args.bin", "optimizer.pt", "scheduler.pt"]) await writeFile(join(source, name), "x");
    await blankWeightFiles(source, target, { checkpoint: config(), removed: new Set([7]), mode: "mean" });
    expect(readdirSync(target)).toEqual(["model.safetensors"]);
  });
});
