import { createRandom } from "../../base/random.ts";
import type { Known } from "../score/known-entries.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";

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
/** A name below this probability is a surprise: it comes again before it says anything of the scores. */
const SURPRISING = 0.01;
/** So many surprises come again; more of them are no slips. */
export const MOST_SURPRISES = 8;
/** One entry comes again after so many decisions. */
const EVERY = 12;
/** An entry does not come again before so many others were decided. */
const LEAST_BETWEEN = 8;

/** Entries that have to come again before it is safe to stop, of what one reviewer decided. */
export interface AgainPlan {
  /** Called names though the score all but excludes it; in the order they were decided. */
  readonly surprises: readonly number[];
  /** Kept though they are likely names; most probable first. */
  readonly doubted: readonly number[];
  /** Found names in an order drawn by their ids, of which `repeats` come again. */
  readonly names: readonly number[];
  readonly repeats: number;
}

/**
 * What has to come again, of one reviewer's answers: the first eight names that the score all but excludes; the kept entries that are likeliest to be names, at most 20, and a random 20 of the names that were
 * found, or half of them where they are few. What came, and what was decided in bulk, is not in it. Entries without a probability come once.
 */
export function planAgain(entries: readonly AskedEntry[], answers: ReviewerAnswers): AgainPlan {
  const { decided, again, bulk } = answers;
  const unlikely = surprisingOf(entries);
  const askedBefore = (choice: "name" | "keep") =>
    [...again].filter(([tokenId, { before }]) => before === choice && !unlikely.has(tokenId)).length;
  const isOpen = ({ tokenId }: AskedEntry, choice: "name" | "keep") =>
    decided.get(tokenId) === choice && !again.has(tokenId) && bulk?.has(tokenId) !== true;
  const doubted = entries
    .filter((entry) => isOpen(entry, "keep") && (entry.probability >= DOUBTED || entry.known === "name"))
    .sort((a, b) => b.probability - a.probability || a.tokenId - b.tokenId)
    .slice(0, Math.max(0, MOST_DOUBTED - askedBefore("keep")));
  const names = entries.filter((entry) => isOpen(entry, "name") && !unlikely.has(entry.tokenId));
  const repeated = askedBefore("name");
  const wanted = Math.min(MOST_REPEATS, Math.floor((names.length + repeated) * REPEATED_SHARE));
  return {
    surprises: surprisesOf(entries, answers).waiting,
    doubted: doubted.map(({ tokenId }) => tokenId),
    names: names.map(({ tokenId }) => tokenId).sort((a, b) => drawOf(a) - drawOf(b)),
    repeats: Math.max(0, wanted - repeated),
  };
}

const surprising = new WeakMap<readonly AskedEntry[], ReadonlySet<number>>();

/** Entries of which the score all but excludes that they are names. What is known beside the score to be a name is no surprise. */
export function surprisingOf(entries: readonly AskedEntry[]): ReadonlySet<number> {
  const isSurprise = ({ probability, known }: AskedEntry) => probability < SURPRISING && known !== "name";
  const found =
    surprising.get(entries) ?? new Set(entries.flatMap((entry) => (isSurprise(entry) ? [entry.tokenId] : [])));
  surprising.set(entries, found);
  return found;
}

/** Surprising names of one reviewer: those that wait to come again, and those that were not called names again. Neither says anything of the scores. */
export interface Surprises {
  readonly waiting: readonly number[];
  readonly withdrawn: readonly number[];
}

/** The surprises among what one reviewer called names, in the order of the decisions. */
export function surprisesOf(entries: readonly AskedEntry[], answers: ReviewerAnswers): Surprises {
  const { decided, again, bulk } = answers;
  const unlikely = surprisingOf(entries);
  const called = [...decided].flatMap(([tokenId, choice]) =>
    choice === "name" && unlikely.has(tokenId) && bulk?.has(tokenId) !== true ? [tokenId] : [],
  );
  const came = called.filter((tokenId) => again.get(tokenId)?.before === "name");
  return {
    waiting: called.filter((tokenId) => !again.has(tokenId)).slice(0, Math.max(0, MOST_SURPRISES - came.length)),
    withdrawn: came.filter((tokenId) => again.get(tokenId)?.said !== "name" && again.get(tokenId)?.isRevised !== true),
  };
}

/**
 * The entry that comes again now, if one does: a surprise as soon as eight others were decided; the others at the pace of one in twelve
 * decisions, doubted keeps and repeats in turn, and none that was decided among the last eight. At the end of the list all that is left comes. It depends on the answers alone, so that a review goes on as it was.
 */
export function nextAgain(
  entries: readonly AskedEntry[],
  answers: ReviewerAnswers,
  { isAtEnd, skipped }: { readonly isAtEnd: boolean; readonly skipped: ReadonlySet<number> },
): number | undefined {
  const { decided, again, bulk } = answers;
  const isDue = isAtEnd || again.size < Math.floor((decided.size - (bulk?.size ?? 0)) / EVERY);
  const recent = new Set(isAtEnd ? [] : [...decided.keys()].slice(-LEAST_BETWEEN));
  const find = (tokenIds: readonly number[]) => tokenIds.find((id) => !recent.has(id) && !skipped.has(id));
  const surprise = find(surprisesOf(entries, answers).waiting);
  if (surprise !== undefined || !isDue) return surprise;
  const { doubted, names, repeats } = planAgain(entries, answers);
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
