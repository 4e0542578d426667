import { isFiltered, NO_FILTER, RANGE_NAMES, SHOWS, sourcesOf } from "../session/filter.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { type Command, commandOf, isPlain, plainAction } from "../session/keys.ts";
import { countVariants } from "../describe/describe-progress.ts";
import { offerBulk } from "../session/likely-names.ts";
import { pageOf } from "../session/page-of-rows.ts";
import type { Question } from "../session/question.ts";
import type { Action } from "../session/action.ts";
import { currentEntry, type Entry, type Session, step, undecidedListed } from "../session/session.ts";
import { describeStep } from "../describe/describe-step.ts";
import { EN } from "../text/en.ts";

/** What a review in the terminal shows, besides its session. Frozen data: {@link press} makes the next. */
export interface Ui<Q extends Question = Question> {
  readonly session: Session<Q>;
  /** What keys go to. `bulk`: what to decide on all that is listed; `reason`: why; `page`: the numbers of what is picked out of a page. */
  readonly mode: "browse" | "search" | "note" | "bulk" | "reason" | "page" | "help";
  /** What gets most room where list and entry do not fit beside each other. */
  readonly pane: "entry" | "list";
  /** Sentences of the entry that were read before those on the screen. */
  readonly firstSentence: number;
  /** What is decided on all that is listed. */
  readonly bulkChoice?: Choice;
  /** First line of the help that is shown. */
  readonly helpLine: number;
  /** What the last key came to. */
  readonly notice: string;
  /** What is written in the input line; of `search`, `note`, `reason` and `page`. */
  readonly line: string;
  /** The filter before a search began, to go back to. */
  readonly searchBefore?: string;
}

/** A review as it begins. */
export function openUi<Q extends Question>(session: Session<Q>): Ui<Q> {
  return { session, mode: "browse", pane: "entry", firstSentence: 0, helpLine: 0, notice: "", line: "" };
}

/** A key that was pressed, as Node's readline names it. */
export interface KeyPress {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
}

/** What a view of a review lets people do, and how far the page keys go. */
export interface PressOptions {
  readonly without?: ReadonlySet<Command>;
  /** Entries of the list on a page. */
  readonly pageSize: number;
  /** Sentences that are on the screen. */
  readonly sentencesShown: number;
}

/** What a key came to: the next state, and lines that must be on the disk before it is shown. */
export interface Pressed<Q extends Question = Question> {
  readonly ui: Ui<Q>;
  readonly entries: readonly Entry[];
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  pageup: "PageUp",
  pagedown: "PageDown",
  home: "Home",
  end: "End",
  tab: "Tab",
  escape: "Escape",
  return: "Enter",
  enter: "Enter",
};

/** A key as a browser names it. Undefined for control characters and for keys with Alt. */
export function browserKey({ name, sequence, shift, ctrl, meta }: KeyPress): string | undefined {
  if (name !== undefined && KEY_NAMES[name] !== undefined) return KEY_NAMES[name];
  if (ctrl === true || meta === true) return undefined;
  if (name !== undefined && /^[a-z]$/.test(name)) return shift === true ? name.toUpperCase() : name;
  return sequence !== undefined && sequence.length === 1 ? sequence : name;
}

/** The state after a key, and the lines to append for it. `line` is what stands in the input line. Pure. */
export function press<Q extends Question>(ui: Ui<Q>, key: KeyPress, line: string, options: PressOptions): Pressed<Q> {
  const pressed = browserKey(key);
  switch (ui.mode) {
    case "search":
      return pressInSearch(ui, pressed, line, options);
    case "note":
      return pressInNote(ui, pressed, line);
    case "bulk":
      return pressInBulk(ui, pressed, options);
    case "reason":
      return pressInReason(ui, pressed, line);
    case "page":
      return pressInPage(ui, pressed, line);
    case "help":
      return unsaved(pressInHelp(ui, pressed));
    case "browse":
      return browse(ui, pressed, options);
  }
}

function browse<Q extends Question>(ui: Ui<Q>, key: string | undefined, options: PressOptions): Pressed<Q> {
  const { session } = ui;
  if (key === "Enter") {
    const isOver = session.status === "finished" && !isFiltered(session.filter);
    return isOver ? act(ui, { kind: "quit" }) : unsaved(ui);
  }
  const command = key === undefined ? undefined : commandOf(key);
  if (command === undefined || options.without?.has(command) === true) return unsaved(ui);
  const { filter } = session;
  const listing = { filter, total: session.queue.length, pageSize: options.pageSize };
  if (isPlain(command)) return act(ui, plainAction(command, listing));
  switch (command) {
    case "show":
      return act(ui, { kind: "filter", filter: { ...filter, show: after(SHOWS, filter.show) } });
    case "source": {
      const { source: _, ...rest } = filter;
      const source = after([undefined, ...sourcesOf(session.queue)], filter.source);
      return act(ui, { kind: "filter", filter: { ...rest, ...(source !== undefined && { source }) } });
    }
    case "range": {
      const { range: _, ...rest } = filter;
      const range = after([undefined, ...RANGE_NAMES], filter.range);
      return act(ui, { kind: "filter", filter: { ...rest, ...(range !== undefined && { range }) } });
    }
    case "page":
      if (pageOf(session) === undefined) return unsaved({ ...ui, notice: EN.together.noPage });
      return unsaved({ ...ui, mode: "page", line: "", notice: "" });
    case "take":
      if (offerBulk(session.likely, session.decided)?.state !== "open")
        return unsaved({ ...ui, notice: EN.together.nothingToTake });
      return act(ui, { kind: "take-likely" });
    case "variants":
      if (countVariants(session) === 0) return unsaved({ ...ui, notice: EN.said.noVariants });
      return act(ui, { kind: "filter", filter: { show: "variants", search: "" } });
    case "clear":
      return act(ui, { kind: "filter", filter: NO_FILTER });
    case "list":
      return unsaved({ ...ui, pane: ui.pane === "list" ? "entry" : "list", notice: "" });
    case "more":
      return unsaved({ ...ui, firstSentence: ui.firstSentence + options.sentencesShown, notice: "" });
    case "help":
      return unsaved({ ...ui, mode: "help", helpLine: 0, notice: "" });
    case "search":
      return unsaved({ ...ui, mode: "search", line: filter.search, searchBefore: filter.search, notice: "" });
    case "note": {
      const current = currentEntry(session);
      if (current === undefined) return unsaved(ui);
      return unsaved({ ...ui, mode: "note", line: session.notes.get(current.tokenId) ?? "", notice: "" });
    }
    case "bulk":
      if (undecidedListed(session).length === 0) return unsaved({ ...ui, notice: EN.said.nothingListed });
      return unsaved({ ...ui, mode: "bulk", notice: "" });
  }
}

function pressInSearch<Q extends Question>(
  ui: Ui<Q>,
  key: string | undefined,
  line: string,
  options: PressOptions,
): Pressed<Q> {
  const { filter } = ui.session;
  const search = (text: string) => step(ui.session, { kind: "filter", filter: { ...filter, search: text } }).session;
  if (key === "Enter") return unsaved({ ...ui, mode: "browse" });
  if (key === "Escape") return unsaved({ ...ui, mode: "browse", session: search(ui.searchBefore ?? "") });
  if (key === "ArrowDown" || key === "ArrowUp" || key === "PageDown" || key === "PageUp") {
    const size = key.startsWith("Page") ? options.pageSize : 1;
    return unsaved({
      ...ui,
      session: step(ui.session, { kind: "move", by: key.endsWith("Down") ? size : -size }).session,
    });
  }
  if (line === filter.search) return unsaved({ ...ui, line });
  return unsaved({ ...ui, line, firstSentence: 0, session: search(line) });
}

function pressInNote<Q extends Question>(ui: Ui<Q>, key: string | undefined, line: string): Pressed<Q> {
  if (key === "Enter") return act({ ...ui, mode: "browse" }, { kind: "note", text: ui.line });
  return unsaved(key === "Escape" ? { ...ui, mode: "browse" } : { ...ui, line });
}

function pressInBulk<Q extends Question>(ui: Ui<Q>, key: string | undefined, { without }: PressOptions): Pressed<Q> {
  const command = key === undefined ? undefined : commandOf(key);
  if (command === "clear" || command === "quit" || command === "bulk") return unsaved({ ...ui, mode: "browse" });
  const isChoice = command === "name" || command === "keep" || command === "unsure";
  if (!isChoice || without?.has(command) === true) return unsaved(ui);
  return unsaved({ ...ui, mode: "reason", bulkChoice: command, line: "", notice: "" });
}

function pressInReason<Q extends Question>(ui: Ui<Q>, key: string | undefined, line: string): Pressed<Q> {
  if (key === "Escape") return unsaved({ ...ui, mode: "browse", notice: "" });
  if (key !== "Enter") return unsaved({ ...ui, line, notice: "" });
  const reason = ui.line.trim();
  if (reason === "" || ui.bulkChoice === undefined) return unsaved({ ...ui, line: "", notice: EN.bulk.reasonMissing });
  return act({ ...ui, mode: "browse" }, { kind: "decide-listed", choice: ui.bulkChoice, reason });
}

function pressInPage<Q extends Question>(ui: Ui<Q>, key: string | undefined, line: string): Pressed<Q> {
  if (key === "Escape") return unsaved({ ...ui, mode: "browse", notice: "" });
  if (key !== "Enter") return unsaved({ ...ui, line, notice: "" });
  const numbers = ui.line.split(/[\s,]+/u).filter((part) => part !== "");
  const rows = pageOf(ui.session)?.rows.length ?? 0;
  const picked = numbers.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) - 1 : -1));
  if (picked.some((index) => index < 0 || index >= rows)) return unsaved({ ...ui, notice: EN.together.wrongPick });
  return act({ ...ui, mode: "browse" }, { kind: "decide-page", picked });
}

function pressInHelp<Q extends Question>(ui: Ui<Q>, key: string | undefined): Ui<Q> {
  if (key === "ArrowDown" || key === "PageDown")
    return { ...ui, helpLine: ui.helpLine + (key === "PageDown" ? 10 : 1) };
  if (key === "ArrowUp" || key === "PageUp")
    return { ...ui, helpLine: Math.max(0, ui.helpLine - (key === "PageUp" ? 10 : 1)) };
  return key === undefined ? ui : { ...ui, mode: "browse" };
}

/** What an action of the session comes to on the screen. */
export function act<Q extends Question>(ui: Ui<Q>, action: Action): Pressed<Q> {
  const stepped = step(ui.session, action);
  const isMoved = stepped.session.position !== ui.session.position;
  return {
    ui: {
      ...ui,
      session: stepped.session,
      firstSentence: isMoved ? 0 : ui.firstSentence,
      notice: describeStep(ui.session, action, stepped, EN),
    },
    entries: stepped.entries,
  };
}

function unsaved<Q extends Question>(ui: Ui<Q>): Pressed<Q> {
  return { ui, entries: [] };
}

function after<T>(values: readonly T[], value: T): T {
  return values[(values.indexOf(value) + 1) % values.length] as T;
}
