import type { Stretch } from "../../text/tokenise.ts";

/** A line longer than this is narrative, whatever colon it has. */
const LONGEST_FIELD_LINE = 200;
/** How far from the end of a note its sign-off begins, in UTF-16 code units. */
const SIGN_OFF = 300;

/** True where a colon stands before the span in a short line ("Médico: …"), or the span is in a short line near the text's end. */
export function isInFieldOrSignOff(text: string, span: Stretch): boolean {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const next = text.indexOf("\n", span.end);
  const end = next < 0 ? text.length : next;
  if (end - start > LONGEST_FIELD_LINE) return false;
  return text.slice(start, span.start).includes(":") || text.length - span.start <= SIGN_OFF;
}
