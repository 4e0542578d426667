import { readdir, stat } from "node:fs/promises";
import { join, posix } from "node:path";

import type { ModelFile, ModelFileOutcome } from "../../audit/model-files/model-file.ts";
import { readGraph } from "../../audit/model-files/read-graph.ts";
import { UnnameError } from "../../base/errors.ts";
import { sha256File } from "../../base/hash.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { listWeightFiles } from "../../model/digest-checkpoint.ts";
import { listGraphs } from "../../model/exported/load-exported-graph.ts";
import { torchWeightFiles } from "../../model/weights.ts";
import { findPrivateModels } from "../../vocabulary/private-models.ts";
import { EXPORT_FOLDER } from "../../model/exported/export-folder.ts";

/** How a file is copied into a release: as it is, or without what identifies people and machines. */
export type FileKind = "json" | "entries" | "merges" | "template" | "safetensors" | "onnx" | "sentencepiece" | "plain";

/** A file that a release takes. */
export interface ReleaseFile {
  readonly file: string;
  readonly kind: FileKind;
}

/** Why a file stays behind. */
export type StaysBecause = Exclude<ModelFileOutcome, "audited" | "agrees"> | "changed" | "not-audited" | "not-listed";

/** A file that a release does not take; a folder that holds nothing to take with a final slash. Private: its name may be a person's. */
export interface FileLeft {
  readonly file: string;
  readonly why: StaysBecause;
}

/** What goes into a release, and what stays. */
export interface ReleaseFiles {
  readonly taken: readonly ReleaseFile[];
  readonly left: readonly FileLeft[];
}

/** The only files of a checkpoint folder that are ever published, beside those with numbers that the audit held. */
const TAKEN: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^(?:config|generation_config|tokenizer|tokenizer_config|special_tokens_map|rewrite|training)\.json$/, "json"],
  [/^(?:vocab|added_tokens)\.json$/, "entries"],
  [/^vocab\.txt$/, "plain"],
  [/^merges\.txt$/, "merges"],
  [/^(?:sentencepiece\.bpe|spiece|tokenizer|sentencepiece)\.model$/, "sentencepiece"],
  [/^chat_template\.jinja$/, "template"],
  [/^(?:LICENSE|LICENCE|NOTICE)(?:\.txt|\.md)?$/, "plain"],
];
/** Graphs under the names that loaders look for. */
const GRAPH = /^(?:onnx\/)?model(?:_[a-z0-9]+)?\.onnx$/;

/**
 * Chooses the files of a checkpoint folder that a release takes: of those with numbers the ones that an audit held, to the byte (see
 * `checkModelFiles`), and the others on the list. A recogniser that is not public is never taken, whatever it is called.
 * Throws `checkpoint-unsupported` where the weights are pickled, `input-changed` if a file that the audited predictions came from is not as it was, and what `readGraph` throws.
 *
 * @param record what the audit found of the folder's files with numbers
 */
export async function chooseReleaseFiles(directory: string, record: readonly ModelFile[]): Promise<ReleaseFiles> {
  const [pickle] = await torchWeightFiles(directory);
  if (pickle !== undefined) throw pickled(directory, pickle);
  const hidden = new Set((await findPrivateModels(directory)).map(({ file }) => file));
  const known = new Map(record.map((one) => [one.file, one]));
  const numbers = new Set([...(await listWeightFiles(directory)), ...(await listGraphs(directory))]);
  const taken = new Map<string, FileKind>();
  const left = new Map<string, StaysBecause>();
  const held = async (file: string): Promise<StaysBecause | undefined> => {
    const one = known.get(file);
    if (one === undefined) return "not-audited";
    if (hidden.has(file)) return "not-listed";
    if (one.outcome !== "audited" && one.outcome !== "agrees") return one.outcome;
    const sha256 = await sha256File(join(directory, file)).catch(() => undefined);
    return sha256 === one.sha256 ? undefined : "changed";
  };
  for (const file of await listFolder(directory)) {
    const hasNumbers = numbers.has(file) || known.has(file);
    const kind = hasNumbers ? kindOfNumbers(file) : kindOf(file);
    const why = hasNumbers ? await held(file) : undefined;
    if (why !== undefined) left.set(file, why);
    else if (kind === undefined || file.endsWith("/") || hidden.has(file)) left.set(file, "not-listed");
    else taken.set(file, kind);
  }
  for (const file of [...taken.keys()].filter((one) => taken.get(one) === "onnx")) {
    const { dataFiles } = await readGraph(join(directory, file));
    const data = dataFiles.map((name) => posix.join(posix.dirname(file), name));
    const whys = await Promise.all(data.map(held));
    const why = whys.find((one) => one !== undefined);
    if (why === undefined) {
      for (const one of data) if (!taken.has(one)) taken.set(one, "plain");
    } else {
      taken.delete(file);
      left.set(file, why);
    }
  }
  for (const file of taken.keys()) left.delete(file);
  const lost = record.find(({ file, outcome }) => outcome === "audited" && !taken.has(file));
  if (lost !== undefined) throw notAsAudited(directory, lost.file);
  const sorted = [...taken].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    taken: sorted.map(([file, kind]) => ({ file, kind })),
    left: [...left].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, why]) => ({ file, why })),
  };
}

function notAsAudited(directory: string, file: string): UnnameError {
  return new UnnameError(
    "input-changed",
    `${directory}: ${printableName(file)} is not as it was when it was audited, or no loader looks for that name. Audit the folder again, as it is now.`,
    { details: { directory, file: printableName(file) } },
  );
}

/** Of files that an audit held; data of graphs come with these. */
function kindOfNumbers(file: string): FileKind | undefined {
  if (file.endsWith(".safetensors")) return "safetensors";
  if (file.endsWith(".index.json")) return "json";
  return GRAPH.test(file) ? "onnx" : undefined;
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
