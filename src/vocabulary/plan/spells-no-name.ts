import { spellingOf } from "../../model/tokenizers/surfaces.ts";
import { loadPersonNames } from "../../recognise/rules/lists/person-names.ts";
import { foldSurface } from "../../text/fold.ts";
import { isPlaceholder } from "./placeholders.ts";
import { wordsIn } from "../verify/residue-words.ts";
import type { Vocabulary } from "../vocabulary.ts";

/** From so many letters on, a capitalised piece inside words can be read as a name: `Ol` cannot, `Liz` can. */
const LEAST_LETTERS = 3;

/**
 * Tells which pieces a freed id may carry: no entry, none that holds a removed entry as a word, none that is spelled as one
 * whatever its case, accents and marks, and, where a piece begins words or is capitalised, none that a shipped list of names has.
 *
 * @param removed entries that this rewrite and earlier ones removed, as the vocabulary wrote them
 */
export function createNamelessCheck(vocabulary: Vocabulary, removed: Iterable<string>): (piece: string) => boolean {
  const { surface, startsWord } = spellingOf(vocabulary.source.json);
  const entries = new Set(vocabulary.tokens);
  const spellings = new Set([...removed].flatMap((token) => [token, surface(token)]));
  const folded = new Set([...spellings].map(foldSurface));
  // Read where a piece is asked for: most rewrites need none.
  let isListed: ((surface: string) => boolean) | undefined;
  return (piece) => {
    if (entries.has(piece) || isPlaceholder(piece)) return false;
    const text = surface(piece);
    if (folded.has(foldSurface(text)) || wordsIn(piece).some((word) => spellings.has(word))) return false;
    const isLikeName = startsWord(piece) || (/^\p{Lu}/u.test(text) && [...text].length >= LEAST_LETTERS);
    return !isLikeName || !(isListed ??= loadPersonNames())(text);
  };
}
