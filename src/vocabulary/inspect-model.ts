import { basename, join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { readJsonObject } from "../formats/json/read-json-object.ts";
import type { NetworkConfig } from "../model/architectures/network-config.ts";
import { architectureOf } from "../model/architectures/registry.ts";
import type { Checkpoint } from "../model/checkpoint.ts";
import { type LoadedGraph, loadGraph } from "../model/load-graph.ts";
import { openCheckpointAndFiles, requireFile } from "../model/open-checkpoint.ts";
import type { TokenizerFiles } from "../model/tokenizers/open-tokenizer.ts";
import { readTokenizerFiles } from "../model/tokenizers/open-tokenizer.ts";
import { openWeights } from "../model/weights.ts";
import { type FileUse, sortModelFiles } from "./model-files.ts";
import { readVocabulary } from "./vocabulary.ts";
import { findVocabulary } from "./weights/find-vocabulary.ts";
import { listWeightFiles } from "./weights/list-weight-files.ts";

/** What a model's folder holds and what can be done with it. Its names of files may be private. */
export interface ModelInspection {
  readonly schemaVersion: 1;
  readonly architecture: {
    readonly modelType: string;
    /** Classes of transformers that config.json names. */
    readonly classes: readonly string[];
    /** Its network is built from the weights; otherwise only an exported graph can be read. */
    readonly isBuiltIn: boolean;
  };
  /** Absent for an architecture or a variant that is not built in. */
  readonly network?: NetworkConfig;
  /** Absent where no weights can be read: numbers of all tensors, by the type that they are stored in. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Absent where it cannot be opened. */
  readonly tokenizer?: {
    readonly family: "bpe" | "wordpiece" | "unigram";
    /** The file that it is read from. */
    readonly file: string;
    readonly entries: number;
    readonly mask: string;
    /** Longest input in tokens, specials included; absent where the checkpoint as a whole cannot be opened. */
    readonly maximumLength?: number;
  };
  /** Where predictions would come from; absent where there are none to be had. */
  readonly weights?: { readonly source: "safetensors" | "pickles" | "onnx"; readonly otherHeads: readonly string[] };
  readonly files: readonly FileUse[];
  readonly can: { readonly predict: Ability; readonly rewrite: Ability };
}

/** Whether something can be done with a model; `why` not, and what to do. */
export type Ability = { readonly possible: true } | { readonly possible: false; readonly why: string };

/**
 * Looks into the folder of a masked language model: everything is opened as `probe` and `rewrite` open it, the numbers are read once, and
 * nothing is predicted or written. What is refused is reported, not thrown. Throws `input-missing` for the folder, and `checkpoint-incomplete` or
 * `input-format` for config.json.
 */
export async function inspectModel(directory: string): Promise<ModelInspection> {
  requireExisting(directory, "checkpoint folder");
  const configPath = join(directory, "config.json");
  requireFile(directory, "config.json");
  const config = await readJsonObject(configPath);
  const modelType = typeof config["model_type"] === "string" ? config["model_type"] : "unknown";
  const classes = Array.isArray(config["architectures"]) ? config["architectures"].map(String) : [];
  const architecture = architectureOf(modelType);
  const network = await attempt(() => architecture?.readNetwork(config, configPath).config);
  const opened = await attempt(() => openCheckpointAndFiles(directory));
  const tokenizer =
    opened.value?.tokenizerFiles ?? (await attempt(() => readTokenizerFiles(directory, modelType))).value;
  const predicted = await andThen(opened, ({ checkpoint }) => loadGraph(checkpoint));
  const rewritten = await andThen(opened, ({ checkpoint, tokenizerFiles }) => tryRewrite(checkpoint, tokenizerFiles));
  const described =
    tokenizer && (await attempt(() => describeTokenizer(directory, tokenizer, opened.value?.checkpoint)));
  const numbers = (await attempt(() => countNumbers(directory))).value;
  const read = [
    ...(predicted.value?.weightFiles ?? []),
    ...(tokenizer === undefined ? [] : [basename(tokenizer.path)]),
  ];
  return {
    schemaVersion: 1,
    architecture: { modelType, classes, isBuiltIn: architecture !== undefined },
    ...(network.value && { network: network.value }),
    ...(numbers && { numbers }),
    ...(described?.value && { tokenizer: described.value }),
    ...(predicted.value && { weights: weightsOf(predicted.value) }),
    files: await sortModelFiles(directory, read),
    can: { predict: abilityOf(predicted), rewrite: abilityOf(rewritten) },
  };
}

/** What came of something, or why it was refused. */
interface Attempt<T> {
  readonly value?: T;
  readonly why?: string;
}

async function attempt<T>(make: () => T | Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await make() };
  } catch (error) {
    if (error instanceof UnnameError) return { why: error.message };
    throw error;
  }
}

async function andThen<T, U>(before: Attempt<T>, make: (value: T) => U | Promise<U>): Promise<Attempt<U>> {
  const { value } = before;
  return value === undefined ? { why: before.why ?? "" } : attempt(() => make(value));
}

function abilityOf({ value, why }: Attempt<unknown>): Ability {
  return value === undefined ? { possible: false, why: why ?? "" } : { possible: true };
}

/** Everything that a rewrite needs to know, as it finds it out. */
async function tryRewrite(checkpoint: Checkpoint, files: TokenizerFiles): Promise<true> {
  const { directory } = checkpoint;
  await readVocabulary(directory, files);
  await findVocabulary(directory, await listWeightFiles(directory), checkpoint);
  return true;
}

async function describeTokenizer(directory: string, files: TokenizerFiles, checkpoint: Checkpoint | undefined) {
  const { family, tokens } = await readVocabulary(directory, files);
  return {
    family,
    file: basename(files.path),
    entries: tokens.filter((token) => token !== "").length,
    mask: files.roles.mask ?? "",
    ...(checkpoint && { maximumLength: checkpoint.maximumLength }),
  };
}

async function countNumbers(directory: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // Tied tensors of a pickle are one, under several names.
  for (const { dtype, shape } of new Set((await openWeights(directory)).tensors.values()))
    counts[dtype] = (counts[dtype] ?? 0) + shape.reduce((product, size) => product * size, 1);
  return counts;
}

function weightsOf({ source, weightFiles, otherHeads }: LoadedGraph): NonNullable<ModelInspection["weights"]> {
  const isPickled = weightFiles.some((file) => file.endsWith(".bin"));
  return { source: source === "safetensors" && isPickled ? "pickles" : source, otherHeads };
}
