import { asShown } from "../session/as-shown.ts";
import type { DescribeEntry } from "../describe/describe-entry.ts";
import { isFiltered } from "../session/filter.ts";
import type { Command } from "../session/keys.ts";
import { createPainter, type Painter } from "./paint.ts";
import { describeRow, printable, readable } from "../describe/readable.ts";
import {
  describeAhead,
  describeCounts,
  describeListed,
  describePage,
  describeEnd,
  describeEstimate,
  describePlace,
  describeWithheld,
} from "../describe/describe-progress.ts";
import type { Forecast } from "../session/forecast.ts";
import { pageOf } from "../session/page-of-rows.ts";
import type { Question } from "../session/question.ts";
import { currentEntry, type Session, undecidedListed } from "../session/session.ts";
import type { StoppingEstimate } from "../stopping/stopping-estimate.ts";
import type { Catalogue } from "../text/catalogue.ts";
import { renderEntry } from "./entry-pane.ts";
import { columnsOf, padEnd } from "../../base/text-columns.ts";
import { cut, wrap } from "./fit.ts";
import { renderHelp, renderKeyLine } from "./help.ts";
import { renderList } from "./list-pane.ts";
import type { Ui } from "./ui.ts";

/** What is reviewed, and how it is told. */
export interface ScreenView<Q extends Question = Question> {
  readonly describe: DescribeEntry<Q>;
  /** What stands at the right of an entry in the list. */
  readonly figureOf: (entry: Q) => string;
  /** How many names are left; absent where nothing tells it. */
  readonly estimate?: (session: Session<Q>) => StoppingEstimate | undefined;
  /** How much is left to do; absent where nothing tells it. */
  readonly forecast?: (session: Session<Q>) => Forecast | undefined;
  /** What everything is said in; keys and small remarks are in English. */
  readonly words: Catalogue;
  /** Other words in the line of keys. */
  readonly keyWords?: Readonly<Partial<Record<Command, string>>>;
  /** Commands that this review does not have. */
  readonly without: ReadonlySet<Command>;
}

/** A terminal's size, and whether it shows styles. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
}

/** A screen; its last line is the one that is typed in. */
export interface Screen {
  readonly text: string;
  /** Entries of the list on a page. */
  readonly pageSize: number;
  readonly sentencesShown: number;
}

/** From so many columns on, list and entry stand beside each other. */
const WIDE = 100;
const LEAST_ROWS = 6;
/** In fewer rows nothing but the entry and where the reviewer is has room. */
const TIGHT = 10;
/** With fewer rows only the first line of why it is not safe to stop is shown. */
const ROOMY = 20;

/** What a reviewer sees: at most as many lines as the terminal has rows, none of them wider, the entry always among them. */
export function renderScreen<Q extends Question>(ui: Ui<Q>, view: ScreenView<Q>, size: ScreenSize): Screen {
  const columns = Math.max(10, size.columns - 1);
  const rows = Math.max(LEAST_ROWS, size.rows);
  const paint = createPainter(size.colour);
  const prompt = promptLine(ui, view, columns);
  const promptRows = Math.floor(columnsOf(prompt) / Math.max(1, size.columns)) + 1;
  const isTight = rows < TIGHT;
  const head = ui.mode === "help" ? [] : header(ui, view, { columns, rows, paint });
  const foot = isTight
    ? []
    : [paint.dim(cut(statusLine(ui, view.words), columns)), paint.dim(keyLine(ui, view, columns))];
  const bodyRows = Math.max(1, rows - head.length - foot.length - promptRows);
  const body = renderBody(ui, view, { columns, rows: bodyRows, paint });
  const lines = body.lines.slice(0, bodyRows);
  while (lines.length < bodyRows) lines.push("");
  return {
    text: [...head, ...lines, ...foot, prompt].join("\n"),
    pageSize: body.pageSize,
    sentencesShown: body.sentencesShown,
  };
}

interface Body {
  readonly lines: readonly string[];
  readonly pageSize: number;
  readonly sentencesShown: number;
}

interface Area {
  readonly columns: number;
  readonly rows: number;
  readonly paint: Painter;
}

function renderBody<Q extends Question>(ui: Ui<Q>, view: ScreenView<Q>, area: Area): Body {
  const { columns, rows, paint } = area;
  if (ui.mode === "help") {
    const lines = renderHelp(columns, view.without, view.words);
    const first = Math.min(ui.helpLine, Math.max(0, lines.length - rows));
    return { lines: lines.slice(first), pageSize: rows, sentencesShown: 1 };
  }
  if (ui.mode === "page") return { lines: renderPageRows(ui, view.words, area), pageSize: rows, sentencesShown: 1 };
  if (ui.mode === "bulk" || ui.mode === "reason")
    return { lines: renderPreview(ui, view.words, area), pageSize: rows, sentencesShown: 1 };
  if (columns + 1 >= WIDE) {
    const left = Math.min(48, Math.floor(columns * 0.36));
    const list = renderList(asShown(ui.session), view.figureOf, { ...area, columns: left, catalogue: view.words });
    const entry = entryLines(ui, view, { ...area, columns: columns - left - 3 });
    const lines = list.map((line, index) => `${padEnd(line, left)} ${paint.dim("│")} ${entry.lines[index] ?? ""}`);
    return { lines, pageSize: rows, sentencesShown: entry.sentencesShown };
  }
  if (ui.pane === "entry" && ui.mode !== "search") return { ...entryLines(ui, view, area), pageSize: 10 };
  const listRows = Math.max(1, Math.floor((rows - 1) / 2));
  const list = renderList(asShown(ui.session), view.figureOf, { ...area, rows: listRows, catalogue: view.words });
  const entry = entryLines(ui, view, { ...area, rows: rows - listRows - 1 });
  return {
    lines: [...list, paint.dim("─".repeat(columns)), ...entry.lines],
    pageSize: listRows,
    sentencesShown: entry.sentencesShown,
  };
}

function entryLines<Q extends Question>({ session, firstSentence }: Ui<Q>, view: ScreenView<Q>, area: Area) {
  const entry = currentEntry(session);
  if (entry !== undefined)
    return renderEntry(entry, view.describe(entry, view.words), asShown(session), firstSentence, {
      ...area,
      catalogue: view.words,
    });
  return { lines: wrap(describeEnd(session, view.words), area.columns).map(area.paint.bold), sentencesShown: 1 };
}

/** The rows of a page with their numbers, as many beside each other as there is room for. */
function renderPageRows({ session }: Ui, words: Catalogue, { columns, rows, paint }: Area): string[] {
  const page = pageOf(session);
  if (page === undefined) return [];
  const head = wrap(describePage(page, words), columns).map(paint.bold);
  const room = Math.max(1, rows - head.length);
  const across = Math.ceil(page.rows.length / room);
  const width = Math.floor(columns / across);
  const cells = page.rows.map((row, index) => padEnd(cut(`${index + 1} ${describeRow(row)}`, width - 1), width));
  const lines = Array.from({ length: Math.ceil(cells.length / across) }, (_, line) => cells.filter((_cell, index) => index % Math.ceil(cells.length / across) === line).join("").trimEnd()); // prettier-ignore
  return [...head, ...lines];
}

/** What a decision on the list would decide, before it is made. */
function renderPreview({ session, bulkChoice }: Ui, words: Catalogue, { columns, rows, paint }: Area): string[] {
  const entries = undecidedListed(session);
  const { bulk, choices, locale } = words;
  const choice = bulkChoice === undefined ? "" : `: ${choices[bulkChoice]}`;
  const head = [
    ...wrap(`${describeListed(session, words)}${choice}`, columns).map(paint.bold),
    ...wrap(isFiltered(session.filter) ? describeFilter(session, words) : bulk.wholeList, columns),
    ...wrap(bulk.stays, columns).map(paint.dim),
  ];
  const room = Math.max(1, rows - head.length - 1);
  const lines: string[] = [""];
  let shown = 0;
  for (const entry of entries) {
    const last = lines.at(-1) as string;
    const item = cut(readable(entry), columns - 2);
    if (last === "") lines[lines.length - 1] = item;
    else if (columnsOf(`${last}, ${item}`) <= columns) lines[lines.length - 1] = `${last}, ${item}`;
    else if (lines.length < room) lines.push(item);
    else break;
    shown++;
  }
  const hidden = entries.length - shown;
  return [...head, ...lines, ...(hidden > 0 ? [paint.dim(bulk.more(hidden.toLocaleString(locale)))] : [])];
}

function header<Q extends Question>({ session }: Ui<Q>, view: ScreenView<Q>, { columns, rows, paint }: Area): string[] {
  const place = describePlace(session, view.words);
  const counts = describeCounts(session, view.words);
  const gap = columns - columnsOf(place) - columnsOf(counts);
  const first = gap >= 3 ? place + " ".repeat(gap) + counts : cut(place, columns);
  const estimate = view.estimate?.(session);
  if (estimate === undefined) return [paint.dim(first)];
  const long = describeEstimate(estimate, view.words);
  const short = describeEstimate(estimate, view.words, true);
  const ahead = describeAhead(session, view.forecast?.(session), view.words);
  const why = [ahead, describeWithheld(estimate, view.words)].filter((part) => part !== "").join(" ");
  return [
    paint.dim(first),
    paint.dim(cut(columnsOf(long) <= columns ? long : short, columns)),
    ...(rows < TIGHT || why === ""
      ? []
      : wrap(why, columns)
          .slice(0, rows < ROOMY ? 1 : undefined)
          .map(paint.dim)),
  ];
}

/** What the last key came to, and what the list is narrowed to. */
function statusLine({ session, notice }: Ui, words: Catalogue): string {
  const filter = isFiltered(session.filter) ? describeFilter(session, words) : "";
  return [notice, filter].filter((part) => part !== "").join("   ");
}

function describeFilter({ filter, view }: Session, { shows, sources: names, locale }: Catalogue): string {
  const { show, source, range, search } = filter;
  const sources: Readonly<Record<string, string>> = names;
  const parts = [
    ...(show === "all" ? [] : [shows[show]]),
    ...(source === undefined ? [] : [sources[source] ?? source]),
    ...(range === undefined ? [] : [`${range} %`]),
    ...(search.trim() === "" ? [] : [`"${printable(search.trim())}"`]),
  ];
  return `listed: ${parts.join(", ")} (${view.length.toLocaleString(locale)}; x clears)`;
}

function keyLine<Q extends Question>({ session, mode }: Ui<Q>, view: ScreenView<Q>, columns: number): string {
  if (mode === "search") return cut("Enter keeps the search, Esc takes it back, ↓ ↑ move", columns);
  if (mode === "note") return cut("Enter saves the note, Esc leaves it as it was", columns);
  if (mode === "bulk" || mode === "reason" || mode === "page")
    return cut("Esc goes back; nothing is decided yet", columns);
  if (mode === "help") return cut("↓ ↑ scroll, any other key goes back", columns);
  if (currentEntry(session) === undefined)
    return cut(
      isFiltered(session.filter)
        ? "x shows all again   z undo   ↑ back   q quit   ? help"
        : "z undo   ↑ back   Enter or q ends the review   ? help",
      columns,
    );
  return renderKeyLine(columns, view.without, view.keyWords);
}

/** The last line, which is typed in. In a terminal that is too small for a line of its own the last key's outcome stands here. */
function promptLine<Q extends Question>(ui: Ui<Q>, view: ScreenView<Q>, columns: number): string {
  switch (ui.mode) {
    case "search":
      return `Search: ${ui.line}`;
    case "note":
      return `Note: ${ui.line}`;
    case "reason":
      return `${ui.notice === "" ? "" : `(${ui.notice}) `}${view.words.bulk.reason}: ${ui.line}`;
    case "page":
      return `${ui.notice === "" ? "" : `(${ui.notice}) `}${view.words.together.pick}: ${ui.line}`;
    case "bulk":
      return cut(view.words.bulk.choose, columns);
    case "help":
      return "?";
    case "browse":
      return cut(currentEntry(ui.session) === undefined ? " " : view.words.ask, columns);
  }
}
