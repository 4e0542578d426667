import type { Choice } from "../../decisions/fold-lines.ts";
import { type Command, commandOf, isDeciding, isPlain, plainAction } from "../../session/keys.ts";
import type { Action } from "../../session/action.ts";
import type { ActRequest, PageState } from "../protocol.ts";
import { isDialogOpen, openBulk, openHelp, openNote, openPage } from "./dialogs.ts";
import { byId, post } from "./dom.ts";
import { draw, say, showMoreSentences } from "./draw.ts";
import { createList } from "./list.ts";

/** After so many milliseconds without a letter, what is typed is searched for. */
const SEARCH_PAUSE = 80;

/** Commands that this review does not have. */
const without: ReadonlySet<string> = new Set((document.body.dataset["without"] ?? "").split(" "));

let state: PageState | undefined;
/** An action is under way: no other begins before its outcome is drawn. */
let isBusy = false;
/** What was asked for meanwhile; never a decision, which would be about an entry that was not shown. */
let waiting: Command | undefined;
/** What stands in the search field has not been searched for. */
let isSearchWaiting = false;
let searchTimer: ReturnType<typeof setTimeout> | undefined;
let isOver = false;

const list = createList((tokenId) => void act({ kind: "show", tokenId }));
const search = byId<HTMLInputElement>("search");

/** Sends an action on what is shown, and draws what it came to. */
async function act(action?: Action, variants = false, revision = state?.revision): Promise<void> {
  if (isBusy || isOver) return;
  setBusy(true);
  const request: ActRequest = {
    language: document.documentElement.lang,
    ...((action !== undefined || variants) && { revision: revision ?? 0 }),
    ...(action !== undefined && { action }),
    ...(variants && { variants }),
  };
  const next = await post<PageState>("act", request);
  if (next === undefined) return end(document.body.dataset["lost"] ?? "");
  state = next;
  // What was typed meanwhile is searched for next, and must not be drawn over.
  const typed = isSearchWaiting ? search.value : undefined;
  draw(next, list);
  if (typed !== undefined) search.value = typed;
  setBusy(false);
  if (next.status === "quit") return end(document.body.dataset["ended"] ?? "");
  const command = waiting;
  waiting = undefined;
  if (isSearchWaiting && searchTimer === undefined) applySearch();
  else if (command !== undefined) run(command);
}

function setBusy(busy: boolean): void {
  isBusy = busy;
  byId("list").setAttribute("aria-busy", String(busy || isSearchWaiting));
}

function end(message: string): void {
  isOver = true;
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    "main button, footer button, main input, main select",
  ))
    control.disabled = true;
  byId("surface").textContent = message;
  say(message);
  byId("surface").focus();
}

function run(command: Command): void {
  const filter = state?.filter;
  if (state === undefined || filter === undefined || without.has(command)) return;
  if (command === "search") {
    // At once, whatever is under way: what is typed next belongs into the field.
    search.focus();
    return search.select();
  }
  if (isBusy || isSearchWaiting) {
    if (!isGuarded(command)) waiting = command;
    return;
  }
  const listing = { filter, total: state.list.total, pageSize: list.pageSize() };
  if (isPlain(command)) return void act(plainAction(command, listing));
  switch (command) {
    case "show":
      return turn(byId<HTMLSelectElement>("show"));
    case "source":
      return turn(byId<HTMLSelectElement>("source"));
    case "range":
      return turn(byId<HTMLSelectElement>("range"));
    case "page":
      if (state.page === null) return say(document.body.dataset["noPage"] ?? "");
      return openPage(state.page, pageAnswer(state.revision));
    case "take":
      return void act({ kind: "take-likely" });
    case "variants":
      return void act(undefined, true);
    case "clear":
      return void act({ kind: "filter", filter: { show: "all", search: "" } });
    case "bulk":
      return void openBulk(state.revision, (choice: Choice, reason: string, revision) => {
        void act({ kind: "decide-listed", choice, reason }, false, revision);
      });
    case "note":
      return state.entry === null ? undefined : openNote(state.entry.note, (text) => void act({ kind: "note", text }));
    case "more":
      return showMoreSentences(state);
    case "help":
      return openHelp();
    case "list":
  }
}

/** Decides the page that was shown, if it still is when it is answered. */
function pageAnswer(revision: number): (picked: number[]) => void {
  return (picked) => void act({ kind: "decide-page", picked }, false, revision);
}

/** The next choice of a menu, as its key does. */
function turn(menu: HTMLSelectElement): void {
  menu.selectedIndex = (menu.selectedIndex + 1) % menu.options.length;
  applyMenus();
}

function applyMenus(): void {
  const source = byId<HTMLSelectElement>("source").value;
  const show = byId<HTMLSelectElement>("show").value as PageState["filter"]["show"];
  const range = byId<HTMLSelectElement>("range").value as NonNullable<PageState["filter"]["range"]> | "";
  const { source: _source, range: _range, ...rest } = state?.filter ?? { show, search: "" };
  const menus = { ...(source !== "" && { source }), ...(range !== "" && { range }) };
  void act({ kind: "filter", filter: { ...rest, show, search: search.value, ...menus } });
}

function applySearch(): void {
  clearTimeout(searchTimer);
  searchTimer = undefined;
  if (isBusy || state === undefined || !isSearchWaiting) return;
  isSearchWaiting = false;
  void act({ kind: "filter", filter: { ...state.filter, search: search.value } });
}

/** Commands that write, so that a key that is held must not repeat them. */
function isGuarded(command: Command): boolean {
  return isDeciding(command) || command === "take" || command === "skip" || command === "undo";
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen() || isOver) return;
  const target = event.target as HTMLElement;
  if (target === search && (event.key === "Enter" || event.key === "Escape")) {
    event.preventDefault();
    applySearch();
    return byId("list").focus({ preventScroll: true });
  }
  if (target.matches("input[type=search], input[type=text], select")) return;
  const command = commandOf(event.key);
  if (command === undefined || command === "list") return;
  // Without single keys those that have a name still work, and everything has a button.
  if (event.key.length === 1 && !byId<HTMLInputElement>("keys-on").checked) return;
  event.preventDefault();
  if (isGuarded(command) && event.repeat) return say(document.body.dataset["held"] ?? "");
  run(command);
});

document.addEventListener("click", (event) => {
  const button = (event.target as HTMLElement).closest<HTMLElement>("button[data-command], button[data-token-id]");
  if (button === null) return;
  const { command, tokenId } = button.dataset;
  if (tokenId !== undefined) void act({ kind: "show", tokenId: Number(tokenId) });
  else run(command as Command);
});

search.addEventListener("input", () => {
  clearTimeout(searchTimer);
  isSearchWaiting = true;
  setBusy(isBusy);
  searchTimer = setTimeout(applySearch, SEARCH_PAUSE);
});
byId("show").addEventListener("change", applyMenus);
byId("source").addEventListener("change", applyMenus);
byId("range").addEventListener("change", applyMenus);
byId<HTMLSelectElement>("language").addEventListener("change", (event) => {
  location.search = `?language=${(event.target as HTMLSelectElement).value}`;
});

await act();
byId("list").focus({ preventScroll: true });
