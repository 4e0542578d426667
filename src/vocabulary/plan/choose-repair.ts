import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { SENTENCEPIECE_FILES } from "../../model/tokenizers/open-tokenizer.ts";
import type { RepairMode } from "./plan-repair.ts";
import type { DecidedRewrite, PrepareOptions } from "./read-decided.ts";

/**
 * How words that were built through a name are repaired: as asked, else by `merges`, with which every freed id carries a placeholder.
 * Throws `usage` for `reuse` where it does not fit.
 */
export function chooseRepair(
  decided: Pick<DecidedRewrite, "original" | "vocabulary">,
  { repair, weights = "mean" }: Pick<PrepareOptions, "repair" | "weights">,
): RepairMode {
  if (repair !== "reuse") return repair ?? "merges";
  const problem = problemOf(decided, weights);
  if (problem === undefined) return repair;
  const { directory } = decided.original;
  throw new UnnameError("usage", `${directory}: --repair reuse does not fit: ${problem}. Use --repair merges.`, {
    details: { directory },
  });
}

function problemOf(
  { original: { directory }, vocabulary }: Pick<DecidedRewrite, "original" | "vocabulary">,
  weights: PrepareOptions["weights"],
): string | undefined {
  // Other families join nothing, and need no piece.
  if (vocabulary.family !== "bpe") return undefined;
  if (weights === "keep") return "with --weights keep, a piece would have the row of the name that its id had";
  const model = SENTENCEPIECE_FILES.find((name) => existsSync(join(directory, name)));
  if (model !== undefined) return `${model} joins whatever spells an entry, so a new piece would split other text`;
  return undefined;
}
