import { createReadStream } from "node:fs";

import { UnnameError } from "../../base/errors.ts";
import { parseFields } from "../../base/json-values.ts";
import { requireExisting } from "../../base/files.ts";
import { describeUtf16, guessUtf16 } from "../../base/files/guess-utf16.ts";

/** A sentence to score, and where it comes from. */
export interface InputSentence {
  /** From 1. */
  readonly line: number;
  /** What the record calls itself. */
  readonly id?: string;
  readonly text: string;
}

/** `lines`: a sentence a line. `jsonl`: an object a line with `text` and, if it has one, `id`. */
export type SentenceFormat = "lines" | "jsonl";

/** A line above this is no sentence, and is refused before it fills the memory. */
const LONGEST_LINE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;

/**
 * The sentences of a file or stream, read as they are asked for; empty lines are skipped. Throws `input-missing`, `input-encoding`
 * for bytes that are not UTF-8, and `input-format` for other lines than the format has; all name file and line, never the text.
 *
 * @param name what errors call it; of a path, the path
 */
export async function* readSentences(
  source: string | AsyncIterable<Uint8Array | string>,
  format: SentenceFormat,
  name = typeof source === "string" ? source : "standard input",
): AsyncGenerator<InputSentence, void, undefined> {
  if (typeof source === "string") requireExisting(source, "file of sentences");
  const stream = typeof source === "string" ? createReadStream(source) : source;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 0;
  for await (const bytes of splitLines(
    stream,
    (at) =>
      new UnnameError(
        "input-format",
        `${name}, line ${at}: longer than ${LONGEST_LINE_BYTES} bytes. Write one sentence a line.`,
        { details: { path: name, line: at } },
      ),
  )) {
    line++;
    const text = decodeLine(decoder, bytes, name, line);
    if (text.trim() === "") continue;
    yield format === "lines" ? { line, text } : parseRecord(text, name, line);
  }
}

async function* splitLines(
  stream: AsyncIterable<Uint8Array | string>,
  tooLong: (line: number) => UnnameError,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let line = 1;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (;;) {
      const end = bytes.indexOf(LINE_FEED, start);
      const part = bytes.subarray(start, end < 0 ? bytes.length : end);
      size += part.length;
      if (size > LONGEST_LINE_BYTES) throw tooLong(line);
      parts.push(part);
      if (end < 0) break;
      yield Buffer.concat(parts);
      line++;
      parts = [];
      size = 0;
      start = end + 1;
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}

function decodeLine(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, name: string, line: number): string {
  try {
    return decoder.decode(bytes).replace(/\r$/, "");
  } catch (cause) {
    const other = guessUtf16(bytes);
    throw new UnnameError(
      "input-encoding",
      other !== undefined
        ? `${name}, line ${line}: ${describeUtf16(other)}`
        : `${name}, line ${line}: not UTF-8. Convert it, for example: iconv -f windows-1252 -t utf-8.`,
      { cause, details: { path: name, line } },
    );
  }
}

function parseRecord(json: string, name: string, line: number): InputSentence {
  const { text, id } = parseFields(json);
  if (typeof text === "string" && (id === undefined || typeof id === "string" || typeof id === "number"))
    return { line, ...(id !== undefined && { id: String(id) }), text };
  throw new UnnameError(
    "input-format",
    `${name}, line ${line}: expected a JSON object with "text" and, if it has one, "id". Is this JSON Lines?`,
    { details: { path: name, line } },
  );
}
