import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";

/** The values of a JSON Lines file that this program wrote whole, one at a time; none if there is no file. */
export async function* readValues<T>(path: string): AsyncGenerator<T> {
  if (!existsSync(path)) return;
  for await (const line of readLines(path)) yield JSON.parse(line) as T;
}

/** The lines of a file that this program wrote whole, from a byte offset on, one at a time. */
export async function* readLines(path: string, start = 0): AsyncGenerator<string> {
  const stream = createReadStream(path, { start });
  try {
    yield* createInterface({ input: stream, crlfDelay: Infinity });
  } finally {
    stream.destroy();
  }
}

/** The first of {@link readValues}; undefined if there is none. */
export async function readFirstValue<T>(path: string): Promise<T | undefined> {
  for await (const value of readValues<T>(path)) return value;
  return undefined;
}
