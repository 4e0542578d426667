/**
 * The same string as the engine keeps property names: comparing two such is comparing addresses, and no document is kept in memory
 * for a slice of it.
 */
function internalise(text: string): string {
  // A literal with the name would make a hidden class of each.
  const names: Record<string, number> = Object.create(null);
  // Digits alone would be an index, which is no name.
  names[text] = 0;
  return Object.keys(names)[0] ?? text;
}

/** Shorter slices the engine copies. */
const SHORTEST_SLICE = 13;

/** The same string, for which no document is kept in memory: what a table is to keep it under. */
export function detach(text: string): string {
  return text.length < SHORTEST_SLICE ? text : internalise(text);
}
