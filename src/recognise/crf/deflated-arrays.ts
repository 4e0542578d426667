import { deflateRawSync, inflateRawSync } from "node:zlib";

/** What is deflated has this behind its name: a program that does not know of it finds no such array, and says so. */
const SUFFIX = ".deflate";
const LEVEL = 9;

/** Arrays by name. */
type Arrays = Readonly<Record<string, Uint8Array>>;
/** How many bytes each array has when it is inflated. */
export type ArrayLengths = Readonly<Record<string, number>>;

/** The arrays of a file, deflated (RFC 1951): those of a model take two thirds of the room. */
export function deflateArrays(arrays: Arrays): { readonly arrays: Arrays; readonly lengths: ArrayLengths } {
  const entries = Object.entries(arrays);
  const deflate = (bytes: Uint8Array) => new Uint8Array(deflateRawSync(bytes, { level: LEVEL }));
  return {
    arrays: Object.fromEntries(entries.map(([name, bytes]) => [name + SUFFIX, deflate(bytes)])),
    lengths: Object.fromEntries(entries.map(([name, { length }]) => [name, length])),
  };
}

/** The arrays as they were before {@link deflateArrays}; those that never were deflated as they are, and without those that are not as long as they should be. */
export function inflateArrays(arrays: Arrays, lengths: ArrayLengths): Arrays {
  const inflated: Record<string, Uint8Array> = {};
  for (const [name, bytes] of Object.entries(arrays)) {
    if (!name.endsWith(SUFFIX)) {
      inflated[name] = bytes;
      continue;
    }
    const plain = name.slice(0, -SUFFIX.length);
    const found = inflate(bytes, lengths[plain]);
    if (found !== undefined) inflated[plain] = found;
  }
  return inflated;
}

/** `length` bytes; undefined if they are fewer or more, or damaged. */
function inflate(deflated: Uint8Array, length: unknown): Uint8Array | undefined {
  if (!Number.isSafeInteger(length) || (length as number) < 0) return undefined;
  try {
    // zlib takes no bound below one.
    const bytes = inflateRawSync(deflated, { maxOutputLength: Math.max(1, length as number) });
    return bytes.length === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}
