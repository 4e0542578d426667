import { createFieldTree } from "../../formats/records/field-tree.ts";
import { createJsonlSyntax } from "../../formats/records/jsonl-syntax.ts";
import { encodingError, refuseUtf16 } from "../../formats/records/record-error.ts";
import type { ParsedRecord, RecordSyntax } from "../../formats/records/record-syntax.ts";
import { linesSyntax } from "../../formats/records/text-syntax.ts";
import { isUtf8 } from "node:buffer";

import { firstInvalidByte } from "../../base/files.ts";
import { editBatch } from "../execute/edit-batch.ts";
import { createTally } from "../execute/tally.ts";
import type { Work } from "../execute/work.ts";
import type { RunSettings } from "../run/settings.ts";
import { otherLanguagesError } from "../other-languages-error.ts";
import type { PlannedFile } from "../shards/shard.ts";

/** Lines that came in together. */
export interface LineBatch {
  /** Whole lines, each with its line end but for the last of the stream. */
  readonly bytes: Uint8Array;
  /** Number of the first one, from 1. */
  readonly firstLine: number;
}

/** What has become of them. */
export interface EditedLines {
  readonly bytes: Uint8Array;
  readonly records: number;
  /** Of JSON lines: records in which each field to drop or mask stood. */
  readonly fields: Readonly<Record<string, number>>;
  /** See `Tally`. */
  readonly languages: Readonly<Record<string, number>>;
}

/** What the stream is called in ids and messages. */
export const STREAM = "standard input";

const NOT_WRITTEN = "These lines were not written, nor any behind them.";

/**
 * The lines with what stands for names in the place of names, everything else byte for byte. Throws `input-format` and `input-encoding`, and
 * `input-language` for lines in no supported language where no choice was made of what becomes of them.
 */
export async function editLines({ bytes, firstLine }: LineBatch, work: Work): Promise<EditedLines> {
  const syntax = syntaxOf(work.settings);
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseUtf16(all, { path: STREAM, noun: syntax.noun, number: firstLine });
  const lines: { readonly bytes: Buffer; readonly parsed: ParsedRecord | undefined }[] = [];
  for (let start = 0; start < all.length;) {
    const lineFeed = all.indexOf(0x0a, start);
    const end = lineFeed < 0 ? all.length : lineFeed + 1;
    const own = all.subarray(start, end);
    const place = { path: STREAM, noun: syntax.noun, number: firstLine + lines.length };
    if (!isUtf8(own)) {
      const invalidAt = firstInvalidByte(own);
      throw encodingError(place, invalidAt, own[invalidAt] ?? 0);
    }
    lines.push({ bytes: own, parsed: syntax.parse(own, place) });
    start = end;
  }
  const records = lines.flatMap(({ parsed }) => parsed?.record ?? []);
  const tally = createTally(work.settings.entities);
  const edits = await editBatch(records, streamFile(work.settings), work, tally, async () => undefined);
  if (tally.others.length > 0 && work.settings.otherLanguages === null)
    throw otherLanguagesError(tally.languages, tally.others, NOT_WRITTEN);
  let next = 0;
  const pieces = lines.map(({ bytes: own, parsed }) => {
    const ofRecord = parsed?.record === undefined ? [] : (edits[next++] ?? []);
    const changed = parsed?.rewrite(ofRecord);
    return changed === undefined ? own : Buffer.from(changed);
  });
  return { bytes: Buffer.concat(pieces), records: records.length, fields: tally.fields, languages: tally.languages };
}

function syntaxOf({ format, textFields, dropFields, maskFields }: RunSettings): RecordSyntax {
  return format === "lines" ? linesSyntax : createJsonlSyntax(createFieldTree({ textFields, dropFields, maskFields }));
}

function streamFile({ format }: RunSettings): PlannedFile {
  const kind = format === "lines" ? "lines" : "jsonl";
  return { path: STREAM, file: STREAM, format: kind, compression: "none", size: 0, changedMs: 0 };
}
