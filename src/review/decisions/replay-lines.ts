import type { BulkStep, Decision } from "./decision.ts";
import { type Choice, moreCautious } from "./fold-lines.ts";
import { AGAIN, UNDO } from "./reasons.ts";

/** A changed decision; `previous` undefined: there was none. */
export interface Change {
  readonly tokenId: number;
  readonly previous: Choice | undefined;
  /** The answer to an entry that came a second time. */
  readonly isAgain?: boolean;
  /** The step that decided it in bulk before. */
  readonly previousBulk?: BulkStep | undefined;
}

/** What one action did, so that it can be undone. A skip has no changes. */
export interface Step {
  /** Index in the queue of the entry that was shown. */
  readonly position: number;
  readonly changes: readonly Change[];
}

/** What a session reads of a line on file. */
export type LineOnFile = Pick<Decision, "tokenId" | "decision" | "reason" | "at" | "note" | "bulk">;

/** What a reviewer said of an entry that came a second time, unmarked. */
export interface AgainAnswer {
  /** The answer that stood when it came again. */
  readonly before: Choice;
  readonly said: Choice;
  /** It was decided once more since then, in sight of what stood. */
  readonly isRevised?: boolean;
}

/** What lines on file add up to. */
export interface Replayed {
  readonly decided: ReadonlyMap<number, Choice>;
  /** Reasons of the decisions that have one. */
  readonly reasons: ReadonlyMap<number, string>;
  readonly notes: ReadonlyMap<number, string>;
  /** Answers to entries that came a second time, by token id. */
  readonly again: ReadonlyMap<number, AgainAnswer>;
  /** Entries that were decided without being looked at, with the step that did. */
  readonly bulk: ReadonlyMap<number, BulkStep>;
  readonly history: readonly Step[];
}

/**
 * The state that one reviewer's lines add up to, with what undoing goes back through: lines that were written together (one time, one
 * reason) are one step. `positions` are the entries' places in the queue; what is about others is not undone. `before` is decided already.
 */
export function replayLines(
  lines: Iterable<LineOnFile>,
  positions: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, Choice>,
): Replayed {
  const decided = new Map(before);
  const reasons = new Map<number, string>();
  const notes = new Map<number, string>();
  const again = new Map<number, AgainAnswer>();
  const inBulk = new Map<number, BulkStep>();
  const history: { position: number; changes: Change[] }[] = [];
  let together: string | undefined;
  for (const { tokenId, decision, reason, at, note, bulk } of lines) {
    const previous = decided.get(tokenId);
    const choice = decision === "unsure" && reason === UNDO ? undefined : decision;
    if (note !== undefined) setText(notes, tokenId, note);
    // The line of a note repeats what stands.
    if (note !== undefined && choice === previous) continue;
    const position = positions.get(tokenId);
    if (reason === AGAIN && choice !== undefined && previous !== undefined) {
      again.set(tokenId, { before: previous, said: choice });
      decided.set(tokenId, moreCautious(previous, choice));
      if (position !== undefined) history.push({ position, changes: [{ tokenId, previous, isAgain: true }] });
      together = undefined;
      continue;
    }
    // What is decided last stands last, as in `foldLines`.
    decided.delete(tokenId);
    if (choice !== undefined) decided.set(tokenId, choice);
    setText(reasons, tokenId, reason === UNDO ? "" : reason);
    const previousBulk = inBulk.get(tokenId);
    if (reason !== UNDO) setBulk(inBulk, tokenId, bulk);
    if (reason === UNDO) {
      const change = takeBack(history, again, tokenId);
      if (change?.isAgain !== true) setBulk(inBulk, tokenId, change?.previousBulk);
    } else if (position !== undefined) {
      const group = reason === "" ? undefined : `${at}\n${reason}`;
      const change = { tokenId, previous, ...(previousBulk && { previousBulk }) };
      if (group !== undefined && group === together) history.at(-1)?.changes.push(change);
      else history.push({ position, changes: [change] });
      together = group;
    }
    if (reason === UNDO) together = undefined;
    else revise(again, tokenId);
  }
  return { decided, reasons, notes, again, bulk: inBulk, history };
}

/** Keeps a text of an entry, or forgets it if it is empty. */
export function setText(texts: Map<number, string>, tokenId: number, text: string): void {
  if (text === "") texts.delete(tokenId);
  else texts.set(tokenId, text);
}

/** Notes by which step an entry was decided without being looked at, or that it was looked at. */
export function setBulk(steps: Map<number, BulkStep>, tokenId: number, bulk: BulkStep | undefined): void {
  if (bulk === undefined) steps.delete(tokenId);
  else steps.set(tokenId, bulk);
}

/** Notes that an entry which came a second time was decided once more. */
export function revise(again: Map<number, AgainAnswer>, tokenId: number): void {
  const answer = again.get(tokenId);
  if (answer !== undefined) again.set(tokenId, { ...answer, isRevised: true });
}

/** Takes the last change of an entry out of the history, and returns it. */
function takeBack(
  history: { position: number; changes: Change[] }[],
  again: Map<number, AgainAnswer>,
  tokenId: number,
): Change | undefined {
  const index = history.findLastIndex(({ changes }) => changes.some((change) => change.tokenId === tokenId));
  const step = history[index];
  if (step === undefined) return undefined;
  const [change] = step.changes.splice(
    step.changes.findIndex((one) => one.tokenId === tokenId),
    1,
  );
  if (change?.isAgain === true) again.delete(tokenId);
  if (step.changes.length === 0) history.splice(index, 1);
  return change;
}
