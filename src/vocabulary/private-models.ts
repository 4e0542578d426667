import { open, readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

import { fileError } from "../base/errors.ts";
import { startsAs } from "../formats/sections.ts";
import { CRF_KIND, readCrfModel } from "../recognise/crf/crf-model.ts";

/** A recogniser in a folder that may be meant for the public. */
export interface PrivateModel {
  /** Path within the folder. */
  readonly file: string;
  /** `private`: its header says so, or does not say that it is not; `unreadable`: damaged, or of a version we do not know. */
  readonly why: "private" | "unreadable";
}

/**
 * The trained recognisers in a folder and its subfolders that hold names of private notes, in the order of their paths.
 * A recogniser is recognised by its first bytes, whatever its name; only one that is whole and says that it is not private passes.
 */
export async function findPrivateModels(directory: string): Promise<PrivateModel[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: PrivateModel[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    // A folder of links to files is how model hubs keep what they downloaded.
    if (!(await isFile(path)) || !(await isCrf(path))) continue;
    const why = await judge(path);
    if (why !== "public") found.push({ file: relative(directory, path), why });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Throws `input-format`, naming the file, if a folder holds a recogniser that {@link findPrivateModels} reports. */
export async function refusePrivateModels(directory: string): Promise<void> {
  const [first] = await findPrivateModels(directory);
  if (first === undefined) return;
  const path = join(directory, first.file);
  const found =
    first.why === "unreadable"
      ? "one that cannot be read (damaged, or of another version), so that nothing says that it is not private"
      : "one that is marked private: its words and weights hold names of the notes it was trained on";
  throw fileError(
    "input-format",
    path,
    `expected no private recogniser beside a checkpoint, found ${found}. Move it out of the folder; if its training data is public, train it again with --public.`,
    { why: first.why },
  );
}

async function judge(path: string): Promise<"public" | PrivateModel["why"]> {
  const bytes = new Uint8Array(await readFile(path));
  try {
    return readCrfModel(bytes, path).header.isPrivate === false ? "public" : "private";
  } catch {
    // Whatever is wrong with it, a file that cannot be read cannot say that it is public.
    return "unreadable";
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // A link to nothing holds nothing.
    return false;
  }
}

async function isCrf(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const start = new Uint8Array(CRF_KIND.magic.length);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return startsAs(CRF_KIND, start.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
