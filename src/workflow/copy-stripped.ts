import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { UnnameError } from "../base/errors.ts";
import { readTextFile } from "../base/files.ts";
import { dropFields, type FieldRules } from "../formats/drop-fields.ts";
import { parseJson } from "../formats/parse-json.ts";
import { readSafetensorsHeader } from "../formats/safetensors.ts";
import type { FileKind } from "./release-files.ts";
import { type Stripped, stripSettings } from "./strip-settings.ts";

/** Of safetensors' metadata: the framework, which loaders ask for. All else is what the trainer wished to note. */
const KEPT_METADATA = /^(?:pt|tf|flax|np|mlx)$/;
const LENGTH_BYTES = 8;

/** Texts for people in ONNX models (onnx.proto3): exporters write the stack of their own calls there, with paths. */
const VALUE: FieldRules = { 3: "doc_string", 4: "metadata_props" };
const TENSOR: FieldRules = { 12: "doc_string", 16: "metadata_props" };
const NODE: FieldRules = { 6: "doc_string", 9: "metadata_props", 5: attribute(3) };
const GRAPH: FieldRules = graph(NODE);
const ONNX: FieldRules = {
  2: "producer_name", 3: "producer_version", 6: "doc_string", 14: "metadata_props", 7: GRAPH, 20: "training_info",
  25: { 8: "doc_string", 14: "metadata_props", 7: NODE, 12: VALUE },
}; // prettier-ignore

function graph(node: FieldRules): FieldRules {
  return { 1: node, 5: TENSOR, 10: "doc_string", 11: VALUE, 12: VALUE, 13: VALUE, 16: "metadata_props" };
}

/** Attributes may hold graphs (loops, branches), whose nodes have attributes again. */
function attribute(depth: number): FieldRules {
  const inner = depth === 0 ? {} : { 6: graph({ 6: "doc_string", 9: "metadata_props", 5: attribute(depth - 1) }) };
  return { 13: "doc_string", 5: TENSOR, ...inner };
}

/** Of a sentencepiece model: the training files, the name of its output, and sentences kept to test it. */
const SENTENCEPIECE: FieldRules = {
  2: { 1: "trainer_spec.input", 2: "trainer_spec.model_prefix" },
  4: "self_test_data",
};

/**
 * Copies a file of a checkpoint without what tells about people and machines, and returns what that was. A file without any is
 * copied byte for byte. Weights keep every number: only texts beside them go. Throws `input-format` for a file that is not of its kind.
 */
export async function copyStripped(source: string, target: string, file: string, kind: FileKind): Promise<Stripped[]> {
  switch (kind) {
    case "json":
      return copyJson(source, target, file);
    case "safetensors":
      return copySafetensors(source, target, file);
    case "onnx":
      return copyMessage(source, target, file, ONNX);
    case "sentencepiece":
      return copyMessage(source, target, file, SENTENCEPIECE);
    case "plain":
      await copyFile(source, target);
      return [];
  }
}

async function copyJson(source: string, target: string, file: string): Promise<Stripped[]> {
  const text = await readTextFile(source);
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (cause) {
    throw new UnnameError("input-format", `${source}: expected JSON. Save the checkpoint again.`, {
      cause,
      details: { path: source },
    });
  }
  const { value, stripped } = stripSettings(json, file);
  if (stripped.length === 0) await copyFile(source, target);
  else {
    const indentation = /^[[{]\r?\n([ \t]+)/u.exec(text)?.[1];
    await writeFile(target, JSON.stringify(value, undefined, indentation) + (text.endsWith("\n") ? "\n" : ""));
  }
  return [...stripped];
}

async function copySafetensors(source: string, target: string, file: string): Promise<Stripped[]> {
  const { metadata, dataStart } = await readSafetensorsHeader(source);
  const gone = Object.entries(metadata).filter(([key, value]) => key !== "format" || !KEPT_METADATA.test(value));
  if (gone.length === 0) {
    await copyFile(source, target);
    return [];
  }
  const header = await readHeader(source, dataStart);
  const { format } = metadata;
  const entries = Object.entries(JSON.parse(header.toString("utf8")) as object).filter(
    ([key]) => key !== "__metadata__",
  );
  const kept = format !== undefined && KEPT_METADATA.test(format) ? { __metadata__: { format } } : {};
  const json = Buffer.from(JSON.stringify({ ...kept, ...Object.fromEntries(entries) }));
  // The format allows spaces at the end: the numbers stay where they are.
  const padded = Buffer.alloc(Math.max(json.length, header.length), " ");
  json.copy(padded);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeBigUInt64LE(BigInt(padded.length));
  await writeFile(target, Buffer.concat([length, padded]));
  await pipeline(createReadStream(source, { start: dataStart }), createWriteStream(target, { flags: "a" }));
  return gone.map(([key]) => ({ file, key: `__metadata__.${key}`, why: "note of the trainer" }));
}

async function readHeader(path: string, end: number): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of createReadStream(path, { start: LENGTH_BYTES, end: end - 1 })) blocks.push(block as Buffer);
  return Buffer.concat(blocks);
}

async function copyMessage(source: string, target: string, file: string, rules: FieldRules): Promise<Stripped[]> {
  const message = await readFile(source);
  let result: ReturnType<typeof dropFields>;
  try {
    result = dropFields(message, rules);
  } catch (cause) {
    throw new UnnameError(
      "input-format",
      `${source}: expected protobuf fields, as its format has. Export the file again.`,
      {
        cause,
        details: { path: source },
      },
    );
  }
  if (result.dropped.size === 0) await copyFile(source, target);
  else await pipeline(result.parts, createWriteStream(target));
  return [...result.dropped.keys()].sort().map((key) => ({ file, key, why: "note of the exporter" }));
}
