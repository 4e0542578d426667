import type { Tokenizer } from "../../model/checkpoint.ts";
import { letterCount } from "../score/suspicion.ts";
import type { Question } from "./question.ts";

/** Where an entry stands in a word: it spells one or begins one, it is written inside one or where a text begins, or it is the beginning of longer names. */
export type EntryPart = "word" | "inner" | "beginning";

/** Inside words fewer small letters than this spell words: such a piece is no spelling of a name that reads the same. */
const SHORTEST_INNER = 4;

/** What tells how an entry is written. */
interface Written extends Question {
  readonly pieces?: unknown;
  readonly corpus?: unknown;
  readonly probability?: number;
}

/**
 * Entries with how they are written, and with those that stand in one row with them: all that read the same, whatever their case,
 * accents and mark of a word's beginning. Short pieces of words are rows of their own.
 */
export function withRows<Q extends Written>(
  queue: readonly Q[],
  { startsWord }: Pick<Tokenizer, "startsWord">,
): (Q & { readonly part: EntryPart; readonly row: readonly number[] })[] {
  const partOf = ({ tokenId, pieces, corpus }: Written): EntryPart =>
    !startsWord(tokenId) ? "inner" : pieces !== undefined && corpus === undefined ? "beginning" : "word";
  const apart = new Set(queue.flatMap((entry) => (isShortPiece(entry, partOf(entry)) ? [entry.tokenId] : [])));
  return queue.map((entry) => ({
    ...entry,
    part: partOf(entry),
    row: apart.has(entry.tokenId) ? [] : entry.variants.filter((tokenId) => !apart.has(tokenId)),
  }));
}

function isShortPiece({ surface }: Question, part: EntryPart): boolean {
  return part === "inner" && /^(?:##)?\p{Ll}+$/u.test(surface) && letterCount(surface) < SHORTEST_INNER;
}

/** What tells the row of an entry. */
export type RowEntry = Pick<Question, "tokenId" | "variants" | "row">;

/** The other entries of an entry's row. */
export function othersInRow({ row, variants }: RowEntry): readonly number[] {
  return row ?? variants;
}

/** The same number for all entries of a row, and for no other. */
export function rowKey(entry: RowEntry): number {
  return Math.min(entry.tokenId, ...othersInRow(entry));
}

/** The entries of a queue in rows, in the order of their first entries; entries of one row in the order of the queue. */
export function rowsOf<Q extends RowEntry>(queue: readonly Q[]): Q[][] {
  const rows = new Map<number, Q[]>();
  for (const entry of queue) {
    const key = rowKey(entry);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [entry]);
    else row.push(entry);
  }
  return [...rows.values()];
}
