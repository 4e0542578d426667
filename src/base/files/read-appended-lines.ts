import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import { decodeUtf8, parseJsonLines, requireExisting } from "../files.ts";
import { isTorn, LINE_FEED, LOOKS, PAUSE_MS } from "./torn-line.ts";

/**
 * The values of a JSON Lines file that lines are appended to, as `readJsonLines` has them. A last line without its end that is not whole
 * JSON was never recorded (a program was killed, or the disk was full): it is left out, with a warning. One that is whole counts, as a
 * file edited by hand has it. Throws what `readJsonLines` throws.
 */
export async function readAppendedLines<T>(
  path: string,
  what: string,
  check: (value: unknown, line: number) => T | string,
): Promise<T[]> {
  requireExisting(path, what);
  for (let look = 1; ; look++) {
    const bytes = await readFile(path);
    const start = bytes.lastIndexOf(LINE_FEED) + 1;
    const tail = bytes.subarray(start);
    const isCut = isTorn(tail);
    if (isCut && look < LOOKS) {
      await wait(PAUSE_MS);
      continue;
    }
    if (isCut) warnOfTear(path, start, tail.length);
    return parseJsonLines(decodeUtf8(isCut ? bytes.subarray(0, start) : bytes, path), path, what, check);
  }
}

const warned = new Set<string>();

/** Once for a tear: a program may read a file several times. */
function warnOfTear(path: string, byteOffset: number, bytes: number): void {
  const key = `${path}\0${byteOffset}`;
  if (warned.has(key)) return;
  warned.add(key);
  process.emitWarning(
    `${path}: the last line, at byte ${byteOffset}, was cut after ${bytes} bytes, as by a full disk or a program that was killed. ` +
      `It is left out; all lines before it count. The next line that is added moves it to ${path}.torn.`,
    { type: "UnnameWarning", code: "TORN_LINE" },
  );
}
