import { createOffsetTable } from "../../text/offsets.ts";
import type { Stretch } from "../../text/tokenise.ts";

/** An offset of a file, which some write as a string; undefined for anything else. */
export function readOffset(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d+$/u.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
}

/** Turns offsets in code points into a stretch of a text; undefined where they leave it or are empty. */
export function createStretchReader(text: string): (start: unknown, end: unknown) => Stretch | undefined {
  const offsets = createOffsetTable(text);
  const length = offsets.toCodePoint(text.length);
  return (start, end) => {
    const [first, last] = [readOffset(start), readOffset(end)];
    if (first === undefined || last === undefined || first >= last || last > length) return undefined;
    return { start: offsets.fromCodePoint(first), end: offsets.fromCodePoint(last) };
  };
}
