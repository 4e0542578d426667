import { foldSurface } from "../text/fold.ts";
import type { Choice } from "./fold-lines.ts";
import type { Question } from "./question.ts";
import type { AgainAnswer } from "./again-answer.ts";

/**
 * Which entries a list shows. `variants`: undecided entries that spell a decided name another way. `differs`: entries that were answered otherwise when they
 * came again, and not decided since.
 */
export const SHOWS = ["all", "undecided", "variants", "name", "keep", "unsure", "noted", "differs"] as const;
export type Show = (typeof SHOWS)[number];

/** What a list is narrowed to; all three hold together. */
export interface Filter {
  readonly show: Show;
  /** One of the entries' sources; absent: any. */
  readonly source?: string;
  /** Text that stands in the entry, whatever case and accents; `#12` is the entry with that id. Empty: any. */
  readonly search: string;
}

/** The whole list. */
export const NO_FILTER: Filter = { show: "all", search: "" };

/** Whether a filter leaves anything out. */
export function isFiltered({ show, source, search }: Filter): boolean {
  return show !== "all" || source !== undefined || search.trim() !== "";
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

/** Indexes in the queue of the entries that a filter leaves, ascending. */
export function filterQueue(
  { queue, searchTexts: texts, decided, notes, again }: Filtered,
  filter: Filter,
): readonly number[] {
  if (!isFiltered(filter)) return wholeList(queue);
  const { show, source } = filter;
  const search = foldSurface(filter.search);
  const tokenId = /^#\d+$/.test(search) ? Number(search.slice(1)) : undefined;
  const view: number[] = [];
  for (const [index, entry] of queue.entries()) {
    if (!isShown(entry)) continue;
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

/** Whether nobody said anything of an entry though another spelling of it is decided to be a name. */
export function isUndecidedVariant(entry: Question, decided: ReadonlyMap<number, Choice>): boolean {
  return !decided.has(entry.tokenId) && entry.variants.some((tokenId) => decided.get(tokenId) === "name");
}

/** The sources that entries of a queue have, in the order in which they first occur. */
export function sourcesOf(queue: readonly Question[]): readonly string[] {
  return [...new Set(queue.flatMap(({ sources = [] }) => sources))];
}
