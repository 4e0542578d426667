import type { EntryDetail } from "../describe/describe-entry.ts";
import type { Filter } from "../session/filter.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import type { Action } from "../session/action.ts";

// What the page and its server say to each other, as JSON.

/** A line of the list. */
export interface Row {
  readonly tokenId: number;
  readonly surface: string;
  readonly choice: Choice | null;
  /** The choice in words. */
  readonly state: string;
  /** How probably it is a name, or how often it was predicted. */
  readonly figure: string;
}

/** A part of the list. */
export interface Rows {
  /** Place of the first row in the list, from 0. */
  readonly first: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

/** The entry that is shown. */
export interface ShownEntry extends Omit<EntryDetail, "variants"> {
  readonly tokenId: number;
  readonly choice: Choice | null;
  readonly state: string;
  readonly variants: readonly { readonly tokenId: number; readonly token: string; readonly state: string }[];
  readonly note: string;
  readonly reason: string;
}

/** Everything that a page shows, in its language. */
export interface PageState {
  /** Changes with every change; an action says which one it was made on. */
  readonly revision: number;
  readonly status: "open" | "finished" | "quit";
  /** Where the reviewer is, what was decided, and how many names are left. */
  readonly place: string;
  readonly counts: string;
  readonly estimate: string;
  readonly decided: number;
  readonly candidates: number;
  readonly filter: Filter;
  readonly entry: ShownEntry | null;
  /** What stands where no entry is shown. */
  readonly end: string;
  /** What can be decided together with the entry that is shown: rows by their spellings; null where nothing can. */
  readonly page: { readonly heading: string; readonly rows: readonly string[] } | null;
  /** Place in the list of the entry that is shown; -1 if none is. */
  readonly current: number;
  readonly list: Rows;
  /** What the last action came to, for the screen and for screen readers. */
  readonly said: string;
}

/** What a decision on all that is listed would decide. */
export interface BulkPreview {
  readonly revision: number;
  readonly heading: string;
  readonly about: string;
  readonly surfaces: readonly string[];
  readonly more: string;
}

/** A request for an action; without one, for the state as it is. */
export interface ActRequest {
  readonly language: string;
  readonly revision?: number;
  readonly action?: Action;
  /** Undecided spellings of decided names are to be listed. */
  readonly variants?: boolean;
}

/** A request for a part of the list. */
export interface RowsRequest {
  readonly language: string;
  readonly first: number;
  readonly count: number;
}
