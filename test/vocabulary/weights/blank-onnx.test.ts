import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { ModelProto, TensorProto } from "onnx-buf";
import { TensorProto_DataType as DataType } from "onnx-buf";
import { beforeAll, describe, expect, it } from "vitest";

import { int64Tensor, readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { setExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { openSession } from "../../../src/model/session.ts";
import { blankWeightFiles } from "../../../src/vocabulary/weights/blank-weight-files.ts";
import {
  BIAS,
  constantNode,
  dynamicallyQuantised,
  gemm,
  type OnnxForm,
  rowwiseQuantised,
  transposedCopy,
  WORDS,
  wordsOf,
} from "../../fixtures/onnx-forms.ts";
import { differingBytes } from "../../fixtures/differing-bytes.ts";
import { floatTensor, node } from "../../fixtures/roberta-graph.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

const NAMES = ["ĠJan", "Jan", "ĠJosÃ©", "Ġjan", "ĠPiet"];
const unchanged: OnnxForm = () => undefined;

let tiny: TinyCheckpoint;
let removed: ReadonlySet<number>;
beforeAll(async () => {
  tiny = await createTinyCheckpoint(await temporaryDirectory(), { weightType: "F32" });
  removed = new Set(NAMES.map((name) => tiny.tokenId(name)));
  await rm(join(tiny.directory, "model.safetensors"));
});

/** A folder with the tiny model in another form. */
async function inForm(
  form: OnnxForm,
  finish: (directory: string, model: ModelProto) => Promise<void> = write,
): Promise<string> {
  const directory = await temporaryDirectory();
  for (const file of ["config.json", "tokenizer.json", "tokenizer_config.json"])
    await writeFile(join(directory, file), await readFile(join(tiny.directory, file)));
  const model = readOnnx(await readFile(join(tiny.directory, "model.onnx")));
  form(model.graph as NonNullable<ModelProto["graph"]>, wordsOf(model));
  await finish(directory, model);
  return directory;
}

async function write(directory: string, model: ModelProto): Promise<void> {
  await writeFile(join(directory, "model.onnx"), writeOnnx(model));
}

async function blank(source: string, joining?: ReadonlyMap<number, readonly number[]>) {
  const target = join(await temporaryDirectory(), "out");
  const checkpoint = await openCheckpoint(source);
  const result = await blankWeightFiles(source, target, {
    checkpoint,
    removed,
    mode: "mean",
    ...(joining && { joining }),
  });
  for (const file of ["config.json", "tokenizer.json", "tokenizer_config.json"])
    await writeFile(join(target, file), await readFile(join(source, file)));
  return { ...result, target };
}

async function predict(directory: string): Promise<Float32Array> {
  const session = await openSession(await openCheckpoint(directory), { threads: 1 });
  const { tokenizer } = session.checkpoint;
  const tokenIds = tokenizer.encode("de patiënt <mask> arts");
  const [rows] = await session.logProbabilities([{ tokenIds, positions: [tokenIds.indexOf(tokenizer.maskTokenId)] }]);
  await session.close();
  return rows?.[0] as Float32Array;
}

/** Removed tokens are never predicted, and the others get their probability, each in proportion. */
async function checkPredictions(source: string, target: string): Promise<void> {
  const [before, after] = [await predict(source), await predict(target)];
  let mass = 0;
  for (const tokenId of removed) mass += Math.exp(before[tokenId] as number);
  for (const [tokenId, found] of after.entries()) {
    if (removed.has(tokenId)) expect(found).toBeLessThan(-1000);
    else expect(found).toBeCloseTo((before[tokenId] as number) - Math.log(1 - mass), 3);
  }
}

/** Each tensor's bytes a vocabulary entry, by which dimension holds it; undefined if none does. */
function entriesOf({ dims, dataType, rawData, floatData }: TensorProto): Buffer[] | undefined {
  const rows = tiny.vocabulary.length;
  const axis = dims.indexOf(BigInt(rows));
  if (axis === -1) return undefined;
  const bytes = floatData.length > 0 ? Buffer.from(Float32Array.from(floatData).buffer) : Buffer.from(rawData);
  const size = { [DataType.FLOAT]: 4, [DataType.INT8]: 1, [DataType.UINT8]: 1 }[dataType as number] as number;
  const width = bytes.length / size / rows;
  return Array.from({ length: rows }, (_, row) =>
    Buffer.concat(
      Array.from({ length: width }, (__, column) => {
        const at = size * (axis === 0 ? row * width + column : column * rows + row);
        return bytes.subarray(at, at + size);
      }),
    ),
  );
}

function tensorsIn(model: ModelProto): TensorProto[] {
  const { initializer, node: nodes } = model.graph as NonNullable<ModelProto["graph"]>;
  return [
    ...initializer,
    ...nodes.flatMap(({ attribute }) => attribute.flatMap(({ t }) => (t === undefined ? [] : [t]))),
  ];
}

const FORMS: [string, OnnxForm, string[]][] = [
  ["tied, as the project's trainer exports it", unchanged, [WORDS]],
  ["with a transposed copy as output matrix", transposedCopy, [WORDS, "onnx::MatMul_1"]],
  ["with product and bias in one operator", gemm, [WORDS]],
  ["with its matrix in a Constant node", constantNode, ["(constant without a name)"]],
  ["quantised dynamically, one scale a matrix", dynamicallyQuantised(false), ["words_quantized", "decoder_quantized"]],
  [
    "quantised dynamically, a scale and zero point a column",
    dynamicallyQuantised(true),
    ["words_quantized", "decoder_quantized"],
  ],
  ["quantised with a scale a row, tied", rowwiseQuantised, ["words_q"]],
];

describe("blankWeightFiles on a model.onnx", () => {
  it.each(FORMS)(
    "%s: equal removed rows, kept ones and all other bytes as before, names never predicted",
    async (_, form, matrices) => {
      const source = await inForm(form);
      const { target, files, warning } = await blank(source);
      expect(files).toEqual({ "model.onnx": { matrices, biases: [BIAS] } });
      expect(warning).toBeUndefined();
      const [before, after] = await Promise.all(
        [source, target].map(async (at) => readOnnx(await readFile(join(at, "model.onnx")))),
      );
      const changed = tensorsIn(after as ModelProto);
      for (const [at, tensor] of tensorsIn(before as ModelProto).entries()) {
        const [entries, now] = [entriesOf(tensor), entriesOf(changed[at] as TensorProto)];
        if (entries === undefined || now === undefined) {
          expect(changed[at]).toEqual(tensor);
          continue;
        }
        for (const [tokenId, entry] of entries.entries())
          if (!removed.has(tokenId)) expect(now[tokenId]).toEqual(entry);
        for (const tokenId of removed) expect(now[tokenId]).toEqual(now[[...removed][0] as number]);
      }
      for (const model of [before, after])
        for (const tensor of tensorsIn(model as ModelProto))
          if (entriesOf(tensor)) Object.assign(tensor, { rawData: new Uint8Array(), floatData: [] });
      expect(after).toEqual(before);
      await checkPredictions(source, target);
    },
  );

  it.each([
    ["floats", unchanged, WORDS, 1e-6],
    ["one scale", dynamicallyQuantised(false), "words_quantized", 0.5],
  ] as const)("makes removed rows the mean of the kept ones: %s", async (_, form, name, tolerance) => {
    const source = await inForm(form);
    const { target } = await blank(source);
    const read = async (directory: string) => {
      const model = readOnnx(await readFile(join(directory, "model.onnx")));
      const rawData = model.graph?.initializer.find((tensor) => tensor.name === name)?.rawData as Uint8Array;
      return name === WORDS ? new Float32Array(Uint8Array.from(rawData).buffer) : rawData;
    };
    const [before, after] = [await read(source), await read(target)];
    const rows = tiny.vocabulary.length;
    const width = before.length / rows;
    const kept = [...tiny.vocabulary.keys()].filter((tokenId) => !removed.has(tokenId));
    for (let column = 0; column < width; column++) {
      const mean = kept.reduce((sum, tokenId) => sum + (before[tokenId * width + column] as number), 0) / kept.length;
      for (const tokenId of removed)
        expect(Math.abs((after[tokenId * width + column] as number) - mean)).toBeLessThanOrEqual(tolerance);
    }
  });

  it.each(FORMS)(
    "gives an entry that carries a joining piece the row and bias of what it serves: %s",
    async (_, form) => {
      const source = await inForm(form);
      const [carrier, served] = [tiny.tokenId("ĠPiet"), tiny.tokenId("Ġarts")];
      const { target } = await blank(source, new Map([[carrier, [served]]]));
      const [before, after] = [await predict(source), await predict(target)];
      for (const tokenId of removed) if (tokenId !== carrier) expect(after[tokenId]).toBeLessThan(-1000);
      expect(before[carrier]).not.toBeCloseTo(before[served] as number, 1);
      expect(Math.abs((after[carrier] as number) - (after[served] as number))).toBeLessThan(0.1);
    },
  );

  it("makes rows that have a scale each the mean of the kept numbers", async () => {
    const source = await inForm(rowwiseQuantised);
    const { target } = await blank(source);
    const read = async (directory: string) => {
      const tensors = readOnnx(await readFile(join(directory, "model.onnx"))).graph?.initializer ?? [];
      const bytes = (name: string) => Uint8Array.from(tensors.find((tensor) => tensor.name === name)?.rawData ?? []);
      const stored = new Int8Array(bytes("words_q").buffer);
      const scales = new Float32Array(bytes("words_scale").buffer);
      return Float64Array.from(
        stored,
        (value, at) => value * (scales[Math.floor(at / (stored.length / scales.length))] as number),
      );
    };
    const [before, after] = [await read(source), await read(target)];
    const rows = tiny.vocabulary.length;
    const width = before.length / rows;
    const kept = [...tiny.vocabulary.keys()].filter((tokenId) => !removed.has(tokenId));
    const mean = Array.from(
      { length: width },
      (_, column) => kept.reduce((sum, tokenId) => sum + (before[tokenId * width + column] as number), 0) / kept.length,
    );
    const step = Math.max(...mean.map(Math.abs)) / 63;
    for (const tokenId of removed)
      for (const [column, value] of mean.entries())
        expect(Math.abs((after[tokenId * width + column] as number) - value)).toBeLessThanOrEqual(step * 0.51);
  });

  it("makes columns that have a scale and zero point each the mean of the kept numbers", async () => {
    const source = await inForm(dynamicallyQuantised(true));
    const { target } = await blank(source);
    const rows = tiny.vocabulary.length;
    const read = async (directory: string) => {
      const tensors = readOnnx(await readFile(join(directory, "model.onnx"))).graph?.initializer ?? [];
      const find = (name: string) => tensors.find((tensor) => tensor.name === name) as TensorProto;
      const [stored, scales, zeroPoints] = ["decoder_quantized", "decoder_scale", "decoder_zero_point"].map(find);
      return Float64Array.from(stored?.rawData ?? [], (value, at) => {
        const tokenId = at % rows;
        return (value - (zeroPoints?.rawData[tokenId] ?? 0)) * (scales?.floatData[tokenId] ?? 0);
      });
    };
    const [before, after] = [await read(source), await read(target)];
    const kept = [...tiny.vocabulary.keys()].filter((tokenId) => !removed.has(tokenId));
    const mean = Array.from(
      { length: before.length / rows },
      (_, row) => kept.reduce((sum, tokenId) => sum + (before[row * rows + tokenId] as number), 0) / kept.length,
    );
    const step = Math.max(...mean.map(Math.abs)) / 63;
    for (const tokenId of removed)
      for (const [row, value] of mean.entries())
        expect(Math.abs((after[row * rows + tokenId] as number) - value)).toBeLessThanOrEqual(step * 0.51);
  });

  it("patches external data, also in onnx/ and in several files, and copies it once", async () => {
    const source = await inForm(transposedCopy, async (directory, model) => {
      await mkdir(join(directory, "onnx"));
      const files = new Map<string, Buffer[]>();
      for (const [index, tensor] of (model.graph?.initializer ?? []).entries()) {
        if (tensor.rawData.length < 64 || tensor.dataType !== DataType.FLOAT) continue;
        const name = index % 2 === 0 ? "model.onnx_data" : "model.onnx_data_1";
        const parts = files.get(name) ?? [Buffer.from("padding ")];
        const offset = parts.reduce((sum, part) => sum + part.length, 0);
        files.set(name, [...parts, Buffer.from(tensor.rawData)]);
        setExternalData(tensor, name, offset, tensor.rawData.length);
      }
      for (const [name, parts] of files) await writeFile(join(directory, "onnx", name), Buffer.concat(parts));
      await writeFile(join(directory, "onnx", "model.onnx"), writeOnnx(model));
    });
    const { target, files, copied } = await blank(source);
    expect(copied).toEqual(["onnx/model.onnx", "onnx/model.onnx_data", "onnx/model.onnx_data_1"]);
    expect(files).toEqual({ "onnx/model.onnx": { matrices: [WORDS, "onnx::MatMul_1"], biases: [BIAS] } });
    expect(differingBytes(join(source, "onnx", "model.onnx"), join(target, "onnx", "model.onnx"))).toEqual([]);
    await checkPredictions(source, target);
  });

  it("blanks every exported model of a folder", async () => {
    const source = await inForm(unchanged);
    const other = await inForm(dynamicallyQuantised(true));
    await mkdir(join(source, "onnx"));
    await rename(join(other, "model.onnx"), join(source, "onnx", "model_quantized.onnx"));
    expect(Object.keys((await blank(source)).files)).toEqual(["model.onnx", "onnx/model_quantized.onnx"]);
  });

  it("does not take a table of positions, or another matrix, of the vocabulary's size for it", async () => {
    const rows = tiny.vocabulary.length;
    const source = await inForm((graph) => {
      graph.initializer.push(
        floatTensor(
          "other",
          Array.from({ length: rows * 16 }, (_, at) => at),
          [rows, 16],
        ),
        int64Tensor("first", [0], []),
      );
      graph.node.splice(-1, 0, node("Gather", ["other", "first"], "other/row"));
    });
    await expect(blank(source)).rejects.toThrow(/tensor other: expected every tensor as large as the vocabulary/u);
    const path = join(source, "config.json");
    const config = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
    await writeFile(path, JSON.stringify({ ...config, max_position_embeddings: rows }));
    const { files } = await blank(source);
    expect(files).toEqual({ "model.onnx": { matrices: [WORDS], biases: [BIAS] } });
  });

  it.each<[string, OnnxForm, RegExp]>([
    [
      "zero points for each column that cannot be written in place",
      dynamicallyQuantised(true, false),
      /numbers of varying length/u,
    ],
    [
      "numbers in typed fields",
      (graph) => {
        const tensor = graph.initializer.find(({ name }) => name === BIAS) as TensorProto;
        Object.assign(tensor, {
          dataType: DataType.FLOAT16,
          int32Data: Array.from({ length: tiny.vocabulary.length }, () => 0),
          rawData: new Uint8Array(),
        });
      },
      /lm_head.bias: expected its numbers as raw bytes/u,
    ],
    [
      "an unknown operator before the logits",
      (graph) => {
        const last = graph.node.at(-1) as (typeof graph.node)[number];
        last.output = ["sum"];
        graph.node.push(node("Tanh", ["sum"], "logits"));
      },
      /found an operator Tanh/u,
    ],
    [
      "ids that are not looked up",
      (graph) => {
        const gather = graph.node.find(({ input }) => input[1] === "input_ids");
        gather?.input.splice(1, 1, "attention_mask");
      },
      /input_ids are looked up/u,
    ],
  ])("refuses %s", async (_, form, message) => {
    const source = await inForm(form);
    await expect(blank(source)).rejects.toMatchObject({
      code: "checkpoint-unsupported",
      message: expect.stringMatching(message) as string,
    });
  });

  it("refuses external data that is no data", async () => {
    const source = await inForm(unchanged, async (directory, model) => {
      const tensor = model.graph?.initializer.find(({ name }) => name === "half") as TensorProto;
      setExternalData(tensor, "tokenizer.json", 0, 4);
      await mkdir(dirname(join(directory, "model.onnx")), { recursive: true });
      await write(directory, model);
    });
    await expect(blank(source)).rejects.toThrow(/lie in "?tokenizer.json/u);
  });
});
