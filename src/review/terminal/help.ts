import { type Command, keyOf, KEYS } from "../session/keys.ts";
import type { Catalogue, ShortCommand } from "../text/catalogue.ts";
import { EN } from "../text/en.ts";
import { columnsOf, padEnd } from "../../base/text-columns.ts";
import { cut } from "./fit.ts";

/** Commands in the line of keys, the most useful first; as many as fit are shown. */
const LINE: readonly ShortCommand[] = [
  "name",
  "keep",
  "unsure",
  "page",
  "take",
  "skip",
  "undo",
  "name-alone",
  "search",
  "list",
  "show",
  "bulk",
  "note",
  "more",
  "range",
  "variants",
  "spellings",
  "quit",
];

/** One line of the keys that matter most; `? help` is always there. */
export function renderKeyLine(
  columns: number,
  without: ReadonlySet<Command>,
  words: Partial<Record<Command, string>> = {},
): string {
  const help = "? help";
  let line = "";
  for (const command of LINE) {
    if (without.has(command)) continue;
    const item = `${keyOf(command)} ${words[command] ?? EN.short[command]}   `;
    if (columnsOf(line + item + help) > columns) break;
    line += item;
  }
  return cut(line + help, columns);
}

/** A line a command: its keys, and what it does. */
export function renderHelp(
  columns: number,
  without: ReadonlySet<Command>,
  { commands, keyNames }: Catalogue,
): string[] {
  return KEYS.filter(({ command }) => !without.has(command)).map(({ command, keys }) => {
    const names = keys.map((key) => keyNames[key] ?? key).join(" ");
    return cut(`${padEnd(names, 7)}  ${commands[command]}`, columns);
  });
}
