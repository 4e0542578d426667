import type { Span } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";

/**
 * Where the text of a field lies in a line that holds one JSON object: its string literal with the quotes, in UTF-16 code
 * units. Of a field that is there twice the last one, as `JSON.parse` does; undefined if that is no string. The line must be
 * valid JSON.
 */
export function locateStringField(line: string, field: string): Stretch | undefined {
  let found: Stretch | undefined;
  let depth = 0;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] as string;
    if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (character !== '"') continue;
    const end = endOfString(line, index);
    const colon = skipSpace(line, end);
    if (depth === 1 && line[colon] === ":" && JSON.parse(line.slice(index, end)) === field) {
      const start = skipSpace(line, colon + 1);
      found = line[start] === '"' ? { start, end: endOfString(line, start) } : undefined;
    }
    index = end - 1;
  }
  return found;
}

/**
 * A JSON string literal with the spans of the text it stands for exchanged; every other character of it, escapes included,
 * stays as it was written. `spans` are sorted and disjoint; throws a RangeError otherwise.
 */
export function replaceInStringLiteral(
  literal: string,
  spans: readonly Span[],
  replacement: (span: Span) => string,
): string {
  let [position, unit, copied] = [1, 0, 0];
  let result = "";
  const advance = (to: number): number => {
    for (; unit < to; unit++) position += literal[position] !== "\\" ? 1 : literal[position + 1] === "u" ? 6 : 2;
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
  let index = start + 1;
  while (line[index] !== '"' && index < line.length) index += line[index] === "\\" ? 2 : 1;
  return index + 1;
}

function skipSpace(line: string, index: number): number {
  while (" \t\r\n".includes(line[index] ?? "x")) index++;
  return index;
}
