import type { Decision } from "./decision.ts";
import { type Choice, UNDO } from "./fold-lines.ts";

/** What a reviewer can do. `variants`: the candidate and all its undecided variants are names. */
export type Action = Choice | "variants" | "skip" | "undo" | "quit";

/** The reason of a line that was written for all variants of a name at once. */
export const ALL_VARIANTS = "all variants";

/** What a person is asked about. */
export interface Question {
  readonly tokenId: number;
  readonly token: string;
  /** Ids of the questions that `variants` answers with this one. */
  readonly variants: readonly number[];
}

/** A line to append to the decisions file, but for who and when. */
export type Entry = Pick<Decision, "tokenId" | "token" | "decision" | "reason">;

interface Change {
  readonly tokenId: number;
  readonly previous: Choice | undefined;
}

/** What one action did, so that it can be undone. */
interface Step {
  readonly position: number;
  readonly changes: readonly Change[];
}

/** The state of a review. Frozen data: {@link step} makes the next one. */
export interface Session<Q extends Question = Question> {
  readonly queue: readonly Q[];
  /** Index of the candidate that is shown; the queue's length when all were shown. */
  readonly position: number;
  readonly decided: ReadonlyMap<number, Choice>;
  readonly history: readonly Step[];
  readonly status: "open" | "finished" | "quit";
}

/**
 * A review that goes on where the decisions on file end: the first undecided candidate is shown, and undoing goes back through
 * what is on file. `decisions` are this reviewer's own, in the order they were made (see `foldDecisions`).
 */
export function startSession<Q extends Question>(
  queue: readonly Q[],
  decisions: ReadonlyMap<number, Pick<Decision, "tokenId" | "decision">>,
): Session<Q> {
  const positions = new Map(queue.map((candidate, position) => [candidate.tokenId, position]));
  const decided = new Map([...decisions.values()].map(({ tokenId, decision }) => [tokenId, decision]));
  const history = [...decided.keys()].flatMap((tokenId): Step[] => {
    const position = positions.get(tokenId);
    return position === undefined ? [] : [{ position, changes: [{ tokenId, previous: undefined }] }];
  });
  return showFrom(0, { queue, decided, history });
}

interface Stepped<Q extends Question> {
  readonly session: Session<Q>;
  readonly entries: readonly Entry[];
}

/** The state after an action, and the lines to append for it, which must be on the disk before the state is shown. Pure. */
export function step<Q extends Question>(session: Session<Q>, action: Action): Stepped<Q> {
  if (action === "quit") return { session: { ...session, status: "quit" }, entries: [] };
  if (action === "undo") return undo(session);
  const current = session.queue[session.position];
  if (current === undefined) return { session, entries: [] };
  if (action === "skip") return decide(session, [], "name", "");
  if (action !== "variants") return decide(session, [current], action, "");
  const variants = new Set(current.variants);
  const undecided = session.queue.filter((other) => variants.has(other.tokenId) && !session.decided.has(other.tokenId));
  return decide(session, [current, ...undecided], "name", ALL_VARIANTS);
}

/** Number of candidates that are still undecided. */
export function countUndecided(session: Session): number {
  return session.queue.filter((candidate) => !session.decided.has(candidate.tokenId)).length;
}

function decide<Q extends Question>(
  session: Session<Q>,
  candidates: readonly Question[],
  choice: Choice,
  reason: string,
): Stepped<Q> {
  const decided = new Map(session.decided);
  const changes = candidates.map(({ tokenId }): Change => ({ tokenId, previous: decided.get(tokenId) }));
  for (const { tokenId } of candidates) decided.set(tokenId, choice);
  const history = [...session.history, { position: session.position, changes }];
  return {
    session: showFrom(session.position + 1, { queue: session.queue, decided, history }),
    entries: candidates.map(({ tokenId, token }) => ({ tokenId, token, decision: choice, reason })),
  };
}

function undo<Q extends Question>(session: Session<Q>): Stepped<Q> {
  const last = session.history.at(-1);
  if (last === undefined) return { session, entries: [] };
  const decided = new Map(session.decided);
  for (const { tokenId, previous } of last.changes) {
    if (previous === undefined) decided.delete(tokenId);
    else decided.set(tokenId, previous);
  }
  const tokens = new Map(session.queue.map(({ tokenId, token }) => [tokenId, token]));
  return {
    session: { ...session, position: last.position, decided, history: session.history.slice(0, -1), status: "open" },
    entries: last.changes.map(({ tokenId, previous }) => ({
      tokenId,
      token: tokens.get(tokenId) ?? "",
      decision: previous ?? "unsure",
      reason: UNDO,
    })),
  };
}

/**
 * Shows the next undecided candidate from `start` on; then those before it, which an undo can leave open. What was skipped
 * waits for the next session.
 */
function showFrom<Q extends Question>(
  start: number,
  state: Pick<Session<Q>, "queue" | "decided" | "history">,
): Session<Q> {
  const { queue, decided, history } = state;
  const skipped = new Set(history.filter(({ changes }) => changes.length === 0).map(({ position }) => position));
  const order = [...queue.keys()].map((index) => (start + index) % queue.length);
  const next = order.find((index) => !skipped.has(index) && !decided.has(queue[index]?.tokenId ?? -1));
  return { ...state, position: next ?? queue.length, status: next === undefined ? "finished" : "open" };
}
