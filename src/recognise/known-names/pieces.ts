import { scanTokens } from "../../text/scan-tokens.ts";

/** The runs of letters (with their marks) of a text: "García-López" has two, "d'Angelo" two, "J.P." two. */
export interface Pieces {
  readonly count: number;
  /** Start and end of each piece in UTF-16 code units, one after the other. */
  readonly bounds: readonly number[];
}

const JOINER = /['’\-‐‑]/;
const LETTER = /^\p{L}/u;

/** The pieces of a text, in order. */
export function readPieces(text: string): Pieces {
  const tokens: number[] = [];
  const count = scanTokens(text, tokens);
  const bounds: number[] = [];
  for (let i = 0; i < count; i++) {
    const [start, end] = [tokens[2 * i] as number, tokens[2 * i + 1] as number];
    if (!startsWithLetter(text, start)) continue;
    if (end - start < 3) {
      bounds.push(start, end);
      continue;
    }
    let from = start;
    for (let at = start; at < end; at++) {
      const unit = text.charCodeAt(at);
      const mayJoin = unit === 0x27 || unit === 0x2d || (unit >= 0x2010 && unit <= 0x2019);
      if (!mayJoin || !JOINER.test(text[at] as string)) continue;
      bounds.push(from, at);
      from = at + 1;
    }
    bounds.push(from, end);
  }
  return { count: bounds.length / 2, bounds };
}

function startsWithLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
  return LETTER.test(text.slice(at, at + 2));
}
