import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import type { NoteLanguage } from "../text/note-languages.ts";

/** Finds what must be replaced. The only interface a recogniser has. */
export interface Recogniser {
  /** As written on the command line, for example `rules:nl`. */
  readonly name: string;
  /** The language whose notes it is for, where it is for one. */
  readonly language?: NoteLanguage;
  /** For each document, in order, the spans found: sorted, disjoint, in UTF-16 code units of its text. */
  recognise(documents: readonly Document[]): Promise<Span[][]>;
}
