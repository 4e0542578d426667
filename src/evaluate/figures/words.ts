import type { Stretch } from "../../text/tokenise.ts";
import type { Span } from "../../text/span.ts";
import type { Counts } from "./rates.ts";
import { isCovered } from "./score.ts";
import { OUTSIDE, type TokenLabel } from "./token-labels.ts";

/**
 * Counts of global de-identification (Pérez-Díez et al. 2021): over words (tokens with a letter or digit), is it taken out that
 * should be, whatever its label? A word that is touched counts as taken out, however little of it is ({@link countCoveredWords} asks for all
 * of it). `tokens` are those that the labels are of.
 */
export function countWords(
  text: string,
  tokens: readonly Stretch[],
  gold: readonly TokenLabel[],
  system: readonly TokenLabel[],
): Counts {
  const counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };
  for (const [index, { start, end }] of tokens.entries()) {
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) continue;
    const isSensitive = gold[index]?.label !== OUTSIDE;
    const isFound = system[index]?.label !== OUTSIDE;
    if (isSensitive && isFound) counts.truePositives++;
    else if (isFound) counts.falsePositives++;
    else if (isSensitive) counts.falseNegatives++;
  }
  return counts;
}

/** Of the words to be taken out: how many there are, and of how many every letter and digit that gold marks lies in some system span. */
export function countCoveredWords(
  text: string,
  tokens: readonly Stretch[],
  gold: readonly Span[],
  system: readonly Span[],
): { readonly gold: number; readonly covered: number } {
  const counts = { gold: 0, covered: 0 };
  for (const { start, end } of tokens) {
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) continue;
    const marked = gold
      .filter((span) => span.start < end && start < span.end)
      .map((span) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }));
    if (marked.length === 0) continue;
    counts.gold++;
    if (marked.every((part) => isCovered(text, part, system))) counts.covered++;
  }
  return counts;
}
