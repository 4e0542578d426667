import type { Filter } from "./filter.ts";
import type { Choice } from "../decisions/fold-lines.ts";

/** What a reviewer can do. */
export type Action =
  /** On the entry that is shown; `together`: and on its undecided variants. */
  | { readonly kind: "decide"; readonly choice: Choice; readonly together?: boolean }
  /** On every undecided entry that the filter leaves, with a reason that is written with each. */
  | { readonly kind: "decide-listed"; readonly choice: Choice; readonly reason: string }
  /** On the page that begins with the entry that is shown: all are what the page says but the rows with these places in it, from 0. */
  | { readonly kind: "decide-page"; readonly picked: readonly number[] }
  /** Takes the likely names for names of which enough were looked at. */
  | { readonly kind: "take-likely" }
  /** Passes the entry by until the next session. */
  | { readonly kind: "skip" }
  | { readonly kind: "undo" }
  /** Of the entry that is shown; empty takes the note away. */
  | { readonly kind: "note"; readonly text: string }
  /** By so many places in the list. */
  | { readonly kind: "move"; readonly by: number }
  /** To an entry of the list. */
  | { readonly kind: "show"; readonly tokenId: number }
  | { readonly kind: "filter"; readonly filter: Filter }
  | { readonly kind: "quit" };
