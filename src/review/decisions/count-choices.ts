import type { Choice } from "./fold-lines.ts";

/** Counts of a session's entries, by how they were decided. */
export interface ReviewSummary {
  readonly candidates: number;
  readonly names: number;
  readonly kept: number;
  readonly unsure: number;
  readonly undecided: number;
}

/** What is counted: the entries, and what was decided. */
export interface Counted {
  readonly queue: readonly { readonly tokenId: number }[];
  readonly decided: ReadonlyMap<number, Choice>;
}

/** Several parts of a screen show the same counts, and states never change. */
const counted = new WeakMap<
  Counted["decided"],
  { readonly queue: Counted["queue"]; readonly summary: ReviewSummary }
>();

/** Counts of a session's entries, by how they were decided. */
export function countChoices({ queue, decided }: Counted): ReviewSummary {
  const known = counted.get(decided);
  if (known?.queue === queue) return known.summary;
  const counts = { name: 0, keep: 0, unsure: 0, undecided: 0 };
  if (decided.size === 0) counts.undecided = queue.length;
  else for (const { tokenId } of queue) counts[decided.get(tokenId) ?? "undecided"]++;
  const { name, keep, unsure, undecided } = counts;
  const summary = { candidates: queue.length, names: name, kept: keep, unsure, undecided };
  counted.set(decided, { queue, summary });
  return summary;
}
