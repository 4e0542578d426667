/** Stands between two texts, and in none of them. */
const BETWEEN = "\u0000";

/** Finds the texts that hold another one, longer than it. Returns their places in the list, ascending. */
export type ContainingFinder = (part: string) => number[];

/**
 * Looks through all texts at once, as one string: a vocabulary of 50,000 entries in well under a millisecond, so that thousands
 * of words can be looked up. No text holds a NUL.
 */
export function createContainingFinder(texts: readonly string[]): ContainingFinder {
  const joined = texts.join(BETWEEN);
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [index, text] of texts.entries()) {
    starts[index] = start;
    start += text.length + BETWEEN.length;
  }
  const uses = countUnits(joined);
  return (part) => {
    const found: number[] = [];
    // Looked for from its rarest character on: half of all entries begin with the mark that a name begins with.
    const lead = rarestAt(part, uses);
    const rest = part.slice(lead);
    for (let at = joined.indexOf(rest, lead); at !== -1;) {
      const index = lastAtOrBefore(starts, at);
      const text = texts[index] as string;
      const isFound = joined.startsWith(part, at - lead);
      if (isFound && text.length > part.length) found.push(index);
      at = joined.indexOf(rest, isFound ? (starts[index] as number) + text.length : at + 1);
    }
    return found;
  };
}

/** How often each UTF-16 code unit stands in a text. */
function countUnits(text: string): Uint32Array {
  const uses = new Uint32Array(0x10000);
  for (let index = 0; index < text.length; index++)
    uses[text.charCodeAt(index)] = (uses[text.charCodeAt(index)] as number) + 1;
  return uses;
}

function rarestAt(text: string, uses: Uint32Array): number {
  let rarest = 0;
  for (let index = 1; index < text.length; index++)
    if ((uses[text.charCodeAt(index)] as number) < (uses[text.charCodeAt(rarest)] as number)) rarest = index;
  return rarest;
}

function lastAtOrBefore(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
