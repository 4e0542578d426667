import type { Action } from "./action.ts";
import type { Filter } from "./filter.ts";

/** What a key can do in a review, in the terminal and in the browser alike. */
export type Command =
  | "name"
  | "keep"
  | "unsure"
  | "name-alone"
  | "keep-alone"
  | "unsure-alone"
  | "page"
  | "take"
  | "skip"
  | "undo"
  | "next"
  | "previous"
  | "page-down"
  | "page-up"
  | "first"
  | "last"
  | "list"
  | "search"
  | "show"
  | "source"
  | "range"
  | "variants"
  | "spellings"
  | "clear"
  | "bulk"
  | "note"
  | "more"
  | "help"
  | "quit";

/** A key as a browser names it (`KeyboardEvent.key`), and what it does. The one list: help, docs and both views come from it. */
export interface KeyBinding {
  readonly command: Command;
  /** The first is the one that is shown. */
  readonly keys: readonly string[];
  /** Only the terminal has it. */
  readonly terminalOnly?: boolean;
}

export const KEYS: readonly KeyBinding[] = [
  { command: "name", keys: ["n"] },
  { command: "keep", keys: ["k"] },
  { command: "unsure", keys: ["u"] },
  { command: "name-alone", keys: ["N"] },
  { command: "keep-alone", keys: ["K"] },
  { command: "unsure-alone", keys: ["U"] },
  { command: "page", keys: ["p"] },
  { command: "take", keys: ["t"] },
  { command: "skip", keys: ["s"] },
  { command: "undo", keys: ["z"] },
  { command: "next", keys: ["ArrowDown"] },
  { command: "previous", keys: ["ArrowUp"] },
  { command: "page-down", keys: ["PageDown"] },
  { command: "page-up", keys: ["PageUp"] },
  { command: "first", keys: ["Home"] },
  { command: "last", keys: ["End"] },
  { command: "list", keys: ["l", "Tab"], terminalOnly: true },
  { command: "search", keys: ["/"] },
  { command: "show", keys: ["f"] },
  { command: "source", keys: ["g"] },
  { command: "range", keys: ["r"] },
  { command: "variants", keys: ["w"] },
  { command: "spellings", keys: ["e"] },
  { command: "clear", keys: ["x", "Escape"] },
  { command: "bulk", keys: ["b"] },
  { command: "note", keys: ["m"] },
  { command: "more", keys: ["c"] },
  { command: "help", keys: ["?"] },
  { command: "quit", keys: ["q"] },
];

const BY_KEY = new Map(KEYS.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

/** What a key does; undefined if nothing. */
export function commandOf(key: string): Command | undefined {
  return BY_KEY.get(key);
}

/** The key that is shown for a command. */
export function keyOf(command: Command): string {
  return KEYS.find((binding) => binding.command === command)?.keys[0] ?? "";
}

/** What a deciding command decides, and whether on all undecided spellings of the row. */
export const DECIDING = {
  name: { choice: "name", together: true },
  keep: { choice: "keep", together: true },
  unsure: { choice: "unsure", together: true },
  "name-alone": { choice: "name", together: false },
  "keep-alone": { choice: "keep", together: false },
  "unsure-alone": { choice: "unsure", together: false },
} as const;

/** Whether a command writes decisions for what is shown, so that it must not be done by a key that is held. */
export function isDeciding(command: Command): command is keyof typeof DECIDING {
  return command in DECIDING;
}

/** What is listed, and how far a page of it goes. */
export interface Listing {
  readonly filter: Filter;
  readonly total: number;
  readonly pageSize: number;
}

const PLAIN = {
  skip: () => ({ kind: "skip" }),
  undo: () => ({ kind: "undo" }),
  quit: () => ({ kind: "quit" }),
  next: () => ({ kind: "move", by: 1 }),
  previous: () => ({ kind: "move", by: -1 }),
  "page-down": ({ pageSize }) => ({ kind: "move", by: pageSize }),
  "page-up": ({ pageSize }) => ({ kind: "move", by: -pageSize }),
  first: ({ total }) => ({ kind: "move", by: -total }),
  last: ({ total }) => ({ kind: "move", by: total }),
  spellings: ({ filter: { spellings, ...rest } }) => ({
    kind: "filter",
    filter: spellings === true ? rest : { ...rest, spellings: true },
  }),
} as const satisfies Readonly<Record<string, (listing: Listing) => Action>>;

/** A command whose action is the same in the terminal and in the browser. */
export type PlainCommand = keyof typeof PLAIN | keyof typeof DECIDING;

export function isPlain(command: Command): command is PlainCommand {
  return command in PLAIN || isDeciding(command);
}

export function plainAction(command: PlainCommand, listing: Listing): Action {
  return isDeciding(command) ? { kind: "decide", ...DECIDING[command] } : PLAIN[command](listing);
}
