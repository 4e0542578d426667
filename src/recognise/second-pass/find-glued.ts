import { foldWord } from "../../text/fold.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { isInAddress } from "./judge-place.ts";
import type { PeopleSettings } from "./people-options.ts";
import { isLetter, isUpper } from "./surroundings.ts";

const SHORTEST_REST = 2;

/**
 * Known names inside longer runs of letters, without the rest of the run: where a capital begins the name or what follows it
 * ("vistoporAna"), or the run is no word and what is left of it is one ("Gijsbertgezien").
 */
export function findGlued(
  text: string,
  { long, short }: { readonly long: Iterable<string>; readonly short: Iterable<string> },
  settings: PeopleSettings,
): Stretch[] {
  const found: Stretch[] = [];
  const lower = text.toLowerCase();
  if (lower.length === text.length)
    for (const word of long) collect(lower, word, (at) => isPart(text, at, at + word.length, settings), found);
  for (const word of short) collect(text, word, (at) => isBehindSmall(text, at, at + word.length), found);
  return found.filter((stretch) => !isInAddress(text, stretch));
}

function collect(text: string, word: string, test: (at: number) => boolean, found: Stretch[]): void {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (test(at)) found.push({ start: at, end: at + word.length });
}

function isPart(text: string, start: number, end: number, settings: PeopleSettings): boolean {
  const [opens, closes] = [!isLetter(text, start - 1), !isLetter(text, end)];
  if (opens && closes) return false;
  if (isBehindSmall(text, start, end)) return true;
  if (opens && isUpper(text, end) && !isUpper(text, end - 1)) return true;
  let [from, to] = [start, end];
  while (from > 0 && isLetter(text, from - 1)) from--;
  while (to < text.length && isLetter(text, to)) to++;
  const isRest = (rest: string) =>
    rest === "" ||
    (rest.length >= SHORTEST_REST && settings.isOrdinary(rest) && !/^(?:en|es|er|je|in|os|as)$/.test(rest));
  if (!isRest(foldWord(text.slice(from, start))) || !isRest(foldWord(text.slice(end, to)))) return false;
  const run = foldWord(text.slice(from, to));
  return !settings.isOrdinary(run) && !settings.isMedical(run);
}

function isBehindSmall(text: string, start: number, end: number): boolean {
  return isUpper(text, start) && isLetter(text, start - 1) && !isUpper(text, start - 1) && !isLetter(text, end);
}
