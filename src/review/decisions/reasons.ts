// What the reasons of lines mean that this program writes itself.

/**
 * The reason of a line that takes back the line before it. The file is only ever appended to, so undoing writes the reviewer's
 * previous decision on the token again with this reason; where there was none, `unsure` with this reason stands for "not
 * decided".
 */
export const UNDO = "undo";

/**
 * The reason of a line that settles what reviewers see differently, or what it begins with before a colon. It outweighs what any reviewer said before it;
 * answers given later count beside it.
 */
export const SETTLED = "settled";

/**
 * The reason of the answer to an entry that came a second time, unmarked. It never makes its reviewer's own answer less cautious: the line before it stands
 * where that calls a name what this one does not. A later line of another reason replaces both.
 */
export const AGAIN = "came again";

/** The reason of a line that was written for all variants of an entry at once. */
export const ALL_VARIANTS = "all variants";

/** The reason of lines that were written for a page of entries, all of which were looked at. */
export const ON_PAGE = "page";

/** The reason of lines that were written for likely names of which some were looked at. */
export const LIKELY_NAMES = "likely names";

/** Whether a reason means something to this program, so that a person cannot give it. */
export function isReservedReason(reason: string): boolean {
  const [first = ""] = reason.trim().split(":");
  return [UNDO, AGAIN, ALL_VARIANTS, SETTLED, ON_PAGE, LIKELY_NAMES].includes(first.trim());
}
