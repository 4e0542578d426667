import { moveSpan, type Span } from "../../text/span.ts";
import type { RuleLanguage } from "../rules/languages/languages.ts";
import { isModels } from "./find-lonely.ts";

/** A stop behind a word of five letters and more, which is no title or shortened name, and the next sentence. */
const STOP = /(?<=\p{L}{5}|\p{L}['’]s)\.\s+(?=\p{Lu})/gu;
const SHORTEST = 9;
const FULL_STOP = 0x2e;
/** What Dutch marks in the generated notes has taught the shipped models: it stays as it was. */
const UNCUT: ReadonlySet<RuleLanguage> = new Set<RuleLanguage>(["nl"]);

/** The names, those of models cut where a sentence ends: "Thopaz. Rutgers" are two things of a list, each to be weighed alone. */
export function splitAtStops(language: RuleLanguage, text: string, names: Span[]): Span[] {
  if (UNCUT.has(language) || !names.some((span) => mayHoldStop(text, span))) return names;
  return names.flatMap((span) => {
    if (!mayHoldStop(text, span)) return [span];
    const stops = [...text.slice(span.start, span.end).matchAll(STOP)];
    if (stops.length === 0) return [span];
    const starts = [span.start, ...stops.map(({ index, 0: stop }) => span.start + index + stop.length)];
    const ends = [...stops.map(({ index }) => span.start + index), span.end];
    return starts.map((start, index) => moveSpan(span, start, ends[index] as number));
  });
}

/** Most names hold none. */
function mayHoldStop(text: string, span: Span): boolean {
  if (span.end - span.start < SHORTEST || !isModels(span)) return false;
  for (let at = span.start; at < span.end; at++) if (text.charCodeAt(at) === FULL_STOP) return true;
  return false;
}
