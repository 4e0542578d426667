import { replaceSpans } from "../../text/span.ts";
import type { Edit } from "./record-codec.ts";

/** A text with its edits made. Throws a RangeError if they are not sorted and disjoint, or leave the text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return replaceSpans(text, edits, replacementOf);
}

/** What takes the place of an edit. */
export function replacementOf({ replacement }: Edit): string {
  return replacement;
}
