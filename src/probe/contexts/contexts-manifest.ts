import { existsSync } from "node:fs";
import { dirname, extname, relative, resolve } from "node:path";

import { fileError } from "../../base/errors.ts";
import { parseFields } from "../../base/json-values.ts";
import { readTextFile, writeFileAtomic } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import { CORPUS_FORMATS } from "../../corpus/reading/corpus-format.ts";
import type { ReadCorpusOptions } from "../../corpus/reading/read-corpus.ts";
import type { Split } from "./context.ts";
import type { ContextSizes } from "./context-sizes.ts";

const SCHEMA_VERSION = 1;

/** How the documents of a corpus were read. Default: as `anonymise` read them. */
export type CorpusReading = Pick<ReadCorpusOptions, "format" | "textField">;

/** Patients where the notes say whose they are, documents otherwise. */
export interface ContextUnits {
  readonly of: "patient" | "document";
  readonly most: number;
}

/** What a contexts file was made of: `<stem>.manifest.json` beside it. Private, as the paths are of private notes. */
export interface ContextsManifest {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly split: Split;
  /** Paths: relative to the manifest's folder in the file, absolute as {@link readContextsManifest} gives them. */
  readonly corpus: string;
  readonly privateDirectory: string;
  readonly originals: string;
  readonly spans: string;
  readonly spansSha256: string;
  /** Of the corpus's documents, see `createDocumentsDigest`: by it the notes are known again. Absent in manifests of earlier versions. */
  readonly corpusSha256?: string;
  /** How the notes were read, where that was said. */
  readonly reading?: CorpusReading;
  /** What the contexts were held against, see `--against`. */
  readonly against: readonly string[];
  /** Of the file of planted people whose sentences were left out, see `--canaries`: an audit takes that one alone. Absent without one. */
  readonly canariesSha256?: string;
  readonly contextsSha256: string;
  readonly seed: number;
  /** The development set covers all slots (see `coverSlots`); absent where it was drawn at random. */
  readonly coversSlots?: true;
  readonly counts: ContextSizes;
  /** What contexts of one go together, and how many of one there are at most; absent in manifests of earlier versions. */
  readonly units?: ContextUnits;
  /** Sentences left out. */
  readonly nearDuplicates: { readonly within: number; readonly against: number };
  /** How often the reserve was drawn. */
  readonly refreshed: number;
  /** Of unname. */
  readonly version: string;
  /**
   * What a refresh changes. It stands here before the contexts file is replaced and is the truth from then on, so that a kill
   * between the two writes loses nothing.
   */
  readonly next?: Pick<ContextsManifest, "contextsSha256" | "counts" | "refreshed">;
}

/** A manifest as read. */
export interface ReadManifest extends Omit<ContextsManifest, "next"> {
  /** Whether the contexts file is the one that was written; false if it was changed by something else. */
  readonly isCurrent: boolean;
}

/** Where the manifest of a contexts file lies. */
export function contextsManifestPath(contextsPath: string): string {
  const extension = extname(contextsPath);
  return `${extension === "" ? contextsPath : contextsPath.slice(0, -extension.length)}.manifest.json`;
}

const PATHS = ["corpus", "privateDirectory", "originals", "spans"] as const;

/**
 * The manifest of a contexts file with absolute paths, which may have been moved away since; undefined if it has none: a CSV, or
 * a file made by hand. Throws `input-format` for a malformed one, and `input-missing` without the contexts file.
 */
export async function readContextsManifest(contextsPath: string): Promise<ReadManifest | undefined> {
  const path = contextsManifestPath(contextsPath);
  if (extname(contextsPath).toLowerCase() === ".csv" || !existsSync(path)) return undefined;
  const { next, ...manifest } = parseManifest(await readTextFile(path, "manifest of contexts"), path);
  const contextsSha256 = await sha256File(contextsPath);
  const state = next?.contextsSha256 === contextsSha256 ? { ...manifest, ...next } : manifest;
  const absolute = (relativePath: string) => resolve(dirname(path), relativePath);
  return {
    ...state,
    ...(Object.fromEntries(PATHS.map((key) => [key, absolute(state[key])])) as Pick<
      ReadManifest,
      (typeof PATHS)[number]
    >),
    against: state.against.map(absolute),
    isCurrent: state.contextsSha256 === contextsSha256,
  };
}

/** Writes the manifest of a contexts file whole, for its owner alone; paths may be given as they are from the current folder. */
export async function writeContextsManifest(contextsPath: string, manifest: ContextsManifest): Promise<void> {
  const path = contextsManifestPath(contextsPath);
  const relativePath = (given: string) => relative(resolve(dirname(path)), resolve(given)) || ".";
  const written = {
    ...manifest,
    ...Object.fromEntries(PATHS.map((key) => [key, relativePath(manifest[key])])),
    against: manifest.against.map(relativePath),
  };
  await writeFileAtomic(path, `${JSON.stringify(written, null, 2)}\n`, { private: true });
}

/** A manifest of this version. */
export function createContextsManifest(
  fields: Omit<ContextsManifest, "schemaVersion" | "version" | "next">,
): ContextsManifest {
  return { schemaVersion: SCHEMA_VERSION, ...fields, version: VERSION };
}

function parseManifest(text: string, path: string): ContextsManifest {
  const manifest = parseFields(text);
  const isText = (key: string) => typeof manifest[key] === "string";
  const isWhole =
    manifest["schemaVersion"] === SCHEMA_VERSION &&
    (manifest["split"] === "seen" || manifest["split"] === "unseen") &&
    [...PATHS, "spansSha256", "contextsSha256", "version"].every(isText) &&
    ["corpusSha256", "canariesSha256"].every((key) => manifest[key] === undefined || isText(key)) &&
    isReading(manifest["reading"]) &&
    areUnits(manifest["units"]) &&
    Array.isArray(manifest["against"]) &&
    manifest["against"].every((item) => typeof item === "string") &&
    Number.isSafeInteger(manifest["seed"]) &&
    Number.isSafeInteger(manifest["refreshed"]) &&
    areCounts(manifest["counts"], ["development", "test", "reserve"]) &&
    areCounts(manifest["nearDuplicates"], ["within", "against"]);
  if (isWhole) return manifest as unknown as ContextsManifest;
  throw fileError(
    "input-format",
    path,
    `expected the manifest that "unname contexts" wrote. Make the contexts again, or remove this file if it is another's.`,
  );
}

function isReading(value: unknown): boolean {
  if (value === undefined) return true;
  const { format, textField } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isTexts = (one: unknown) => Array.isArray(one) && one.every((part) => typeof part === "string");
  return (
    (format === undefined || (CORPUS_FORMATS as readonly unknown[]).includes(format)) &&
    (textField === undefined || typeof textField === "string" || isTexts(textField))
  );
}

function areUnits(value: unknown): boolean {
  if (value === undefined) return true;
  const { of, most } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (of === "patient" || of === "document") && Number.isSafeInteger(most);
}

function areCounts(value: unknown, keys: readonly string[]): boolean {
  const counts = (value ?? {}) as Record<string, unknown>;
  return keys.every((key) => Number.isSafeInteger(counts[key]));
}
