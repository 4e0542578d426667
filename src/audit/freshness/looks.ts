import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { appendJsonLines } from "../../base/files/append-lines.ts";
import { readAppendedLines } from "../../base/files/read-appended-lines.ts";
import type { GivenInputs, GivenReference } from "./left-out.ts";
import type { Look } from "./look.ts";

/** The ledger of audits, beside the contexts they looked at. */
export const LOOKS_FILE = "looks.jsonl";

/** Where the ledgers of these contexts files lie, each once. */
export function looksPaths(contextPaths: readonly string[]): string[] {
  return [...new Set(contextPaths.map((path) => join(dirname(resolve(path)), LOOKS_FILE)))];
}

/**
 * The looks that the ledgers beside these contexts files tell of, each once; none if there is no ledger yet.
 * Throws `input-format` with file and line: a ledger that cannot be read says nothing good.
 */
export async function readLooks(contextPaths: readonly string[]): Promise<Look[]> {
  const looks = new Map<string, Look>();
  for (const path of looksPaths(contextPaths)) {
    if (!existsSync(path)) continue;
    for (const look of await readAppendedLines(path, "ledger of audits", checkLook))
      looks.set(look.id, withLineage(look));
  }
  return [...looks.values()];
}

/** Adds a look to the ledger beside each of these contexts files, for its owner alone, see {@link appendJsonLines}. */
export function appendLook(contextPaths: readonly string[], look: Look): void {
  for (const path of looksPaths(contextPaths)) appendJsonLines(path, [look]);
}

/** Earlier versions wrote the digests of weights and tokenizer as a lineage; the first is that of `identifyLineage`. */
function withLineage(look: Look): Look {
  return { ...look, lineage: look.lineage.split(" ")[0] as string };
}

const EXPECTED =
  '{"id", "at", "contexts", "sample", "counts", "lineage", "modelSha256", "tokenizerSha256", "decisions"}';

function checkLook(value: unknown): Look | string {
  const look = (value ?? {}) as Record<keyof Look, unknown>;
  const { counts, sample } = look;
  const texts = [look.id, look.at, look.contexts, look.lineage, look.modelSha256, look.tokenizerSha256, look.version];
  const isLook =
    texts.every((text) => typeof text === "string") &&
    (look.decisions === null || typeof look.decisions === "string") &&
    (look.seed === undefined || Number.isSafeInteger(look.seed)) &&
    (look.given === undefined || isGiven(look.given)) &&
    Number.isSafeInteger(look.decisionsCount) &&
    Array.isArray(sample) &&
    sample.every((hash) => typeof hash === "string") &&
    typeof counts === "object" &&
    counts !== null;
  return isLook ? (value as Look) : EXPECTED;
}

function isGiven(value: unknown): boolean {
  const { references, units, canaries = "" } = (value ?? {}) as Partial<Record<keyof GivenInputs, unknown>>;
  const isReference = (one: unknown) => {
    const { file, sha256, members = "" } = (one ?? {}) as Partial<Record<keyof GivenReference, unknown>>;
    return [file, sha256, members].every((text) => typeof text === "string");
  };
  return (
    Array.isArray(references) &&
    references.every(isReference) &&
    Number.isSafeInteger(units) &&
    typeof canaries === "string"
  );
}
