import { readable } from "../describe/readable.ts";
import { othersInRow } from "../session/entry-rows.ts";
import type { Question } from "../session/question.ts";
import { placeInView, type Session } from "../session/session.ts";
import { columnsOf, padEnd } from "../../base/text-columns.ts";
import { cut } from "./fit.ts";
import type { PaneOptions } from "./entry-pane.ts";

/** One letter a choice; the key that makes it. */
const MARKS = { name: "n", keep: "k", unsure: "u" } as const;

/** The part of the list around the entry that is shown: one line each, exactly `rows` lines. `figureOf`: what stands at its right. */
export function renderList<Q extends Question>(
  session: Session<Q>,
  figureOf: (entry: Q) => string,
  { columns, rows, paint }: PaneOptions,
): string[] {
  const { queue, view, decided, skipped, position } = session;
  const place = placeInView(session);
  const top = Math.max(0, Math.min(place - Math.floor(rows / 2), view.length - rows));
  const listed = new Set(view.slice(top, top + rows).map((index) => queue[index]?.tokenId));
  const hidden = (entry: Q) => othersInRow(entry).filter((id) => session.positions.has(id) && !listed.has(id)).length;
  const lines = view.slice(top, top + rows).map((index) => {
    const entry = queue[index] as Q;
    const choice = decided.get(entry.tokenId);
    const mark = choice === undefined ? (skipped.has(entry.tokenId) ? "s" : "·") : MARKS[choice];
    const figure = figureOf(entry);
    const left = `${index === position ? ">" : " "} ${mark} `;
    const room = columns - columnsOf(left) - (figure === "" ? 0 : columnsOf(figure) + 1);
    const more = hidden(entry);
    const text = `${readable(entry)}${more > 0 ? ` +${more}` : ""}`;
    const row = `${left}${padEnd(cut(text, room), room)}${figure === "" ? "" : ` ${figure}`}`;
    return index === position ? paint.inverse(row) : choice === undefined ? row : paint.dim(row);
  });
  while (lines.length < rows) lines.push("");
  return lines;
}
