// A checkpoint of RoBERTa-base's or DeBERTa-base's size with random weights and a trained tokenizer, for benchmarks: nothing is downloaded, and
// the time that a model takes does not depend on what it has learned.
import { type FileHandle, mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createRandom } from "../src/base/random.ts";
import { writeDutchTokenizer } from "./dutch-tokenizer.ts";

const LAYERS = 12;
const HEADS = 12;
const HIDDEN = 768;
const INTERMEDIATE = 3072;
const POSITIONS = 514;
const VOCABULARY = 52_000;
/** Of DeBERTa's distances, in each direction. */
const BUCKETS = 256;
const PARTS = ["query", "key", "value"];
const DEBERTA_PARTS = PARTS.map((part) => `${part}_proj`);

/**
 * Standard deviations. Training starts from 0.02, which gives nearly the same probability to every entry and ties at rank 40;
 * these give attention that looks at something, and a first prediction of some percents.
 */
const EMBEDDING_SPREAD = 0.1;
const PROJECTION_SPREAD = 0.04;
const BIAS_SPREAD = 0.1;
const OUTSIDE_BIAS = 1;
const CHUNK_NUMBERS = 2 ** 20;

interface RandomTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly mean: number;
  readonly spread: number;
  /** Instead of random ones. */
  readonly values?: readonly number[];
}

/**
 * Operations (a multiply-add is two) of the matrix products that predicting at one mask of each text takes at least, by number of
 * tokens. Of the last layer only keys and values are needed at all tokens: its other parts, and the prediction head, at the mask.
 */
export function probeOperations(lengths: readonly number[]): number {
  const keysAndValues = 2 * 2 * HIDDEN ** 2;
  const rest = 2 * (2 * HIDDEN ** 2 + 2 * HIDDEN * INTERMEDIATE);
  // Scores, and sums of values, of one query over one key.
  const attention = 2 * 2 * HIDDEN;
  const head = 2 * (HIDDEN ** 2 + HIDDEN * VOCABULARY);
  const ofText = (tokens: number) =>
    (LAYERS - 1) * (tokens * (keysAndValues + rest) + tokens ** 2 * attention) +
    (tokens * keysAndValues + rest + tokens * attention + head);
  return lengths.reduce((sum, tokens) => sum + ofText(tokens), 0);
}

/** Writes config.json, tokenizer.json, tokenizer_config.json and model.safetensors; the same files on every machine. */
export async function writeRandomRoberta(directory: string, seed = 1): Promise<void> {
  await writeCheckpoint(directory, config("RobertaForMaskedLM"), [...encoder(), ...wordHead()], seed);
}

/** DeBERTa of version 3's base size, with the head that transformers gives it, and the same vocabulary. */
export async function writeRandomDeberta(directory: string, seed = 1): Promise<void> {
  const settings = {
    ...config("DebertaV2ForMaskedLM"),
    model_type: "deberta-v2",
    layer_norm_eps: 1e-7,
    type_vocab_size: 0,
    relative_attention: true,
    position_buckets: BUCKETS,
    max_relative_positions: -1,
    norm_rel_ebd: "layer_norm",
    share_att_key: true,
    pos_att_type: "p2c|c2p",
    position_biased_input: false,
  };
  const tensors = [
    matrix("deberta.embeddings.word_embeddings", VOCABULARY, HIDDEN, EMBEDDING_SPREAD),
    ...norm("deberta.embeddings.LayerNorm"),
    matrix("deberta.encoder.rel_embeddings", 2 * BUCKETS, HIDDEN, EMBEDDING_SPREAD),
    ...norm("deberta.encoder.LayerNorm"),
    ...Array.from({ length: LAYERS }, (_, index) => layer(`deberta.encoder.layer.${index}`, DEBERTA_PARTS)).flat(),
    ...linear("cls.predictions.transform.dense", HIDDEN, HIDDEN),
    ...norm("cls.predictions.transform.LayerNorm"),
    bias("cls.predictions", VOCABULARY),
  ];
  await writeCheckpoint(directory, settings, tensors, seed);
}

/** The same encoder under a head of five labels, which calls a token in ten a name or so. */
export async function writeRandomClassifier(directory: string, seed = 1): Promise<void> {
  const id2label = { ...["O", "B-PER", "I-PER", "B-LOC", "I-LOC"] };
  const label2id = Object.fromEntries(Object.entries(id2label).map(([index, label]) => [label, Number(index)]));
  const head = [
    { name: "classifier.weight", shape: [5, HIDDEN], mean: 0, spread: PROJECTION_SPREAD },
    { name: "classifier.bias", shape: [5], mean: 0, spread: 0, values: [OUTSIDE_BIAS, 0, 0, 0, 0] },
  ];
  const settings = { ...config("RobertaForTokenClassification"), id2label, label2id };
  await writeCheckpoint(directory, settings, [...encoder(), ...head], seed);
}

async function writeCheckpoint(directory: string, settings: object, all: readonly RandomTensor[], seed: number) {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "config.json"), JSON.stringify(settings));
  // RoBERTa counts positions from the padding id + 1.
  await writeDutchTokenizer(directory, VOCABULARY, POSITIONS - 2);
  await writeWeights(join(directory, "model.safetensors"), all, seed);
}

function config(architecture: string) {
  return {
    architectures: [architecture],
    model_type: "roberta",
    torch_dtype: "float32",
    vocab_size: VOCABULARY,
    hidden_size: HIDDEN,
    num_hidden_layers: LAYERS,
    num_attention_heads: HEADS,
    intermediate_size: INTERMEDIATE,
    hidden_act: "gelu",
    layer_norm_eps: 1e-5,
    type_vocab_size: 1,
    max_position_embeddings: POSITIONS,
    pad_token_id: 1,
    bos_token_id: 0,
    eos_token_id: 2,
    hidden_dropout_prob: 0,
    attention_probs_dropout_prob: 0,
    tie_word_embeddings: true,
  };
}

function matrix(name: string, rows: number, columns: number, spread = PROJECTION_SPREAD): RandomTensor {
  return { name: `${name}.weight`, shape: [rows, columns], mean: 0, spread };
}

function bias(name: string, size: number): RandomTensor {
  return { name: `${name}.bias`, shape: [size], mean: 0, spread: BIAS_SPREAD };
}

function linear(name: string, outputs: number, inputs: number): RandomTensor[] {
  return [matrix(name, outputs, inputs), bias(name, outputs)];
}

function norm(name: string): RandomTensor[] {
  return [{ name: `${name}.weight`, shape: [HIDDEN], mean: 1, spread: BIAS_SPREAD }, bias(name, HIDDEN)];
}

function layer(name: string, parts = PARTS): RandomTensor[] {
  return [
    ...parts.flatMap((part) => linear(`${name}.attention.self.${part}`, HIDDEN, HIDDEN)),
    ...linear(`${name}.attention.output.dense`, HIDDEN, HIDDEN),
    ...norm(`${name}.attention.output.LayerNorm`),
    ...linear(`${name}.intermediate.dense`, INTERMEDIATE, HIDDEN),
    ...linear(`${name}.output.dense`, HIDDEN, INTERMEDIATE),
    ...norm(`${name}.output.LayerNorm`),
  ];
}

function encoder(): RandomTensor[] {
  return [
    matrix("roberta.embeddings.word_embeddings", VOCABULARY, HIDDEN, EMBEDDING_SPREAD),
    matrix("roberta.embeddings.position_embeddings", POSITIONS, HIDDEN, EMBEDDING_SPREAD),
    matrix("roberta.embeddings.token_type_embeddings", 1, HIDDEN, EMBEDDING_SPREAD),
    ...norm("roberta.embeddings.LayerNorm"),
    ...Array.from({ length: LAYERS }, (_, index) => layer(`roberta.encoder.layer.${index}`)).flat(),
  ];
}

function wordHead(): RandomTensor[] {
  return [...linear("lm_head.dense", HIDDEN, HIDDEN), ...norm("lm_head.layer_norm"), bias("lm_head", VOCABULARY)];
}

/** Writes the numbers as they are drawn, a chunk at a time. */
async function writeWeights(path: string, all: readonly RandomTensor[], seed: number): Promise<void> {
  const size = ({ shape }: RandomTensor) => shape.reduce((product, dimension) => product * dimension, 1);
  let offset = 0;
  const entries = all.map((tensor) => {
    const begin = offset;
    offset += 4 * size(tensor);
    return [tensor.name, { dtype: "F32", shape: tensor.shape, data_offsets: [begin, offset] }] as const;
  });
  const header = Buffer.from(JSON.stringify({ __metadata__: { format: "pt" }, ...Object.fromEntries(entries) }));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  const file = await open(path, "w");
  try {
    await file.write(Buffer.concat([length, header]));
    for (const tensor of all) await writeTensor(file, tensor, size(tensor), seed);
  } finally {
    await file.close();
  }
}

async function writeTensor(file: FileHandle, tensor: RandomTensor, size: number, seed: number) {
  const { name, mean, spread, values } = tensor;
  if (values !== undefined) {
    await file.write(new Uint8Array(Float32Array.from(values).buffer));
    return;
  }
  const random = createRandom(seed, name);
  // Uniform numbers between these bounds have the spread as their standard deviation.
  const half = spread * Math.sqrt(3);
  for (let written = 0; written < size; written += CHUNK_NUMBERS) {
    const chunk = new Float32Array(Math.min(CHUNK_NUMBERS, size - written));
    for (let index = 0; index < chunk.length; index++) chunk[index] = mean + half * (2 * random.next() - 1);
    await file.write(new Uint8Array(chunk.buffer));
  }
}
