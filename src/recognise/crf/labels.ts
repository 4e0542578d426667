import type { Span } from "../../text/span.ts";
import type { TokenTable } from "../token-table.ts";

/** Tag of a token outside every span. Type `t` has the tags `2t + 1` (begins) and `2t + 2` (goes on). */
export const OUTSIDE = 0;

/** Tags for `types` types of span: outside, and for each its beginning and its inside. */
export function tagCount(types: number): number {
  return 2 * types + 1;
}

/**
 * The tag of each token. A token belongs to a span that covers any of it; where spans overlap, the one that starts first
 * has it. Spans of labels not in `types` are outside.
 */
export function tagsOf(tokens: TokenTable, spans: readonly Span[], types: readonly string[]): Uint8Array {
  const tags = new Uint8Array(tokens.count);
  let token = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const type = types.indexOf(span.label);
    while (token < tokens.count && (tokens.end[token] as number) <= span.start) token++;
    if (type < 0) continue;
    for (
      let tag = 2 * type + 1;
      token < tokens.count && (tokens.start[token] as number) < span.end;
      tag = 2 * type + 2
    ) {
      tags[token++] = tag;
    }
  }
  return tags;
}

/** The spans that the tags of tokens `[from, until)` spell, each with `score(first token, token after the last, type)`. */
export function spansOf(
  tokens: TokenTable,
  tags: Uint8Array,
  from: number,
  until: number,
  types: readonly string[],
  source: string,
  score: (first: number, end: number, type: number) => number,
): Span[] {
  const spans: Span[] = [];
  for (let first = from; first < until;) {
    const tag = tags[first] as number;
    let end = first + 1;
    if (tag === OUTSIDE) {
      first = end;
      continue;
    }
    const type = (tag - 1) >> 1;
    while (end < until && tags[end] === 2 * type + 2) end++;
    spans.push({
      start: tokens.start[first] as number,
      end: tokens.end[end - 1] as number,
      label: types[type] as string,
      score: score(first, end, type),
      source,
    });
    first = end;
  }
  return spans;
}
