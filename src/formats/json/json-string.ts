import type { Stretch } from "../../text/tokenise.ts";

/**
 * A JSON string literal with the spans of the text it stands for exchanged; every other character of it, escapes included,
 * stays as it was written. `spans` are sorted and disjoint; throws a RangeError otherwise.
 */
export function replaceInStringLiteral<S extends Stretch>(
  literal: string,
  spans: readonly S[],
  replacement: (span: S) => string,
): string {
  let [position, unit, copied] = [1, 0, 0];
  let result = "";
  const advance = (to: number): number => {
    while (unit < to && position < literal.length) {
      const escape = literal.indexOf("\\", position);
      const plain = Math.min(to - unit, (escape < 0 ? literal.length : escape) - position);
      position += plain;
      unit += plain;
      if (unit === to || position >= literal.length) break;
      position += literal[position + 1] === "u" ? 6 : 2;
      unit++;
    }
    return position;
  };
  for (const span of spans) {
    if (span.start < unit) throw new RangeError(`span ${span.start}-${span.end} overlaps its neighbour`);
    result += literal.slice(copied, advance(span.start)) + JSON.stringify(replacement(span)).slice(1, -1);
    copied = advance(span.end);
    if (copied >= literal.length) throw new RangeError(`span ${span.start}-${span.end} leaves the text`);
  }
  return result + literal.slice(copied);
}

/** Just after the closing quote of the string literal that opens at `start`, in UTF-16 code units; the literal must be valid. */
export function endOfString(line: string, start: number): number {
  let quote = line.indexOf('"', start + 1);
  while (quote >= 0 && isEscaped(line, quote)) quote = line.indexOf('"', quote + 1);
  return quote < 0 ? line.length : quote + 1;
}

/** Whether an odd number of backslashes stands before a quote inside a string. */
function isEscaped(line: string, quote: number): boolean {
  let first = quote;
  while (line.charCodeAt(first - 1) === 0x5c) first--;
  return (quote - first) % 2 === 1;
}
