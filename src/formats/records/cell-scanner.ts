import type { RecordScanner } from "./record-syntax.ts";

export const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** A scanner that keeps its place in a row. */
export interface CellScanner extends RecordScanner {
  /** Whether the bytes so far end inside quotes. */
  isInQuotes(): boolean;
}

/**
 * Rows of cells end with a line feed that is not in quotes. A cell is in quotes if its first byte is one, a doubled quote in it is one quote
 * (RFC 4180); a quote elsewhere in a cell stands for itself.
 */
export function createCellScanner(delimiter: number, atFileStart: boolean): CellScanner {
  let state: "start" | "plain" | "quoted" | "quote" = "start";
  let mark = atFileStart ? 0 : BYTE_ORDER_MARK.length;
  /** How many bytes of the chunk belong to a mark that the file begins with. */
  const passMark = (chunk: Buffer): number => {
    let index = 0;
    while (mark < BYTE_ORDER_MARK.length && index < chunk.length) {
      if (chunk[index] !== BYTE_ORDER_MARK[mark]) {
        mark = BYTE_ORDER_MARK.length;
        return 0;
      }
      mark++;
      index++;
    }
    return index;
  };
  const scan = (chunk: Buffer): number[] => {
    const ends: number[] = [];
    let index = passMark(chunk);
    while (index < chunk.length) {
      if (state === "quoted") {
        const quote = chunk.indexOf(QUOTE, index);
        if (quote < 0) break;
        index = quote + 1;
        state = "quote";
      } else if (state === "quote") {
        if (chunk[index] === QUOTE) {
          index++;
          state = "quoted";
        } else state = "plain";
      } else if (state === "start" && chunk[index] === QUOTE) {
        index++;
        state = "quoted";
      } else {
        state = "plain";
        for (; index < chunk.length; index++) {
          const byte = chunk[index];
          if (byte !== delimiter && byte !== LINE_FEED) continue;
          state = "start";
          index++;
          if (byte === LINE_FEED) ends.push(index);
          break;
        }
      }
    }
    return ends;
  };
  return { scan, isInQuotes: () => state === "quoted" };
}
