import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Action } from "./action.ts";
import {
  type AgainAnswer,
  type Change,
  type LineOnFile,
  replayLines,
  revise,
  setBulk,
  setText,
  type Step,
} from "../decisions/replay-lines.ts";
import { type AskedEntry, nextAgain } from "../stopping/ask-again.ts";
import { countChoices } from "../decisions/count-choices.ts";
import type { BulkStep, Decision } from "../decisions/decision.ts";
import { type Filter, filterQueue, isFiltered, listRows, NO_FILTER, searchTexts } from "./filter.ts";
import { type Choice, moreCautious } from "../decisions/fold-lines.ts";
import { AGAIN, ALL_VARIANTS, isReservedReason, LIKELY_NAMES, ON_PAGE, UNDO } from "../decisions/reasons.ts";
import { type LikelyNames, offerBulk } from "./likely-names.ts";
import { othersInRow } from "./entry-rows.ts";
import { choicesOfPage, pageOf } from "./page-of-rows.ts";
import type { Question } from "./question.ts";

/** More entries than this, decided at once in a list, count as not looked at. */
const MOST_SEEN = 30;

/** A line to append to the decisions file, without reviewer and time. */
export type Entry = Pick<Decision, "tokenId" | "token" | "decision" | "reason" | "note" | "bulk">;

/** The state of a review. Frozen data: {@link step} makes the next one. */
export interface Session<Q extends Question = Question> {
  readonly queue: readonly Q[];
  /** Indexes in the queue by token id. */
  readonly positions: ReadonlyMap<number, number>;
  readonly searchTexts: readonly string[];
  readonly filter: Filter;
  /** Indexes in the queue of the lines of the list, one a row, ascending; see `listRows`. */
  readonly view: readonly number[];
  /** Index in the queue of the entry that is shown; the queue's length if all of the view were shown, or it is empty. */
  readonly position: number;
  readonly decided: ReadonlyMap<number, Choice>;
  /** Reasons of the decisions that have one. */
  readonly reasons: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string>;
  /** Answers to entries that came a second time. */
  readonly again: ReadonlyMap<number, AgainAnswer>;
  /** Entries that were decided without being looked at, with the step that did. */
  readonly bulk: ReadonlyMap<number, BulkStep>;
  /** Likely names that can be taken together after a look at some; undefined where they are few. */
  readonly likely?: LikelyNames | undefined;
  /** Entries that may come a second time; none where no probability is known. */
  readonly askable: readonly AskedEntry[];
  /** The id of an entry that comes a second time now, instead of the one at {@link position}. A view shows it as if it were undecided, see `asShown`. */
  readonly repeated?: number | undefined;
  /** Ids of entries that were passed by in this session. */
  readonly skipped: ReadonlySet<number>;
  readonly history: readonly Step[];
  readonly status: "open" | "finished" | "quit";
}

/**
 * A review that goes on where the lines on file end: the first undecided entry is shown, and undoing goes back through what is on
 * file. `lines` are this reviewer's own, in the order they were written; `before` is what was decided before them, which no undoing reaches. Of `askable`
 * entries some come a second time, see `nextAgain`.
 */
export function startSession<Q extends Question>(
  queue: readonly Q[],
  lines: Iterable<LineOnFile>,
  filter: Filter = NO_FILTER,
  before: ReadonlyMap<number, Choice> = new Map(),
  askable: readonly AskedEntry[] = [],
  likely?: LikelyNames,
): Session<Q> {
  const positions = new Map(queue.map(({ tokenId }, position) => [tokenId, position]));
  const skipped = new Set<number>();
  const start = { queue, positions, searchTexts: searchTexts(queue), skipped, askable, likely, filter, view: [] };
  return showFrom(0, { ...start, ...replayLines(lines, positions, before), position: 0, status: "open" });
}

/** The entry that is shown, at its place or a second time; undefined at the end of the list. */
export function currentEntry<Q extends Question>(
  session: Pick<Session<Q>, "queue" | "position" | "positions" | "repeated">,
): Q | undefined {
  const { queue, position, positions, repeated } = session;
  return queue[repeated === undefined ? position : (positions.get(repeated) ?? position)];
}

/** What an action came to. */
export interface Stepped<Q extends Question = Question> {
  readonly session: Session<Q>;
  /** Lines to append, which must be on the disk before the state is shown. */
  readonly entries: readonly Entry[];
}

/** The state after an action, and the lines to append for it. Pure. */
export function step<Q extends Question>(session: Session<Q>, action: Action): Stepped<Q> {
  const { position, repeated } = session;
  const current = currentEntry(session);
  switch (action.kind) {
    case "quit":
      return { session: { ...session, status: "quit" }, entries: [] };
    case "undo":
      return undo(session);
    case "filter":
      return { session: applyFilter(session, action.filter), entries: [] };
    case "move":
      return { session: move(session, action.by), entries: [] };
    case "show":
      return { session: show(session, action.tokenId), entries: [] };
    case "decide-listed":
      if (isReservedReason(action.reason)) return { session, entries: [] };
      return decideListed(session, action.choice, action.reason);
    case "take-likely":
      return takeLikely(session);
    case "decide-page":
      return decidePage(session, new Set(action.picked));
    default:
  }
  if (current === undefined) return { session, entries: [] };
  if (action.kind === "note") return note(session, current, action.text.trim());
  if (action.kind === "skip") {
    const skipped = new Set(session.skipped).add(current.tokenId);
    const history = [...session.history, { position, changes: [] }];
    return {
      session: showFrom(position + (repeated === undefined ? 1 : 0), { ...session, skipped, history }),
      entries: [],
    };
  }
  if (repeated !== undefined) return decideAgain(session, current, action.choice);
  const variants = action.together === true ? undecidedVariants(session, current) : [];
  if (variants.length === 0) return decide(session, [current], action.choice, "");
  return decide(session, [current, ...variants], action.choice, ALL_VARIANTS);
}

/** Undecided entries of the queue that stand in one row with an entry. */
export function undecidedVariants<Q extends Question>({ queue, positions, decided }: Session<Q>, entry: Question): Q[] {
  const open = othersInRow(entry)
    .filter((tokenId) => !decided.has(tokenId))
    .flatMap((tokenId) => positions.get(tokenId) ?? []);
  return open.sort((a, b) => a - b).map((position) => queue[position] as Q);
}

/** What a decision on the list would decide: its undecided entries, in its order. */
export function undecidedListed<Q extends Question>(session: Session<Q>): Q[] {
  const { queue, filter, decided } = session;
  return filterQueue(session, filter).flatMap((index) => {
    const entry = queue[index];
    return entry === undefined || decided.has(entry.tokenId) ? [] : [entry];
  });
}

/** Number of entries that are still undecided. */
export function countUndecided(session: Pick<Session, "queue" | "decided">): number {
  return countChoices(session).undecided;
}

/** Place in the view of the entry that is shown, or that would follow it; the view's length at its end. */
export function placeInView({ view, position }: Pick<Session, "view" | "position">): number {
  return firstIndexWhere(view.length, (place) => (view[place] as number) >= position);
}

/** All that is listed; a list that is longer than what one looks at counts as not looked at. */
function decideListed<Q extends Question>(session: Session<Q>, choice: Choice, reason: string): Stepped<Q> {
  const entries = undecidedListed(session);
  const of = entries.length;
  const isSeen = of <= MOST_SEEN || choice === "unsure";
  return decide(session, entries, choice, reason, isSeen ? undefined : { of, from: of, drawn: 0, otherwise: 0 });
}

/** The likely names that are left, if the look at those that were drawn allows it. */
function takeLikely<Q extends Question>(session: Session<Q>): Stepped<Q> {
  const offer = offerBulk(session.likely, session.decided);
  if (offer?.state !== "open") return { session, entries: [] };
  const entries = offer.rest.flatMap((tokenId) => session.queue[session.positions.get(tokenId) ?? -1] ?? []);
  return decide(session, entries, "name", LIKELY_NAMES, { ...offer.step, of: entries.length });
}

/** The page that is shown: new entries, then those that came again, each of which can be taken back by itself. */
function decidePage<Q extends Question>(session: Session<Q>, picked: ReadonlySet<number>): Stepped<Q> {
  const page = pageOf(session);
  if (page === undefined) return { session, entries: [] };
  const choices = choicesOfPage(page, picked);
  const choiceOf = (tokenId: number) => choices.get(tokenId) as Choice;
  const all = page.rows.flat();
  const fresh = all.filter(({ tokenId }) => !session.decided.has(tokenId));
  let stepped: Stepped<Q> = record(session, fresh, choiceOf, ON_PAGE);
  for (const entry of all.filter(({ tokenId }) => session.decided.has(tokenId))) {
    const { session: next, entries } = decideAgain(stepped.session, entry, choiceOf(entry.tokenId));
    stepped = { session: next, entries: [...stepped.entries, ...entries] };
  }
  return { ...stepped, session: showFrom(session.position + 1, stepped.session) };
}

/** Decides entries alike, and shows what comes next. */
function decide<Q extends Question>(
  session: Session<Q>,
  entries: readonly Question[],
  choice: Choice,
  reason: string,
  unseen?: BulkStep,
): Stepped<Q> {
  if (entries.length === 0) return { session, entries: [] };
  const { session: next, entries: lines } = record(session, entries, () => choice, reason, unseen);
  const isRevised = entries.length === 1 && session.decided.has(entries[0]?.tokenId ?? -1);
  return { session: isRevised ? showAfter(next) : showFrom(session.position + 1, next), entries: lines };
}

/** Decides entries in one step, which can be undone; what is shown stays. */
function record<Q extends Question>(
  session: Session<Q>,
  entries: readonly Question[],
  choiceOf: (tokenId: number) => Choice,
  reason: string,
  unseen?: BulkStep,
): Stepped<Q> {
  const bulk = new Map(session.bulk);
  const decided = new Map(session.decided);
  const reasons = new Map(session.reasons);
  const again = new Map(session.again);
  const changes = entries.map(({ tokenId }): Change => {
    const previousBulk = bulk.get(tokenId);
    return { tokenId, previous: decided.get(tokenId), ...(previousBulk && { previousBulk }) };
  });
  for (const { tokenId } of entries) {
    decided.delete(tokenId);
    decided.set(tokenId, choiceOf(tokenId));
    setBulk(bulk, tokenId, unseen);
    setText(reasons, tokenId, reason);
    revise(again, tokenId);
  }
  const history = [...session.history, { position: session.position, changes }];
  return {
    session: { ...session, decided, reasons, again, bulk, history },
    entries: entries.map(({ tokenId, token }) => ({
      tokenId,
      token,
      decision: choiceOf(tokenId),
      reason,
      ...(unseen && { bulk: unseen }),
    })),
  };
}

/** The second answer to an entry that was decided: the more cautious one of both stands. */
function decideAgain<Q extends Question>(session: Session<Q>, { tokenId, token }: Question, said: Choice): Stepped<Q> {
  const before = session.decided.get(tokenId) as Choice;
  const decided = new Map(session.decided).set(tokenId, moreCautious(before, said));
  const again = new Map(session.again).set(tokenId, { before, said });
  const changes: Change[] = [{ tokenId, previous: before, isAgain: true }];
  const history = [...session.history, { position: session.position, changes }];
  return {
    session: showFrom(session.position, { ...session, decided, again, history }),
    entries: [{ tokenId, token, decision: said, reason: AGAIN }],
  };
}

function undo<Q extends Question>(session: Session<Q>): Stepped<Q> {
  const last = session.history.at(-1);
  if (last === undefined) return { session, entries: [] };
  const decided = new Map(session.decided);
  const reasons = new Map(session.reasons);
  const again = new Map(session.again);
  const bulk = new Map(session.bulk);
  for (const { tokenId, previous, isAgain, previousBulk } of last.changes) {
    if (isAgain === true) again.delete(tokenId);
    else {
      reasons.delete(tokenId);
      setBulk(bulk, tokenId, previousBulk);
    }
    if (previous === undefined) decided.delete(tokenId);
    else decided.set(tokenId, previous);
  }
  const skipped = new Set(session.skipped);
  const current = session.queue[last.position];
  if (last.changes.length === 0 && current !== undefined) skipped.delete(current.tokenId);
  const before = { ...session, decided, reasons, again, bulk, skipped, history: session.history.slice(0, -1) };
  const shown = showAt(last.position, before);
  const repeated = last.changes.find(({ isAgain }) => isAgain)?.tokenId;
  return {
    session: repeated === undefined ? shown : { ...shown, repeated, status: "open" },
    entries: last.changes.map(({ tokenId, previous }) => ({
      tokenId,
      token: session.queue[session.positions.get(tokenId) ?? -1]?.token ?? "",
      decision: previous ?? "unsure",
      reason: UNDO,
    })),
  };
}

/** A note is a line of its own, which repeats what stands; on an undecided entry it takes nothing back that there is. */
function note<Q extends Question>(session: Session<Q>, { tokenId, token }: Question, text: string): Stepped<Q> {
  if (text === (session.notes.get(tokenId) ?? "")) return { session, entries: [] };
  const notes = new Map(session.notes);
  setText(notes, tokenId, text);
  const choice = session.decided.get(tokenId);
  const reason = choice === undefined ? UNDO : (session.reasons.get(tokenId) ?? "");
  const line = { tokenId, token, decision: choice ?? "unsure", reason, note: text };
  return { session: refresh({ ...session, notes }), entries: [line] };
}

function move<Q extends Question>(session: Session<Q>, by: number): Session<Q> {
  const { view } = session;
  const place = Math.max(0, Math.min(view.length - 1, placeInView(session) + by));
  const position = view[place];
  return position === undefined ? session : { ...session, position, repeated: undefined, status: "open" };
}

function show<Q extends Question>(session: Session<Q>, tokenId: number): Session<Q> {
  const position = session.positions.get(tokenId);
  return position === undefined ? session : showAt(position, session);
}

/** Shows the next entry of the view, decided or not: decisions are revised in order. */
function showAfter<Q extends Question>(session: Session<Q>): Session<Q> {
  const position = session.view.find((index) => index > session.position) ?? session.queue.length;
  return showAt(position, session);
}

/** Keeps the entry that is shown if the new list has it; otherwise the list's first undecided one is shown, or its first. */
function applyFilter<Q extends Question>(session: Session<Q>, filter: Filter): Session<Q> {
  const narrowed = refresh({ ...session, filter, repeated: undefined });
  const isListed = narrowed.view[placeInView(narrowed)] === narrowed.position;
  if (isListed && filter.search === session.filter.search) return { ...narrowed, status: "open" };
  const first = narrowed.view.find((index) => !isPassed(narrowed, index)) ?? narrowed.view[0];
  return showAt(first ?? session.queue.length, narrowed);
}

/** Shows one entry, in the whole list if the filter leaves it out. */
function showAt<Q extends Question>(position: number, session: Session<Q>): Session<Q> {
  const shown = refresh({ ...session, position, repeated: undefined });
  const isOver = position === session.queue.length && shown.view.length > 0;
  const here: Session<Q> = { ...shown, status: isOver ? "finished" : "open" };
  const isListed = position === session.queue.length || here.view[placeInView(here)] === position;
  return isListed ? here : refresh({ ...here, filter: NO_FILTER });
}

/**
 * Shows the next undecided entry of the view from `start` on; then those before it, which an undo can leave open. What was skipped
 * waits for the next session.
 */
function showFrom<Q extends Question>(start: number, session: Session<Q>): Session<Q> {
  // What was shown before keeps no line from a spelling that waits.
  const here = refresh({ ...session, position: session.queue.length });
  const from = placeInView({ view: here.view, position: start });
  const after = firstUnsettled(here, from, here.view.length) ?? firstUnsettled(here, 0, from);
  const isAtEnd = after === undefined;
  const repeated = isFiltered(here.filter)
    ? undefined
    : nextAgain(here.askable, here, { isAtEnd, skipped: here.skipped });
  const status = isAtEnd && repeated === undefined ? "finished" : "open";
  return { ...here, position: after ?? here.queue.length, repeated, status };
}

function firstUnsettled(session: Session, from: number, to: number): number | undefined {
  for (let place = from; place < to; place++) {
    const index = session.view[place] as number;
    if (!isPassed(session, index)) return index;
  }
  return undefined;
}

function isPassed({ queue, decided, skipped }: Session, index: number): boolean {
  const tokenId = queue[index]?.tokenId ?? -1;
  return decided.has(tokenId) || skipped.has(tokenId);
}

function refresh<Q extends Question>(session: Session<Q>): Session<Q> {
  return { ...session, view: listRows(session, session.filter) };
}
