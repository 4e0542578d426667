import type { Span } from "../../text/span.ts";
import { type Cut, cutNames } from "./cut-names.ts";

/** A stop behind a word of five letters and more, which is no title or shortened name, and the next sentence. */
const STOP = /(?<=\p{L}{5}|\p{L}['’]s)\.\s+(?=\p{Lu})/gu;
const SHORTEST = 9;
const FULL_STOP = 0x2e;
const NO_CUTS: readonly Cut[] = [];

/** The names, those of models cut where a sentence ends: "Thopaz. Rutgers" are two things of a list, each a candidate of its own. */
export function splitAtStops(text: string, names: readonly Span[]): readonly Span[] {
  return cutNames(names, (span) => {
    if (!mayHoldStop(text, span)) return NO_CUTS;
    return Array.from(text.slice(span.start, span.end).matchAll(STOP), ({ index, 0: stop }) => ({
      end: span.start + index,
      start: span.start + index + stop.length,
    }));
  });
}

/** Most names hold none. */
function mayHoldStop(text: string, span: Span): boolean {
  if (span.end - span.start < SHORTEST || span.source?.startsWith("crf:") !== true) return false;
  for (let at = span.start; at < span.end; at++) if (text.charCodeAt(at) === FULL_STOP) return true;
  return false;
}
