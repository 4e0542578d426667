import type { Pattern } from "./bound-pattern.ts";
import { sliceTraced, type TracedText } from "./traced-text.ts";

/** What becomes of the stretches that a pattern matches: the `behavior` of tokenizer.json. */
export type SplitBehaviour = "Removed" | "Isolated" | "MergedWithPrevious" | "MergedWithNext" | "Contiguous";

interface Part {
  from: number;
  to: number;
  isMatch: boolean;
}

/** Cuts a text where a pattern matches. Empty parts are left out. `invert` swaps matches and the rest. */
export function splitTraced(
  source: TracedText,
  pattern: Pattern,
  behaviour: SplitBehaviour,
  invert = false,
): TracedText[] {
  const parts: Part[] = [];
  const push = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ from, to, isMatch: isMatch !== invert });
  };
  let at = 0;
  for (const { index, 0: found } of pattern[Symbol.matchAll](source.text)) {
    push(at, index, false);
    at = index + found.length;
    push(index, at, true);
  }
  push(at, source.text.length, false);
  return joinParts(parts, behaviour).map(({ from, to }) => sliceTraced(source, from, to));
}

function joinParts(parts: readonly Part[], behaviour: SplitBehaviour): readonly Part[] {
  switch (behaviour) {
    case "Removed":
      return parts.filter(({ isMatch }) => !isMatch);
    case "Isolated":
      return parts;
    case "Contiguous":
      return join(parts, (before, part) => before.isMatch === part.isMatch);
    case "MergedWithPrevious":
      return join(parts, (before, part) => part.isMatch && !before.isMatch);
    case "MergedWithNext":
      return join(parts, (before, part) => before.isMatch && !part.isMatch);
  }
}

/** Joins each part to the one before it where `joins` says so of the two parts that touch. */
function join(parts: readonly Part[], joins: (before: Part, part: Part) => boolean): Part[] {
  const joined: Part[] = [];
  let before: Part | undefined;
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && before !== undefined && joins(before, part)) last.to = part.to;
    else joined.push({ ...part });
    before = part;
  }
  return joined;
}
