import { UnnameError } from "../../base/errors.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { findEmbeddings } from "../../model/embeddings.ts";
import { readRows } from "../../model/stored-rows.ts";
import type { StoredTensor } from "../../model/weights.ts";
import { type Check, toCheck } from "../check.ts";
import type { Plan } from "../plan/plan.ts";
import { meanOfRows } from "../weights/read-entries.ts";

/** Relative error of one rounding, to the type with fewest digits (bfloat16), and the least step of 16-bit floats. */
const [ROUNDING, SMALLEST] = [2 ** -8, 2 ** -24];

/**
 * Whether the rows under joining pieces are the mean of the original's rows of the entries that they serve, in both matrices: so that none
 * holds anything of the name that its id had. Nothing where no id carries a piece, and where weights are exported alone.
 */
export async function checkJoiningRows(original: Checkpoint, rewritten: Checkpoint, plan: Plan): Promise<Check[]> {
  const pieces = plan.replacements.flatMap(({ tokenId, serves }) =>
    serves === undefined ? [] : [{ tokenId, serves }],
  );
  if (pieces.length === 0) return [];
  const found = await Promise.all([original, rewritten].map(findEmbeddings)).catch((error: unknown) => {
    if (error instanceof UnnameError) return undefined;
    throw error;
  });
  if (found === undefined) return [];
  const [before, after] = found as [
    Awaited<ReturnType<typeof findEmbeddings>>,
    Awaited<ReturnType<typeof findEmbeddings>>,
  ];
  let wrong = 0;
  for (const { tokenId, serves } of pieces) {
    const areMeans = await Promise.all(
      (["input", "output"] as const).map((side) => isMeanOf(after[side], tokenId, before[side], serves)),
    );
    if (areMeans.includes(false)) wrong++;
  }
  return [toCheck("joining pieces have the mean row of the words that they serve", pieces.length, wrong)];
}

async function isMeanOf(
  after: StoredTensor,
  tokenId: number,
  before: StoredTensor,
  serves: readonly number[],
): Promise<boolean> {
  const row = await readRows(after, [tokenId]);
  const served = await readRows(before, serves);
  const rows = serves.map((_, index) => served.subarray(index * row.length, (index + 1) * row.length));
  const mean = meanOfRows(rows);
  return row.every((value, column) => {
    const expected = mean[column] as number;
    return Math.abs(value - expected) <= Math.abs(expected) * ROUNDING + SMALLEST;
  });
}
