import type { Lot, Word } from "./lot.ts";

/** Things to draw from, some likelier than others. */
export interface Pool<T> {
  readonly items: readonly T[];
  /** Sums of the weights up to and with each item. */
  readonly cumulative: Float64Array;
}

/** Draws tried before the pool is gone through from the last one on. */
const MOST_DRAWS = 40;
const DRAW_BYTES = 6;
/** Of 32 bytes: most draws are settled by one of them. */
const DRAWS_A_DIGEST = 5;

/** A pool of items by their weights. */
export function createPool<T>(weighted: readonly (readonly [T, number])[]): Pool<T> {
  const cumulative = new Float64Array(weighted.length);
  let total = 0;
  for (const [i, [, weight]] of weighted.entries()) cumulative[i] = total += weight;
  return { items: weighted.map(([item]) => item), cumulative };
}

/** An item that `isFree` holds for, by its weight, as the key and `words` decide; undefined if it holds for none. */
export function drawFrom<T>(
  lot: Lot,
  pool: Pool<T> | undefined,
  words: readonly Word[],
  isFree: (item: T) => boolean,
): T | undefined {
  if (pool === undefined || pool.items.length === 0) return undefined;
  const { items, cumulative } = pool;
  const total = cumulative.at(-1) as number;
  let index = 0;
  let bytes: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < MOST_DRAWS; attempt++) {
    const place = attempt % DRAWS_A_DIGEST;
    if (place === 0) bytes = lot.bytes(...words, attempt);
    index = indexOf(cumulative, (bytes.readUIntBE(place * DRAW_BYTES, DRAW_BYTES) / 2 ** (8 * DRAW_BYTES)) * total);
    if (isFree(items[index] as T)) return items[index];
  }
  for (let step = 1; step <= items.length; step++) {
    const item = items[(index + step) % items.length] as T;
    if (isFree(item)) return item;
  }
  return undefined;
}

function indexOf(cumulative: Float64Array, target: number): number {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] as number) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}
