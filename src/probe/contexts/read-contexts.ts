import { basename, extname } from "node:path";

import { type Info, parse } from "csv-parse/sync";

import { fileError, UnnameError } from "../../base/errors.ts";
import { readJsonLines, readTextFile } from "../../base/files.ts";
import { type Context, CONTEXT_SETS, type ContextSet, MASK } from "./context.ts";

/** The column of a CSV file that holds the sentences, as the published test set names it. */
const CSV_COLUMN = "sentences";
/** Stands in no text: a file with one column may hold unquoted commas, as the published test set does. */
const NO_DELIMITER = "\u0001";

/**
 * The contexts of a file: JSON Lines as `unname contexts` writes them, or (`.csv`) a CSV with a `sentences` column, whose
 * rows become test contexts of split `unseen` with ids made of the file's name and the row's number.
 * Throws `context-mask` with file, line and count unless each holds exactly one `<mask>`, `input-format` for malformed
 * lines or repeated ids, `input-empty` without any, `input-missing` and `input-encoding`.
 */
export async function readContexts(path: string): Promise<Context[]> {
  const placed = extname(path).toLowerCase() === ".csv" ? await readCsv(path) : await readJson(path);
  for (const { line, context } of placed) requireOneMask(context, path, line);
  const contexts = placed.map(({ context }) => context);
  if (contexts.length === 0) {
    throw fileError("input-empty", path, 'expected contexts, found none. Make some with "unname contexts".');
  }
  requireDistinctIds(contexts, path);
  return contexts;
}

/** The contexts of several files, in order. Throws as {@link readContexts} does; ids must differ across files too. */
export async function readContextFiles(paths: readonly string[]): Promise<Context[]> {
  const contexts: Context[] = [];
  for (const path of paths) {
    contexts.push(...(await readContexts(path)));
    requireDistinctIds(contexts, path);
  }
  return contexts;
}

interface Placed {
  /** From 1. */
  readonly line: number;
  readonly context: Context;
}

async function readJson(path: string): Promise<Placed[]> {
  return readJsonLines(path, "contexts file", (value, line) => {
    const context = checkContext(value);
    return typeof context === "string" ? context : { line, context };
  });
}

function checkContext(value: unknown): Context | string {
  const { id, split, set, text } = (value ?? {}) as Record<string, unknown>;
  const isContext =
    typeof id === "string" &&
    typeof text === "string" &&
    (split === "seen" || split === "unseen") &&
    CONTEXT_SETS.includes(set as ContextSet);
  return isContext
    ? { id, split, set: set as ContextSet, text }
    : '{"id", "split": "seen" or "unseen", "set": "development", "test" or "reserve", "text"}';
}

async function readCsv(path: string): Promise<Placed[]> {
  // The parser counts CR LF inside quotes as two lines.
  const csv = (await readTextFile(path, "contexts file")).replaceAll("\r\n", "\n");
  const hasOneColumn = !(csv.split("\n", 1)[0] ?? "").includes(",");
  const records = parseCsv(csv, path, hasOneColumn);
  const stem = basename(path, extname(path));
  return records.map(({ record, info }, index) => {
    const text = record[CSV_COLUMN];
    if (text === undefined) {
      throw new UnnameError(
        "input-format",
        `${path}, line 1: expected a column named "${CSV_COLUMN}". Name the column with the sentences so.`,
        {
          details: { path, line: 1 },
        },
      );
    }
    const id = `${stem}-${String(index + 1).padStart(6, "0")}`;
    // A quoted line break puts the end of a record further down than its start, which is not counted.
    return { line: info.lines - (text.match(/\n/g)?.length ?? 0), context: { id, split: "unseen", set: "test", text } };
  });
}

function parseCsv(csv: string, path: string, hasOneColumn: boolean): { record: Record<string, string>; info: Info }[] {
  const oneColumn = hasOneColumn ? { delimiter: NO_DELIMITER, relax_quotes: true } : {};
  try {
    const options = { columns: true, info: true, skip_empty_lines: true, ...oneColumn } as const;
    return parse(csv, options) as unknown as { record: Record<string, string>; info: Info }[];
  } catch (error) {
    const line = (error as { lines?: unknown }).lines;
    const place = typeof line === "number" ? `${path}, line ${line}` : path;
    // Without its cause, which quotes the record.
    throw new UnnameError(
      "input-format",
      `${place}: expected CSV with as many fields as the header. Quote fields with commas, as RFC 4180 says.`,
      {
        details: { path, ...(typeof line === "number" && { line }) },
      },
    );
  }
}

function requireOneMask(context: Context, path: string, line: number): void {
  const found = context.text.split(MASK).length - 1;
  if (found === 1) return;
  throw new UnnameError(
    "context-mask",
    `${path}, line ${line}: expected exactly one ${MASK}, found ${found}. Correct or remove this context.`,
    {
      details: { path, line, found, context: context.id },
    },
  );
}

function requireDistinctIds(contexts: readonly Context[], path: string): void {
  const ids = new Set<string>();
  for (const { id } of contexts) {
    if (ids.has(id))
      throw fileError("input-format", path, `context id ${id} occurs twice. Ids must differ, across files too.`, {
        context: id,
      });
    ids.add(id);
  }
}
