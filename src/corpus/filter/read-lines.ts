import { UnnameError } from "../../base/errors.ts";
import { DEFAULT_MAX_RECORD_BYTES } from "../../formats/records/open-record-file.ts";
import { type LineBatch, STREAM } from "./edit-lines.ts";

const LINE_FEED = 0x0a;

/** Whole lines as they come, batch by batch: nothing is waited for. Throws `input-format` for a line that is too long to be held. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<LineBatch> {
  let open: Uint8Array[] = [];
  let openBytes = 0;
  let line = 1;
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      const bytes = Buffer.concat([...open, chunk.subarray(0, end)]);
      yield { bytes, firstLine: line };
      line += count(bytes);
      open = [];
      openBytes = 0;
    }
    const rest = chunk.subarray(end);
    if (rest.length === 0) continue;
    open.push(rest);
    openBytes += rest.length;
    if (openBytes <= DEFAULT_MAX_RECORD_BYTES) continue;
    throw new UnnameError(
      "input-format",
      `${STREAM}, line ${line}: is longer than ${DEFAULT_MAX_RECORD_BYTES} bytes.`,
      {
        details: { line },
      },
    );
  }
  if (openBytes > 0) yield { bytes: Buffer.concat(open), firstLine: line };
}

function count(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_FEED) lines++;
  return lines;
}
