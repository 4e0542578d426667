import type { TokenTable } from "../token-table.ts";

/** Longest stretch that is tagged at once. A line of a note is shorter; a file without line breaks may be one line of 50 MB. */
export const LONGEST_SEQUENCE = 1024;
/** A longer line is cut after one of these, if one stands in its last quarter. */
const STOPS = new Set([..."?!.;,"].map((stop) => 64 + stop.charCodeAt(0)));

/** Calls `visit(from, end)` for each stretch of tokens that is tagged by itself: a line, or a piece of a very long one. */
export function forEachSequence(tokens: TokenTable, visit: (from: number, end: number) => void): void {
  for (let line = 0; line < tokens.lines; line++) {
    const lineEnd = tokens.lineStart[line + 1] as number;
    let from = tokens.lineStart[line] as number;
    while (lineEnd - from > LONGEST_SEQUENCE) {
      const end = cutBefore(tokens, from + LONGEST_SEQUENCE, from + (LONGEST_SEQUENCE * 3) / 4);
      visit(from, end);
      from = end;
    }
    visit(from, lineEnd);
  }
}

function cutBefore(tokens: TokenTable, latest: number, earliest: number): number {
  for (let cut = latest; cut > earliest; cut--) if (STOPS.has(tokens.shape[cut - 1] as number)) return cut;
  return latest;
}
