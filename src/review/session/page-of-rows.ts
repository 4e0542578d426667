import { planAgain } from "../stopping/ask-again.ts";
import { createRandom } from "../../base/random.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { othersInRow } from "./entry-rows.ts";
import { rowKind } from "./order-by-worth.ts";
import type { Question } from "./question.ts";
import type { Session } from "./session.ts";

/** Rows that are looked at together: all are decided alike but those that the reviewer picks out. */
export interface Page<Q extends Question = Question> {
  /** What the rows are that are not picked out. */
  readonly choice: "name" | "keep";
  /** Likely names that the page is a random draw of; undefined where it is no draw. */
  readonly from?: number | undefined;
  /** Entries of each row; those of a row that comes a second time are its one entry that was decided. */
  readonly rows: readonly (readonly Q[])[];
}

/** Rows of a page: as many as are taken in at a glance, and fit a small terminal. */
const ROWS = 30;
/** Names found before come again on a page, unmarked, so that what is overlooked on pages is measured. */
const REPEATS = 3;
const LEAST_ROWS = 5;

/**
 * The page that begins with the entry that is shown: likely names, drawn ones by themselves, or rows that are unlikely to be names, with some names found before among them.
 * Undefined where the entry is to be decided by itself. It depends on the decisions alone.
 */
export function pageOf<Q extends Question>(session: Session<Q>): Page<Q> | undefined {
  const { queue, position, repeated, decided, skipped, likely } = session;
  const first = queue[position];
  if (first === undefined || repeated !== undefined || decided.has(first.tokenId)) return undefined;
  const drawn = new Set(likely?.drawn);
  const kind = rowKind(rowFrom(session, position), drawn);
  if (kind === "single") return undefined;
  const choice = kind === "unlikely" ? "keep" : "name";
  const repeats = choice === "keep" ? repeatsOf(session) : [];
  const rows: (readonly Q[])[] = [];
  for (let index = position; index < queue.length && rows.length < ROWS - repeats.length;) {
    const row = rowFrom(session, index);
    const open = row.filter(({ tokenId }) => !decided.has(tokenId) && !skipped.has(tokenId));
    if (open.length > 0 && rowKind(row, drawn) !== kind) break;
    if (open.length > 0) rows.push(open);
    index += row.length;
  }
  if (rows.length < LEAST_ROWS) return undefined;
  const key = (row: readonly Q[]) => createRandom(row[0]?.tokenId ?? 0, "page").next();
  const all = [...rows, ...repeats.map((entry) => [entry])];
  const from = kind === "drawn" ? likely?.from.length : undefined;
  return { choice, from, rows: repeats.length === 0 ? all : all.toSorted((a, b) => key(a) - key(b)) };
}

/** The entries of one row from a place on: rows are neighbours in the queue. */
function rowFrom<Q extends Question>({ queue }: Session<Q>, index: number): Q[] {
  const first = queue[index] as Q;
  const others = new Set(othersInRow(first));
  const row = [first];
  for (let next = index + 1; next < queue.length && others.has((queue[next] as Q).tokenId); next++)
    row.push(queue[next] as Q);
  return row;
}

function repeatsOf<Q extends Question>(session: Session<Q>): Q[] {
  const { names, repeats } = planAgain(session.askable, session);
  return names
    .slice(0, Math.min(REPEATS, repeats))
    .flatMap((tokenId) => session.queue[session.positions.get(tokenId) ?? -1] ?? []);
}

/** What each entry of a page is decided to be, by the rows that were picked out. */
export function choicesOfPage({ choice, rows }: Page, picked: ReadonlySet<number>): Map<number, Choice> {
  const other = choice === "name" ? "keep" : "name";
  return new Map(
    rows.flatMap((row, index) => row.map(({ tokenId }) => [tokenId, picked.has(index) ? other : choice] as const)),
  );
}
