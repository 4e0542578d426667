import { createRandom } from "../base/random.ts";
import type { Known } from "./known-entries.ts";
import type { ReviewerAnswers } from "./reviewer-answers.ts";

/** Of an entry what tells whether it is to come again. */
export interface AskedEntry {
  readonly tokenId: number;
  readonly probability: number;
  readonly known?: Known;
}

/** Kept entries from this probability on come again, and known names, whatever their score. */
const DOUBTED = 0.1;
/** No more of them than this. */
export const MOST_DOUBTED = 20;
/** Names that come again, and at most this share of those found. */
export const MOST_REPEATS = 20;
const REPEATED_SHARE = 0.5;
/** One entry comes again after so many decisions. */
const EVERY = 12;
/** An entry does not come again before so many others were decided. */
const LEAST_BETWEEN = 8;

/** Entries that have to come again before it is safe to stop, of what one reviewer decided. */
export interface AgainPlan {
  /** Kept though they are likely names; most probable first. */
  readonly doubted: readonly number[];
  /** Found names in an order drawn by their ids, of which `repeats` come again. */
  readonly names: readonly number[];
  readonly repeats: number;
}

/**
 * What has to come again, of one reviewer's answers: the kept entries that are likeliest to be names, at most 20, and a random 20 of the names that were
 * found, or half of them where they are few. What came is not in it. Entries without a probability come once.
 */
export function planAgain(entries: readonly AskedEntry[], { decided, again }: ReviewerAnswers): AgainPlan {
  const askedBefore = (choice: "name" | "keep") => [...again.values()].filter(({ before }) => before === choice).length;
  const isOpen = ({ tokenId }: AskedEntry, choice: "name" | "keep") =>
    decided.get(tokenId) === choice && !again.has(tokenId);
  const doubted = entries
    .filter((entry) => isOpen(entry, "keep") && (entry.probability >= DOUBTED || entry.known === "name"))
    .sort((a, b) => b.probability - a.probability || a.tokenId - b.tokenId)
    .slice(0, Math.max(0, MOST_DOUBTED - askedBefore("keep")));
  const names = entries.filter((entry) => isOpen(entry, "name"));
  const repeated = askedBefore("name");
  const wanted = Math.min(MOST_REPEATS, Math.floor((names.length + repeated) * REPEATED_SHARE));
  return {
    doubted: doubted.map(({ tokenId }) => tokenId),
    names: names.map(({ tokenId }) => tokenId).sort((a, b) => drawOf(a) - drawOf(b)),
    repeats: Math.max(0, wanted - repeated),
  };
}

/**
 * The entry that comes again now, if one does: at the pace of one in twelve decisions, doubted keeps and repeats in turn, and none that was decided
 * among the last eight. At the end of the list all that is left comes. It depends on the answers alone, so that a review goes on as it was.
 */
export function nextAgain(
  entries: readonly AskedEntry[],
  answers: ReviewerAnswers,
  { isAtEnd, skipped }: { readonly isAtEnd: boolean; readonly skipped: ReadonlySet<number> },
): number | undefined {
  const { decided, again } = answers;
  if (!isAtEnd && again.size >= Math.floor(decided.size / EVERY)) return undefined;
  const { doubted, names, repeats } = planAgain(entries, answers);
  const recent = new Set(isAtEnd ? [] : [...decided.keys()].slice(-LEAST_BETWEEN));
  const find = (tokenIds: readonly number[]) => tokenIds.find((id) => !recent.has(id) && !skipped.has(id));
  const [doubt, repeat] = [find(doubted), repeats > 0 ? find(names) : undefined];
  return again.size % 2 === 0 ? (doubt ?? repeat) : (repeat ?? doubt);
}

/** A random number of each id, the same in every session. */
const draws = new Map<number, number>();

function drawOf(tokenId: number): number {
  const known = draws.get(tokenId) ?? createRandom(tokenId, "ask again").next();
  draws.set(tokenId, known);
  return known;
}
