import { UnnameError } from "../base/errors.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { findEmbeddings } from "./embeddings.ts";
import { type TopScores, createTopScores } from "./top-scores.ts";
import { DEFAULT_NEIGHBOURS, type NeighbourOptions } from "./neighbour-options.ts";
import { openRowProducts } from "./row-products.ts";
import { forEachBlock, readRows } from "./stored-rows.ts";
import type { StoredTensor } from "./weights.ts";

/** Cosines are rounded to 12 decimals: what sums of 64 bits tell apart beyond is the order they were added in, not the rows. */
const COSINE_STEPS = 1e12;

/** Rows shorter than this have numbers whose products may fall below the smallest float of 32 bits. */
const SMALL_NORM = 1e-15;

/** A vocabulary entry near a query. */
export interface Neighbour {
  readonly tokenId: number;
  /** Of the angle between the two rows, -1 to 1. */
  readonly cosine: number;
}

/**
 * The vocabulary entries whose embeddings point most nearly where each query's do: all rows are compared, in one pass over
 * the stored matrix for all queries, in memory that does not grow with the matrix. Best first, ties by lower id; fewer than
 * `topK` if there are not as many. Rows of zeros have no direction and are no neighbours, nor are rows without an entry
 * in the tokenizer. The mean of several tokens is that of their unit vectors: each counts the same whatever its length.
 * Cosines are sums of 64 bits, rounded to 12 decimals, so that equal rows are equal.
 * Throws `usage` for ids outside the vocabulary, a query without ids and one without direction, and what
 * {@link findEmbeddings} throws.
 *
 * @example
 * ```ts
 * import { openCheckpoint } from "unname";
 * import { nearestNeighbours } from "unname/model";
 *
 * const checkpoint = await openCheckpoint("node_modules/unname/models/notes-nl");
 * const tokenId = checkpoint.tokenizer.vocabulary.indexOf("ĠPERSON");
 * const [near] = await nearestNeighbours(checkpoint, { queries: [[tokenId]], topK: 3 });
 * console.log(near.length, near[0].tokenId === tokenId, near[0].cosine); // → 3 true 1
 * ```
 */
export async function nearestNeighbours(
  checkpoint: Pick<Checkpoint, "directory" | "config" | "modelType" | "vocabularySize" | "tokenizer">,
  { queries, embeddings = "input", topK = DEFAULT_NEIGHBOURS, excludeQuery, excludeSpecial }: NeighbourOptions,
): Promise<Neighbour[][]> {
  const matrix = (await findEmbeddings(checkpoint))[embeddings];
  const { vocabulary, specialTokenIds } = checkpoint.tokenizer;
  for (const [index, tokenIds] of queries.entries()) checkTokenIds(tokenIds, checkpoint.vocabularySize, index);
  const directions: Float64Array[] = [];
  for (const [index, tokenIds] of queries.entries()) {
    directions.push(await readDirection(matrix, tokenIds, index));
  }
  const best = queries.map((tokenIds) => {
    const excluded = new Set([...(excludeQuery ? tokenIds : []), ...(excludeSpecial ? specialTokenIds : [])]);
    const kept = createTopScores(topK);
    return { ...kept, isOpen: (tokenId: number, cosine: number) => cosine > kept.worst() && !excluded.has(tokenId) };
  });
  if (queries.length > 0) {
    await compareAll(matrix, directions, Math.min(vocabulary.length, checkpoint.vocabularySize), best);
  }
  return best.map(({ take }) => take().map(([tokenId, cosine]) => ({ tokenId, cosine })));
}

/** What the cosines of one query go to. */
interface Wanted extends TopScores {
  /** Whether a cosine as high as this would be kept. */
  isOpen(tokenId: number, cosine: number): boolean;
}

/**
 * Onnxruntime multiplies in 32 bits; only products that may belong to the best are computed again in 64. The error of a 32-bit
 * sum of n products is at most n · 2^-24 / (1 - n · 2^-24) of the sum of their magnitudes, in whatever order it adds (Higham,
 * Accuracy and Stability of Numerical Algorithms, 2002, 3.1), which for two directions is at most 1; rounding the direction
 * itself to 32 bits adds one more unit.
 */
async function compareAll(
  matrix: StoredTensor,
  directions: readonly Float64Array[],
  entries: number,
  best: readonly Wanted[],
): Promise<void> {
  const width = directions[0]?.length ?? 0;
  const margin = ((width + 2) * 2 ** -24) / (1 - (width + 2) * 2 ** -24);
  const vectors = new Float32Array(directions.length * width);
  for (const [index, direction] of directions.entries()) vectors.set(direction, index * width);
  const products = await openRowProducts(vectors, width);
  const row = new Float64Array(width);
  try {
    await forEachBlock(matrix, async ({ firstRow, rowCount, values }) => {
      const block = await products.multiply(values, rowCount);
      for (let index = 0; index < rowCount && firstRow + index < entries; index++) {
        row.set(values.subarray(index * width, (index + 1) * width));
        const norm = Math.sqrt(dot(row, row));
        if (!(norm > 0 && norm < Infinity)) continue;
        for (let query = 0; query < directions.length; query++) {
          const wanted = best[query] as Wanted;
          const product = block[index * directions.length + query] as number;
          // Where 32 bits may overflow or underflow the bound does not hold: computed again.
          const isBounded = norm > SMALL_NORM && Number.isFinite(product);
          if (isBounded && !wanted.isOpen(firstRow + index, product / norm + margin)) continue;
          const cosine = dot(row, directions[query] as Float64Array) / norm;
          const rounded = Math.round(Math.min(1, Math.max(-1, cosine)) * COSINE_STEPS) / COSINE_STEPS;
          if (wanted.isOpen(firstRow + index, rounded)) wanted.add(firstRow + index, rounded);
        }
      }
    });
  } finally {
    await products.close();
  }
}

/** In four sums: they do not wait for each other. */
function dot(a: Float64Array, b: Float64Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let index = 0;
  for (; index + 3 < a.length; index += 4) {
    first += (a[index] as number) * (b[index] as number);
    second += (a[index + 1] as number) * (b[index + 1] as number);
    third += (a[index + 2] as number) * (b[index + 2] as number);
    fourth += (a[index + 3] as number) * (b[index + 3] as number);
  }
  for (; index < a.length; index++) first += (a[index] as number) * (b[index] as number);
  return first + second + (third + fourth);
}

/** Unit vector along the sum of the rows' unit vectors. */
async function readDirection(matrix: StoredTensor, tokenIds: readonly number[], query: number): Promise<Float64Array> {
  const rows = await readRows(matrix, tokenIds);
  const width = rows.length / tokenIds.length;
  const sum = new Float64Array(width);
  for (let start = 0; start < rows.length; start += width) {
    const unit = normalise(Float64Array.from(rows.subarray(start, start + width)), query);
    for (const [index, value] of unit.entries()) sum[index] = (sum[index] as number) + value;
  }
  return normalise(sum, query);
}

function normalise(vector: Float64Array, query: number): Float64Array {
  const norm = Math.sqrt(dot(vector, vector));
  if (norm > 0 && norm < Infinity) return vector.map((value) => value / norm);
  throw usage(query, "embeddings with a direction, found zeros or numbers that are not finite");
}

function checkTokenIds(tokenIds: readonly number[], vocabularySize: number, query: number): void {
  if (tokenIds.length === 0) throw usage(query, "at least one token id, found none");
  const wrong = tokenIds.find((tokenId) => !Number.isSafeInteger(tokenId) || tokenId < 0 || tokenId >= vocabularySize);
  if (wrong !== undefined) throw usage(query, `token ids from 0 to ${vocabularySize - 1}, found ${wrong}`);
}

function usage(query: number, expected: string): UnnameError {
  return new UnnameError("usage", `neighbours, query ${query + 1}: expected ${expected}.`, { details: { query } });
}
