import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Lot } from "./lot.ts";
import type { SurrogateNames } from "./names.ts";
import type { IsFree } from "./taken-words.ts";

/** What the surrogates of one document are drawn with. */
export interface DocumentDraws {
  readonly language: NoteLanguage;
  readonly names: SurrogateNames;
  /** Of the document, or of its group of documents. */
  readonly lot: Lot;
  /** Of the group where the document has one, whatever the strategy: how far its dates are shifted. */
  readonly groupLot: Lot;
  readonly isFree: IsFree;
  /** Probability of drawing anew at a mention; 0 for consistent surrogates. */
  readonly redraw: number;
}
