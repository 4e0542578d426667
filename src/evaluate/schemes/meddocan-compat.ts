import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { requireExisting } from "../../base/files.ts";
import { createOffsetTable } from "../../text/offsets.ts";
import { compareSpans, type Span } from "../../text/span.ts";
import { recordError } from "../../formats/records/record-error.ts";
import { countMeddocan, type MeddocanCounts, type MeddocanSide, type Phi } from "./meddocan.ts";
import { documentName } from "../read/sentence-counts.ts";

/** A document as the official script reads it; offsets are code points. */
export interface CompatDocument {
  readonly text: string;
  readonly annotations: readonly Phi[];
}

/** The documents of a folder, by name. */
export type CompatFolder = ReadonlyMap<string, CompatDocument>;

/**
 * Reads a folder's `.ann` files, subfolders left out, the way the official MEDDOCAN script does: offsets and covered text are not checked,
 * lines that are too short are skipped. Texts lie beside them; where one does not (the script would stop), `gold` has it.
 * Throws `input-missing`, or `input-format` for what would stop the script: an offset that is no number.
 */
export async function readCompatFolder(directory: string, gold?: CompatFolder): Promise<CompatFolder> {
  requireExisting(directory, gold === undefined ? "gold folder" : "system folder");
  const documents = new Map<string, CompatDocument>();
  for (const file of (await readdir(directory)).filter((name) => name.endsWith(".ann")).sort()) {
    const name = documentName(file);
    const path = join(directory, file);
    const textPath = path.replace(/\.ann$/, ".txt");
    const ownText = existsSync(textPath) || gold === undefined ? await readRaw(textPath) : undefined;
    // A document that the gold does not have is not looked at: its text is not needed.
    const text = ownText ?? gold?.get(name)?.text ?? "";
    documents.set(name, { text, annotations: readAnnotations(await readRaw(path), path) });
  }
  return documents;
}

/** Spans of a text, offsets in code points. */
export function toCompat(text: string, spans: readonly Span[]): CompatDocument {
  const { toCodePoint } = createOffsetTable(text);
  const annotations = spans.map(({ start, end, label }) => ({
    start: toCodePoint(start),
    end: toCodePoint(end),
    label,
  }));
  return { text, annotations };
}

/** The annotations that lie in `text`, as spans; those that leave it are cut, empty ones left out. */
export function fromCompat(text: string, annotations: readonly Phi[]): Span[] {
  const { fromCodePoint, toCodePoint } = createOffsetTable(text);
  const length = toCodePoint(text.length);
  const place = (offset: number) => fromCodePoint(Math.min(length, Math.max(0, offset)));
  return annotations
    .map(({ start, end, label }) => ({ start: place(start), end: place(end), label }))
    .filter(({ start, end }) => end > start)
    .sort(compareSpans);
}

/** Counts of the documents that both sides have; those that the system lacks are left out, as the official script does. */
export function countCompat(gold: CompatFolder, system: CompatFolder): Map<string, MeddocanCounts> {
  const counts = new Map<string, MeddocanCounts>();
  for (const [name, document] of gold) {
    const found = system.get(name);
    if (found !== undefined) counts.set(name, countMeddocan(sideOf(document), sideOf(found), { isCompatible: true }));
  }
  return counts;
}

function sideOf({ text, annotations }: CompatDocument): MeddocanSide {
  // Python turns every line break into one character; offsets are not adjusted.
  return { annotations, slice: sliceByCodePoint(text.replace(/\r\n?/g, "\n")) };
}

/** UTF-8 with a byte-order mark left in, as Python reads it. */
async function readRaw(path: string): Promise<string> {
  requireExisting(path, "text of an annotation file");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await readFile(path));
}

/** Python's white space, which has no byte-order mark but the ASCII separators. */
const SPACE = "[[\\s\\u001c-\\u001f\\u0085]--\\ufeff]";
const AROUND = new RegExp(`^${SPACE}+|${SPACE}+$`, "gv");
const BETWEEN = new RegExp(`${SPACE}+`, "v");
const INTEGER = /^[+-]?\d+(?:_\d+)*$/;

function readAnnotations(standoff: string, path: string): Phi[] {
  const annotations: Phi[] = [];
  for (const [index, row] of standoff.split(/\r\n?|\n/).entries()) {
    const line = row.replace(AROUND, "");
    if (!line.startsWith("T")) continue;
    const fields = (line.split("\t")[1] ?? "").split(BETWEEN).filter((field) => field !== "");
    const [label, start, end] = fields;
    if (label === undefined || start === undefined || end === undefined) continue;
    if (!INTEGER.test(start) || !INTEGER.test(end)) {
      throw recordError(
        { path, noun: "line", number: index + 1 },
        "expected two whole offsets after the label. The official script stops here; correct the line.",
      );
    }
    annotations.push({ label, start: readInteger(start), end: readInteger(end) });
  }
  return annotations;
}

function readInteger(digits: string): number {
  return Number(digits.replaceAll("_", ""));
}

/** A slice between code point offsets as Python cuts it: beyond the end is the end, below 0 counts from it. */
function sliceByCodePoint(text: string): MeddocanSide["slice"] {
  const { fromCodePoint, toCodePoint } = createOffsetTable(text);
  const length = toCodePoint(text.length);
  const place = (offset: number) => fromCodePoint(Math.min(length, offset < 0 ? Math.max(0, offset + length) : offset));
  return (from, to) => text.slice(place(from), Math.max(place(from), place(to)));
}
