import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { parseFields } from "../../base/json-values.ts";
import { readTextFile } from "../../base/files.ts";
import type { CheckpointDigests } from "../../model/digest-checkpoint.ts";
import type { RewriteRound } from "../rewrite-report.ts";

/** What it takes to make one file of a checkpoint as it was before a round. */
export interface UndoFile {
  /** Relative to the checkpoint folder, `/` between parts. */
  readonly path: string;
  /**
   * `same`: the rewritten file is the original. `patch`: the original has other bytes at some places, which are in `part`.
   * `stored`: the original is `part`, whole. `added`: there was none.
   */
  readonly how: "same" | "patch" | "stored" | "added";
  /** SHA-256 of the original file; absent for `added`. */
  readonly before?: string;
  /** SHA-256 of the rewritten file; absent where the rewrite left the file behind. */
  readonly after?: string;
  /** Name of a file in the bundle. */
  readonly part?: string;
}

/** `undo.json` of a bundle: how to take back one round. Private, like the parts beside it. */
export interface UndoRecord {
  readonly schemaVersion: 1;
  /** What was done: number and placeholders, as in `rewrite.json`, and the digests of weights and tokenizers. */
  readonly round: Omit<RewriteRound, "model"> & {
    readonly model: { readonly before: CheckpointDigests; readonly after: CheckpointDigests };
  };
  /** SHA-256 of the `rewrite.json` that this round wrote: it identifies the rewritten folder. */
  readonly key: string;
  /** That of the round before, if the model that was rewritten said of one. */
  readonly parent?: string;
  readonly files: readonly UndoFile[];
  /** What the original folder held besides and is not kept here: large files that no loader needs, and subfolders. */
  readonly notKept: readonly string[];
}

/** Name of the record in a bundle. */
export const UNDO_JSON = "undo.json";
const EXPECTED = "what rewrite wrote to take a round back (schemaVersion 1, key, round, files)";
const SHA256 = /^[0-9a-f]{64}$/;
const HOWS: ReadonlySet<unknown> = new Set(["same", "patch", "stored", "added"] satisfies UndoFile["how"][]);

/** The record of a bundle. Throws `input-missing`, or `input-format` if it is damaged. */
export async function readUndoRecord(bundle: string): Promise<UndoRecord> {
  const path = join(bundle, UNDO_JSON);
  const text = await readTextFile(path, "record of a rewrite");
  const record = parse(text);
  if (record !== undefined) return record;
  throw fileError("input-format", path, `expected ${EXPECTED}. Copy the private folder again.`);
}

function parse(text: string): UndoRecord | undefined {
  const value = parseFields(text) as Partial<UndoRecord>;
  const isRecord =
    value.schemaVersion === 1 &&
    SHA256.test(String(value.key)) &&
    (value.parent === undefined || SHA256.test(String(value.parent))) &&
    Number.isSafeInteger(value.round?.round) &&
    Array.isArray(value.notKept) &&
    Array.isArray(value.files) &&
    value.files.every(isUndoFile);
  return isRecord ? (value as UndoRecord) : undefined;
}

function isUndoFile(value: unknown): boolean {
  const { path, how, before, after, part } = (value ?? {}) as Record<keyof UndoFile, unknown>;
  const isDigest = (digest: unknown) => digest === undefined || (typeof digest === "string" && SHA256.test(digest));
  return (
    isInside(path) &&
    HOWS.has(how) &&
    isDigest(before) &&
    isDigest(after) &&
    (before === undefined) === (how === "added") &&
    (how === "stored" || after !== undefined) &&
    (part === undefined ? how !== "patch" && how !== "stored" : isInside(part))
  );
}

/** A path that stays in the folder it is relative to. */
function isInside(path: unknown): boolean {
  return typeof path === "string" && path !== "" && !path.split(/[/\\]/).some((part) => part === ".." || part === "");
}
