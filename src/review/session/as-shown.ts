import type { Question } from "./question.ts";
import { currentEntry, type Session } from "./session.ts";

/**
 * The session as entries and lists show it: an entry that comes a second time stands where the review is, and nothing shows that it was decided. What is
 * counted is counted in the session itself.
 */
export function asShown<Q extends Question>(session: Session<Q>): Session<Q> {
  const { repeated, position, queue } = session;
  const entry = currentEntry(session);
  if (repeated === undefined || entry === undefined) return session;
  const without = <T>(of: ReadonlyMap<number, T>) => new Map([...of].filter(([tokenId]) => tokenId !== repeated));
  const { decided, reasons } = session;
  return {
    ...session,
    queue: queue.toSpliced(position, 1, entry),
    decided: without(decided),
    reasons: without(reasons),
  };
}
