import { foldSurface } from "../../text/fold.ts";
import { rowKey } from "./entry-rows.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import type { Question } from "./question.ts";
import type { AgainAnswer } from "../decisions/replay-lines.ts";

/**
 * Which entries a list shows. `variants`: undecided entries that spell a decided name another way. `differs`: entries that were answered otherwise when they
 * came again, and not decided since.
 */
export const SHOWS = ["all", "undecided", "variants", "name", "keep", "unsure", "noted", "differs"] as const;
export type Show = (typeof SHOWS)[number];

/** Ranges of the probability to be a name, the likeliest first: from the first number on, below the second. */
export const RANGES = { "99-100": [0.99, 1.01], "90-99": [0.9, 0.99], "50-90": [0.5, 0.9], "10-50": [0.1, 0.5], "1-10": [0.01, 0.1], "0-1": [0, 0.01] } as const; // prettier-ignore
export type Range = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES) as readonly Range[];

/** What a list is narrowed to; all hold together. */
export interface Filter {
  readonly show: Show;
  /** Only entries of such a probability. Absent: any. */
  readonly range?: Range;
  /** Each spelling has a line of its own, instead of one a row. */
  readonly spellings?: true;
  /** One of the entries' sources; absent: any. */
  readonly source?: string;
  /** Text that stands in the entry, whatever case and accents; `#12` is the entry with that id. Empty: any. */
  readonly search: string;
}

/** The whole list. */
export const NO_FILTER: Filter = { show: "all", search: "" };

/** Whether a filter leaves anything out. */
export function isFiltered({ show, source, range, search }: Filter): boolean {
  return show !== "all" || source !== undefined || range !== undefined || search.trim() !== "";
}

/** The text of each entry that a search looks in. */
export function searchTexts(queue: readonly Question[]): readonly string[] {
  return queue.map(({ surface, token }) => `${foldSurface(surface)}\n${foldSurface(token)}`);
}

const wholeLists = new WeakMap<readonly Question[], readonly number[]>();

/** Every index of a queue, made once. */
function wholeList(queue: readonly Question[]): readonly number[] {
  const known = wholeLists.get(queue) ?? [...queue.keys()];
  wholeLists.set(queue, known);
  return known;
}

/** What a filter looks at. */
export interface Filtered {
  readonly queue: readonly Question[];
  readonly searchTexts: readonly string[];
  readonly decided: ReadonlyMap<number, Choice>;
  readonly notes: ReadonlyMap<number, string>;
  readonly again: ReadonlyMap<number, AgainAnswer>;
}

/**
 * Indexes in the queue of the lines of a list, ascending: of each row that a filter leaves one entry, the one that is shown, or else the first that is undecided,
 * or else the first. A list of spellings has all.
 */
export function listRows(session: Filtered & { readonly position: number }, filter: Filter): readonly number[] {
  const entries = filterQueue(session, filter);
  if (filter.spellings === true || filter.show === "variants") return entries;
  const { queue, decided, position } = session;
  const lines = new Map<number, number>();
  for (const index of entries) {
    const entry = queue[index] as Question;
    const { tokenId } = entry;
    const key = rowKey(entry);
    const line = lines.get(key);
    const isBetter =
      line !== undefined && line !== position && decided.has(queue[line]?.tokenId ?? -1) && !decided.has(tokenId);
    if (line === undefined || index === position || isBetter) lines.set(key, index);
  }
  return lines.size === entries.length ? entries : [...lines.values()].sort((a, b) => a - b);
}

/** Indexes in the queue of the entries that a filter leaves, ascending. */
export function filterQueue(
  { queue, searchTexts: texts, decided, notes, again }: Filtered,
  filter: Filter,
): readonly number[] {
  if (!isFiltered(filter)) return wholeList(queue);
  const { show, source, range } = filter;
  const [least, below] = range === undefined ? [0, Infinity] : RANGES[range];
  const search = foldSurface(filter.search);
  const tokenId = /^#\d+$/.test(search) ? Number(search.slice(1)) : undefined;
  const view: number[] = [];
  for (const [index, entry] of queue.entries()) {
    if (!isShown(entry)) continue;
    if (
      range !== undefined &&
      !(entry.probability !== undefined && entry.probability >= least && entry.probability < below)
    )
      continue;
    if (source !== undefined && entry.sources?.includes(source) !== true) continue;
    if (tokenId !== undefined ? entry.tokenId !== tokenId : search !== "" && !texts[index]?.includes(search)) continue;
    view.push(index);
  }
  return view;

  function isShown(entry: Question): boolean {
    switch (show) {
      case "all":
        return true;
      case "undecided":
        return !decided.has(entry.tokenId);
      case "variants":
        return isUndecidedVariant(entry, decided);
      case "noted":
        return notes.has(entry.tokenId);
      case "differs":
        return isAnsweredOtherwise(again.get(entry.tokenId));
      default:
        return decided.get(entry.tokenId) === show;
    }
  }
}

/** Whether the second answer to an entry was another than the first, and none was given since in sight of what stood. */
export function isAnsweredOtherwise(answer: AgainAnswer | undefined): boolean {
  return answer !== undefined && answer.before !== answer.said && answer.isRevised !== true;
}

/** Whether an entry has no decision though another spelling of it is decided to be a name. */
export function isUndecidedVariant(entry: Question, decided: ReadonlyMap<number, Choice>): boolean {
  return !decided.has(entry.tokenId) && entry.variants.some((tokenId) => decided.get(tokenId) === "name");
}

/** The sources that entries of a queue have, in the order in which they first occur. */
export function sourcesOf(queue: readonly Question[]): readonly string[] {
  return [...new Set(queue.flatMap(({ sources = [] }) => sources))];
}
