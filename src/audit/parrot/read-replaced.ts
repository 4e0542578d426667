import { UnnameError } from "../../base/errors.ts";
import { parseFields } from "../../base/json-values.ts";
import { requireExisting } from "../../base/files.ts";
import { readSentences } from "../../probe/score/read-sentences.ts";
import type { Span } from "../../text/span.ts";

/** The spans of a `spans.jsonl` that `anonymise` wrote, by document. Throws `input-missing`, and `input-format` with file and line. */
export async function readReplaced(path: string): Promise<Map<string, Span[]>> {
  requireExisting(path, "spans that anonymise replaced (private)");
  const replaced = new Map<string, Span[]>();
  for await (const { line, text } of readSentences(path, "lines")) {
    const { document, start, end, label } = parseFields(text) as Partial<Span> & { document?: unknown };
    if (
      typeof document !== "string" ||
      typeof start !== "number" ||
      typeof end !== "number" ||
      typeof label !== "string"
    )
      throw new UnnameError("input-format", `${path}, line ${line}: expected {"document", "start", "end", "label"}.`, {
        details: { path, line },
      });
    const spans = replaced.get(document);
    if (spans === undefined) replaced.set(document, [{ start, end, label }]);
    else spans.push({ start, end, label });
  }
  return replaced;
}
