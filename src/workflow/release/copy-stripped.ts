import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import { dropFields, type FieldRules } from "../../formats/json/drop-fields.ts";
import { parseJson } from "../../formats/json/parse-json.ts";
import { readSafetensorsHeader } from "../../formats/weights/safetensors.ts";
import type { ReleaseFile } from "./release-files.ts";
import { identifies } from "../settings/identifying.ts";
import { toldKey } from "../settings/known-words.ts";
import { onnxRules } from "../settings/onnx-rules.ts";
import { SENTENCEPIECE } from "../settings/sentencepiece-rules.ts";
import type { Shape } from "../settings/shape.ts";
import { SHAPES } from "../settings/shapes.ts";
import { type Stripped, type StrippedValue, stripSettings } from "../settings/strip-settings.ts";

/** Of safetensors' metadata: the framework, which loaders ask for. All else is what the trainer wished to note. */
const KEPT_METADATA = /^(?:pt|tf|flax|np|mlx)$/;
const LENGTH_BYTES = 8;
/** For a JSON file that no shape is known of. */
const NOTHING: Shape = { keys: {} };
const USUAL_MERGES_NOTE = /^(?: - Trained by `huggingface\/tokenizers`)?$/;

/**
 * Copies a file of a checkpoint without what identifies people and machines, and returns what that was. A file without any is
 * copied byte for byte. Weights keep every number: only texts beside them go. Throws `input-format` for a file that is not of its kind.
 */
export async function copyStripped(
  source: string,
  target: string,
  { file, kind }: ReleaseFile,
  idOf: (token: string) => number | undefined,
): Promise<Stripped[]> {
  switch (kind) {
    case "json":
      return copyJson(source, target, (json) => stripSettings(json, SHAPES[file] ?? NOTHING, file));
    case "entries":
      return copyJson(source, target, (json) => stripEntries(json, file, idOf));
    case "merges":
      return copyMerges(source, target, file);
    case "template":
      return copyTemplate(source, target, file);
    case "safetensors":
      return copySafetensors(source, target, file);
    case "onnx":
      return copyMessage(source, target, file, onnxRules());
    case "sentencepiece":
      return copyMessage(source, target, file, SENTENCEPIECE);
    case "plain":
      await copyFile(source, target);
      return [];
  }
}

async function copyJson(source: string, target: string, strip: (json: unknown) => StrippedValue): Promise<Stripped[]> {
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
  const { value, stripped } = strip(json);
  if (stripped.length === 0) await copyFile(source, target);
  else {
    const indentation = /^[[{]\r?\n([ \t]+)/u.exec(text)?.[1];
    await writeFile(target, JSON.stringify(value, undefined, indentation) + (text.endsWith("\n") ? "\n" : ""));
  }
  return [...stripped];
}

/** Of a list of entries those that the tokenizer has, at its ids: anything else in it is no entry. */
function stripEntries(json: unknown, file: string, idOf: (token: string) => number | undefined): StrippedValue {
  const entries = Object.entries(json as object);
  const kept = entries.filter(([token, id]) => idOf(token) === id);
  const count = entries.length - kept.length;
  if (count === 0) return { value: json, stripped: [] };
  return { value: Object.fromEntries(kept), stripped: [{ file, key: "*", why: "no entry of the tokenizer", count }] };
}

/** Merges, with the version alone of the line before them, where writers say who they are. */
async function copyMerges(source: string, target: string, file: string): Promise<Stripped[]> {
  const text = await readTextFile(source);
  const [, version, rest] = /^#version: ?([\d.]+)([^\r\n]*)/.exec(text) ?? [];
  if (version === undefined || rest === undefined || USUAL_MERGES_NOTE.test(rest)) {
    await copyFile(source, target);
    return [];
  }
  const head = `#version: ${version}`;
  await writeFile(target, head + text.slice(text.indexOf(rest, 0) + rest.length));
  return [{ file, key: "#version", why: "note of the trainer" }];
}

/** A template is code: it is taken as it is, or not at all. */
async function copyTemplate(source: string, target: string, file: string): Promise<Stripped[]> {
  const why = identifies(await readTextFile(source));
  if (why === undefined) {
    await copyFile(source, target);
    return [];
  }
  return [{ file, key: "*", why }];
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
  return gone.map(([key]) => ({ file, key: `__metadata__.${toldKey(key)}`, why: "note of the trainer" }));
}

async function readHeader(path: string, end: number): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of readStretch(path, LENGTH_BYTES, end)) blocks.push(block);
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
  return [...result.dropped]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => ({ file, key, why: "note of the exporter", ...(count > 1 && { count }) }));
}
