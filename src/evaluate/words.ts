import type { Stretch } from "../text/tokenise.ts";
import type { Counts } from "./rates.ts";
import { OUTSIDE, type TokenLabel } from "./token-labels.ts";

/**
 * Counts of global de-identification (Pérez-Díez et al. 2021): over words (tokens with a letter or digit), is it taken out that
 * should be, whatever its label? `tokens` are those that the labels are of.
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
