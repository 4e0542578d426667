import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { printableName } from "../formats/printable-name.ts";
import { torchWeightFiles } from "../model/weights.ts";
import { externalDataFiles } from "./external-data.ts";
import { findPrivateModels } from "../vocabulary/private-models.ts";

/** How a file is copied into a release: as it is, or without what tells about people and machines. */
export type FileKind = "json" | "entries" | "merges" | "template" | "safetensors" | "onnx" | "sentencepiece" | "plain";

/** A file that a release takes. */
export interface ReleaseFile {
  readonly file: string;
  readonly kind: FileKind;
}

/** What goes into a release, and what stays. */
export interface ReleaseFiles {
  readonly taken: readonly ReleaseFile[];
  /** Every other file, folders that hold nothing to take with a final slash. May hold a name. */
  readonly leftBehind: readonly string[];
}

/** The only files of a checkpoint folder that are ever published. */
const TAKEN: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^model(?:-\d{5}-of-\d{5})?\.safetensors$/, "safetensors"],
  [/^model\.safetensors\.index\.json$/, "json"],
  [/^(?:onnx\/)?model(?:_[a-z0-9]+)?\.onnx$/, "onnx"],
  [/^(?:config|generation_config|tokenizer|tokenizer_config|special_tokens_map|rewrite|training)\.json$/, "json"],
  [/^(?:vocab|added_tokens)\.json$/, "entries"],
  [/^vocab\.txt$/, "plain"],
  [/^merges\.txt$/, "merges"],
  [/^(?:sentencepiece\.bpe|spiece|tokenizer|sentencepiece)\.model$/, "sentencepiece"],
  [/^chat_template\.jinja$/, "template"],
  [/^(?:LICENSE|LICENCE|NOTICE)(?:\.txt|\.md)?$/, "plain"],
];
/** Where exporters for the web put graphs. */
const EXPORT_FOLDER = "onnx";

/**
 * Chooses the files of a checkpoint folder that a release takes: those on the list, and the data files that a taken ONNX file
 * names. A recogniser that is not public is never taken, whatever it is called. Throws `checkpoint-unsupported` where the weights are pickled,
 * and what `externalDataFiles` throws.
 */
export async function chooseReleaseFiles(directory: string): Promise<ReleaseFiles> {
  const [pickle] = await torchWeightFiles(directory);
  if (pickle !== undefined) throw pickled(directory, pickle);
  const hidden = new Set((await findPrivateModels(directory)).map(({ file }) => file));
  const taken = new Map<string, FileKind>();
  const left = new Set<string>();
  const entries = await listFolder(directory);
  for (const file of entries) {
    const kind = file.endsWith("/") || hidden.has(file) ? undefined : kindOf(file);
    if (kind === undefined) left.add(file);
    else taken.set(file, kind);
  }
  for (const [file, kind] of taken) {
    if (kind !== "onnx") continue;
    const folder = file.startsWith(`${EXPORT_FOLDER}/`) ? `${EXPORT_FOLDER}/` : "";
    for (const data of await externalDataFiles(join(directory, file))) {
      left.delete(folder + data);
      if (!hidden.has(folder + data)) taken.set(folder + data, "plain");
    }
  }
  const sorted = [...taken].sort(([a], [b]) => (a < b ? -1 : 1));
  return { taken: sorted.map(([file, kind]) => ({ file, kind })), leftBehind: [...left].sort() };
}

function pickled(directory: string, file: string): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `${directory}: expected weights as safetensors, found them pickled (${printableName(file)}), and no pickle is ever published. Rewrite the model: "unname rewrite" writes safetensors. Then audit what it wrote.`,
    { details: { directory } },
  );
}

function kindOf(file: string): FileKind | undefined {
  return TAKEN.find(([pattern]) => pattern.test(file))?.[1];
}

/** Files of the folder and of its export folder; other folders by name alone. Links are looked through. */
async function listFolder(directory: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(directory)) {
    const isFolder = await isDirectory(join(directory, name));
    if (isFolder && name === EXPORT_FOLDER) {
      for (const inner of await readdir(join(directory, name))) {
        found.push(`${name}/${inner}${(await isDirectory(join(directory, name, inner))) ? "/" : ""}`);
      }
    } else found.push(isFolder ? `${name}/` : name);
  }
  return found;
}

async function isDirectory(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  // A link to nothing, a pipe: neither is taken, and neither can be looked into.
  return stats === undefined || !stats.isFile();
}
