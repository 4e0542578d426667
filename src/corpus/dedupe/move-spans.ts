import { toJsonLines } from "../../base/files.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { PartWriter } from "../execute/part-writer.ts";
import { readLines } from "../run/read-values.ts";
import { placeSpans, type ReplacedSpan } from "../place-spans.ts";

/** Before the line of a span whose text went: what was replaced there is known still, but not where. */
export const LEFT_OUT = "-";

/**
 * Lines of `spans.jsonl` for a document after stretches of it (ascending, disjoint) were taken out: offsets as in the original text without what stood there.
 * A span whose label went, and every one where names were not replaced by labels, so that nothing says where they stand, is marked {@link LEFT_OUT}. Throws
 * `input-format` if spans and text do not fit each other.
 */
export function moveSpans(
  document: string,
  text: string,
  spans: readonly ReplacedSpan[],
  out: readonly Stretch[],
  areLabels: boolean,
): string {
  if (!areLabels) return spans.map(leftOut).join("");
  let lines = "";
  let [next, taken, longer] = [0, 0, 0];
  for (const { span, start } of placeSpans(document, text, spans)) {
    const end = start + span.label.length;
    while (next < out.length && (out[next] as Stretch).end <= start) {
      const gone = out[next++] as Stretch;
      taken += gone.end - gone.start;
    }
    const gone = out[next];
    if (gone !== undefined && gone.start < end) {
      lines += leftOut(span);
      continue;
    }
    const length = span.end - span.start;
    const moved = start - taken - longer;
    longer += span.label.length - length;
    lines += toJsonLines([{ ...span, start: moved, end: moved + length }]);
  }
  return lines;
}

function leftOut(span: ReplacedSpan): string {
  return LEFT_OUT + toJsonLines([span]);
}

/** Copies the lines of a shard's spans to where they belong: those that were moved, and those whose text went. */
export async function sortMoved(path: string, moved: PartWriter, gone: PartWriter): Promise<void> {
  for await (const line of readLines(path)) {
    if (line.startsWith(LEFT_OUT)) await gone.write(`${line.slice(LEFT_OUT.length)}\n`);
    else await moved.write(`${line}\n`);
  }
}
