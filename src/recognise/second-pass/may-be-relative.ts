import { foldWord } from "../../text/fold.ts";
import { TITLES } from "../known-names/particles.ts";
import type { PeopleSettings } from "./people-options.ts";
import { isUpper } from "./surroundings.ts";

/** "JPM", "AMC". */
export const LONGEST_INITIALS = 4;
const SHORTEST_GIVEN = 3;

/**
 * May `text[start, end)` be a relative's given name or initials, right before the known surname that begins at `next`: capitals, or a word
 * with one that is no other?
 */
export function mayBeRelative(
  text: string,
  start: number,
  end: number,
  next: number,
  settings: PeopleSettings,
): boolean {
  if (!isUpper(text, start) || !/^\.? $/.test(text.slice(end, next))) return false;
  const { words } = settings;
  const word = foldWord(text.slice(start, end));
  const isInitials = end - start < LONGEST_INITIALS && isUpper(text, end - 1);
  if (text[end] === "." && !isInitials) return false;
  if (settings.isFunctionWord(word) || words.signs.has(word) || TITLES.has(word)) return false;
  if (isInitials) return !words.abbreviations.has(word);
  if (word.length < SHORTEST_GIVEN || words.things.has(word)) return false;
  return !settings.isOrdinary(word) && !settings.isMedical(word) && mayBeGivenName(text, start, end, word, settings);
}

/** "Th. Jansen", "JP Jansen"; but not "geb. Jansen". */
export function mayBeGivenName(
  text: string,
  start: number,
  end: number,
  word: string,
  settings: PeopleSettings,
): boolean {
  if (settings.words.roles.has(word) || TITLES.has(word) || settings.isFunctionWord(word)) return false;
  if (!isUpper(text, start)) return false;
  return (isUpper(text, end - 1) && end - start <= LONGEST_INITIALS) || !settings.isOrdinary(word);
}
