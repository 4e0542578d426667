import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { privateDirectoryOf, readJsonLines } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { BEFORE_DEDUPE, RECORD_FILE } from "../../corpus/run/run-folder.ts";
import { readManifestStage, readingOfCorpus } from "../../corpus/reading/reading-of-corpus.ts";
import type { CorpusPlace } from "../names/find-corpus.ts";

const INPUTS_FILE = "inputs.jsonl";

/** Whether repeated text was taken out of the notes in this folder, as its manifest says. */
export async function isDeduped({ corpus }: CorpusPlace): Promise<boolean> {
  return (await readManifestStage(corpus)) === "dedupe";
}

/**
 * The notes that repeated text was taken out of: where the run's record says, beside the output, or in one of the `moved` folders. Undefined if
 * nowhere the spans and every file are those that the run read, by the digests that it kept.
 */
export async function findBeforeDedupe(
  { corpus, spans }: CorpusPlace,
  moved: readonly string[],
): Promise<CorpusPlace | undefined> {
  const folder = dirname(spans);
  const [record, inputs] = [join(folder, RECORD_FILE), join(folder, INPUTS_FILE)];
  if (!existsSync(record) || !existsSync(inputs)) return undefined;
  const run = readRun(await readFile(record, "utf8"));
  if (run === undefined) return undefined;
  const files = await readJsonLines(inputs, "digests of the notes", (value) =>
    isFile(value) ? value : "{path, sha256}",
  );
  for (const place of [run.input, corpus + BEFORE_DEDUPE, ...moved].map(placeOf))
    if ((await isFileOf(place.spans, run.spansSha256)) && (await areFilesOf(place.corpus, files))) return place;
  return undefined;
}

/** Whether the text is what was left of another: but for white space, its characters are all there, in their order. */
export function isLeftOf(before: string, after: string): boolean {
  let at = 0;
  for (const character of after) {
    if (/\s/u.test(character)) continue;
    at = before.indexOf(character, at);
    if (at < 0) return false;
    at += character.length;
  }
  return true;
}

/** How the notes before lie in their files. */
export const readingBefore = (place: CorpusPlace) => readingOfCorpus(place.corpus);

function placeOf(corpus: string): CorpusPlace {
  return { corpus, spans: join(privateDirectoryOf(corpus), "spans.jsonl") };
}

/** The folder that the run read and the digest of its spans: of one folder, since of several nothing says whose a document is. */
function readRun(json: string): { readonly input: string; readonly spansSha256: string } | undefined {
  try {
    const { settings, components } = JSON.parse(json) as {
      settings?: { inputs?: unknown[] };
      components?: { dedupe?: { spans?: unknown[] } };
    };
    const [inputs = [], spans = []] = [settings?.inputs, components?.dedupe?.spans];
    const [input, spansSha256] = [inputs[0], spans[0]];
    if (inputs.length !== 1 || spans.length !== 1 || typeof input !== "string" || typeof spansSha256 !== "string")
      return undefined;
    return { input, spansSha256 };
  } catch {
    return undefined;
  }
}

async function isFileOf(path: string, digest: string): Promise<boolean> {
  return existsSync(path) && (await sha256File(path)) === digest;
}

async function areFilesOf(
  folder: string,
  files: readonly { readonly path: string; readonly sha256: string }[],
): Promise<boolean> {
  for (const { path, sha256 } of files) if (!(await isFileOf(join(folder, path), sha256))) return false;
  return true;
}

function isFile(value: unknown): value is { readonly path: string; readonly sha256: string } {
  const { path, sha256 } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof path === "string" && typeof sha256 === "string";
}
