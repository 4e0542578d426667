import { splitSentences, type Stretch } from "../text/tokenise.ts";
import type { UnitKind } from "./unit-kinds.ts";

/** The units of a text, in order, disjoint, in UTF-16 code units, without the white space around them. */
export function cutUnits(text: string, kind: UnitKind): Stretch[] {
  return kind === "sentence" ? splitSentences(text) : cutPassages(text);
}

function cutPassages(text: string): Stretch[] {
  const passages: Stretch[] = [];
  let open: Stretch | undefined;
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf("\n", from);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(from, end);
    const body = line.trim();
    if (body === "") {
      if (open !== undefined) passages.push(open);
      open = undefined;
    } else {
      const start = from + line.indexOf(body);
      open = { start: open?.start ?? start, end: start + body.length };
    }
    from = end + 1;
  }
  if (open !== undefined) passages.push(open);
  return passages;
}
