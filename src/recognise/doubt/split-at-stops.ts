import type { Span } from "../../text/span.ts";
import type { RuleLanguage } from "../rules/languages/languages.ts";
import { isModels } from "./find-lonely.ts";

/** A stop behind a word of five letters and more, which is no title or shortened name, and the next sentence. */
const STOP = /(?<=\p{L}{5})\.\s+(?=\p{Lu})/gu;
const SHORTEST = 9;
/** What Dutch marks in the generated notes has taught the shipped models: it stays as it was. */
const UNCUT: ReadonlySet<RuleLanguage> = new Set<RuleLanguage>(["nl"]);

/** The names, those of models cut where a sentence ends: "Thopaz. Rutgers" are two things of a list, each to be weighed alone. */
export function splitAtStops(language: RuleLanguage, text: string, names: Span[]): Span[] {
  if (UNCUT.has(language)) return names;
  return names.flatMap((span) => {
    if (span.end - span.start < SHORTEST || !isModels(span)) return [span];
    const stops = [...text.slice(span.start, span.end).matchAll(STOP)];
    if (stops.length === 0) return [span];
    const starts = [span.start, ...stops.map(({ index, 0: stop }) => span.start + index + stop.length)];
    const ends = [...stops.map(({ index }) => span.start + index), span.end];
    return starts.map((start, index) => ({ ...span, start, end: ends[index] as number }));
  });
}
