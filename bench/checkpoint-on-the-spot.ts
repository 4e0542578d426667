// What bench/probe.ts and bench/score.ts read, made where they run: the checkpoint, and its ONNX export for transformers.js.
import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { writeRandomRoberta } from "./random-roberta.ts";

export const PEERS_SCRIPT = "bench/probe_peers.py";
/** What one command of Python may print: token ids of all texts. */
const MAXIMUM_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A folder for the whole benchmark. */
export interface Workplace {
  readonly folder: string;
  /** A checkpoint with model.safetensors and no model.onnx. */
  readonly checkpoint: string;
}

/** A checkpoint that `write` makes, by default for masks. Takes the folder `keep`, with what an earlier run left in it, or a temporary one, which goes when the process ends. */
export async function openWorkplace(
  keep: string | undefined,
  name = "roberta",
  write: (directory: string) => Promise<void> = writeRandomRoberta,
): Promise<Workplace> {
  const folder = keep === undefined ? await mkdtemp(join(tmpdir(), "unname-bench-")) : resolve(keep);
  if (keep === undefined) process.once("exit", () => rmSync(folder, { recursive: true }));
  const checkpoint = join(folder, name);
  await make(checkpoint, write);
  return { folder, checkpoint };
}

/**
 * Exports the checkpoint into the layout that transformers.js looks for, and checks on the way that our tokenizer and the
 * Rust one cut these texts alike. Returns the folder.
 */
export async function exportForTransformersJs(
  { folder, checkpoint }: Workplace,
  python: string,
  texts: readonly string[],
): Promise<string> {
  const target = join(folder, "transformers-js");
  await make(target, async (directory) => {
    await mkdir(join(directory, "onnx"), { recursive: true });
    for (const name of await readdir(checkpoint))
      if (name.endsWith(".json")) await copyFile(join(checkpoint, name), join(directory, name));
    const file = join(folder, "export-texts.json");
    await writeFile(file, JSON.stringify(texts));
    const model = join(directory, "onnx", "model.onnx");
    const { stdout } = await promisify(execFile)(python, [PEERS_SCRIPT, "export", checkpoint, model, file], {
      maxBuffer: MAXIMUM_OUTPUT_BYTES,
    });
    const theirs = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as number[][];
    const { tokenizer } = await openCheckpoint(checkpoint);
    const differs = texts.findIndex((text, index) => String(tokenizer.encode(text)) !== String(theirs[index]));
    if (differs !== -1) throw new Error(`text ${differs}: the Rust tokenizer cuts it differently`);
  });
  return target;
}

/** Makes a folder under another name first, so that one left half made is not taken for a whole one. */
async function make(target: string, write: (directory: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return;
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await write(part);
  await rename(part, target);
}
