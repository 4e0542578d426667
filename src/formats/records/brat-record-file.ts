import { readFile, stat } from "node:fs/promises";

import { fileError } from "../../base/errors.ts";
import { decodeUtf8, requireExisting } from "../../base/files.ts";
import { createDocument } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { parseBrat } from "../brat.ts";
import { moveAnnotations } from "./move-annotations.ts";
import type { CorpusRecord, RecordFile, RecordRange } from "./record-codec.ts";
import { applyEdits } from "./text-edits.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** A text and what its annotation file says of it. */
interface BratNote {
  readonly text: string;
  /** The byte-order mark of the text, which is no part of `text`, or nothing. */
  readonly mark: string;
  readonly standoff: string;
  /** Whether the offsets in `standoff` count the mark, as Python does. */
  readonly countsMark: boolean;
  readonly given: readonly Span[];
}

/** Where the annotations of a note lie. */
export function standoffOf(path: string): string {
  return `${path.replace(/\.txt$/u, "")}.ann`;
}

/**
 * A `.txt` and its `.ann` as one record, whose annotations are given with its text. Written back, annotations have moved with the edits and cover
 * what stands there then; see {@link moveAnnotations} for what is left out. `read` and `rewrite` throw `input-missing` without `.ann`, and
 * what `parseBrat` throws.
 */
export function createBratRecordFile(path: string, maxRecordBytes: number): RecordFile {
  const standoffPath = standoffOf(path);
  const readNote = async (): Promise<BratNote> => {
    for (const file of [path, standoffPath]) await refuseLarge(file, maxRecordBytes);
    return parseNote(await readFile(path), await readFile(standoffPath), path, standoffPath);
  };
  return {
    path,
    paths: [path, standoffPath],
    format: "brat",
    compression: "none",
    cut: async function* () {
      const { size } = await stat(path);
      const whole: RecordRange = { start: 0, end: size, firstRecord: 1 };
      yield whole;
    },
    read: async function* () {
      const record = toRecord(await readNote());
      if (record !== undefined) yield [record];
    },
    rewrite: async function* (_, edit) {
      const note = await readNote();
      const record = toRecord(note);
      const edits = record === undefined ? [] : ((await edit([record]))[0]?.[0] ?? []);
      const text = Buffer.from(note.mark + applyEdits(note.text, edits));
      const counted = note.countsMark ? note.mark : "";
      const shifted = edits.map((one) => ({
        ...one,
        start: one.start + counted.length,
        end: one.end + counted.length,
      }));
      yield Buffer.from(`${text.length}\n`);
      yield text;
      yield Buffer.from(moveAnnotations(note.standoff, counted + note.text, shifted));
    },
    assemble: async function* (parts, of = path) {
      for (const part of parts) {
        const bytes = await readFile(part);
        const start = bytes.indexOf("\n") + 1;
        const end = start + Number(bytes.toString("latin1", 0, start - 1));
        yield of === standoffPath ? bytes.subarray(end) : bytes.subarray(start, end);
      }
    },
    close: async () => undefined,
  };
}

function parseNote(bytes: Buffer, annotations: Buffer, path: string, standoffPath: string): BratNote {
  const text = decodeUtf8(bytes, path);
  const mark = bytes.subarray(0, 3).equals(Buffer.from(BYTE_ORDER_MARK)) ? BYTE_ORDER_MARK : "";
  const standoff = decodeUtf8(annotations, standoffPath);
  const parse = (counted: string) => parseBrat(standoff, createDocument(path, counted + text), standoffPath);
  const withMark = (): BratNote => {
    const given = parse(mark)
      .map((span) => ({ ...span, start: Math.max(0, span.start - mark.length), end: span.end - mark.length }))
      .filter(({ start, end }) => end > start);
    return { text, mark, standoff, countsMark: true, given };
  };
  if (mark === "") return withMark();
  try {
    return withMark();
  } catch (error) {
    try {
      return { text, mark, standoff, countsMark: false, given: parse("") };
    } catch {
      throw error;
    }
  }
}

function toRecord({ text, given }: BratNote): CorpusRecord | undefined {
  return text.trim() === "" ? undefined : { number: 1, texts: [{ field: "", at: "", text, given }] };
}

async function refuseLarge(path: string, maximum: number): Promise<void> {
  requireExisting(path, "file of an annotated note (one without annotations has an empty .ann file)");
  const { size } = await stat(path);
  if (size <= maximum) return;
  throw fileError("input-format", path, `expected at most ${maximum} bytes, found ${size}. Cut the note up.`, {
    expected: maximum,
    found: size,
  });
}
