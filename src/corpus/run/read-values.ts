import { existsSync } from "node:fs";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** The values of a JSON Lines file that this program wrote whole, one at a time; none if there is no file. */
export async function* readValues<T>(path: string): AsyncGenerator<T> {
  if (!existsSync(path)) return;
  const stream = createReadStream(path);
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) yield JSON.parse(line) as T;
  } finally {
    stream.destroy();
  }
}

/** The first of {@link readValues}; undefined if there is none. */
export async function readFirstValue<T>(path: string): Promise<T | undefined> {
  for await (const value of readValues<T>(path)) return value;
  return undefined;
}
