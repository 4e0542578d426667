import type { Stretch } from "../../text/tokenise.ts";
import { lineEndNear, lineStartNear } from "./surroundings.ts";

/** A line longer than this is narrative, whatever colon it has. */
const LONGEST_FIELD_LINE = 200;
/** How far from the end of a note its sign-off begins, in UTF-16 code units. */
const SIGN_OFF = 300;

/** Before a name that signs stand at most so many code units of its line: "Groet, ", "Fdo.: Dra. ". */
const LONGEST_CLOSING = 24;

/** True where a colon stands before the span in a short line ("Médico: …"), or the span begins a line near the text's end and something ends it. */
export function isInFieldOrSignOff(text: string, span: Stretch): boolean {
  const start = lineStartNear(text, span.start, LONGEST_FIELD_LINE);
  const end = start < 0 ? -1 : lineEndNear(text, span.end, LONGEST_FIELD_LINE);
  if (end < 0 || end - start > LONGEST_FIELD_LINE) return false;
  if (text.slice(start, span.start).includes(":")) return true;
  if (text.length - span.start > SIGN_OFF || span.start - start > LONGEST_CLOSING) return false;
  return span.end === end || /^[ \t]*[,.;()/\r-]/.test(text.slice(span.end, end));
}
