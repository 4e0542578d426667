import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readJsonLines, readTextFile } from "../base/files.ts";
import { sha256File } from "../base/hash.ts";
import type { Context, Original } from "../probe/context.ts";
import { readContexts } from "../probe/read-contexts.ts";
import type { ContextFileSummary } from "./audit-report.ts";

/** Contexts to audit with what is known of them. Private: it holds originals. */
export interface AuditContexts {
  readonly contexts: readonly Context[];
  /** By context id. */
  readonly originals: ReadonlyMap<string, Omit<Original, "id">>;
  readonly files: readonly ContextFileSummary[];
}

/**
 * The test contexts of some files, and their originals; development contexts, which people have looked at, are left out.
 * Throws as `readContexts` does; `input-empty` if no context is for tests; `input-format` if an id occurs twice or no original
 * belongs to a context.
 */
export async function readAuditContexts(
  contextPaths: readonly string[],
  originalPaths: readonly string[] = [],
): Promise<AuditContexts> {
  const read = (
    await Promise.all(originalPaths.map((path) => readJsonLines(path, "originals file", checkOriginal)))
  ).flat();
  const originals = new Map(read.map(({ id, ...original }) => [id, original]));
  const contexts: Context[] = [];
  const files: ContextFileSummary[] = [];
  for (const path of contextPaths) {
    const tests = (await readContexts(path)).filter((context) => context.set === "test");
    contexts.push(...tests);
    for (const split of ["seen", "unseen"] as const) {
      const ofSplit = tests.filter((context) => context.split === split);
      const known = ofSplit.filter((context) => originals.has(context.id)).length;
      if (ofSplit.length === 0) continue;
      files.push({ file: basename(path), sha256: await sha256File(path), split, n: ofSplit.length, originals: known });
    }
  }
  requireUsable(contexts, originals, contextPaths);
  return { contexts, originals, files };
}

function requireUsable(
  contexts: readonly Context[],
  originals: ReadonlyMap<string, unknown>,
  paths: readonly string[],
): void {
  if (contexts.length === 0) {
    const message = `${paths.join(", ")}: no context of the test set. Audits look at those alone; gather some with "unname contexts".`;
    throw new UnnameError("input-empty", message, { details: { paths } });
  }
  if (new Set(contexts.map(({ id }) => id)).size < contexts.length) {
    const message = `${paths.join(", ")}: a context id occurs in two files. Ids must differ, across files too.`;
    throw new UnnameError("input-format", message, { details: { paths } });
  }
  if (originals.size > 0 && !contexts.some(({ id }) => originals.has(id))) {
    const message = `none of ${originals.size} originals belongs to one of ${contexts.length} test contexts. Give the originals.jsonl that was written with these contexts.`;
    throw new UnnameError("input-format", message, {
      details: { originals: originals.size, contexts: contexts.length },
    });
  }
}

function checkOriginal(value: unknown): Original | string {
  const { id, original, document } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== "string" || typeof original !== "string") return '{"id", "original"}';
  // Files written by hand may lack the document: each context then stands for itself.
  return { id, original, document: typeof document === "string" ? document : id };
}

/** Words of a plain list, one a line; lines that start with `#` are comments. Throws `input-missing` or `input-encoding`. */
export async function readWordList(path: string): Promise<string[]> {
  const lines = (await readTextFile(path, "word list")).split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}
