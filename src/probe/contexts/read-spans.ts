import { UnnameError } from "../../base/errors.ts";
import { isCount, tryParseJson } from "../../base/json-values.ts";
import { readJsonLines } from "../../base/files.ts";
import type { ReplacedSpan } from "../../corpus/place-spans.ts";
import { readSentences } from "../score/read-sentences.ts";

/** What `spans.jsonl` is called in errors. */
const WHAT = "spans file (made by unname anonymise)";
const EXPECTED = '{"document", "start", "end", "label", "surface"}';

/** The lines of a spans.jsonl, by document. Throws `input-missing`, or `input-format` with file and line. */
export async function readSpans(path: string): Promise<Map<string, ReplacedSpan[]>> {
  const byDocument = new Map<string, ReplacedSpan[]>();
  for (const span of await readJsonLines(path, WHAT, (value) => checkSpan(value) ?? EXPECTED)) {
    const spans = byDocument.get(span.document);
    if (spans === undefined) byDocument.set(span.document, [span]);
    else spans.push(span);
  }
  return byDocument;
}

/** The spans of one document, as they follow each other in the file. */
export interface SpansOfDocument {
  readonly document: string;
  readonly spans: readonly ReplacedSpan[];
}

/** The same one document at a time, in the order of the file, however large it is. Throws likewise. */
export async function* streamSpans(path: string): AsyncGenerator<SpansOfDocument, void, void> {
  let spans: ReplacedSpan[] = [];
  for await (const { line, text } of readSentences(path, "lines")) {
    const span = checkSpan(tryParseJson(text));
    if (span === undefined)
      throw new UnnameError("input-format", `${path}, line ${line}: expected ${EXPECTED}. Is this a ${WHAT}?`, {
        details: { path, line },
      });
    const document = spans[0]?.document;
    if (document !== undefined && document !== span.document) {
      yield { document, spans };
      spans = [];
    }
    spans.push(span);
  }
  if (spans[0] !== undefined) yield { document: spans[0].document, spans };
}

function checkSpan(value: unknown): ReplacedSpan | undefined {
  const { document, start, end, label, surface, score } = (value ?? {}) as Record<string, unknown>;
  if (
    typeof document !== "string" ||
    typeof label !== "string" ||
    typeof surface !== "string" ||
    !isCount(start) ||
    !isCount(end)
  ) {
    return undefined;
  }
  return { document, start, end, label, surface, score: typeof score === "number" ? score : 1 };
}
