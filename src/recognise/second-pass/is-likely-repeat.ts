import { foldWord } from "../../text/fold.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { NameIndex } from "../known-names/name-index.ts";
import { PARTICLES } from "../known-names/particles.ts";
import { readPieces } from "../known-names/pieces.ts";

/** A word shorter than this is too often an abbreviation to be a name by itself. */
const SHORTEST_ALONE = 3;
const LONGEST_ADDRESS = 80;
/** A shorter word with a typing error is too often another word. */
const SHORTEST_WITH_ERROR = 5;

/**
 * True if a stretch that the names of a document explain is rather a name than a word: two words of a name always are; one word
 * is if it is no ordinary word, or has a capital inside a sentence or an initial beside it. A part of an e-mail address or URL
 * is left to whoever finds the whole.
 */
export function isLikelyRepeat(
  text: string,
  span: Stretch,
  index: NameIndex,
  isOrdinary: (word: string) => boolean,
): boolean {
  if (isInAddress(text, span)) return false;
  const surface = text.slice(span.start, span.end);
  const { bounds, count } = readPieces(surface);
  const words: string[] = [];
  let hasInitial = false;
  for (let i = 0; i < count; i++) {
    const piece = surface.slice(bounds[2 * i], bounds[2 * i + 1]);
    const word = foldWord(piece);
    if (PARTICLES.has(word)) continue;
    if (word.length > 1) words.push(piece);
    else hasInitial = true;
  }
  const [piece, second] = words;
  if (piece === undefined) return false;
  if (second !== undefined) return true;
  const word = foldWord(piece);
  const isCapital = /^\p{Lu}/u.test(piece);
  const isExact = index.words.idOf(word) >= 0;
  if (word.length < (isExact ? SHORTEST_ALONE : SHORTEST_WITH_ERROR)) return false;
  if (hasInitial && isCapital) return true;
  if (isCapital && isExact) return !isOrdinary(word) || isInsideSentence(text, span.start);
  // In small letters, or misspelt: only what no dictionary explains.
  return !isOrdinary(word);
}

/** Not the first word of a line or sentence, where any word has a capital. */
function isInsideSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && /[ \t\u00a0"“‘'(]/.test(text[at] as string)) at--;
  return at >= 0 && !/[\n\r.!?:•*-]/.test(text[at] as string);
}

/** Part of "j.jansen@example.org", "www.jansen.nl": what stands between white space has an at sign, a scheme or "www.". */
function isInAddress(text: string, span: Stretch): boolean {
  let [start, end] = [span.start, span.end];
  while (start > 0 && span.start - start < LONGEST_ADDRESS && !/[\s<>()[\],;]/.test(text[start - 1] as string)) start--;
  while (end < text.length && end - span.end < LONGEST_ADDRESS && !/[\s<>()[\],;]/.test(text[end] as string)) end++;
  return /@|:\/\/|^www\./i.test(text.slice(start, end));
}
