import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { interpreter, missingModule } from "./python.ts";

/** An interpreter with transformers 4, which `.ci/run` makes: `UNNAME_PYTHON_TRANSFORMERS_4`, or `.venv-ci-4` in the checkout. */
export const interpreter4 = process.env["UNNAME_PYTHON_TRANSFORMERS_4"] ?? ".venv-ci-4/bin/python";

/** Why tests that need all loaders cannot run here; undefined where they can. */
export const loadersMissing: string | undefined =
  missingModule("tokenizers", "transformers", "sentencepiece", "torch") ??
  (existsSync(interpreter4) ? undefined : `no Python with transformers 4 at ${interpreter4} (see .ci/run)`);

/** What a loader makes of texts, without special tokens. */
export interface Answers {
  /** Entries; of some loaders without padding rows. */
  readonly size: number;
  readonly unknown: number | null;
  readonly ids: readonly (readonly number[])[];
  readonly decoded: readonly string[];
}

/** An answer, what the loader said when it failed, or null where none of its files lie in the folder. */
export type Outcome = Answers | { readonly error: string } | null;

/** In this order: ours is the one that others are compared with. */
export const LOADERS = [
  "ours",
  "tokenizers 0.23",
  "transformers 5",
  "sentencepiece",
  "tokenizers 0.22",
  "transformers 4 fast",
  "transformers 4 slow",
] as const;
export type Loader = (typeof LOADERS)[number];

/** What every loader makes of the texts with each folder's tokenizer, in the order of `folders`. Two processes in all. */
export async function loadEverywhere(
  folders: readonly string[],
  texts: readonly string[],
): Promise<Record<Loader, Outcome>[]> {
  const [five, four] = await Promise.all([
    runLoaders(interpreter, folders, texts, ["rust", "fast", "sentencepiece"]),
    runLoaders(interpreter4, folders, texts, ["rust", "fast", "slow"]),
  ]);
  const ours = await Promise.all(folders.map((folder) => loadOurs(folder, texts)));
  return folders.map((_, index) => ({
    ours: ours[index] as Outcome,
    "tokenizers 0.23": five[index]?.["rust"] ?? null,
    "transformers 5": five[index]?.["fast"] ?? null,
    sentencepiece: five[index]?.["sentencepiece"] ?? null,
    "tokenizers 0.22": four[index]?.["rust"] ?? null,
    "transformers 4 fast": four[index]?.["fast"] ?? null,
    "transformers 4 slow": four[index]?.["slow"] ?? null,
  }));
}

async function loadOurs(folder: string, texts: readonly string[]): Promise<Outcome> {
  try {
    const { tokenizer } = await openCheckpoint(folder);
    const ids = texts.map((each) => tokenizer.encodePlain(each));
    return {
      size: tokenizer.vocabulary.findLastIndex((token) => token !== "") + 1,
      unknown: tokenizer.unkTokenId ?? null,
      ids,
      decoded: ids.map((each) => tokenizer.decode(each)),
    };
  } catch (error) {
    return { error: String(error) };
  }
}

async function runLoaders(
  python: string,
  folders: readonly string[],
  texts: readonly string[],
  loaders: readonly string[],
): Promise<Record<string, Outcome>[]> {
  const child = spawn(python, ["-B", "test/python/load_everywhere.py"]);
  child.stdin.end(JSON.stringify({ folders, texts, loaders }));
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(errors);
  return JSON.parse(output) as Record<string, Outcome>[];
}
