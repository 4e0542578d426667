import type { Edit, RecordText } from "./record-codec.ts";
import { createLineScanner, lineLength } from "./line-scanner.ts";
import type { ParsedRecord, RecordSyntax } from "./record-syntax.ts";
import { applyEdits } from "./text-edits.ts";

/** Each line is a record; `\r\n` and `\n` end one. Blank lines are none. */
export const linesSyntax: RecordSyntax = {
  noun: "line",
  createScanner: createLineScanner,
  parse: (bytes, { number }) => {
    const length = lineLength(bytes);
    return toRecord(number, bytes.toString("utf8", 0, length), bytes.toString("latin1", length));
  },
};

/** The whole file is one record; a blank file has none. */
export const wholeSyntax: RecordSyntax = {
  noun: "record",
  createScanner: () => ({ scan: () => [] }),
  parse: (bytes, { number }) => toRecord(number, bytes.toString("utf8"), ""),
};

/** `tail` is what follows the text in the record. */
function toRecord(number: number, text: string, tail: string): ParsedRecord | undefined {
  if (text.trim() === "") return undefined;
  const texts: RecordText[] = [{ field: "", at: "", text }];
  return {
    record: { number, texts },
    rewrite: ([edits = []]: readonly (readonly Edit[])[]) =>
      edits.length === 0 ? undefined : applyEdits(text, edits) + tail,
  };
}
