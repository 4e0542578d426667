import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import type { GraphProto } from "onnx-buf";
import { afterAll, beforeAll, expect, test } from "vitest";

import { int64Tensor, readOnnx, writeOnnx } from "../../src/formats/onnx/onnx.ts";
import { openCheckpointsToSpoil } from "../fixtures/checkpoints-to-spoil.ts";
import type { Opener } from "../fixtures/open-in-child.ts";

/** Most processor time that one folder may take, in milliseconds. */
const MAX_CPU_MS = 2_000;
/** Most memory beyond what the process has after opening all folders as they are. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;

let folders: string;
let opener: Opener;
let baseline: number;

beforeAll(async () => {
  ({ folders, opener, baseline } = await openCheckpointsToSpoil());
}, 300_000);

afterAll(() => opener.close());

/** Files that are read whole, of one checkpoint or another. */
const READ_WHOLE = [
  ["xlm-roberta", "config.json"],
  ["xlm-roberta", "tokenizer.json"],
  ["old-xlm-roberta", "sentencepiece.bpe.model"],
  ["old-bert", "vocab.txt"],
  ["exported", "model.onnx"],
] as const;

/** Headers, of few bytes each, that ask for as much as possible. */
const WORST: readonly (readonly [
  what: string,
  name: string,
  file: string,
  spoil: (path: string, original: Buffer) => Promise<void>,
])[] = [
  [
    "a header of 2^63 bytes",
    "roberta",
    "model.safetensors",
    (path, original) => writeFile(path, withLength(original, 2n ** 63n)),
  ],
  [
    "a header of 2 GB, in a file that has them",
    "roberta",
    "model.safetensors",
    async (path, original) => {
      await writeFile(path, withLength(original, 2n ** 31n));
      await truncate(path, 2 ** 32);
    },
  ],
  [
    "a header of 8 MB of small lists",
    "roberta",
    "model.safetensors",
    (path) => writeFile(path, framed(`{"a":[${"[],".repeat(2_700_000)}0]}`)),
  ],
  [
    "a tensor of 2^80 numbers",
    "roberta",
    "model.safetensors",
    (path) =>
      writeFile(path, framed('{"a":{"dtype":"F32","shape":[1099511627776,1099511627776],"data_offsets":[0,0]}}')),
  ],
  [
    "100,000 tensors",
    "roberta",
    "model.safetensors",
    (path) =>
      writeFile(
        path,
        framed(
          `{${Array.from({ length: 100_000 }, (_, index) => `"${index}":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}`).join()}}`,
        ),
      ),
  ],
  ["an index of 4 GB", "bert-sharded", "model.safetensors.index.json", async (path) => truncate(path, 2 ** 32)],
  [
    "as many files as an index can name",
    "bert-sharded",
    "model.safetensors.index.json",
    (path) =>
      writeFile(
        path,
        JSON.stringify({
          weight_map: Object.fromEntries(
            Array.from({ length: 90_000 }, (_, index) => [`t${index}`, `${index}.safetensors`]),
          ),
        }),
      ),
  ],
  ...["vocab_size", "max_position_embeddings", "hidden_size", "num_hidden_layers", "intermediate_size"].map(
    (key) =>
      [
        `a ${key} of 2^31`,
        "roberta",
        "config.json",
        (path: string, original: Buffer) =>
          writeFile(path, original.toString().replace(new RegExp(`("${key}":) *\\d+`), "$1 2147483648")),
      ] as const,
  ),
  ...["config.json", "tokenizer.json", "tokenizer_config.json"].map(
    (file) =>
      [
        "lists in a million lists",
        "roberta",
        file,
        (path: string) => writeFile(path, `{"a":${"[".repeat(1e6)}${"]".repeat(1e6)}}`),
      ] as const,
  ),
  [
    "an id of 2^53",
    "roberta",
    "tokenizer.json",
    (path, original) => writeFile(path, original.toString().replace(/"id": *\d+/, '"id": 9007199254740991')),
  ],
  ...READ_WHOLE.map(([name, file]) => ["4 GB", name, file, (path: string) => truncate(path, 2 ** 32)] as const),
  [
    "a node that reads itself",
    "exported",
    "model.onnx",
    (path, original) =>
      changeOnnx(path, original, (graph) => {
        for (const node of graph.node) node.input = node.output;
      }),
  ],
  [
    "600,000 empty nodes",
    "exported",
    "model.onnx",
    (path, original) =>
      writeFile(path, Buffer.concat([original, onnxField(7, Buffer.alloc(1_200_000, Uint8Array.of(0x0a, 0)))])),
  ],
  [
    "a constant shape of 2^40",
    "exported",
    "model.onnx",
    (path, original) =>
      changeOnnx(path, original, (graph) => {
        const [first] = graph.node;
        if (first === undefined) return;
        graph.initializer.push(int64Tensor("huge", [2 ** 40]));
        graph.node.unshift({ ...first, opType: "ConstantOfShape", input: ["huge"], output: ["made"], attribute: [] });
      }),
  ],
];

test.each(WORST)("%s (%s/%s): refused at once, without the memory", async (_, name, file, spoil) => {
  const path = join(folders, name, file);
  const original = await readFile(path);
  await spoil(path, original);
  expect((await stat(path)).size === original.length && original.equals(await readFile(path)), "spoilt").toBe(false);
  const outcome = await opener.open(join(folders, name), "model");
  await writeFile(path, original);
  expect(outcome).toMatchObject({ kind: "refused" });
  expect(outcome.cpuMs).toBeLessThan(MAX_CPU_MS);
  expect(outcome.peakBytes - baseline).toBeLessThan(MAX_GROWTH_BYTES);
});

function withLength(original: Buffer, length: bigint): Buffer {
  const changed = Buffer.from(original);
  changed.writeBigUInt64LE(length);
  return changed;
}

/** A safetensors file of this header and no numbers. */
function framed(header: string): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  return Buffer.concat([length, Buffer.from(header)]);
}

async function changeOnnx(path: string, original: Buffer, change: (graph: GraphProto) => void): Promise<void> {
  const model = readOnnx(Buffer.from(original));
  change(model.graph as GraphProto);
  await writeFile(path, writeOnnx(model));
}

/** A length-delimited field of a protocol buffer. */
function onnxField(field: number, bytes: Buffer): Buffer {
  const tag = new BinaryWriter().tag(field, WireType.LengthDelimited).uint32(bytes.length).finish();
  return Buffer.concat([tag, bytes]);
}
