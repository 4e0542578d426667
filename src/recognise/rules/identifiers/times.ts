import type { DateWords } from "../engine/language-rules.ts";
import { type Finder, type Found, textBefore, WORD_END, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

/** Times of day: 14:30, 9.15 uur, 14h30, "a las 8 h", 3 pm. Titres ("1:20") and ratios need a word beside them to be one. */
export function createTimeFinder(words: DateWords, patterns: PatternSet): Finder {
  const unit = `(?:\\s?(?:${words.timeUnit})(?!\\p{L}))`;
  const clock = new RegExp(
    `(?<![\\p{L}\\p{N}:.,/])((?:[01]?\\d|2[0-4]))([:.hu])([0-5]\\d)(?::[0-5]\\d)?(${unit})?(?![\\p{N}:/]|[.,]\\d)`,
    "giu",
  );
  const hour = new RegExp(`(?<=${WORD_START}(?:${words.timeBefore})\\s)(?:[01]?\\d|2[0-4])${unit}${WORD_END}`, "giu");
  const meridian = new RegExp(`${WORD_START}(?:0?\\d|1[0-2])(?:[:.][0-5]\\d)?\\s?[ap]\\.?\\s?m\\.?(?!\\p{L})`, "giu");
  const before = new RegExp(`${WORD_START}(?:${words.timeBefore})\\s?:?\\s?$`, "iu");
  const findClock = patterns.search(clock);
  const findHours = patterns.search(hour, true);
  const findMeridian = patterns.search(meridian);
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    const add = (start: number, surface: string, score: number) => {
      found.push({ start, end: start + surface.trimEnd().length, label: "TIME", score, rule: "time" });
    };
    for (const match of findClock(reading)) {
      const [surface, hours = "", separator = "", , unitFound] = match;
      const isSupported = unitFound !== undefined || before.test(textBefore(text, match.index));
      const isPlain = separator === ":" && hours.length === 2;
      if (isSupported || isPlain || /[hu]/i.test(separator)) add(match.index, surface, isSupported ? 0.9 : 0.8);
    }
    // "A las 24 horas" is a length of time.
    for (const match of findHours(reading)) if (!/(?:horas?|hours?)$/iu.test(match[0])) add(match.index, match[0], 0.8);
    for (const match of findMeridian(reading)) add(match.index, match[0], 0.85);
    return found;
  };
}
