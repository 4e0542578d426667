import { type EntryPart, type RowEntry, rowsOf } from "./entry-rows.ts";
import type { LikelyNames } from "./likely-names.ts";

/** What the order depends on. */
export interface Ordered extends RowEntry {
  readonly probability?: number;
  readonly isSampled?: boolean;
  readonly part?: EntryPart;
}

/** Rows that hold fewer names than this, by their probabilities, are looked at a page at a time. */
const PAGED = 0.2;

/** What a decision on a row takes away from the names that may be left: the sum of its entries' probabilities. Without probabilities, 1. */
export function worthOf(row: readonly Ordered[]): number {
  return row.reduce((sum, { probability = 1 }) => sum + probability, 0);
}

/** A row of which one spelling is as likely as this, and none less likely than that, is looked at on a page of likely names. */
const LIKELY = 0.9;
const LEAST_LIKELY = 0.5;

/**
 * How a row is looked at: with other drawn likely names, with other likely names, with others that are unlikely to be names, or by
 * itself.
 */
export type RowKind = "drawn" | "likely" | "unlikely" | "single";

/** How a row is looked at; `drawn` has the entries that were drawn from the likely names. */
export function rowKind(row: readonly Ordered[], drawn: { has(tokenId: number): boolean }): RowKind {
  if (row.some(({ tokenId }) => drawn.has(tokenId))) return "drawn";
  const probabilities = row.map(({ probability = 0 }) => probability);
  if (Math.max(...probabilities) >= LIKELY && Math.min(...probabilities) >= LEAST_LIKELY) return "likely";
  return worthOf(row) < PAGED ? "unlikely" : "single";
}

/**
 * The order in which rows bring a review to its end soonest: by what a decision takes away from the bound on the names left, see `worthOf`. Before them come
 * the drawn likely names, whose look decides all the others of their kind at once, and other likely ones, which make pages. The random sample, without which no review ends, comes before the rows
 * that are looked at a page at a time. Entries of a row are neighbours, whole words first. Where nothing has a probability the order of the list stays, rows
 * together.
 */
export function orderByWorth<Q extends Ordered>(queue: readonly Q[], likely: LikelyNames | undefined): Q[] {
  const hasWorth = queue.some(({ probability }) => probability !== undefined);
  const rows = rowsOf(queue).map((row) =>
    row.toSorted((a, b) => Number(a.part === "inner") - Number(b.part === "inner")),
  );
  if (!hasWorth) return rows.flat();
  const places = new Map(likely?.drawn.map((tokenId, place) => [tokenId, place]));
  const rankOf = (row: readonly Q[]) => {
    const kind = rowKind(row, places);
    if (kind === "drawn")
      return { part: 0, worth: -Math.min(...row.map(({ tokenId }) => places.get(tokenId) ?? Infinity)) };
    if (kind === "unlikely" && row.some(({ isSampled }) => isSampled === true)) return { part: 3, worth: 0 };
    return { part: { likely: 1, single: 2, unlikely: 4 }[kind], worth: worthOf(row) };
  };
  return rows
    .map((row) => ({ row, ...rankOf(row) }))
    .sort((a, b) => a.part - b.part || b.worth - a.worth)
    .flatMap(({ row }) => row);
}
