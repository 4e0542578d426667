import type { Stretch } from "../../text/tokenise.ts";
import { type NoteStyle, styleOf } from "./note-style.ts";
import type { Likeness } from "./people-index.ts";
import type { PeopleSettings } from "./people-options.ts";
import { isUpper, type Neighbour, wordAfter, wordBefore } from "./surroundings.ts";

/** One word that may be a known name. */
export interface NamedPlace extends Stretch {
  /** Folded. */
  readonly word: string;
  readonly surface: string;
  readonly likeness: Likeness;
}

/** A word shorter than this is too often an abbreviation to be a name by itself. */
const SHORTEST_ALONE = 3;
/** In capitals: "ANA" are antibodies, where Ana is not written so. */
const LONGEST_ABBREVIATION = 4;
/** A nickname or diminutive shorter than this needs a capital. */
const SHORTEST_SMALL_NICKNAME = 4;

/**
 * Decides, for the single words of one text, which are names by the place where they stand. `isInCapitals`: is a known name written so, in
 * capitals? Of all likenesses `exact` makes a name wherever another does.
 */
export function createPlaceJudge(
  text: string,
  isInCapitals: (surface: string) => boolean,
  settings: PeopleSettings,
): (place: NamedPlace) => boolean {
  let style: NoteStyle | undefined;
  const { words } = settings;
  return (place) => {
    const { word, surface, likeness, start, end } = place;
    if (word.length < SHORTEST_ALONE || isInAddress(text, place)) return false;
    const isCapital = isUpper(text, start);
    const isUpperCase = surface.length > 1 && surface === surface.toUpperCase();
    style ??= styleOf(text);
    if (isUpperCase && surface.length <= LONGEST_ABBREVIATION && style !== "upper" && !isInCapitals(surface))
      return false;
    const before = wordBefore(text, start);
    const isBeside = /^[ \t\u00a0]*$/.test(before.gap);
    // "Hospital García", "calle García".
    if (isBeside && words.things.has(before.word) && before.word !== "") return false;
    const isOrdinary = settings.isOrdinary(word);
    if (!isOrdinary) {
      // "Violet in her violet cardigan": small where the note writes names with capitals.
      if (!isCapital && style === "capitals" && settings.isWordToo(word) && !words.roles.has(before.word)) return false;
      if (likeness === "exact" || likeness === "genitive" || isCapital) return true;
      return likeness === "misspelt" || word.length >= SHORTEST_SMALL_NICKNAME;
    }
    if (likeness === "misspelt") return false;
    // "Sra. Cabeza", "mw. zomer"; but "la madre cabeza" is not written.
    if (/^\.?[ \t\u00a0]*$/.test(before.gap) && words.roles.has(before.word))
      return !settings.isFunctionWord(word) || isCapital;
    const isStart = startsSentence(before, start);
    if (settings.isFunctionWord(word)) return isCapital && !isUpperCase && !isStart && style === "capitals";
    const after = wordAfter(text, end);
    if (isThing(after, words)) return false;
    const says = style === "capitals" && !isUpperCase;
    // The note writes names with capitals and this word with one.
    if (says && isCapital) return isStart ? opensAsName(place, after) : true;
    if (likeness === "nickname") return false;
    const isCued = isBeside && words.cues.has(before.word);
    if (says) return false;
    if (isBeside && (words.determiners.has(before.word) || words.prepositions.has(before.word))) return false;
    if (isCued || isStart) return isCued || opensAsName(place, after);
    return likeness === "exact" && !isListed(before, after);

    function opensAsName({ end: at }: Stretch, next: Neighbour): boolean {
      if (likeness === "nickname" || text[at] === ":" || text[at] === "/") return false;
      // "Cabeza y cuello", "Head, neck".
      if (words.conjunctions.has(next.word) || next.gap.startsWith(",")) return false;
      return next.word !== "" || settings.hasDictionary;
    }
  };
}

/** "head injury", "zomer:". */
function isThing(after: Neighbour, words: PeopleSettings["words"]): boolean {
  return /^[ \t]*:/.test(after.gap) || (/^[ \t-]+$/.test(after.gap) && words.nounsAfter.has(after.word));
}

/** Between commas or slashes: one of a list of things. */
function isListed(before: Neighbour, after: Neighbour): boolean {
  return /[,/]/.test(before.gap) && /[,/]/.test(after.gap);
}

/** The first word of a line or sentence, where any word has a capital. */
function startsSentence(before: Neighbour, start: number): boolean {
  if (start === 0 || (before.word === "" && before.gap.length < 12)) return true;
  return /[.!?:•*–\n\r-][\s"“‘'(]*$/.test(before.gap);
}

const LONGEST_ADDRESS = 80;
const ADDRESS_ENDS = " \t\n\r\u00a0<>()[],;";

/** Part of "j.jansen@example.org", "www.jansen.nl": what stands between white space has an at sign, a scheme or "www.". */
export function isInAddress(text: string, span: Stretch): boolean {
  let [start, end] = [span.start, span.end];
  while (start > 0 && span.start - start < LONGEST_ADDRESS && !ADDRESS_ENDS.includes(text[start - 1] as string))
    start--;
  while (end < text.length && end - span.end < LONGEST_ADDRESS && !ADDRESS_ENDS.includes(text[end] as string)) end++;
  if (start === span.start && end === span.end) return false;
  return /@|:\/\/|^www\./i.test(text.slice(start, end));
}
