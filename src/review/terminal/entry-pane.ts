import type { EntryDetail, Sentence } from "../describe/describe-entry.ts";
import type { Painter } from "./paint.ts";
import type { Question } from "../session/question.ts";
import type { Session } from "../session/session.ts";
import { describeState } from "../describe/describe-progress.ts";
import type { Catalogue } from "../text/catalogue.ts";
import { columnsOf } from "../../base/text-columns.ts";
import { cut, cutStart, wrap } from "./fit.ts";

/** What a pane is drawn with. */
export interface PaneOptions {
  readonly columns: number;
  readonly rows: number;
  readonly paint: Painter;
  readonly catalogue: Catalogue;
}

/** Lines of a pane, and how many sentences they hold. */
export interface EntryPane {
  readonly lines: readonly string[];
  readonly sentencesShown: number;
}

/** From so many rows on there is room for blank lines and for much evidence. */
const ROOMY = 12;
/** With fewer rows only the first line of evidence is shown, so that a sentence is. */
const TIGHT = 7;
/** Narrower than this, a sentence gets more lines. */
const NARROW = 60;

/** An entry with what is known of it, and as many of its sentences as fit: never more than `rows` lines, the entry's own first. */
export function renderEntry(
  entry: Question,
  detail: EntryDetail,
  session: Session,
  firstSentence: number,
  options: PaneOptions,
): EntryPane {
  const { columns, rows, paint, catalogue } = options;
  const { entry: words } = catalogue;
  const stateOf = (tokenId: number) => describeState(session, tokenId, catalogue);
  const variants = detail.variants.map(({ tokenId, token }) => `${token} (${stateOf(tokenId)})`);
  const note = session.notes.get(entry.tokenId);
  const reason = session.reasons.get(entry.tokenId);
  const facts = [
    ...limit(detail.evidence.length === 0 ? [] : wrap(detail.evidence.join("; "), columns), rows >= ROOMY ? 5 : rows >= TIGHT ? 2 : 1, columns),
    ...(variants.length === 0 || rows < TIGHT ? [] : limit(wrap(`${words.variants}: ${variants.join(", ")}`, columns), rows >= ROOMY ? 3 : 1, columns)),
    ...(note === undefined ? [] : [cut(`${words.note}: ${note}`, columns)]),
    ...(reason === undefined ? [] : [cut(`${words.reason}: ${reason}`, columns)]),
  ]; // prettier-ignore
  const lines = [heading(), ...facts, ...(rows >= ROOMY ? [""] : [])].slice(0, Math.max(1, rows - 1));
  const { sentences } = detail;
  if (sentences.length === 0) return { lines: lines.slice(0, rows), sentencesShown: 0 };
  const first = firstSentence % sentences.length;
  const sentencesShown = addSentences(lines, sentences.slice(first), options, words.more);
  return { lines, sentencesShown };

  function heading(): string {
    const decided = session.decided.has(entry.tokenId) ? `   [${stateOf(entry.tokenId)}]` : "";
    const surface = cut(detail.surface, columns - columnsOf(decided));
    const room = columns - columnsOf(surface) - columnsOf(decided) - 3;
    return `${paint.bold(surface)}${decided}${room > 8 && detail.label !== "" ? `   ${paint.dim(cut(detail.label, room))}` : ""}`;
  }
}

/** Adds as many sentences as there is room for, and how many there are beyond; returns how many it added. */
function addSentences(
  lines: string[],
  sentences: readonly Sentence[],
  { columns, rows, paint }: PaneOptions,
  more: (n: number) => string,
): number {
  let shown = 0;
  for (const sentence of sentences) {
    const isLast = shown === sentences.length - 1;
    const room = rows - lines.length - (isLast || shown === 0 ? 0 : 1);
    const most = Math.min(room, columns < NARROW ? 3 : 2);
    const drawn = most < 1 ? [] : renderSentence(sentence, columns, most, paint);
    if (drawn.length === 0) break;
    lines.push(...drawn);
    shown++;
  }
  const hidden = sentences.length - shown;
  if (hidden > 0 && lines.length < rows) lines.push(paint.dim(`  ${more(hidden)} (c)`));
  return Math.max(1, shown);
}

/** A sentence in at most so many lines. What does not fit is cut off far from the entry, which always stands there. */
function renderSentence(
  { before, entry, after, about }: Sentence,
  columns: number,
  lines: number,
  paint: Painter,
): string[] {
  const width = columns - 2;
  const word = entry === "" ? "" : cut(`[${entry}]`, width);
  const tail = about === "" ? "" : `   ${about}`;
  // Words are not broken, so that some room at the ends of lines is lost.
  const usable = width * lines - (lines - 1) * Math.min(10, Math.floor(width / 4));
  const hasTail = columnsOf(tail) + columnsOf(word) + 6 <= usable;
  const room = Math.max(0, usable - columnsOf(word) - (hasTail ? columnsOf(tail) : 0));
  const half = Math.floor(room / 2);
  const [left, right] = [columnsOf(before), columnsOf(after)];
  const beforeRoom = Math.min(left, Math.max(half, room - right));
  const text = `${cutStart(before, beforeRoom)}${paint.inverse(word)}${cut(after, room - beforeRoom)}${hasTail ? paint.dim(tail) : ""}`;
  return limit(wrap(text, width), lines, width).map((line) => `  ${line}`);
}

function limit(lines: readonly string[], most: number, columns: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  const last = kept.pop() ?? "";
  return [...kept, cut(`${last} …`, columns)];
}
