import { isObject } from "./json-values.ts";

/** JSON with the keys of every object in order and without spaces: the same for values that differ in the order of keys alone. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
